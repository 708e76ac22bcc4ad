/** People who sign up by themselves: an account where they may, and how far they came. */
import { sql } from "drizzle-orm";
import { tokenSentTo } from "#test/kit/mail";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { createTenant, newId, type TenantOptions, type TestTenant } from "#test/kit/tenant";
import { insertModerationRequest } from "#workers/features/moderation";
import { rowsOf } from "#workers/kernel/sql";

/** What they all choose. */
export const signUpPassword = "long enough words";

/** An account with an owner where people at its domain sign up, and somebody lets them in. */
export async function makeOpenCompany({ flags, settings, ...options }: TenantOptions = {}) {
	const acme = await createTenant({
		...options,
		flags: { custom_user_sign_up_enabled: 1, signup_moderation: 1, ...flags },
		settings: { sign_up_domains: ["acme.example"], ...settings },
	});
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	return { acme, olga };
}

/** What somebody fills in. */
export const nora = {
	first_name: "Nora",
	last_name: "Lind",
	email: "nora.lind@acme.example",
	message: "I joined the Leeds warehouse on Monday.",
	accepts_terms: 1 as const,
	terms_version: 0,
};

/** Fills the form in and lets the message that follows run; gives the token of the email. */
export async function askToJoin(tenant: TestTenant, more: Partial<typeof nora> = {}): Promise<string | undefined> {
	const visitor = tenant.visitor();
	runByHand(visitor);
	const given = { ...nora, ...more };
	await visitor.call("sign-up/sign-up", given);
	await runOutbox(tenant, "sign-up/send-sign-up-link");
	return tokenSentTo(tenant, given, "signup");
}

/** Signs up and follows the link; gives the browser in which it happened, and the request that waits. */
export async function joinAndWait(
	{ acme, olga }: Awaited<ReturnType<typeof makeOpenCompany>>,
	more: Partial<typeof nora> = {},
) {
	const token = (await askToJoin(acme, more))!;
	const browser = acme.visitor();
	const { status, email } = await browser.call("sign-up/confirm-sign-up", { token, password: signUpPassword });
	const { table_rows } = await olga.client.call("members/get-members-under-account", { filters: { email } });
	const user_id = table_rows[0]!.id;
	const { approval_request } = await olga.client.call("moderation/get-moderation", { employee_id: user_id });
	return { token, browser, status, user_id, request_id: approval_request?.id ?? 0 };
}
/** Somebody who waits to be let in, written as signing up leaves them, for tests of what others see of them. */
export async function addWaiting(tenant: TestTenant, options: { first_name: string; message?: string; at?: number }) {
	const { first_name, message = "", at = Date.now() } = options;
	const person = await tenant.addMember({ first_name, status: "pending" });
	const id = newId();
	const request = { id, kind: "sign_up", subject_id: person.id, requester_id: person.id, message } as const;
	await tenant.database.write([
		insertModerationRequest(tenant.id, { ...request, moderator_role: "account_owner" }, at),
	]);
	return { person, request_id: id };
}
/** A request about each of these people for account owners and for one member, every second decided, an hour after each other. */
export async function addManyRequests(
	tenant: TestTenant,
	people: readonly number[],
	{ moderated_by, member_id }: { moderated_by: number; member_id: number },
	start: number,
) {
	const rows = (["account_owner", ""] as const).flatMap((moderator_role) =>
		people.map((user_id, at) => ({
			...{ id: newId(), user_id, moderator_role, created_at: start + at * 3_600_000 },
			final_status: at % 2 ? "pending" : "approved",
		})),
	);
	await tenant.database.write([
		sql`insert into moderation_requests (account_id, id, kind, subject_id, requester_id, moderator_role, created_at, final_status,
				moderated_by, moderated_at)
			select ${tenant.id}, value ->> 'id', 'sign_up', value ->> 'user_id', value ->> 'user_id', value ->> 'moderator_role',
				value ->> 'created_at', value ->> 'final_status', iif(value ->> 'final_status' = 'pending', null, ${moderated_by}),
				iif(value ->> 'final_status' = 'pending', null, ${start}) from ${rowsOf(rows)}`,
		sql`insert into moderation_deciders (account_id, request_id, user_id, final_status, created_at)
			select ${tenant.id}, value ->> 'id', ${member_id}, value ->> 'final_status', value ->> 'created_at'
			from ${rowsOf(rows)} where value ->> 'moderator_role' = ''`,
	]);
}

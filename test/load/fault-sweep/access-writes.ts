/** The calls that the sweep breaks around getting in: invitations that are sent and cancelled, passwords that were forgotten. */
import { sql } from "drizzle-orm";
import { addWaiting, makeOpenCompany, nora } from "#test/factories/sign-ups";
import { tokenSentTo } from "#test/kit/mail";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { hashPassword } from "#workers/features/session";
import { minuteMs } from "#workers/kernel/clock";
import { deliver } from "./deliver";
import { call, type MainWrite } from "./swept-call";

const password = "correct horse battery";

/** The calls of people. */
export const accessWrites: readonly MainWrite[] = [
	call("invitations/send-invitations", async () => {
		const { tenant, olga, olu } = await makeCompany();
		return { tenant, members: [olu], client: olga.client, input: { user_ids: [olu.id] } };
	}),
	call(
		"invitations/cancel-invitations",
		async (quiet) => {
			const { tenant, olga, olu } = await makeCompany();
			olga.client.environment = quiet as never;
			const planned = { user_ids: [olu.id], send_at: Date.now() + 60 * minuteMs };
			const { sending_id } = await olga.client.call("invitations/send-invitations", planned);
			await sendAtOnce(tenant);
			return { tenant, members: [olu], client: olga.client, input: { sending_id } };
		},
		{ refusedOnceDone: 409, isAboutWaiting: true },
	),
	call(
		"session/request-password-reset",
		async () => {
			const { tenant, priya } = await makeCompany();
			return { tenant, members: [priya], client: tenant.visitor(), input: { email: priya.email } };
		},
		{ repeatLeaves: ["outbox", "emails", "audit_lines", "password_links"] },
	),
	call(
		"session/reset-password",
		async (quiet) => {
			const { tenant, priya } = await makeCompany();
			const visitor = tenant.visitor();
			visitor.environment = quiet as never;
			await visitor.call("session/request-password-reset", { email: priya.email });
			await deliver(tenant, quiet, { job: "session/send-password-link" });
			const token = (await tokenSentTo(tenant, priya, "reset"))!;
			return { tenant, members: [priya], client: tenant.visitor(), input: { token, password } };
		},
		{ repeatLeaves: ["audit_lines", "sessions"] },
	),
	call(
		"sign-up/sign-up",
		async () => {
			const { acme, olga } = await makeOpenCompany();
			return { tenant: acme, members: [olga], client: acme.visitor(), input: nora };
		},
		{ repeatLeaves: ["outbox", "emails", "sign_ups"] },
	),
	call(
		"sign-up/confirm-sign-up",
		async (quiet) => {
			const { acme, olga } = await makeOpenCompany();
			const visitor = acme.visitor();
			visitor.environment = quiet as never;
			await visitor.call("sign-up/sign-up", nora);
			await deliver(acme, quiet, { job: "sign-up/send-sign-up-link" });
			const token = (await tokenSentTo(acme, nora, "signup"))!;
			return { tenant: acme, members: [olga], client: acme.visitor(), input: { token, password } };
		},
		{ repeatLeaves: [] },
	),
	call(
		"sign-up/save-sign-up-settings",
		async () => {
			const { acme, olga } = await makeOpenCompany();
			const input = { custom_user_sign_up_enabled: 1, signup_moderation: 0, sign_up_domains: "acme.fr" } as const;
			return { tenant: acme, members: [olga], client: olga.client, input };
		},
		{ repeatLeaves: ["accounts", "audit_lines"] },
	),
	call(
		"moderation/moderate",
		async () => {
			const { acme, olga } = await makeOpenCompany();
			const { request_id } = await addWaiting(acme, { first_name: "Nora" });
			const input = { request_id, action: "approve", notes: "Known." } as const;
			return { tenant: acme, members: [olga], client: olga.client, input };
		},
		{ repeatLeaves: [] },
	),
	byAddressLink("session/confirm-email", "confirm-email"),
	byAddressLink("session/stop-email-change", "keep-email"),
	// Once it took place, the browser shows the other session, whose token is another one.
	call(
		"session/sign-in-as",
		async () => {
			const { tenant, olga, priya } = await makeCompany();
			const input = { user_id: priya.id, reason: "An order shows twice." };
			return { tenant, members: [priya], client: olga.client, input };
		},
		{ refusedOnceDone: 403 },
	),
	call(
		"session/switch-to-administration",
		async () => {
			const { tenant, olga } = await makeCompany();
			const mara = await tenant.addMember({ first_name: "Mara", settings: { account_owner_user_id: olga.id } });
			return { tenant, members: [mara], client: mara.client, input: {} };
		},
		{ refusedOnceDone: 403 },
	),
];

/** What is planned is due: the sweep lets half an hour pass at most. */
async function sendAtOnce(tenant: TestTenant): Promise<void> {
	await tenant.database.write([sql`update outbox set due_at = 0 where account_id = ${tenant.id}`]);
}

async function makeCompany(): Promise<{ tenant: TestTenant; olga: TestMember; priya: TestMember; olu: TestMember }> {
	const tenant = await createTenant();
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya" });
	const olu = await tenant.addMember({ first_name: "Olu", status: "invited" });
	return { tenant, olga, priya, olu };
}

/** What the link of an email about a change of address does, one to the new address or to the old one. */
function byAddressLink(
	covers: "session/confirm-email" | "session/stop-email-change",
	page: "confirm-email" | "keep-email",
) {
	return call(
		covers,
		async (quiet) => {
			const { tenant, priya } = await makeCompany();
			const email = "priya.new@initech.example";
			priya.client.environment = quiet as never;
			await tenant.database.write([
				sql`update users set password_hash = ${await hashPassword(password)} where account_id = ${tenant.id} and id = ${priya.id}`,
			]);
			await priya.client.call("session/change-email", { email, current_password: password });
			await deliver(tenant, quiet, { job: "session/send-email-confirmation" });
			const recipient = page === "confirm-email" ? { email } : priya;
			const token = (await tokenSentTo(tenant, recipient, page))!;
			return { tenant, members: [priya], client: tenant.visitor(), input: { token } };
		},
		{
			repeatLeaves: ["audit_lines", "outbox", "emails"],
			...(covers === "session/stop-email-change" ? { refusedOnceDone: 409 } : {}),
		},
	);
}

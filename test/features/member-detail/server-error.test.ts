/** What the machine fails in is told as 'Server Error', stands in the log once, and changes nothing. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { interrupted } from "#test/factories/faults";
import { takeCrashes } from "#test/kit/crashes";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";

const flags = {
	email_login_info_for_terminated: 1,
	create_new_employee_enabled: 1,
	custom_user_sign_up_enabled: 1,
	invites_enabled: 1,
} as const;

test("emptying, deactivating, login info, activation link and invitation say 'Server Error' when the database is away", async () => {
	const acme = await createTenant({ flags });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", points: 250 });
	const ines = await acme.addMember({ first_name: "Ines", status: "invited" });
	const marcus = await acme.addMember({ first_name: "Marcus" });
	await olga.client.call("member-detail/deactivate-member", { user_id: marcus.id });
	const whileAway = async (text: string, path: string, payload: object) => {
		await olga.client.csrfToken();
		olga.client.environment = interrupted(env as unknown as Environment, text, async () => {
			throw new Error("the database is away");
		}) as never;
		const { status, body } = await olga.client.post(path, payload);
		olga.client.environment = env;
		expect(takeCrashes()).toHaveLength(1);
		return [status, body.resultType, body.resultMsg];
	};
	const told = (code: string) => [409, code, "Server Error"];
	const of = (user_id: number) => ({ user_id });
	const members = "/api/members";
	expect(await whileAway("insert into ledger_entries", `${members}/api_empty_member_balances`, of(priya.id))).toEqual(
		told("balances_not_emptied"),
	);
	expect(await whileAway("update users set status", `${members}/api_deactivate_member`, of(priya.id))).toEqual(
		told("deactivation_failed"),
	);
	const info = { user_id: marcus.id, user_email: "marcus@home.example" };
	expect(await whileAway("insert into leaver_links", `${members}/api_send_login_info_to_terminated`, info)).toEqual(
		told("login_info_failed"),
	);
	expect(await whileAway("insert into password_links", "/api/users/send_activation_link", of(ines.id))).toEqual(
		told("activation_failed"),
	);
	expect(await whileAway("insert into emails", "/api/users/send_invitation_email", of(priya.id))).toEqual(
		told("invitation_failed"),
	);
	const { member } = await olga.client.call("member-detail/get-member-details", of(priya.id));
	expect(member).toMatchObject({ status: "active", point_balance: 250, invited_at: null });
});

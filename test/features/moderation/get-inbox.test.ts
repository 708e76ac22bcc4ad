/** The inbox: what waits and what was decided, by kind, and how many wait, for whoever decides. */
import { expect, test } from "vitest";
import { joinAndWait, makeOpenCompany } from "#test/factories/sign-ups";

test("[notifications-02] pending_moderations_count says how many wait for the person, follows each decision, and is 0 for all others", async () => {
	const company = await makeOpenCompany();
	const { acme, olga } = company;
	const priya = await acme.addMember({ first_name: "Priya" });
	const countOf = async ({ client }: typeof olga) => {
		client.forgetToken();
		const { user } = await client.call("session/init-user", {});
		const { user: framed } = await client.call("session/get-frame-user", {});
		expect(framed.pending_moderations_count).toBe(user.pending_moderations_count);
		expect(user.unread_notifs_and_announc_cnt).toEqual(expect.any(Number));
		expect(user).toHaveProperty("last_seen_notification_timestamp");
		return user.pending_moderations_count;
	};
	expect(await countOf(olga)).toBe(0);
	const first = await joinAndWait(company);
	await joinAndWait(company, { email: "ben@acme.example", first_name: "Ben" });
	expect([await countOf(olga), await countOf(priya)]).toEqual([2, 0]);
	await olga.client.call("moderation/moderate", { request_id: first.request_id, action: "approve" });
	expect(await countOf(olga)).toBe(1);
});

test("what waits stands apart from what was decided, newest first, with who asks and what is known of them", async () => {
	const company = await makeOpenCompany();
	const { client } = company.olga;
	const first = await joinAndWait(company);
	const second = await joinAndWait(company, { email: "ben@acme.example", first_name: "Ben", message: "" });
	const waiting = await client.call("moderation/get-inbox", {});
	expect(waiting.table_rows.map(({ id }) => id)).toEqual([second.request_id, first.request_id]);
	expect(waiting.table_rows[1]).toMatchObject({
		...{ kind: "sign_up", name: "Nora Lind", final_status: "pending", to: `/members/${first.user_id}` },
		facts: [{ label: "Email", value: "nora.lind@acme.example" }],
		message: "I joined the Leeds warehouse on Monday.",
	});
	await client.call("moderation/moderate", { request_id: first.request_id, action: "reject", notes: "Unknown." });
	const left = await client.call("moderation/get-inbox", { filters: { state: "waiting", kind: "sign_up" } });
	expect(left.table_rows.map(({ id }) => id)).toEqual([second.request_id]);
	const decided = await client.call("moderation/get-inbox", { filters: { state: "decided" } });
	expect(decided.table_rows).toMatchObject([
		{ id: first.request_id, final_status: "denied", moderated_by_name: "Olga Marek", moderation_notes: "Unknown." },
	]);
	const { request } = await client.call("moderation/get-request", { request_id: first.request_id });
	expect(request).toEqual(decided.table_rows[0]);
});

test("whoever becomes an account owner decides what waits for owners, and does not any more once they are none", async () => {
	const company = await makeOpenCompany();
	const { acme, olga } = company;
	const { request_id } = await joinAndWait(company);
	const priya = await acme.addMember({ first_name: "Priya" });
	const inbox = async () => {
		priya.client.forgetToken();
		const { user } = await priya.client.call("session/init-user", {});
		const { table_rows } = await priya.client.call("moderation/get-inbox", {});
		return [user.pending_moderations_count, table_rows.map(({ id }) => id)];
	};
	expect(await inbox()).toEqual([0, []]);
	await olga.client.call("members/save-role", { user_id: priya.id, role: "account_owner" });
	expect(await inbox()).toEqual([1, [request_id]]);
	await olga.client.call("members/save-role", { user_id: priya.id, role: "member" });
	expect(await inbox()).toEqual([0, []]);
});

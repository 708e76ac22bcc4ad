/** Who has left: the mail with their link, what it lets them read, and when it ends. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { orderOf, putIntoCart } from "#test/factories/shopping";
import { readMail, tokenSentTo } from "#test/kit/mail";
import { runOutboxWhole } from "#test/kit/outbox";
import { createTenant, type TestTenant } from "#test/kit/tenant";

const call = "member-detail/send-login-info-to-terminated";
const home = "priya@home.example";

async function companyWithLeaver(flags: Record<string, 0 | 1> = { email_login_info_for_terminated: 1 }) {
	const acme = await createTenant({ flags });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", points: 5_000 });
	const item = await addItem(acme, { name: "Steel bottle" });
	await priya.client.call("checkout/checkout", orderOf(await putIntoCart(priya, item.variant_id)));
	await olga.client.call("member-detail/deactivate-member", { user_id: priya.id });
	return { acme, olga, priya };
}

async function leaverToken(acme: TestTenant) {
	await runOutboxWhole(acme);
	return (await tokenSentTo(acme, { email: home }, "leaver"))!;
}

test("[member_detail-35] the link goes to the address that was given, reads what is theirs, and signs nobody in", async () => {
	const { acme, olga, priya } = await companyWithLeaver();
	const sent = await olga.client.post("/api/members/api_send_login_info_to_terminated", {
		user_id: priya.id,
		user_email: ` ${home.toUpperCase()} `,
	});
	expect([sent.status, sent.body]).toEqual([
		200,
		expect.objectContaining({ resultStatus: "success", user_id: priya.id }),
	]);
	const token = await leaverToken(acme);
	const [mail] = await readMail(acme);
	expect(mail).toMatchObject({ recipient: home });
	expect(mail!.body).toContain("The link works for 30 days.");
	const read = await acme.visitor().call("member-detail/read-leaver", { token });
	expect(read).toMatchObject({
		...{ name: "Priya Raman", first_name: "Priya", expires_at: sent.body.expires_at },
		orders: [{ status: "placed", number: expect.stringMatching(/-\d{6}/) }],
	});
	expect(read.point_balance).toBeLessThan(5_000);
	expect(read.lines.map(({ kind }) => kind)).toEqual(["Redemption", "Issuance [Direct Deposit]"]);
	expect(
		(await acme.visitor().try("session/login", { email: priya.email, password: "whatever it was" })).body.resultStatus,
	).toBe("error");
	const other = await companyWithLeaver();
	expect((await other.acme.visitor().try("member-detail/read-leaver", { token })).status).toBe(409);
});

test("the link ends with the days of reading, and is none when it is another one", async () => {
	const { acme, olga, priya } = await companyWithLeaver();
	await olga.client.call(call, { user_id: priya.id, user_email: home });
	const token = await leaverToken(acme);
	const outcome = async (given: string) =>
		(await acme.visitor().try("member-detail/read-leaver", { token: given })).body.resultType;
	expect(await outcome("0".repeat(64))).toBe("link_not_valid");
	expect(await outcome(token)).toBeUndefined();
	await acme.database.write([sql`update leaver_links set expires_at = 1 where account_id = ${acme.id}`]);
	expect(await outcome(token)).toBe("link_not_valid");
});

test("it is refused for who is still here, whose days are over, who was just written to, and for what is no address", async () => {
	const { acme, olga, priya } = await companyWithLeaver();
	const tom = await acme.addMember({ first_name: "Tom" });
	const refusal = async (payload: object) => {
		const { status, body } = await olga.client.try(call, { user_id: priya.id, user_email: home, ...payload } as never);
		return [status, body.resultType, body.errors];
	};
	expect(await refusal({ user_id: tom.id })).toEqual([409, "still_here", undefined]);
	expect(await refusal({ user_email: "priya@home" })).toEqual([
		400,
		"validation",
		{ user_email: [expect.any(String)] },
	]);
	expect((await tom.client.try(call, { user_id: priya.id, user_email: home })).status).toBe(403);
	await olga.client.call(call, { user_id: priya.id, user_email: home });
	expect(await refusal({})).toEqual([409, "written_recently", undefined]);
	await acme.database.write([
		sql`update member_profiles set termination_date = '2020-01-31' where account_id = ${acme.id}`,
	]);
	expect(await refusal({})).toEqual([409, "reading_is_over", undefined]);
	const off = await companyWithLeaver({ email_login_info_for_terminated: 0 });
	expect((await off.olga.client.try(call, { user_id: off.priya.id, user_email: home })).status).toBe(403);
});

test("the link ends with the last day of reading, at midnight in the account's zone, and sooner when the days become fewer", async () => {
	const { acme, olga, priya } = await companyWithLeaver();
	const today = DateTime.now().setZone("America/New_York").startOf("day");
	await acme.database.write([
		sql`update member_profiles set termination_date = ${today.minus({ days: 29 }).toISODate()} where account_id = ${acme.id}`,
	]);
	const { expires_at } = await olga.client.call(call, { user_id: priya.id, user_email: home });
	expect(expires_at).toBe(today.endOf("day").toMillis());
	const token = await leaverToken(acme);
	expect((await readMail(acme))[0]!.body).toContain("The link works for 1 day.");
	const read = async () => (await acme.visitor().try("member-detail/read-leaver", { token })).body.resultType;
	expect(await read()).toBeUndefined();
	await acme.database.write([
		sql`update member_profiles set termination_date = ${today.minus({ days: 30 }).toISODate()} where account_id = ${acme.id}`,
	]);
	expect(await read()).toBe("link_not_valid");
});

test("who comes back and leaves again is not read by the link of the first time", async () => {
	const { acme, olga, priya } = await companyWithLeaver();
	await olga.client.call(call, { user_id: priya.id, user_email: home });
	const token = await leaverToken(acme);
	const read = async () => (await acme.visitor().try("member-detail/read-leaver", { token })).body.resultType;
	expect(await read()).toBeUndefined();
	await olga.client.call("member-detail/reactivate-member", { user_id: priya.id });
	expect(await read()).toBe("link_not_valid");
	await olga.client.call("member-detail/deactivate-member", { user_id: priya.id });
	expect(await read()).toBe("link_not_valid");
});

/** The invitation that is sent again to who has joined, where people sign up by themselves. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readMail } from "#test/kit/mail";
import { runOutboxWhole } from "#test/kit/outbox";
import { createTenant } from "#test/kit/tenant";

const flags = { create_new_employee_enabled: 1, custom_user_sign_up_enabled: 1, invites_enabled: 1 } as const;
const path = "/api/users/send_invitation_email";

test("[member_detail-38] the owner has the invitation sent again: once an hour, to who has joined, where it is switched on", async () => {
	const acme = await createTenant({ flags });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const ines = await acme.addMember({ status: "invited" });
	const ask = async (user_id: number) => {
		const { status, body } = await olga.client.post(path, { user_id });
		return [status, body.resultStatus, body.resultType];
	};
	const sent = await olga.client.post(path, { user_id: priya.id });
	expect([sent.status, sent.body]).toEqual([
		200,
		expect.objectContaining({ resultStatus: "success", resultMsg: "Done." }),
	]);
	await runOutboxWhole(acme);
	const [mail] = await readMail(acme);
	expect([mail!.recipient, mail!.body.includes("/webapp/login")]).toEqual([priya.email, true]);
	expect(await ask(priya.id)).toEqual([409, "error", "sent_recently"]);
	expect(await ask(ines.id)).toEqual([409, "error", "not_active"]);
	expect(await ask(5)).toEqual([404, "error", "not_found"]);
	expect((await priya.client.post(path, { user_id: olga.id })).status).toBe(403);
	for (const flag of Object.keys(flags)) {
		const other = await createTenant({ flags: { ...flags, [flag]: 0 } });
		const owner = await other.addMember({ role: "account_owner" });
		const member = await other.addMember();
		expect([flag, (await owner.client.post(path, { user_id: member.id })).status]).toEqual([flag, 403]);
	}
});

test("[member_detail-37] the owner has the activation link sent: to who has not joined, once an hour", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const ines = await acme.addMember({ status: "invited" });
	const link = "/api/users/send_activation_link";
	const sent = await olga.client.post(link, { user_id: ines.id });
	expect([sent.status, sent.body]).toEqual([
		200,
		expect.objectContaining({ resultStatus: "success", resultMsg: "Done." }),
	]);
	const again = await olga.client.post(link, { user_id: ines.id });
	expect([again.status, again.body.resultStatus, again.body.resultMsg]).toEqual([409, "error", expect.any(String)]);
	const priya = await acme.addMember();
	expect((await priya.client.post(link, { user_id: ines.id })).status).toBe(403);
});

test("who has no address cannot be sent anything", async () => {
	const acme = await createTenant({ flags });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya" });
	await acme.database.write([sql`update users set email = '' where account_id = ${acme.id} and id = ${priya.id}`]);
	const { body } = await olga.client.post(path, { user_id: priya.id });
	expect(body.resultType).toBe("without_address");
});

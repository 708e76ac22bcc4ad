/** The activation link: from the owner's click over the mail to the first sign-in. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { importFile } from "#test/features/imports/upload";
import { tokenSentTo } from "#test/kit/mail";
import { quickHash } from "#test/kit/passwords";
import { createTenant } from "#test/kit/tenant";

type Email = { recipient: string; subject: string; body: string };

test("Olu is invited, sets a password through the mailed link, and is signed in", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const olu = await acme.addMember({ first_name: "Olu", status: "invited", language_code: "es" });
	await owner.client.call("session/send-activation-link", { user_id: olu.id });
	const [email] = await acme.database.read(
		sql<Email>`select recipient, subject, body from emails where account_id = ${acme.id}`,
	);
	expect(email).toMatchObject({ recipient: olu.email, subject: expect.stringContaining("Activa tu cuenta") });
	expect(email!.body).not.toMatch(/[0-9a-f]{64}/);
	const token = (await tokenSentTo(acme, olu))!;
	const browser = acme.visitor();
	expect(await browser.call("session/find-activation-link", { token })).toMatchObject({
		email: olu.email,
		first_name: "Olu",
	});
	const short = await browser.try("session/activate", { token, password: "short" });
	expect(short.body.errors?.password).toEqual(["Min length is 10 characters."]);
	await browser.call("session/activate", { token, password: "long enough words" });
	browser.forgetToken();
	expect((await browser.call("session/init-user", {})).user.id).toBe(olu.id);
	const again = await acme.visitor().try("session/activate", { token, password: "another password" });
	expect([again.status, again.body.resultType]).toEqual([409, "link_not_valid"]);
	const tokens = await acme.database.read(
		sql<{ token_hash: string }>`select token_hash from password_links where account_id = ${acme.id}`,
	);
	expect(tokens.some((row) => row.token_hash === token)).toBe(false);
});

test("a link that was used signs in again with the password that it set, and with no other", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const olu = await acme.addMember({ first_name: "Olu", status: "invited" });
	await owner.client.call("session/send-activation-link", { user_id: olu.id });
	const token = (await tokenSentTo(acme, olu))!;
	await acme.visitor().call("session/activate", { token, password: "long enough words" });
	const again = acme.visitor();
	expect(await again.call("session/activate", { token, password: "long enough words" })).toMatchObject({
		email: olu.email,
	});
	again.forgetToken();
	expect((await again.call("session/init-user", {})).user.id).toBe(olu.id);
	const other = await acme.visitor().try("session/activate", { token, password: "another password" });
	expect(other.body.resultType).toBe("link_not_valid");
	await acme.database.write([sql`update users set status = 'suspended' where account_id = ${acme.id}`]);
	const suspended = await acme.visitor().try("session/activate", { token, password: "long enough words" });
	expect(suspended.body.resultType).toBe("link_not_valid");
});

test("an active member needs no activation link, and one of another tenant is not found", async () => {
	const [acme, globex] = [await createTenant({ shard: 0 }), await createTenant({ shard: 0 })];
	const owner = await acme.addMember({ role: "account_owner" });
	const active = await acme.addMember();
	const foreign = await globex.addMember({ status: "invited" });
	expect((await owner.client.try("session/send-activation-link", { user_id: active.id })).body.resultType).toBe(
		"already_active",
	);
	expect((await owner.client.try("session/send-activation-link", { user_id: foreign.id })).body.resultType).toBe(
		"not_found",
	);
});

test("whoever was invited but not activated, or was terminated, cannot sign in", async () => {
	const acme = await createTenant();
	for (const status of ["invited", "suspended", "terminated"]) {
		const person = await acme.addMember({ status, password_hash: quickHash("correct horse") });
		const reply = await acme.visitor().try("session/login", { email: person.email, password: "correct horse" });
		expect([status, reply.status, reply.body.resultType]).toEqual([status, 409, "account_not_active"]);
	}
});

test.each(["record", "file"] as const)(
	"a link that was mailed to a mistyped address works no more once an owner corrects it by the %s; the next one does",
	async (way) => {
		const acme = await createTenant({ flags: { create_new_employee_enabled: 1 } });
		const owner = await acme.addMember({ role: "account_owner" });
		const olu = await acme.addMember({ first_name: "Olu", last_name: "Ade", status: "invited" });
		await owner.client.call("session/send-activation-link", { user_id: olu.id });
		const stranger = { token: (await tokenSentTo(acme, olu))! };
		expect((await acme.visitor().try("session/find-activation-link", stranger)).status).toBe(200);
		const { member } = await owner.client.call("member-detail/get-member-details", { user_id: olu.id });
		const corrected = `olu.ade@${acme.host}`;
		if (way === "record") {
			const { first_name, last_name, participant_id, country, language_code } = member;
			const record = { first_name, last_name, participant_id, country, language_code, email: corrected };
			await owner.client.call("member-detail/ao-update-employee-details", { user_id: olu.id, ...record });
		} else {
			const file = `participant_id,first_name,last_name,email\n${member.participant_id},Olu,Ade,${corrected}\n`;
			expect(await importFile(acme, owner, "members", file)).toMatchObject({ failed_count: 0, done_count: 1 });
		}
		const outcome = async (asked: object) =>
			(await acme.visitor().try("session/activate", { password: "long enough words", ...asked } as never)).body
				.resultType;
		expect(await outcome(stranger)).toBe("link_not_valid");
		await acme.database.write([sql`update users set invited_at = 1 where account_id = ${acme.id} and id = ${olu.id}`]);
		await owner.client.call("session/send-activation-link", { user_id: olu.id });
		expect(await outcome({ token: (await tokenSentTo(acme, { email: corrected }))! })).toBeUndefined();
	},
);

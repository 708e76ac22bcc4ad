/** The activation link: from the owner's click over the mail to the first sign-in. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import { hashPassword } from "#workers/features/session";
import { isolateClock } from "#workers/http/prepare-ground";
import { systemClock } from "#workers/kernel/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

type Letter = { recipient: string; subject: string; body: string };

test("[session-27] Olu is invited, sets a password through the mailed link, and is signed in", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const olu = await acme.addMember({ first_name: "Olu", status: "invited", language_code: "es" });
	await owner.client.call("session/send-activation-link", { user_id: olu.id });
	const [letter] = await acme.database.read(
		sql<Letter>`select recipient, subject, body from letters where account_id = ${acme.id}`,
	);
	expect(letter).toMatchObject({ recipient: olu.email, subject: expect.stringContaining("Activa tu cuenta") });
	const token = /activate\/([0-9a-f]{64})/.exec(letter!.body)![1]!;
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
		sql<{ token_hash: string }>`select token_hash from activation_links where account_id = ${acme.id}`,
	);
	expect(tokens.some((row) => row.token_hash === token)).toBe(false);
});

test("a link that was used signs in again with the password that it set, and with no other", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const olu = await acme.addMember({ first_name: "Olu", status: "invited" });
	await owner.client.call("session/send-activation-link", { user_id: olu.id });
	const [letter] = await acme.database.read(sql<Letter>`select body from letters where account_id = ${acme.id}`);
	const token = /activate\/([0-9a-f]{64})/.exec(letter!.body)![1]!;
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

test("[session-21] whoever was invited but not activated, or was terminated, cannot sign in", async () => {
	const acme = await createTenant();
	for (const status of ["invited", "suspended", "terminated"]) {
		const person = await acme.addMember({ status, password_hash: await hashPassword("correct horse") });
		const reply = await acme.visitor().try("session/login", { email: person.email, password: "correct horse" });
		expect([status, reply.status, reply.body.resultType]).toEqual([status, 409, "account_not_active"]);
	}
});

test("after ten wrong passwords within five minutes the address has to wait", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ password_hash: null as never });
	const browser = acme.visitor();
	const statuses: number[] = [];
	const startOfWindow = Math.ceil(Date.now() / 300_000) * 300_000;
	isolateClock.current = { now: () => startOfWindow };
	for (let count = 0; count < 11; count += 1)
		statuses.push((await browser.try("session/login", { email: priya.email, password: "wrong" })).status);
	expect(statuses.slice(0, 10).every((status) => status === 409)).toBe(true);
	expect(statuses[10]).toBe(429);
});

test("[session-21] signing in rightly forgets the wrong tries before it", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ password_hash: await hashPassword("correct horse") });
	const browser = acme.visitor();
	browser.environment = { ...env, LIMITS: JSON.stringify({ sign_in: { most: 3 } }) } as unknown as typeof env;
	for (let round = 0; round < 2; round += 1) {
		for (let count = 0; count < 2; count += 1)
			await browser.try("session/login", { email: priya.email, password: "wrong" });
		await browser.call("session/login", { email: priya.email, password: "correct horse" });
		browser.forgetToken();
	}
});

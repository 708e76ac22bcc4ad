/** A forgotten password: from the request over the mail to the new password, and what nobody learns or gets by it. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { readMail, tokenSentTo } from "#test/kit/mail";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { quickHash } from "#test/kit/passwords";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { minuteMs, systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

const [old, chosen] = ["the old password", "the chosen password"];

afterEach(() => {
	isolateClock.current = systemClock;
});

/** Asks for a link and lets the message that follows run. */
async function askFor(tenant: TestTenant, email: string) {
	const visitor = tenant.visitor();
	runByHand(visitor);
	const reply = await visitor.try("session/request-password-reset", { email });
	await runOutbox(tenant, "session/send-password-link");
	return reply;
}

test("Priya forgets her password, chooses another through the mailed link, and every other session of hers ends", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({
		first_name: "Priya",
		password_hash: quickHash(old),
		language_code: "fr",
	});
	const lee = await acme.addMember({ first_name: "Lee" });
	expect((await askFor(acme, ` ${priya.email.toUpperCase()} `)).status).toBe(200);
	const [email] = await readMail(acme);
	expect(email).toMatchObject({ recipient: priya.email, subject: expect.stringContaining("nouveau mot de passe") });
	const token = (await tokenSentTo(acme, priya, "reset"))!;
	const browser = acme.visitor();
	expect(await browser.call("session/find-reset-link", { token })).toMatchObject({
		email: priya.email,
		first_name: "Priya",
	});
	const short = await browser.try("session/reset-password", { token, password: "short" });
	expect(short.body.errors?.password).toEqual(["Min length is 10 characters."]);
	await browser.call("session/reset-password", { token, password: chosen });
	browser.forgetToken();
	expect((await browser.call("session/init-user", {})).user.id).toBe(priya.id);
	priya.client.forgetToken();
	expect((await priya.client.try("session/init-user", {})).status).toBe(401);
	expect((await lee.client.try("session/init-user", {})).status).toBe(200);
	const signIn = (password: string) => acme.visitor().try("session/login", { email: priya.email, password });
	expect((await signIn(old)).body.resultType).toBe("wrong_credentials");
	expect((await signIn(chosen)).status).toBe(200);
	const [told] = await readMail(acme);
	expect(told).toMatchObject({ recipient: priya.email, subject: expect.stringContaining("a été changé") });
	const audit = await acme.database.read(
		sql<{ action: string; subject_id: number }>`select action, subject_id from audit_lines
			where account_id = ${acme.id} and action in ('session/reset-password', 'session/send-password-link') order by id`,
	);
	expect(audit).toEqual([
		{ action: "session/send-password-link", subject_id: priya.id },
		{ action: "session/reset-password", subject_id: priya.id },
	]);
});

test("a reset link works once, and again only with the password that it set; a newer one ends the older; after half an hour it is over", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Priya", password_hash: quickHash(old) });
	await askFor(acme, priya.email);
	const first = (await tokenSentTo(acme, priya, "reset"))!;
	await askFor(acme, priya.email);
	const second = (await tokenSentTo(acme, priya, "reset"))!;
	expect(second).not.toBe(first);
	const spend = async (token: string, password = chosen) =>
		(await acme.visitor().try("session/reset-password", { token, password })).body.resultType;
	expect(await spend(first)).toBe("link_not_valid");
	expect(await spend(second)).toBeUndefined();
	expect(await spend(second)).toBeUndefined();
	expect(await spend(second, "yet another one")).toBe("link_not_valid");
	await askFor(acme, priya.email);
	const third = (await tokenSentTo(acme, priya, "reset"))!;
	const now = Date.now();
	isolateClock.current = { now: () => now + 30 * minuteMs };
	expect(await spend(third, "yet another one")).toBe("link_not_valid");
	isolateClock.current = { now: () => now + 29 * minuteMs };
	expect(await spend(third, "yet another one")).toBeUndefined();
});

test("links of one kind open nothing of the other, nor anything of another tenant", async () => {
	const [acme, globex] = [await createTenant({ shard: 0 }), await createTenant({ shard: 0 })];
	const priya = await acme.addMember({ password_hash: quickHash(old) });
	await askFor(acme, priya.email);
	const token = (await tokenSentTo(acme, priya, "reset"))!;
	const given = { token, password: chosen };
	expect((await acme.visitor().try("session/activate", given)).body.resultType).toBe("link_not_valid");
	expect((await acme.visitor().try("session/find-activation-link", { token })).status).toBe(409);
	expect((await globex.visitor().try("session/reset-password", given)).body.resultType).toBe("link_not_valid");
	expect((await acme.visitor().try("session/reset-password", given)).status).toBe(200);
});

test.each([
	["active", "reset"],
	["invited", "activate"],
	["pending", undefined],
	["suspended", undefined],
	["terminated", undefined],
	["erased", undefined],
] as const)(
	"the answer is the same whoever asks; a person who is %s is sent what they may use",
	async (status, screen) => {
		const acme = await createTenant();
		const priya = await acme.addMember({ first_name: "Priya", status });
		const known = await askFor(acme, priya.email);
		const unknown = await askFor(acme, "nobody@example.com");
		const wordsOf = (reply: typeof known, email: string) => [
			reply.status,
			{ ...reply.body, resultMsg: reply.body.resultMsg.replace(email, "…") },
		];
		expect(wordsOf(known, priya.email)).toEqual(wordsOf(unknown, "nobody@example.com"));
		expect(known.body.resultMsg).toContain("an email is on its way");
		const emails = await readMail(acme);
		expect(emails.map(({ recipient }) => recipient)).toEqual(screen ? [priya.email] : []);
		if (!screen) return;
		const token = (await tokenSentTo(acme, priya, screen))!;
		const name = screen === "reset" ? "session/reset-password" : "session/activate";
		expect((await acme.visitor().try(name, { token, password: chosen })).status).toBe(200);
	},
);

test("known or not, the request reads and writes the same", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const written: number[][] = [];
	for (const email of [priya.email, "nobody@example.com"]) {
		const visitor = acme.visitor();
		runByHand(visitor);
		await visitor.call("session/request-password-reset", { email });
		const [row] = await acme.database.read(
			sql<{ messages: number; links: number; emails: number }>`select
				(select count(*) from outbox where account_id = ${acme.id}) as messages,
				(select count(*) from password_links where account_id = ${acme.id}) as links,
				(select count(*) from emails where account_id = ${acme.id}) as emails`,
		);
		written.push([row!.messages, row!.links, row!.emails]);
	}
	expect(written).toEqual([
		[1, 0, 0],
		[2, 0, 0],
	]);
});

test("a new password ends what guessers of the old one made of waiting", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ password_hash: quickHash(old) });
	const limited = { ...env, LIMITS: JSON.stringify({ sign_in: { max: 1 } }) } as unknown as typeof env;
	const now = Date.now();
	isolateClock.current = { now: () => now };
	const signIn = async (password: string) => {
		const visitor = Object.assign(acme.visitor(), { environment: limited });
		return (await visitor.try("session/login", { email: priya.email, password })).status;
	};
	expect([await signIn("wrong"), await signIn(old)]).toEqual([409, 429]);
	await askFor(acme, priya.email);
	await acme
		.visitor()
		.call("session/reset-password", { token: (await tokenSentTo(acme, priya, "reset"))!, password: chosen });
	expect(await signIn(chosen)).toBe(200);
});

test("no token of a link stands in the database, in a message or in the log", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const olu = await acme.addMember({ first_name: "Olu", status: "invited" });
	const priya = await acme.addMember({ first_name: "Priya" });
	await owner.client.call("session/send-activation-link", { user_id: olu.id });
	await askFor(acme, priya.email);
	await runOutbox(acme, "mail/send-email");
	const tokens = [(await tokenSentTo(acme, olu))!, (await tokenSentTo(acme, priya, "reset"))!];
	const names = ["emails", "outbox", "idempotency_records", "audit_lines", "password_links", "limit_counts"];
	const rows = await Promise.all(
		names.map((name) => acme.database.read(sql`select * from ${sql.raw(name)} where account_id = ${acme.id}`)),
	);
	const stored = JSON.stringify(rows);
	expect(stored).toContain("/webapp/activate/{token}");
	expect(stored).toContain("/webapp/reset/{token}");
	expect(tokens.filter((token) => stored.includes(token))).toEqual([]);
});

/** Limits against strangers: wrong tries slow each other down and count for their network, and nobody is locked out by another. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { Client } from "#test/kit/client";
import { readMail, tokenSentTo } from "#test/kit/mail";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { quickHash } from "#test/kit/passwords";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

const password = "correct horse";
/** The start of a window of every limit. */
const start = Math.ceil(Date.now() / 86_400_000) * 86_400_000;

afterEach(() => {
	isolateClock.current = systemClock;
});

function at(seconds: number): void {
	isolateClock.current = { now: () => start + seconds * 1_000 };
}

async function withPriya() {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Priya", password_hash: quickHash(password) });
	return { acme, priya };
}

/** A try to sign in from an address: the status, and the seconds to wait. */
async function trySignIn(client: Client, email: string, given: string, address: string) {
	const reply = await client.try("session/login", { email, password: given }, { "cf-connecting-ip": address });
	client.forgetToken();
	return { status: reply.status, wait: Number(reply.headers.get("retry-after")), body: reply.body };
}

/** Three wrong tries slow down, where ten would take their time. */
const strict = { ...env, LIMITS: JSON.stringify({ sign_in: { max: 3 } }) } as unknown as typeof env;

/** So many wrong tries at somebody, each by another browser from another network. */
async function guess(acme: TestTenant, email: string, count: number, environment = env): Promise<number[]> {
	const statuses: number[] = [];
	for (let turn = 0; turn < count; turn += 1) {
		const visitor = Object.assign(acme.visitor(), { environment });
		statuses.push((await trySignIn(visitor, email, "wrong", `198.51.${turn}.7`)).status);
	}
	return statuses;
}

test("after ten wrong tries from wherever each further one waits, longer each time, up to a minute", async () => {
	const { acme, priya } = await withPriya();
	at(0);
	expect(await guess(acme, priya.email, 10)).toEqual(Array(10).fill(409));
	const waits: number[] = [];
	for (let now = 0; waits.length < 8; ) {
		const early = await trySignIn(acme.visitor(), priya.email, "wrong", "203.0.113.9");
		expect([early.status, early.body.resultType]).toEqual([429, "rate_limited"]);
		expect(early.body.resultMsg).toBe(
			`Too many tries. Please wait ${early.wait} second${early.wait === 1 ? "" : "s"} and try again.`,
		);
		waits.push(early.wait);
		now += early.wait;
		at(now);
		expect((await trySignIn(acme.visitor(), priya.email, "wrong", "203.0.113.9")).status).toBe(409);
	}
	expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
}, 60_000);

test("an address that nobody has slows down just so, and tells nothing", async () => {
	const acme = await createTenant();
	at(0);
	expect(await guess(acme, "nobody@example.com", 5, strict)).toEqual([409, 409, 409, 429, 429]);
});

test("a wait that was kept lets the right password in, and forgets the wrong tries before it", async () => {
	const { acme, priya } = await withPriya();
	at(0);
	await guess(acme, priya.email, 3, strict);
	const signIn = async () => {
		const visitor = Object.assign(acme.visitor(), { environment: strict });
		return (await trySignIn(visitor, priya.email, password, "203.0.113.9")).status;
	};
	expect(await signIn()).toBe(429);
	at(1);
	expect(await signIn()).toBe(200);
	expect(await guess(acme, priya.email, 4, strict)).toEqual([409, 409, 409, 429]);
});

test("whoever guesses at Priya does not keep her waiting where she signed in before, nor may a mark of hers be made up", async () => {
	const { acme, priya } = await withPriya();
	at(0);
	const visitor = () => Object.assign(acme.visitor(), { environment: strict });
	const signIn = async (client: Client, email: string, given = password) =>
		(await trySignIn(client, email, given, "203.0.113.9")).status;
	const desk = visitor();
	expect(await signIn(desk, priya.email)).toBe(200);
	desk.cookies.delete("__Host-laurel");
	await guess(acme, priya.email, 4, strict);
	const forged = visitor();
	forged.cookies.set("__Host-laurel-browser", `${"a".repeat(64)}.${"b".repeat(64)}`);
	expect(await signIn(forged, priya.email)).toBe(429);
	const colleague = await acme.addMember({ password_hash: quickHash(password) });
	const neighbour = visitor();
	expect(await signIn(neighbour, colleague.email)).toBe(200);
	neighbour.cookies.delete("__Host-laurel");
	expect(await signIn(neighbour, priya.email)).toBe(429);
	expect(await signIn(desk, priya.email, "wrong")).toBe(409);
	expect(await signIn(desk, priya.email)).toBe(200);
});

test("a network has room for an office, whose wrong tries at ever other people end nevertheless, also from ever other IPv6 addresses", async () => {
	const { acme, priya } = await withPriya();
	const limited = { ...env, LIMITS: JSON.stringify({ sign_in_network: { max: 4 } }) } as unknown as typeof env;
	const visitor = () => Object.assign(acme.visitor(), { environment: limited });
	for (const [addresses, other] of [
		[["192.0.2.1", "::ffff:192.0.2.1"], "192.0.2.2"],
		[["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"], "2001:db8:1:3::1"],
	] as const) {
		at(0);
		const spray = async (turn: number, address: string) =>
			(await trySignIn(visitor(), `person${turn}@example.com`, "wrong", address)).status;
		// Who signs in rightly takes no room.
		for (let turn = 0; turn < 6; turn += 1)
			expect((await trySignIn(visitor(), priya.email, password, addresses[turn % 2]!)).status).toBe(200);
		for (let turn = 0; turn < 4; turn += 1) expect(await spray(turn, addresses[turn % 2]!)).toBe(409);
		const refused = await trySignIn(visitor(), priya.email, password, addresses[0]);
		expect([refused.status, refused.wait]).toEqual([429, 300]);
		expect((await trySignIn(visitor(), priya.email, password, other)).status).toBe(200);
		at(240);
		expect((await trySignIn(visitor(), priya.email, password, addresses[0])).wait).toBe(60);
		at(301);
		expect((await trySignIn(visitor(), priya.email, password, addresses[0])).status).toBe(200);
	}
}, 60_000);

test("by default a network has room for a hundred wrong tries in five minutes", async () => {
	const { acme } = await withPriya();
	at(0);
	await acme.database.write([
		sql`insert into limit_counts (account_id, name, subject, window_start, count) values
			(${acme.id}, ${"sign_in_network"}, ${"network:192.0.2.1"}, ${start}, 99)`,
	]);
	expect((await trySignIn(acme.visitor(), "one@example.com", "wrong", "192.0.2.1")).status).toBe(409);
	expect((await trySignIn(acme.visitor(), "two@example.com", "wrong", "192.0.2.1")).status).toBe(429);
});

test("an office activates together, from one address; who tries tokens does not go on for ever", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	owner.client.environment = { ...env, LIMITS: JSON.stringify({ mail: { max: 99 } }) } as unknown as typeof env;
	for (let turn = 0; turn < 14; turn += 1) {
		const person = await acme.addMember({ status: "invited" });
		await owner.client.call("session/send-activation-link", { user_id: person.id });
		const token = (await tokenSentTo(acme, person))!;
		const reply = await acme.visitor().try("session/activate", { token, password: "long enough words" });
		expect([turn, reply.status]).toEqual([turn, 200]);
	}
	const limited = { ...env, LIMITS: JSON.stringify({ link_network: { max: 3 } }) } as unknown as typeof env;
	const statuses: number[] = [];
	at(0);
	for (const digit of "01234") {
		const guesser = Object.assign(acme.visitor(), { environment: limited });
		const reply = await guesser.try("session/activate", { token: digit.repeat(64), password: "long enough words" });
		statuses.push(reply.status);
	}
	expect(statuses).toEqual([409, 409, 409, 429, 429]);
}, 60_000);

test("one link is tried some times, wherever from, while others go on", async () => {
	const { acme, priya } = await withPriya();
	const limited = { ...env, LIMITS: JSON.stringify({ link: { max: 2 } }) } as unknown as typeof env;
	at(0);
	const tryLink = async (token: string, turn: number) => {
		const client = Object.assign(acme.visitor(), { environment: limited });
		const headers = { "cf-connecting-ip": `198.51.100.${turn}` };
		return (await client.try("session/reset-password", { token, password: "long enough words" }, headers)).status;
	};
	const statuses: number[] = [];
	for (let turn = 0; turn < 3; turn += 1) statuses.push(await tryLink("0".repeat(64), turn));
	expect(statuses).toEqual([409, 409, 429]);
	expect(await tryLink("1".repeat(64), 9)).toBe(409);
	expect(priya.id).toBeGreaterThan(0);
});

test("asking for a link again and again mails three, to whom it belongs, and answers all alike", async () => {
	const { acme, priya } = await withPriya();
	at(0);
	for (const email of [priya.email, "nobody@example.com"]) {
		const statuses: number[] = [];
		for (let turn = 0; turn < 4; turn += 1) {
			const visitor = acme.visitor();
			runByHand(visitor);
			const headers = { "cf-connecting-ip": `198.51.100.${turn}` };
			statuses.push((await visitor.try("session/request-password-reset", { email }, headers)).status);
		}
		expect([email, statuses]).toEqual([email, [200, 200, 200, 429]]);
	}
	await runOutbox(acme, "session/send-password-link");
	expect((await readMail(acme)).map(({ recipient }) => recipient)).toEqual(Array(3).fill(priya.email));
});

test("eighty wrong tries at once cost two dozen hashes, between which everybody else is served, and the rest are sent away", async () => {
	const { acme, priya } = await withPriya();
	const others = await createTenant();
	const lee = await others.addMember();
	await lee.client.call("session/init-user", {});
	const guesser = acme.visitor();
	await guesser.csrfToken();
	let open = 80;
	const tries = Array.from({ length: open }, async (_, turn) => {
		const given = { email: `person${turn}@example.com`, password: "wrong" };
		const reply = await guesser.try("session/login", given, { "cf-connecting-ip": "192.0.2.77" });
		open -= 1;
		return { status: reply.status, wait: Number(reply.headers.get("retry-after")) };
	});
	await Promise.race(tries);
	for (let turn = 0; turn < 3; turn += 1) await lee.client.call("session/init-user", {});
	expect((await trySignIn(acme.visitor(), priya.email, password, "203.0.113.5")).status).toBe(200);
	expect(open, "the others were served while guesses still waited").toBeGreaterThan(0);
	const replies = await Promise.all(tries);
	const hashedCount = replies.filter(({ status }) => status === 409).length;
	expect(hashedCount).toBeGreaterThanOrEqual(24);
	expect(hashedCount).toBeLessThan(40);
	expect(replies.every(({ status, wait }) => status === 409 || (status === 429 && wait >= 1))).toBe(true);
	// Whoever got no turn tried nothing.
	const [row] = await acme.database.read(
		sql<{
			count: number;
		}>`select count from limit_counts where account_id = ${acme.id} and subject = 'network:192.0.2.77'`,
	);
	expect(row!.count).toBe(hashedCount);
}, 60_000);

/** What people may do in each state, and what is refused when the state changes between reading and writing. */
import type { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { orderOf, putIntoCart } from "#test/factories/shopping";
import type { Client } from "#test/kit/client";
import { tokenSentTo } from "#test/kit/mail";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { quickHash } from "#test/kit/passwords";
import { watched } from "#test/kit/round-trips";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { dayMs, systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";
import { makeShop } from "../checkout/shop";

const statuses = ["invited", "pending", "active", "suspended", "terminated", "erased"] as const;
type Status = (typeof statuses)[number];
const password = "long enough words";

afterEach(() => {
	isolateClock.current = systemClock;
});

function setStatus(tenant: TestTenant, person: { id: number }, status: Status) {
	return tenant.database.write([
		sql`update users set status = ${status} where account_id = ${tenant.id} and id = ${person.id}`,
	]);
}

async function statusOf(tenant: TestTenant, person: { id: number }) {
	const [row] = await tenant.database.read(
		sql<{ status: string }>`select status from users where account_id = ${tenant.id} and id = ${person.id}`,
	);
	return row!.status;
}

/** Somebody with a link of a kind that was sent while they might have it. */
async function withLink(kind: "activate" | "reset") {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const olu = await acme.addMember({ first_name: "Olu", status: kind === "activate" ? "invited" : "active" });
	if (kind === "activate") await owner.client.call("session/send-activation-link", { user_id: olu.id });
	else await askForReset(acme, olu);
	const token = (await tokenSentTo(acme, olu, kind))!;
	return { acme, owner, olu, token };
}

async function askForReset(acme: TestTenant, person: { email: string }) {
	const visitor = acme.visitor();
	runByHand(visitor);
	await visitor.call("session/request-password-reset", { email: person.email });
	await runOutbox(acme, "session/send-password-link");
}

/** Does something to the database right before the statements of a call are written. */
function changeBefore(client: Client, part: string, change: () => Promise<unknown>): void {
	let isDone = false;
	const { environment } = watched({
		before: async (texts) => {
			if (isDone || !texts.some((text) => text.includes(part))) return;
			isDone = true;
			await change();
		},
	});
	client.environment = environment as unknown as typeof env;
}

const links = { activate: ["session/activate", ["invited"]], reset: ["session/reset-password", ["active"]] };

test.each((["activate", "reset"] as const).flatMap((kind) => statuses.map((status) => [kind, status] as const)))(
	"an open link to %s finds, sets and signs in only whom it is for: %s",
	async (kind, status) => {
		const { acme, olu, token } = await withLink(kind);
		await setStatus(acme, olu, status);
		const [name, open] = links[kind] as ["session/activate" | "session/reset-password", string[]];
		const isOpen = open.includes(status);
		const find = kind === "activate" ? "session/find-activation-link" : "session/find-reset-link";
		expect((await acme.visitor().try(find, { token })).status).toBe(isOpen ? 200 : 409);
		const browser = acme.visitor();
		const reply = await browser.try(name, { token, password });
		expect([reply.status, reply.body.resultType]).toEqual(isOpen ? [200, undefined] : [409, "link_not_valid"]);
		expect(await statusOf(acme, olu)).toBe(isOpen ? "active" : status);
		expect(browser.cookies.has("__Host-laurel")).toBe(isOpen);
	},
);

test.each(["activate", "reset"] as const)(
	"whoever leaves and comes back is not let in by an older link to %s",
	async (kind) => {
		const { acme, olu, token } = await withLink(kind);
		await setStatus(acme, olu, "suspended");
		await setStatus(acme, olu, kind === "activate" ? "invited" : "active");
		const reply = await acme.visitor().try(links[kind][0] as "session/activate", { token, password });
		expect(reply.body.resultType).toBe("link_not_valid");
	},
);

test.each(["activate", "reset"] as const)(
	"a link to %s that ran out while its page was open sets nothing",
	async (kind) => {
		const { acme, olu, token } = await withLink(kind);
		isolateClock.current = { now: () => Date.now() + 8 * dayMs };
		const reply = await acme.visitor().try(links[kind][0] as "session/activate", { token, password });
		expect(reply.body.resultType).toBe("link_not_valid");
		expect(await statusOf(acme, olu)).toBe(kind === "activate" ? "invited" : "active");
	},
);

test.each([
	["activate", "terminated"],
	["activate", "erased"],
	["reset", "suspended"],
	["reset", "erased"],
] as const)("a link to %s sets nothing when its person is %s at the moment of writing", async (kind, status) => {
	const { acme, olu, token } = await withLink(kind);
	const browser = acme.visitor();
	changeBefore(browser, "update users set password_hash", () => setStatus(acme, olu, status));
	const reply = await browser.try(links[kind][0] as "session/activate", { token, password });
	expect([reply.status, reply.body.resultType]).toEqual([409, "link_not_valid"]);
	expect(await statusOf(acme, olu)).toBe(status);
	const sessions = await acme.database.read(
		sql`select token_hash from sessions where account_id = ${acme.id} and user_id = ${olu.id}`,
	);
	expect(sessions).toEqual([]);
});

test("a sign-in is written only while the person may sign in, with the password that was checked", async () => {
	for (const change of ["status = 'terminated'", "password_hash = 'another'"]) {
		const acme = await createTenant();
		const priya = await acme.addMember({ password_hash: quickHash(password) });
		const browser = acme.visitor();
		changeBefore(browser, "insert into sessions", () =>
			acme.database.write([
				sql`update users set ${sql.raw(change)} where account_id = ${acme.id} and id = ${priya.id}`,
			]),
		);
		const reply = await browser.try("session/login", { email: priya.email, password });
		expect([change, reply.status, reply.body.resultType]).toEqual([change, 409, "account_not_active"]);
		expect(browser.cookies.has("__Host-laurel")).toBe(false);
	}
});

test.each(statuses)("the sessions of somebody who becomes %s end where they must, and stay ended", async (status) => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const ask = async () => {
		priya.client.forgetToken();
		return (await priya.client.try("session/init-user", {})).status;
	};
	expect(await ask()).toBe(200);
	await setStatus(acme, priya, status);
	const stands = status === "active";
	expect(await ask()).toBe(stands ? 200 : 401);
	await setStatus(acme, priya, "active");
	expect(await ask()).toBe(stands ? 200 : 401);
});

test("an administrator's session as a member ends when they are no administrator any more", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	await acme.database.write([
		sql`update sessions set actor_id = ${owner.id} where account_id = ${acme.id} and user_id = ${priya.id}`,
	]);
	expect((await priya.client.try("session/init-user", {})).status).toBe(200);
	await setStatus(acme, owner, "terminated");
	priya.client.forgetToken();
	expect((await priya.client.try("session/init-user", {})).status).toBe(401);
});

test.each([
	["was suspended", (tenant: TestTenant, person: TestMember) => setStatus(tenant, person, "suspended")],
	[
		"signed out elsewhere",
		(tenant: TestTenant, person: TestMember) =>
			tenant.database.write([sql`delete from sessions where account_id = ${tenant.id} and user_id = ${person.id}`]),
	],
	[
		"got another role",
		(tenant: TestTenant, person: TestMember) =>
			tenant.database.write([
				sql`update users set role = 'customer' where account_id = ${tenant.id} and id = ${person.id}`,
			]),
	],
] as const)("nothing is written for somebody who %s between reading and writing", async (_what, change) => {
	const acme = await createTenant();
	const [priya, lee] = [await acme.addMember(), await acme.addMember({ first_name: "Lee" })];
	const program = await addProgram(acme, { owner: lee, budget: 1_000 });
	changeBefore(priya.client, "insert into recognitions", () => change(acme, priya));
	const given = await priya.client.try("recognition/give-recognition", {
		program_id: program.id,
		recipient_ids: [lee.id],
		message: "Thank you.",
	});
	expect([given.status, given.body.resultType]).toEqual([401, "not_logged_in"]);
	expect(await acme.database.read(sql`select id from recognitions where account_id = ${acme.id}`)).toEqual([]);
});

test("nothing is ordered by somebody who was suspended between reading and writing", async () => {
	const { acme, priya, itemId } = await makeShop();
	const cart = await putIntoCart(priya, itemId);
	changeBefore(priya.client, "insert into orders", () => setStatus(acme, priya, "suspended"));
	expect((await priya.client.try("checkout/checkout", orderOf(cart))).status).toBe(401);
	const orders = await acme.database.read(sql`select id from orders where account_id = ${acme.id}`);
	expect(orders).toEqual([]);
});

test.each(statuses)(
	"points are given to somebody who is %s only if they are active, or invited and have not joined yet",
	async (status) => {
		const acme = await createTenant();
		const priya = await acme.addMember();
		const lee = await acme.addMember({ first_name: "Lee" });
		const program = await addProgram(acme, { owner: priya, budget: 1_000 });
		const give = () =>
			priya.client.try("recognition/give-recognition", {
				program_id: program.id,
				recipient_ids: [lee.id],
				message: "Thank you.",
			});
		changeBefore(priya.client, "insert into recognitions", () => setStatus(acme, lee, status));
		const mayReceive = status === "active" || status === "invited";
		expect([(await give()).status, (await give()).status]).toEqual(mayReceive ? [200, 200] : [409, 409]);
		const balance = await acme.database.read(
			sql<{
				balance: number;
			}>`select balance from ledger_accounts where account_id = ${acme.id} and id = ${lee.points_account_id}`,
		);
		expect(balance[0]!.balance > 0).toBe(mayReceive);
	},
);

test.each(statuses)(
	"an owner sends an activation link to somebody who is %s only if they can use it",
	async (status) => {
		const acme = await createTenant();
		const owner = await acme.addMember({ role: "account_owner" });
		const olu = await acme.addMember({ first_name: "Olu", status });
		const reply = await owner.client.try("session/send-activation-link", { user_id: olu.id });
		const refusals = {
			active: "already_active",
			pending: "waits_for_approval",
			suspended: "member_has_left",
			terminated: "member_has_left",
			erased: "member_has_left",
		};
		const refusal = (refusals as Record<string, string>)[status];
		expect([reply.status, reply.body.resultType]).toEqual(refusal ? [409, refusal] : [200, undefined]);
		expect(Boolean(await tokenSentTo(acme, olu))).toBe(!refusal);
	},
);

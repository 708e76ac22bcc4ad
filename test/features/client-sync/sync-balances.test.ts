/** Balances that a client keeps in a system of its own: what changed there is posted once, and a sync that fails stops checkout. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addressFields, orderOf, putIntoCart, tryCheckout } from "#test/factories/shopping";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";

const sync = "client-sync/queue-and-sync-user-custom-point-bal-transactions";
const url = "https://points.client-system.com/balances";

type Adjustment = { reference: string; points: number; reason?: string };

afterEach(() => vi.restoreAllMocks());

/** A client's system over HTTP: tells each person's adjustments to whoever has the secret, or is down. */
function openSystem() {
	const system = {
		adjustments: [] as Adjustment[],
		isDown: false,
		asked: [] as { participant_id: string; email: string; point_balance: number }[],
		at: [] as number[],
	};
	vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
		expect([String(address), new Headers(init?.headers).get("authorization")]).toEqual([url, "Bearer s3cret"]);
		system.asked.push(JSON.parse(String(init?.body)));
		system.at.push(Date.now());
		if (system.isDown) return new Response("down", { status: 503 });
		return Response.json({ adjustments: system.adjustments });
	});
	return system;
}

async function makeClient() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya", points: 1_000 });
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 300, stock: 50 }] });
	const system = openSystem();
	await olga.client.call("client-sync/save-client-system", { url, token: "s3cret" });
	return { acme, olga, priya, mug, system };
}

async function rowsOf(acme: TestTenant, priya: TestMember) {
	const [[account], [orders], entries] = await Promise.all([
		acme.database.read(
			sql<{
				balance: number;
			}>`select balance from ledger_accounts where account_id = ${acme.id} and id = ${priya.points_account_id}`,
		),
		acme.database.read(sql<{ count: number }>`select count(*) as count from orders where account_id = ${acme.id}`),
		acme.database.read(
			sql<{ kind: string; reason: string }>`select kind, reason from ledger_transactions
				where account_id = ${acme.id} and source = 'client_sync' order by id`,
		),
	]);
	return { balance: account!.balance, orders: orders!.count, entries };
}

test("[checkout-07] the sync posts what changed in the client's system, each reference once, all of it or nothing", async () => {
	const { acme, priya, system } = await makeClient();
	system.adjustments = [
		{ reference: "T-1", points: -150, reason: "Lunch card" },
		{ reference: "T-2", points: 400, reason: "Long service" },
	];
	const first = await priya.client.try(sync, {});
	expect([first.status, first.body]).toEqual([200, expect.objectContaining({ posted_count: 2, points: 250 })]);
	expect(system.asked[0]).toEqual({ participant_id: expect.any(String), email: priya.email, point_balance: 1_000 });
	expect((await priya.client.try(sync, {})).body).toMatchObject({ posted_count: 0, points: 0 });
	system.adjustments.push({ reference: "T-3", points: 5 });
	const both = await Promise.all([priya.client.try(sync, {}), priya.client.try(sync, {})]);
	expect(both.map(({ status }) => status)).toEqual([200, 200]);
	expect(await rowsOf(acme, priya)).toMatchObject({
		balance: 1_255,
		entries: [
			{ kind: "Issuance [Direct Deposit]", reason: "Long service" },
			{ kind: "Issuance Reversed", reason: "Lunch card" },
			{ kind: "Issuance [Direct Deposit]", reason: "T-3" },
		],
	});
	system.adjustments = [
		{ reference: "T-4", points: 10 },
		{ reference: "T-5", points: -9_000 },
	];
	const short = await priya.client.try(sync, {});
	expect([short.status, short.body.resultType]).toEqual([409, "client_balance_short"]);
	system.adjustments = [{ reference: "", points: 10 }];
	expect((await priya.client.try(sync, {})).body.resultType).toBe("client_sync_failed");
	system.isDown = true;
	expect((await priya.client.try(sync, {})).body.resultType).toBe("client_sync_failed");
	expect((await rowsOf(acme, priya)).balance).toBe(1_255);
	const lee = await (await createTenant({ shard: acme.shard })).addMember();
	const off = await lee.client.try(sync, {});
	expect([off.status, off.body.resultType]).toEqual([403, "feature_disabled"]);
	expect((await acme.visitor().try(sync, {})).status).toBe(401);
});

test("an answer of the client's system that has no end is not read on, posts nothing, and is a sync that failed", async () => {
	const { acme, priya } = await makeClient();
	const read = { bytes: 0 };
	const words = JSON.stringify({ adjustments: [{ reference: "T-9", points: 10 }] });
	vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
		const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
			const isFirst = read.bytes === 0;
			const piece = new TextEncoder().encode(isFirst ? words : " ".repeat(65_536));
			read.bytes += piece.byteLength;
			controller.enqueue(piece);
			if (read.bytes > 8 * 1_048_576) controller.close();
		};
		return new Response(new ReadableStream({ pull }));
	});
	const reply = await priya.client.try(sync, {});
	expect([reply.status, reply.body.resultType]).toEqual([409, "client_sync_failed"]);
	expect(read.bytes).toBeLessThan(600_000);
	expect((await rowsOf(acme, priya)).entries).toEqual([]);
});

test("[checkout-05] [checkout-06] an account that syncs balances syncs before each checkout, waits 2 s or above 5 items 3 s, and 2 s before the result; others wait for nothing", async () => {
	const { acme, priya, mug, system } = await makeClient();
	system.adjustments = [{ reference: "T-1", points: 9_000 }];
	const items = [mug];
	for (let at = 0; at < 5; at += 1)
		items.push(await addItem(acme, { name: `Thing ${at}`, variants: [{ points: 10, stock: 50 }] }));
	const send = async (bought: readonly { variant_id: number }[]) => {
		let cart = await priya.client.call("cart/get-shopping-cart", {});
		for (const { variant_id } of bought) cart = await putIntoCart(priya, variant_id);
		const body = new URLSearchParams({
			csrf_token: await priya.client.csrfToken(),
			form: "checkout/checkout",
			idempotency_key: `cart:${cart.cart_version}`,
			cart_version: String(cart.cart_version),
		});
		for (const { itemId, item } of cart.items) body.append("shoppingCart.items", `${itemId}:1:${item.points}`);
		for (const [name, value] of Object.entries(addressFields)) body.set(`checkoutAddress.${name}`, value);
		const began = Date.now();
		system.at.length = 0;
		const answer = await priya.client.fetch("/webapp/store/checkout", { method: "POST", body });
		expect(answer.headers.get("location")).toMatch(/^\/webapp\/store\/orders\/\d+\?placed=1$/);
		const [synced, ordered] = system.at as [number, number];
		return { wait: ordered - synced, rest: Date.now() - ordered, whole: Date.now() - began };
	};
	const few = await send([mug]);
	expect([few.wait >= 1_990, few.wait < 2_900, few.rest >= 1_990]).toEqual([true, true, true]);
	const many = await send(items);
	expect([many.wait >= 2_990, many.wait < 3_900, many.rest >= 1_990]).toEqual([true, true, true]);
	expect(await rowsOf(acme, priya)).toMatchObject({
		orders: 2,
		balance: 10_000 - 300 - 350,
		entries: [{ reason: "T-1" }],
	});
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.sync_member_point_balances_with_client', 0) where account_id = ${acme.id}`,
	]);
	system.at.length = 0;
	const began = Date.now();
	await putIntoCart(priya, mug.variant_id);
	expect((await tryCheckout(priya)).status).toBe(200);
	expect([system.at.length, Date.now() - began < 1_900]).toEqual([0, true]);
}, 30_000);

test("a sync that fails stops checkout before anything is taken, on the page with what was typed; a balance that fell there is not spent here", async () => {
	const { acme, priya, mug, system } = await makeClient();
	const cart = await putIntoCart(priya, mug.variant_id, 3);
	system.isDown = true;
	const refused = await priya.client.try("checkout/checkout", orderOf(cart));
	expect([refused.status, refused.body.resultType]).toEqual([409, "client_sync_failed"]);
	const page = await sendForm(priya, "/store/checkout", "checkout/checkout", {
		cart_version: String(cart.cart_version),
		"shoppingCart.items": `${mug.variant_id}:3:300`,
		"checkoutAddress.first_name": "Kept",
	});
	expect(page.text).toContain("Nothing was ordered and nothing was taken.");
	expect(await rowsOf(acme, priya)).toMatchObject({ orders: 0, balance: 1_000, entries: [] });
	expect((await priya.client.call("cart/get-shopping-cart", {})).items).toHaveLength(1);
	system.isDown = false;
	system.adjustments = [{ reference: "T-1", points: -500 }];
	const poorer = await priya.client.try("checkout/checkout", orderOf(cart));
	expect([poorer.status, poorer.body.resultType]).toEqual([409, "insufficient_points"]);
	expect(await rowsOf(acme, priya)).toMatchObject({ orders: 0, balance: 500 });
});

test("an owner sets the client's system on its page; the secret is told nowhere, and nobody else sets it", async () => {
	const { acme, olga, priya } = await makeClient();
	const page = await openPage(olga, "/settings/analytics");
	expect(page.text).toContain("Your own points system");
	expect(page.html).not.toContain("s3cret");
	for (const wrong of ["http://points.client-system.com/", "https://10.0.0.1/x", "https://points.internal/"]) {
		const { status, body } = await olga.client.try("client-sync/save-client-system", { url: wrong, token: "x" });
		expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ["url"]]);
	}
	expect((await olga.client.try("client-sync/save-client-system", { url: `${url}/2` })).status).toBe(400);
	expect((await priya.client.try("client-sync/save-client-system", { url, token: "x" })).status).toBe(403);
	await olga.client.call("client-sync/save-client-system", { url: "" });
	expect((await priya.client.try(sync, {})).body.resultType).toBe("feature_disabled");
	const [audit] = await acme.database.read(
		sql<{ text: string }>`select json_group_array(details) as text from audit_lines where account_id = ${acme.id}`,
	);
	expect(audit!.text).not.toContain("s3cret");
});

/** The open line: who may have it, what it tells and how often; and the figure for pages without one. */
import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { buy, makeBuyers, makeSale, objectOf, openSale } from "#test/factories/flash-sale";
import { createTenant, type TestMember } from "#test/kit/tenant";
import worker from "#workers/index";
import type { Environment } from "#workers/kernel/environment";

type News = { quantity_left?: number; live_to_date?: number; item_id?: number; has_ended?: 1; at: number };

/** Asks for the line as a page does; gives the answer. */
async function ask(member: TestMember, item_id: number | string, headers: Record<string, string> = {}) {
	const { client } = member;
	const request = new Request(`http://${client.host}/api/catalog/api_flash_sale_socket/${item_id}`, {
		headers: {
			upgrade: "websocket",
			origin: `http://${client.host}`,
			cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
			...headers,
		},
	});
	const context = createExecutionContext();
	const response = await worker.fetch(
		request as Parameters<typeof worker.fetch>[0],
		env as unknown as Environment,
		context,
	);
	await waitOnExecutionContext(context);
	return response;
}

/** Opens the line and collects what is told, with the time when it came. */
async function listen(member: TestMember, item_id: number) {
	const response = await ask(member, item_id);
	expect(response.status).toBe(101);
	const line = response.webSocket!;
	const news: News[] = [];
	let isClosed = false;
	line.addEventListener("message", ({ data }) => {
		news.push({ ...(JSON.parse(String(data)) as News), at: Date.now() });
	});
	line.addEventListener("close", () => {
		isClosed = true;
	});
	line.accept();
	return { news, line, isClosed: () => isClosed };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("a page hears what is left when it opens the line, and whenever that changes", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 3 });
	const [priya] = await makeBuyers(acme, 1, itemId);
	const { news, line } = await listen(priya!, bottle.id);
	await wait(50);
	expect(news).toMatchObject([{ item_id: bottle.id, quantity_left: 3, live_to_date: sale.live_to_date }]);
	expect(await buy(priya!)).toBe("success");
	await wait(400);
	expect(news.at(-1)).toMatchObject({ quantity_left: 2 });
	line.close();
});

test("at most four updates come in a second, and the last state always", async () => {
	const { acme, bottle, itemId } = await makeSale({ quantity: 30 });
	const buyers = await makeBuyers(acme, 30, itemId);
	const { news, line } = await listen(buyers[0]!, bottle.id);
	for (const buyer of buyers) await buyer.client.call("checkout/hold-flash-items", {});
	await wait(400);
	line.close();
	const told = news.slice(1);
	const seconds = (told.at(-1)!.at - told[0]!.at) / 1_000;
	// The first comes at once; a little more than four a second may arrive where some of them were slow on their way.
	expect(told.length).toBeLessThanOrEqual(Math.floor(seconds * 4) + 2);
	expect(news.at(-1)).toMatchObject({ quantity_left: 0 });
});

test("[flash_sale-03] at its end the sale tells the pages and lets them go, and its owner is told once", async () => {
	const { acme, owner, bottle, sale } = await makeSale({ live_to_date: Date.now() + 1_500, quantity: 2 });
	const { news, isClosed } = await listen(owner, bottle.id);
	await wait(2_200);
	expect(news.at(-1)).toMatchObject({ has_ended: 1 });
	expect(isClosed()).toBe(true);
	const ends = await acme.database.read(
		sql<{ job: string }>`select o.job from outbox o join flash_sale_ends e on e.account_id = o.account_id
			where o.account_id = ${acme.id} and o.job = 'flash-sale/notify-end' and e.sale_id = ${sale.id}`,
	);
	expect(ends).toHaveLength(1);
	expect((await ask(owner, bottle.id)).status).toBe(404);
});

test("a foreign page, one that is not signed in and another tenant's are refused", async () => {
	const { acme, owner, bottle } = await makeSale();
	const foreign: Record<string, string>[] = [
		{ origin: "https://evil.example" },
		{ origin: "" },
		{ origin: `http://${acme.host}`, "sec-fetch-site": "same-site" },
	];
	for (const headers of foreign) {
		const refused = await ask(owner, bottle.id, headers);
		expect([refused.status, ((await refused.json()) as { resultType: string }).resultType]).toEqual([
			403,
			"foreign_origin",
		]);
	}
	expect((await ask(owner, bottle.id, { cookie: "" })).status).toBe(401);
	const globex = await createTenant({ shard: acme.shard });
	const stranger = await globex.addMember({ role: "account_owner" });
	expect((await ask(stranger, bottle.id)).status).toBe(404);
	expect((await ask(owner, "no-number")).status).toBe(404);
	const unsold = await addItem(acme, {});
	expect((await ask(owner, unsold.id)).status).toBe(404);
	expect((await ask(owner, bottle.id, { upgrade: "" })).status).toBe(426);
});

test("the same item id in two tenants is two sales", async () => {
	const { acme, bottle, itemId } = await makeSale({ quantity: 2 });
	const globex = await createTenant({ shard: acme.shard });
	const owner = await globex.addMember({ role: "account_owner" });
	const other = await addItem(globex, { id: bottle.id, variants: [{ stock: null }] });
	expect(other.id).toBe(bottle.id);
	await openSale(owner, other.id, { quantity: 9 });
	const [priya] = await makeBuyers(acme, 1, itemId);
	expect(await buy(priya!)).toBe("success");
	const { items } = await owner.client.call("catalog/get-flash-sale", {});
	expect(items).toMatchObject([{ id: other.id, quantity_left: 9 }]);
	expect((await priya!.client.call("catalog/get-flash-sale", {})).items).toMatchObject([{ quantity_left: 1 }]);
});

test("without its object's answer a sale shows what the database has", async () => {
	const { acme, owner, bottle } = await makeSale({ quantity: 4 });
	const deaf = {
		...(env as unknown as Environment),
		FLASH_SALES: { idFromName: () => "", get: () => ({ status: () => Promise.reject(new Error("gone")) }) },
	} as unknown as Environment;
	const request = new Request(`http://${acme.host}/api/catalog/api_get_flash_sale`, {
		method: "POST",
		body: JSON.stringify({ payload: {} }),
		headers: {
			origin: `http://${acme.host}`,
			cookie: [...owner.client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
			"x-csrf-token": await owner.client.csrfToken(),
		},
	});
	const context = createExecutionContext();
	const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], deaf, context);
	expect(await response.json()).toMatchObject({ items: [{ id: bottle.id, quantity_left: 4 }] });
	expect(objectOf(acme, bottle.id).name).toContain(String(bottle.id));
});

/** A client that is moved back and forth while people use it: nothing is lost, nothing is written twice, nobody waits for 10 seconds. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { createFullTenant } from "#test/factories/full-tenant";
import { putIntoCart, tryCheckout } from "#test/factories/shopping";
import { moveTo, subdomainOf } from "#test/kit/moves";
import { OperatorClient } from "#test/kit/operator";
import { runOutboxWhole } from "#test/kit/outbox";

const setup = new OperatorClient();
const moves = 4;

test("comments and orders go on through moves: each is there once, though each is sent twice, and the ledger adds up", async () => {
	const { tenant, owner, member, ids } = await createFullTenant(0, "in-use");
	const subdomain = subdomainOf(tenant);
	const item = await addItem(tenant, { name: "in-use kettle" });
	await member.client.call("cart/remove-shopping-cart-item", { catalog_item_id: ids.variant! });
	await runOutboxWhole(tenant);
	const [orders] = await tenant.database.read(
		sql<{ count: number }>`select count(*) as count from orders where account_id = ${tenant.id}`,
	);
	let isOver = false;
	let [slowest_ms, sold] = [0, 0];
	const texts: string[] = [];
	const timed = async (work: () => Promise<unknown>) => {
		const startedAt = Date.now();
		await work();
		slowest_ms = Math.max(slowest_ms, Date.now() - startedAt);
	};
	const comments = async (writer: typeof member, name: string) => {
		for (let at = 0; !isOver; at += 1) {
			const comment_text = `${name} ${at}`;
			const input = { comment_id: 0, temp_id: comment_text, comment_text, activity_id: ids.activity! };
			const send = () => writer.client.call("activity/save-comment", input);
			// The same again, as a browser does whose answer was lost.
			await timed(() => Promise.all([send(), send()]));
			texts.push(comment_text);
		}
	};
	const shop = async () => {
		for (let at = 0; !isOver && at < 8; at += 1) {
			await timed(() => putIntoCart(member, item.variant_id));
			let status = 0;
			await timed(async () => {
				({ status } = await tryCheckout(member));
			});
			expect(status).toBe(200);
			sold += 1;
		}
	};
	const move = async () => {
		for (let at = 1; at <= moves; at += 1) {
			const { state, pause_ms } = await moveTo(setup, subdomain, at % 2 === 1 ? "SHARD_1" : "SHARD_0");
			expect(state).toBe("moved");
			expect(pause_ms).toBeLessThan(10_000);
		}
		isOver = true;
	};
	await Promise.all([
		move().finally(() => {
			isOver = true;
		}),
		comments(member, "first"),
		comments(owner, "second"),
		shop(),
	]);
	expect(texts.length).toBeGreaterThan(4);
	expect(slowest_ms).toBeLessThan(10_000);
	console.log(`${texts.length} comments and ${sold} orders in ${moves} moves; the longest wait was ${slowest_ms} ms`);
	const found = await tenant.database.read(
		sql<{
			text: string;
		}>`select text from comments where account_id = ${tenant.id} and (text like 'first %' or text like 'second %')`,
	);
	expect(found.map(({ text }) => text).sort()).toEqual([...texts].sort());
	const [after] = await tenant.database.read(
		sql<{ count: number }>`select count(*) as count from orders where account_id = ${tenant.id}`,
	);
	expect(after!.count - orders!.count).toBe(sold);
	expect(await owner.client.call("points/verify-ledger", {})).toMatchObject({ faults: [] });
}, 180_000);

/** Where points go when a line is given back: to the balance that paid it, with all that the same redemption paid. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { TestMember } from "#test/kit/tenant";
import type { EndpointInput } from "#workers/registry";
import { addOrderPaidAtOnce, figuresOf, makeShop, order, seeOrder } from "./shop";

type Move = EndpointInput<"orders/update-order-status">;

const move = (who: TestMember, input: Move) => who.client.call("orders/update-order-status", input);
const tryMove = (who: TestMember, input: Move) => who.client.try("orders/update-order-status", input);

test("[orders-04] an order is of standard products or of wallet products, and nothing else", async () => {
	const { acme, priya, mug } = await makeShop();
	const standard = await order(priya, [mug]);
	const wallet = await addOrderPaidAtOnce(acme, priya, mug, { unit: "wallet", lines: 1 });
	const become = (product_type: string) =>
		acme.database.write([
			sql`update orders set product_type = ${product_type} where account_id = ${acme.id} and id = ${wallet.id}`,
		]);
	await become("wallet_product");
	await expect(become("voucher")).rejects.toThrow("orders_product_type");
	expect([standard.product_type, (await seeOrder(priya, wallet.id)).product_type]).toEqual([
		"standard_product",
		"wallet_product",
	]);
	const { table_rows } = await priya.client.call("orders/get-member-orders", {});
	expect(table_rows.map(({ product_type }) => product_type).sort()).toEqual(["standard_product", "wallet_product"]);
});

test("what is given back goes to the wallet when the wallet paid", async () => {
	const { acme, olga, priya, mug } = await makeShop();
	const { id } = await addOrderPaidAtOnce(acme, priya, mug, { unit: "wallet", lines: 1 });
	const balances = () =>
		acme.database.read(
			sql<object>`select unit, balance from ledger_accounts where account_id = ${acme.id} and kind = 'member' and owner_id = ${priya.id} order by unit`,
		);
	expect(await balances()).toEqual([
		{ unit: "points", balance: 5_000 },
		{ unit: "wallet", balance: 0 },
	]);
	await move(olga, { orders: [{ id }], status: "cancelled", reason: "Sold out" });
	expect(await balances()).toEqual([
		{ unit: "points", balance: 5_000 },
		{ unit: "wallet", balance: 250 },
	]);
});

test("lines that one redemption paid, as orders had it before, are given back together or not at all", async () => {
	const { acme, olga, priya, mug } = await makeShop();
	const { id, lines } = await addOrderPaidAtOnce(acme, priya, mug, { unit: "points", lines: 2 });
	const reason = "Sold out";
	const reply = await tryMove(olga, { order_lines: [{ id: lines[0]!.id }], status: "cancelled", reason });
	expect([reply.status, reply.body.resultType]).toEqual([409, "lines_paid_together"]);
	expect((await figuresOf(acme, priya, mug)).reversals).toEqual([]);
	expect(await move(olga, { orders: [{ id }], status: "cancelled", reason })).toMatchObject({ points_returned: 500 });
	const { reversals, balance } = await figuresOf(acme, priya, mug);
	expect([reversals, balance]).toMatchObject([[{ amount: 500, reason: "Thing 1, Thing 2: Sold out" }], 5_500]);
});

/** A tenant with a store, its buyer and those who manage orders, for the tests of orders that change. */
import { sql } from "drizzle-orm";
import { addItem } from "#test/factories/catalog";
import { addPastOrders } from "#test/factories/many-orders";
import { orderOf, putIntoCart } from "#test/factories/shopping";
import { createTenant, newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { postTransaction } from "#workers/features/points";

/** Acme with a bottle of 500 points (10 in stock), a mug of 250 (not counted), a gift card of 1,000, and a donation of 100. */
export async function makeShop(options: { shard?: number; language_code?: string } = {}) {
	const acme = await createTenant({ shard: options.shard, flags: { orders_management_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const dan = await acme.addMember({ role: "distributor", first_name: "Dan" });
	const priya = await acme.addMember({
		first_name: "Priya",
		points: 5_000,
		language_code: options.language_code,
		manager_id: dan.id,
	});
	const bottle = await addItem(acme, {
		name: "Bottle",
		variants: [{ points: 500, stock: 10, options: [["Color", "Moss"]] }],
	});
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 250, stock: null }] });
	const card = await addItem(acme, {
		name: "Gift card",
		variants: [{ points: 1_000, stock: null, delivery: "email", is_gift_card: 1 }],
	});
	const well = await addItem(acme, { name: "Well", variants: [{ points: 100, stock: null, delivery: "donation" }] });
	return { acme, olga, dan, priya, bottle, mug, card, well };
}

/** What the buyer sees of an order. */
export type SeenOrder = Awaited<ReturnType<typeof seeOrder>>;

/** Orders so many units of each item; gives the order as its buyer sees it, lines in the order of the items. */
export async function order(
	member: TestMember,
	...items: (readonly [item: { variant_id: number }, quantity?: number])[]
): Promise<SeenOrder> {
	let cart = await member.client.call("cart/get-shopping-cart", {});
	for (const [{ variant_id }, quantity] of items) cart = await putIntoCart(member, variant_id, quantity ?? 1);
	const { orders } = await member.client.call("checkout/checkout", orderOf(cart));
	const seen = await seeOrder(member, Number(Object.keys(orders)[0]));
	const place = new Map(items.map(([{ variant_id }], at) => [variant_id, at]));
	seen.lines.sort((one, other) => place.get(one.itemId)! - place.get(other.itemId)!);
	return seen;
}

/** An order as a person sees it now. */
export async function seeOrder(member: TestMember, order_id: number) {
	return (await member.client.call("orders/get-order-details", { order_id })).order;
}

/** What the ledger, the stock and the emails hold. */
export async function figuresOf(tenant: TestTenant, member: TestMember, item: { id: number; variant_id: number }) {
	const { database, id } = tenant;
	const [[account], [variant], [tile], reversals, emails, counts] = await Promise.all([
		database.read(
			sql<{
				balance: number;
				redeemed: number;
			}>`select balance, redeemed from ledger_accounts where account_id = ${id} and id = ${member.points_account_id}`,
		),
		database.read(
			sql<{ stock: number | null }>`select stock from variants where account_id = ${id} and id = ${item.variant_id}`,
		),
		database.read(
			sql<{
				quantity_left: number | null;
			}>`select quantity_left from items where account_id = ${id} and id = ${item.id}`,
		),
		database.read(
			sql<{
				reason: string;
				actor_id: number;
				amount: number;
			}>`select t.reason, t.actor_id, e.amount from ledger_transactions t
				join ledger_entries e on e.account_id = t.account_id and e.transaction_id = t.id
				where t.account_id = ${id} and t.kind = 'Redemption Reversed' order by t.id`,
		),
		database.read(
			sql<{
				subject: string;
				body: string;
				recipient: string;
			}>`select subject, body, recipient from emails where account_id = ${id} order by created_at, subject`,
		),
		database.read(
			sql<{
				status: string;
				count: number;
			}>`select status, count from order_counts where account_id = ${id} and count > 0 order by status`,
		),
	]);
	return {
		balance: account!.balance,
		redeemed: account!.redeemed,
		stock: variant!.stock,
		quantity_left: tile!.quantity_left,
		reversals,
		emails,
		counts: Object.fromEntries(counts.map(({ status, count }) => [status, count])),
	};
}

/** An order of so many units of 250 points, a line each, that one redemption of a unit paid, as orders had it before. */
export async function addOrderPaidAtOnce(
	tenant: TestTenant,
	member: TestMember,
	item: { id: number; variant_id: number },
	{ unit, lines }: { unit: "points" | "wallet"; lines: number },
): Promise<SeenOrder> {
	const [id] = await addPastOrders(tenant, item, [
		{ user_id: member.id, created_at: Date.now(), total_points: 250, lines },
	]);
	const accounts = await tenant.database.read(
		sql<{
			kind: string;
			id: number;
		}>`select kind, id from ledger_accounts where account_id = ${tenant.id} and unit = ${unit} and owner_id in (0, ${member.id})`,
	);
	const of = (kind: string) => accounts.find((account) => account.kind === kind)!.id;
	const post = (kind: "Issuance" | "Redemption", from: string, to: string) => {
		const transaction = { account_id: tenant.id, id: newId(), kind, idempotency_key: `${kind}-${id}`, actor_id: null };
		const about = { source: "order", order_id: kind === "Redemption" ? id : null, created_at: Date.now() };
		const entry = { debit_account_id: of(from), credit_account_id: of(to), amount: 250 * lines };
		return { id: transaction.id, statements: postTransaction({ ...transaction, ...about }, [entry]) };
	};
	const paid = post("Redemption", "member", "orders_paid");
	await tenant.database.write([
		...post("Issuance", "adjustments", "member").statements,
		...paid.statements,
		sql`update orders set total_points = ${250 * lines} where account_id = ${tenant.id} and id = ${id!}`,
		sql`update order_lines set transaction_id = ${paid.id} where account_id = ${tenant.id} and order_id = ${id!}`,
	]);
	return seeOrder(member, id!);
}

/** A tenant with a store and a member who can pay, and what a checkout leaves in the database, for tests. */
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { addItem, type ItemOptions } from "#test/factories/catalog";
import { createTenant, type MemberOptions, type TenantOptions, type TestTenant } from "#test/kit/tenant";

/** Acme with a bottle of 500 points, ten in stock, and Priya with 5,000 points. */
export async function makeShop(options: { tenant?: TenantOptions; member?: MemberOptions; item?: ItemOptions } = {}) {
	const acme = await createTenant(options.tenant);
	const priya = await acme.addMember({ first_name: "Priya", points: 5_000, ...options.member });
	const bottle = await addItem(acme, {
		name: "Bottle",
		brand_name: "Fjell",
		variants: [{ points: 500, price_cents: 499, stock: 10, sku: "B-1", options: [["Color", "Moss"]] }],
		...options.item,
	});
	return { acme, priya, bottle, itemId: bottle.variant_id };
}

/** What a checkout leaves in the database. */
export async function rowsOf(tenant: TestTenant) {
	const { database, id } = tenant;
	const [orders, lines, transactions, stock, jobs, audit] = await Promise.all([
		database.read(sql<{
			id: number;
			number: number;
			total_points: number;
			cart_key: string;
		}>`select id, number, total_points,
			cart_key from orders where account_id = ${id} order by id`),
		database.read(
			sql<{
				transaction_id: number | null;
			}>`select order_id, variant_id, quantity, points, transaction_id from order_lines where account_id = ${id} order by id`,
		),
		database.read(sql<{
			id: number;
		}>`select t.id, t.kind, t.order_id, e.amount, d.kind as debit, c.kind as credit from ledger_transactions t
			join ledger_entries e on e.account_id = t.account_id and e.transaction_id = t.id
			join ledger_accounts d on d.account_id = e.account_id and d.id = e.debit_account_id
			join ledger_accounts c on c.account_id = e.account_id and c.id = e.credit_account_id
			where t.account_id = ${id} and t.source = 'order' order by t.id`),
		database.read(sql<{ stock: number }>`select stock from variants where account_id = ${id} order by id`),
		database.read(sql<{ job: string }>`select job from outbox where account_id = ${id} order by job`),
		database.read(
			sql<{ action: string }>`select action from audit_lines where account_id = ${id} and action = 'checkout/checkout'`,
		),
	]);
	return { orders, lines, transactions, stock: stock.map((row) => row.stock), jobs: jobs.map(({ job }) => job), audit };
}

/** Fails the test when anything was written or taken. */
export async function expectNothingOrdered(tenant: TestTenant, stock: (number | null)[]) {
	expect(await rowsOf(tenant)).toMatchObject({ orders: [], lines: [], transactions: [], stock, jobs: [], audit: [] });
}

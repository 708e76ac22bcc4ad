/** Makes orders by the hundred thousand: orders, lines, redemptions and their entries. */
import { itemAt } from "./catalogue.mjs";
import { idAt } from "./id-blocks.mjs";
import { touch } from "./recognitions.mjs";
import { loadedZone } from "./tenant.mjs";
import { loadWorkerCode } from "./worker-code.mjs";

const atOnce = 20_000;
const spreadMs = 365 * 86_400_000;
const address = JSON.stringify({
	first_name: "Priya",
	last_name: "Raman",
	address1: "14 Calder Street",
	address2: "",
	city: "Springfield",
	state: "IL",
	postal_code: "62704",
	country: "USA",
	phone: "+1 555 010 2030",
	email: "priya@example.com",
});

/**
 * Adds orders of the members 0 … `members` - 1 for items below `items`, evenly over the last year; every third has two
 * lines. They are paid from the members' points by ledger transactions, triggers active.
 */
export async function addOrders(tenant, count, { members, items, from = 0 }) {
	const until = Date.now();
	const stepMs = spreadMs / (from + count);
	for (let start = from; start < from + count; start += atOnce) {
		const end = Math.min(start + atOnce, from + count);
		await tenant.database.batch(chunk(tenant, start, end, { members, items, until, stepMs }));
	}
	await countDays(tenant);
	await touch(tenant, "orders");
}

/** Counts the sums of days of all orders, as the schedule does for what was there before. */
async function countDays(tenant) {
	const { recountDaySums } = await loadWorkerCode();
	for (const { days, within } of await stretchesOf(tenant)) await tenant.write(recountDaySums(tenant.id, days, within));
}

/** The rows of sums of days that differ from a recount of all orders. */
export async function differingDaySums(tenant) {
	const { listDaySumDifferences, prepare } = await loadWorkerCode();
	const differing = [];
	for (const { days, within } of await stretchesOf(tenant)) {
		const { text, params } = prepare(listDaySumDifferences(tenant.id, days, within));
		differing.push(...(await tenant.all(text, ...params)));
	}
	return differing;
}

/** All days since the first order, in the stretches of the schedule. */
async function stretchesOf(tenant) {
	const { stretchFrom } = await loadWorkerCode();
	const now = Date.now();
	const [{ first }] = await tenant.all("select min(created_at) as first from orders where account_id = ?", tenant.id);
	const stretches = [];
	for (let from = 0; from !== null; from = stretches.at(-1).next)
		stretches.push(stretchFrom(from, { first: first ?? now, now, time_zone: loadedZone }));
	return stretches;
}

function chunk(tenant, start, end, { members, items, until, stepMs }) {
	const step = itemAt(1).variant_id - itemAt(0).variant_id;
	const facts = `with recursive n (i) as (select ${start} union all select i + 1 from n where i + 1 < ${end}),
		buys as (select i, ?1 as account_id, i * 7919 % ${members} as member_at, iif(i % 3 = 0, 2, 1) as line_count,
			100 + i % 400 as points, i * 31 % ${items} as item_at,
			cast(${until - spreadMs} + (i + 1) * ${stepMs} as integer) as created_at,
			case when i % 20 = 0 then 'closed' when i % 5 = 0 then 'open' else 'placed' end as status from n)`;
	const bind = (text, ...more) => tenant.database.prepare(text).bind(tenant.id, ...more);
	return [
		bind(
			`insert into orders (account_id, id, number, user_id, status, total_points, total_cents, line_count, unit_count, address, cart_key, created_at)
			${facts} select account_id, ${idAt("order")} + i, 100001 + i, ${idAt("member")} + member_at, status,
				points * line_count, points * line_count, line_count, line_count, ?2, 'load-' || i, created_at from buys`,
			address,
		),
		bind(`insert into order_lines (account_id, id, order_id, user_id, variant_id, item_id, name, brand_name, options, sku, image_url,
				quantity, points, price_cents, transaction_id, status, status_at, created_at)
			${facts} select b.account_id, ${idAt("orderLine")} + 2 * b.i + l.value, ${idAt("order")} + b.i, ${idAt("member")} + b.member_at,
				${idAt("variant")} + ((b.item_at + l.value) % ${items}) * ${step}, it.id, it.name, it.brand_name, '[]', 'L', it.image_url,
				1, b.points, b.points, ${idAt("redemption")} + b.i, case b.status when 'closed' then 'delivered' when 'open' then 'shipped' else 'accepted' end,
				b.created_at, b.created_at
			from buys b cross join json_each('[0,1]') l on l.value < b.line_count
			cross join items it on it.account_id = b.account_id and it.id = ${idAt("item")} + (b.item_at + l.value) % ${items}`),
		bind(`insert into ledger_transactions (account_id, id, kind, idempotency_key, actor_id, source, reason, order_id, created_at)
			${facts} select account_id, ${idAt("redemption")} + i, 'Redemption', 'redemption:load-' || i, ${idAt("member")} + member_at,
				'order', 'Order', ${idAt("order")} + i, created_at from buys`),
		bind(`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			${facts} select b.account_id, ${idAt("redemption")} + b.i, ${idAt("memberAccount")} + 2 * b.member_at, paid.id,
				b.points * b.line_count, b.created_at
			from buys b cross join ledger_accounts paid on paid.account_id = b.account_id and paid.kind = 'orders_paid'
				and paid.unit = 'points' and paid.owner_id = 0`),
	];
}

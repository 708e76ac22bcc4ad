/** The SQL of orders and their lines. */

import { type SQL, sql } from "drizzle-orm";
import type { orderLines, orders } from "#drizzle/orders";
import { type Addressee, notificationChoices, personName } from "#workers/features/members";
import type { Account } from "#workers/kernel/identity";
import type { NamingAccount } from "#workers/kernel/references";
import type { RowOf, Statement } from "#workers/kernel/sql";
import { textHolds } from "#workers/kernel/text-holds";
import type { Delivery, OrderStatus } from "../rules/line-states";
import { numberBeforeFirst, orderNumberRanges, orderPrefix } from "../rules/order-number";
import type { OrderLineRow } from "../rules/present-order";

/** An order to be written. `cart_key` names the state of the cart that it buys: a second order of it fails on `orders_of_cart_once`. */
export type OrderToSave = RowOf<
	typeof orders,
	"account_id" | "id" | "user_id" | "total_points" | "total_cents" | "cart_key" | "created_at"
> & {
	/** Which balance pays it. */
	product_type: ProductType;
	address: object;
};

/** Which balance pays an order, whole. */
export type ProductType = "wallet_product" | "standard_product";

/** A line to be written, with the item's words and price of this moment. */
export type LineToSave = RowOf<
	typeof orderLines,
	| "id"
	| "variant_id"
	| "item_id"
	| "name"
	| "brand_name"
	| "sku"
	| "image_url"
	| "quantity"
	| "points"
	| "price_cents"
	| "transaction_id"
> & {
	options: [string, string][];
	recipient: object | null;
	delivery: Delivery;
};

/** An order as it lies in the database, with its buyer and its lines as JSON. */
export type OrderRow = RowOf<
	typeof orders,
	| "id"
	| "number"
	| "user_id"
	| "total_points"
	| "total_cents"
	| "line_count"
	| "unit_count"
	| "address"
	| "cart_key"
	| "created_at"
> & {
	status: OrderStatus;
	product_type: ProductType;
	lines: string;
};

const lineFields =
	sql.raw(`'id', l.id, 'variant_id', l.variant_id, 'item_id', l.item_id, 'name', l.name, 'brand_name', l.brand_name,
	'options', l.options, 'sku', l.sku, 'image_url', l.image_url, 'quantity', l.quantity, 'points', l.points,
	'recipient', l.recipient, 'status', l.status, 'status_reason', l.status_reason, 'status_at', l.status_at,
	'delivery', l.delivery, 'carrier', l.carrier, 'tracking_number', l.tracking_number, 'return_asked_at', l.return_asked_at,
	'return_reason', l.return_reason, 'return_refused_at', l.return_refused_at, 'return_refusal', l.return_refusal,
	'has_voucher_code', l.voucher_code <> '', 'resent_count', l.resent_count`);

/** The lines of order `o` as JSON in their order. */
export const linesOfOrder = sql`(select json_group_array(json_object(${lineFields}) order by l.id) from order_lines l
	where l.account_id = o.account_id and l.order_id = o.id)`;

const orderColumns = sql`o.id, o.number, o.user_id, o.status, o.product_type, o.total_points, o.total_cents, o.line_count, o.unit_count,
	o.address, o.cart_key, o.created_at, ${linesOfOrder} as lines`;

/** The lines of a row. */
export function linesOf(row: Pick<OrderRow, "lines">): OrderLineRow[] {
	return JSON.parse(row.lines) as OrderLineRow[];
}

/** An order with who placed it. */
export type OrderOfMember = OrderRow & {
	member_name: string;
	participant_id: string;
	member_email: string;
	member_status: string;
} & Pick<Addressee, "language_code" | "first_name" | "notification_choices">;

/** An order by id. */
export function findOrder(account_id: number, id: number | SQL) {
	return sql<OrderOfMember>`select
		${orderColumns}, ${personName("u")} as member_name, u.participant_id, u.email as member_email, u.status as member_status, u.language_code, u.first_name,
		${notificationChoices("u")}
		from orders o join users u on u.account_id = o.account_id and u.id = o.user_id
		where o.account_id = ${account_id} and o.id = ${id}`;
}

/** The order that a line belongs to. */
export function findOrderOfLine(account_id: number, line_id: number) {
	return findOrder(
		account_id,
		sql`(select s.order_id from order_lines s where s.account_id = ${account_id} and s.id = ${line_id})`,
	);
}

/** A member's orders since a time, newest first, at most ten. */
export function listRecentOrders(account_id: number, user_id: number, since: number) {
	return sql<OrderRow>`select ${orderColumns} from orders o
		where o.account_id = ${account_id} and o.user_id = ${user_id} and o.created_at >= ${since}
		order by o.created_at desc, o.id desc limit 10`;
}

/** Which of the members ordered anything since a time. */
export function listRecentBuyers(account_id: number, user_ids: readonly number[], since: number) {
	return sql<{ user_id: number }>`select asked.value as user_id from json_each(${JSON.stringify(user_ids)}) asked
		where exists (select 1 from orders o where o.account_id = ${account_id} and o.user_id = asked.value and o.created_at >= ${since})`;
}

/** The number that an account's next order gets: taken in the statement that writes the order, and unique. */
export function nextOrderNumber(account_id: number): SQL {
	return sql`coalesce((select max(n.number) from orders n where n.account_id = ${account_id}), ${numberBeforeFirst}) + 1`;
}

/** An order's number, with what the account writes before it. */
export function numberOfOrder(account_id: number, id: number | SQL, account: NamingAccount) {
	const before = `${orderPrefix(account)}-`;
	return sql<{
		name: string;
	}>`select ${before} || n.number as name from orders n where n.account_id = ${account_id} and n.id = ${id}`;
}

/** A text in which `mark` gives way to the number of an order that the same batch writes. */
export function orderNumberAsText(account_id: number, order_id: number, text: string | SQL, mark: string): SQL {
	return sql`select replace((${text}), ${mark}, o.number) from orders o where o.account_id = ${account_id} and o.id = ${order_id}`;
}

/** Writes an order; stands first in its batch, so that a repeat fails here before anything else. */
export function insertOrder(order: OrderToSave, lines: readonly LineToSave[]): Statement {
	const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	return sql`insert into orders (account_id, id, number, user_id, status, product_type, total_points, total_cents, line_count, unit_count, address, cart_key, created_at)
		values (${order.account_id}, ${order.id}, ${nextOrderNumber(order.account_id)}, ${order.user_id}, 'placed', ${order.product_type}, ${order.total_points},
		${order.total_cents}, ${lines.length}, ${units}, ${JSON.stringify(order.address)}, ${order.cart_key}, ${order.created_at})`;
}

/** Writes the lines of an order. */
export function insertOrderLines(order: OrderToSave, lines: readonly LineToSave[]): Statement {
	return sql`insert into order_lines (account_id, id, order_id, user_id, variant_id, item_id, name, brand_name, options, sku, image_url,
			quantity, points, price_cents, recipient, delivery, transaction_id, status_at, created_at)
		select ${order.account_id}, value ->> 'id', ${order.id}, ${order.user_id}, value ->> 'variant_id', value ->> 'item_id', value ->> 'name',
			value ->> 'brand_name', value ->> 'options', value ->> 'sku', value ->> 'image_url', value ->> 'quantity', value ->> 'points',
			value ->> 'price_cents', value ->> 'recipient', value ->> 'delivery', value ->> 'transaction_id', ${order.created_at}, ${order.created_at}
		from json_each(${JSON.stringify(lines)})`;
}

/** True in SQL for an order `o` whose number begins so, or with a line of this name, brand or code; for a member's own orders, which it walks. */
export function holdsWords(account: Account, searchString: string): SQL {
	const ranges = JSON.stringify(orderNumberRanges(account, searchString));
	return sql`(exists (select 1 from json_each(${ranges}) r where o.number between r.value ->> 0 and r.value ->> 1)
		or exists (select 1 from order_lines l
		where l.account_id = ${account.id} and l.order_id = o.id and ${textHolds(sql`l.name || ' ' || l.brand_name || ' ' || l.sku`, searchString)}))`;
}

/** The SQL of changing states: the lines as they stand, and the statements that move them, their orders, points and goods. */

import { type SQL, sql } from "drizzle-orm";
import type { orderLines } from "#drizzle/orders";
import { refreshQuantityLeft, returnStock } from "#workers/features/catalog";
import { type Reversal, reverseTransactions } from "#workers/features/points";
import { assertAll } from "#workers/kernel/assertions";
import type { Account } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { backInStock, type Delivery, givenBack, type LineStatus, settled } from "../rules/line-states";
import { takeFromDaySums } from "./day-sums";
import { ofDistributor } from "./managed-orders";
import type { ProductType } from "./orders";

/** A line as it stands, with its order. */
export type StandingLine = RowOf<
	typeof orderLines,
	"id" | "order_id" | "variant_id" | "item_id" | "name" | "quantity" | "points" | "status_at" | "transaction_id"
> & {
	number: number;
	user_id: number;
	product_type: ProductType;
	status: LineStatus;
	created_at: number;
	delivery: Delivery;
};

/** Lines by their ids, and all lines of the orders named, in the order of their ids; a distributor gets those of their own people alone, unless said otherwise. */
export function listStandingLines(
	scope: Pick<MemberScope, "account" | "user">,
	lineIds: readonly number[],
	orderIds: readonly number[],
	within: SQL = ofDistributor(scope),
) {
	const account_id = scope.account.id;
	return sql<StandingLine>`select l.id, l.order_id, o.number, o.user_id, o.product_type, l.variant_id, l.item_id, l.name, l.quantity, l.points, l.status,
			l.status_at, l.created_at, l.delivery, l.transaction_id
		from order_lines l join orders o on o.account_id = l.account_id and o.id = l.order_id
		where l.account_id = ${account_id} and l.id in (
			select value from ${rowsOf(lineIds)} union
			select n.id from order_lines n where n.account_id = ${account_id} and n.order_id in (select value from ${rowsOf(orderIds)}))
			and ${within}
		order by l.order_id, l.id`;
}

/** A move of lines to a state. `lines` are as they were read: the batch fails when one of them stands elsewhere by then. */
export type Move = {
	lines: readonly (StandingLine & { tracking_number: string; voucher_code?: string })[];
	to: LineStatus;
	reason: string;
	carrier: string;
	/** When it happened. */
	at: number;
	/** What the batch fails with when a line stands elsewhere by then. */
	guard?: "order_line_moved" | "internal_rows_changed";
};

/** What a move writes: states of lines and orders; points back to the balance that paid and out of the sums of their days, and goods to their stock. */
export function moveLines(
	account: Pick<Account, "id" | "time_zone">,
	move: Move,
	reversals: readonly Reversal[],
): Statement[] {
	const account_id = account.id;
	const { lines, to } = move;
	const goods = backInStock.includes(to) ? lines : [];
	return [
		assertTheyStand(account_id, move),
		updateLines(account_id, move),
		updateOrders(
			account_id,
			lines.map(({ order_id }) => order_id),
		),
		...reverseTransactions(reversals),
		...(givenBack.includes(to) ? [takeFromDaySums(account, lines)] : []),
		...(goods.length > 0
			? [
					returnStock(account_id, goods),
					refreshQuantityLeft(
						account_id,
						goods.map(({ item_id }) => item_id),
					),
				]
			: []),
	];
}

/** Each line stands where it was read; and a redemption that paid several lines is reversed whole, so they go together. */
function assertTheyStand(account_id: number, { lines, to, guard = "order_line_moved" }: Move): Statement {
	const asRead = rowsOf(lines.map(({ id, status }) => ({ id, status })));
	const stand = sql`select count(*) = ${lines.length} from ${asRead} r cross join order_lines l
		on l.account_id = ${account_id} and l.id = r.value ->> 'id' where l.account_id = ${account_id} and l.status = r.value ->> 'status'`;
	const paid = lines.flatMap(({ transaction_id }) => (transaction_id === null ? [] : [transaction_id]));
	if (!givenBack.includes(to) || paid.length === 0) return assertAll({ [guard]: stand });
	return assertAll({
		[guard]: stand,
		lines_paid_together: sql`select count(*) = ${paid.length} from order_lines l where l.account_id = ${account_id}
			and l.order_id in (select value from ${rowsOf(lines.map(({ order_id }) => order_id))})
			and l.transaction_id in (select value from ${rowsOf(paid)})`,
	});
}

function updateLines(account_id: number, { lines, to, reason, carrier, at }: Move): Statement {
	const rows = rowsOf(lines.map(({ id, tracking_number, voucher_code }) => ({ id, tracking_number, voucher_code })));
	const own = (name: "tracking_number" | "voucher_code") =>
		sql`(select r.value ->> ${name} from ${rows} r where r.value ->> 'id' = order_lines.id)`;
	const more: Partial<Record<LineStatus, SQL>> = {
		shipped: sql`, carrier = ${carrier}, tracking_number = ${own("tracking_number")}`,
		delivered: sql`, voucher_code = iif(delivery = 'email', coalesce(${own("voucher_code")}, ''), '')`,
	};
	return sql`update order_lines set status = ${to}, status_reason = ${reason}, status_at = ${at} ${more[to] ?? sql``}
		where account_id = ${account_id} and id in (select r.value ->> 'id' from ${rows} r)`;
}

/** Orders follow their lines (`orderStatusOf`), by the lines as they are in the batch itself; the list's version follows too. */
function updateOrders(account_id: number, orderIds: readonly number[]): Statement {
	const isLeft = sql`l.status not in (select value from ${rowsOf(givenBack)})`;
	return sql`update orders set status = (
			select case when sum(${isLeft} and l.status not in (select value from ${rowsOf(settled)})) = 0 then 'closed'
				when sum(${isLeft} and l.status <> 'accepted') = 0 then 'placed' else 'open' end
			from order_lines l where l.account_id = orders.account_id and l.order_id = orders.id)
		where account_id = ${account_id} and id in (select value from ${rowsOf(orderIds)})`;
}

/** The states of orders after a move, as JSON for the answer of its batch. */
export function statusesAsJson(account_id: number, orderIds: readonly number[]) {
	return sql`select json_group_array(json_object('id', o.id, 'status', o.status) order by o.id) from orders o
		where o.account_id = ${account_id} and o.id in (select value from ${rowsOf(orderIds)})`;
}

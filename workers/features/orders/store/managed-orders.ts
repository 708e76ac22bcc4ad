/** The SQL with which those who manage orders count and find them. */
import { type SQL, sql } from "drizzle-orm";
import { teamHolds } from "#workers/features/members";
import { matchExpression } from "#workers/features/search";
import type { Account } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { rowsOf } from "#workers/kernel/sql";
import type { ShownStatus } from "../rules/line-states";
import { orderNumberRanges } from "../rules/order-number";

/** How many orders there are in a status, or in all, in SQL, from the counters. */
export function orderCount(account_id: number, status?: string): SQL {
	return sql`(select coalesce(sum(c.count), 0) from order_counts c
		where c.account_id = ${account_id} ${status ? sql`and c.status = ${status}` : sql``})`;
}

/** How many lines all orders have, in SQL, from the counters. */
export function lineCount(account_id: number): SQL {
	return sql`(select coalesce(sum(c.line_count), 0) from order_counts c where c.account_id = ${account_id})`;
}

/** True in SQL for an order `o` that the reader manages: a distributor those of the people below them, an owner all. */
export function ofDistributor({ account, user }: Pick<MemberScope, "account" | "user">): SQL {
	return user.role === "distributor" ? teamHolds(account.id, user.id, sql`o.user_id`) : sql`true`;
}

/** Whether an order is among those that its reader manages, as a row. */
export function isManagedBy(scope: Pick<MemberScope, "account" | "user">, order_id: number) {
	return sql<{ is: 0 | 1 }>`select ${ofDistributor(scope)} as "is" from orders o
		where o.account_id = ${scope.account.id} and o.id = ${order_id}`;
}

/** True in SQL while every one of the orders is of somebody below the distributor. */
export function areOfDistributor(
	{ account, user }: Pick<MemberScope, "account" | "user">,
	orderIds: readonly number[],
): SQL {
	return sql`select count(*) = ${orderIds.length} from orders o where o.account_id = ${account.id}
		and o.id in (select value from ${rowsOf(orderIds)}) and ${ofDistributor({ account, user })}`;
}

/** True in SQL for a line whose return was asked for and waits, as `isReturnWaiting` says it. */
const isWaiting = (line: string): SQL =>
	sql.raw(`${line}.status = 'delivered' and ${line}.return_asked_at is not null and ${line}.return_refused_at is null`);

/** What is shown of a line, in SQL. */
export function shownStatusOf(line: "s"): SQL {
	return sql`iif(${isWaiting(line)}, 'return_asked', ${sql.raw(line)}.status)`;
}

/** True in SQL for an order `o` with a line that stands so, or that its buyer asks to send back. */
export function hasLine(account_id: number, status: ShownStatus): SQL {
	const stands = status === "return_asked" ? isWaiting("l") : sql`l.status = ${status}`;
	return sql`exists (select 1 from order_lines l where l.account_id = ${account_id} and l.order_id = o.id and ${stands})`;
}

/** Ids of orders whose number begins so, and of those whose buyer the search index finds. */
export function ordersFound(account: Account, searchString: string): SQL {
	const account_id = account.id;
	const people = matchExpression(account_id, searchString, ["title", "body"], "user");
	const ranges = orderNumberRanges(account, searchString);
	const parts = [
		...(ranges.length > 0
			? [
					sql`select n.id from json_each(${JSON.stringify(ranges)}) r cross join orders n
						on n.account_id = ${account_id} and n.number between r.value ->> 0 and r.value ->> 1`,
				]
			: []),
		...(people
			? [
					sql`select b.id from search_index s join search_documents d on d.key = s.rowid and d.account_id = ${account_id} and d.kind = 'user'
						join orders b on b.account_id = d.account_id and b.user_id = d.id where s.search_index match ${people}`,
				]
			: []),
	];
	return parts.length > 0 ? sql.join(parts, sql` union all `) : sql`select null`;
}

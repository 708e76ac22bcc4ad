/** All orders of the account, newest first, for those who manage them; found by state, days, number or person; also a report. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { rangeOfDays, reportDate } from "#workers/features/reports";
import { matchExpression } from "#workers/features/search";
import { defineTable } from "#workers/kernel/define-table";
import type { Account } from "#workers/kernel/identity";
import { type LineStatus, orderStatuses } from "../rules/line-states";
import { orderManagers } from "../rules/order-managers";
import { orderNumber, orderNumberRanges } from "../rules/order-number";
import { presentStatuses, statusWords } from "../rules/present-order";

const row = z.object({
	id: z.int(),
	order_number: z.string(),
	created_at: z.int(),
	user_id: z.int(),
	member_name: z.string(),
	participant_id: z.string(),
	/** The name of the order's first line; `line_count` says how many there are. */
	first_item: z.string(),
	line_count: z.int(),
	unit_count: z.int(),
	total_points: z.int(),
	/** What the order is worth in cents. */
	value: z.int(),
	status: z.enum(orderStatuses),
	status_label: z.string(),
	/** The different states of its lines, in the words of the order's page. */
	line_statuses: z.array(statusWords),
	city: z.string(),
	country: z.string(),
});

const filters = z.object({
	startDate: reportDate.optional(),
	endDate: reportDate.optional(),
	status: z.enum(orderStatuses).optional(),
	user_id: z.int().optional(),
	/** The beginning of an order's number, or of words of the buyer's name, address or number. */
	searchString: z.string().trim().max(200).optional(),
});

const created_at = sql`o.created_at`;

type Filters = z.output<typeof filters>;

export const ordersForManagement = defineTable({
	name: "orders/get-orders-for-management",
	path: "/api/orders/api_get_orders_for_management",
	summary: "All orders of the account, for those who manage them.",
	access: orderManagers,
	flags: ["orders_management_enabled"],
	page_size: 10,
	row,
	columns: [
		{ id: "created_at", heading: "orders:columns.date", kind: "timestamp", sort: "created_at" },
		{ id: "order_number", heading: "orders:columns.order", kind: "text" },
		{ id: "member_name", heading: "orders:columns.member", kind: "text" },
		{ id: "participant_id", heading: "orders:columns.participantId", kind: "text" },
		{ id: "first_item", heading: "orders:columns.items", kind: "text" },
		{ id: "line_count", heading: "orders:columns.lines", kind: "number" },
		{ id: "unit_count", heading: "orders:columns.quantity", kind: "number" },
		{ id: "total_points", heading: "orders:columns.totalPoints", kind: "points" },
		{ id: "value", heading: "orders:columns.value", kind: "money" },
		{
			id: "line_statuses",
			heading: "orders:columns.status",
			kind: "status",
			value: ({ line_statuses }) => line_statuses.map(({ label }) => label).join(", "),
		},
		{ id: "city", heading: "orders:columns.city", kind: "text" },
		{ id: "country", heading: "orders:columns.country", kind: "text" },
	],
	filters,
	version_of: "orders",
	seen_by: () => [],
	counted: ({ account }, { status, ...narrower }) => countOf(account.id, status, Object.values(narrower).some(isGiven)),
	// Its buyer, and its usual one to three lines.
	joins: 4,
	sorts: { created_at: { key: created_at, id: sql`o.id` } },
	default_sort: { id: "created_at", desc: true },
	query: (scope, { startDate, endDate, status, user_id, searchString }) => {
		const { id, time_zone } = scope.account;
		const ofStatus = status ? [sql`o.status = ${status}`] : [];
		const ofUser = user_id ? [sql`o.user_id = ${user_id}`] : [];
		return {
			select: sql`o.id, o.number, o.created_at, o.user_id, u.first_name || ' ' || u.last_name as member_name, u.participant_id,
				coalesce((select l.name from order_lines l where l.account_id = o.account_id and l.order_id = o.id order by l.id limit 1), '') as first_item,
				(select json_group_array(s.status) from order_lines s where s.account_id = o.account_id and s.order_id = o.id) as line_statuses,
				o.line_count, o.unit_count, o.total_points, o.total_cents as value, o.status,
				coalesce(o.address ->> 'city', '') as city, coalesce(o.address ->> 'country', '') as country`,
			from: sql`orders o`,
			joins: sql`join users u on u.account_id = o.account_id and u.id = o.user_id`,
			where: [sql`o.account_id = ${id}`, ...(user_id ? ofUser : ofStatus)],
			found: [
				...(user_id ? ofStatus : []),
				...(searchString ? [sql`o.id in (${idsFound(scope.account, searchString)})`] : []),
			],
			range: rangeOfDays(created_at, { startDate, endDate }, time_zone),
		};
	},
	present: (scope, { number, line_statuses, ...found }) => ({
		...(found as z.input<typeof row>),
		order_number: orderNumber(scope.account, Number(number)),
		status_label: scope.translate(`orders:status.${found.status as (typeof orderStatuses)[number]}`),
		line_statuses: presentStatuses(JSON.parse(String(line_statuses)) as LineStatus[], scope.translate),
	}),
	report_type: "orders_management_report",
	report_access: ["account_owner"],
});

/** The list's version; its total too, from the counters by state, where only a state is asked for. */
function countOf(account_id: number, status: Filters["status"], isNarrower: boolean) {
	const total = sql`(select coalesce(sum(c.count), 0) from order_counts c
		where c.account_id = ${account_id} ${status ? sql`and c.status = ${status}` : sql``})`;
	return sql<{ version: number; total_rows: number | null }>`select
		coalesce((select v.version from table_versions v where v.account_id = ${account_id} and v.table_name = 'orders'), 0) as version,
		${isNarrower ? sql`null` : total} as total_rows`;
}

/** Ids of orders whose number begins so, and of those whose buyer the search index finds. */
function idsFound(account: Account, searchString: string): SQL {
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

function isGiven(value: unknown): boolean {
	return value !== undefined && value !== "";
}

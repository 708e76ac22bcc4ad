/** The orders report: one row for each order line of the tenant, newest first. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { rangeOfDays, reportDate } from "#workers/features/reports";
import { defineTable } from "#workers/kernel/define-table";
import { lineStatuses } from "../rules/line-states";
import { orderNumber } from "../rules/order-number";

const row = z.object({
	id: z.int(),
	created_at: z.int(),
	order_id: z.int(),
	order_number: z.string(),
	user_id: z.int(),
	member_name: z.string(),
	participant_id: z.string(),
	name: z.string(),
	brand_name: z.string(),
	sku: z.string(),
	options: z.string(),
	quantity: z.int(),
	points: z.int(),
	total_points: z.int(),
	/** What the line is worth in cents. */
	value: z.int(),
	status: z.enum(lineStatuses),
	status_label: z.string(),
	/** Why it stands so, where somebody said it, and with whom it is under way. */
	status_reason: z.string(),
	carrier: z.string(),
	tracking_number: z.string(),
	city: z.string(),
	country: z.string(),
});

const created_at = sql`l.created_at`;

export const ordersReport = defineTable({
	name: "orders/orders-report",
	path: "/api/reports/api_get_orders_report",
	summary: "Every order line of the account.",
	access: ["account_owner"],
	page_size: 10,
	row,
	columns: [
		{ id: "created_at", heading: "orders:columns.date", kind: "timestamp", sort: "created_at" },
		{ id: "order_number", heading: "orders:columns.order", kind: "text" },
		{ id: "member_name", heading: "orders:columns.member", kind: "text" },
		{ id: "participant_id", heading: "orders:columns.participantId", kind: "text" },
		{ id: "name", heading: "orders:columns.item", kind: "text" },
		{ id: "brand_name", heading: "orders:columns.brand", kind: "text" },
		{ id: "sku", heading: "orders:columns.sku", kind: "text" },
		{ id: "options", heading: "orders:columns.options", kind: "text" },
		{ id: "quantity", heading: "orders:columns.quantity", kind: "number" },
		{ id: "points", heading: "orders:columns.points", kind: "points" },
		{ id: "total_points", heading: "orders:columns.totalPoints", kind: "points" },
		{ id: "value", heading: "orders:columns.value", kind: "money" },
		{ id: "status_label", heading: "orders:columns.status", kind: "status" },
		{ id: "status_reason", heading: "orders:columns.reason", kind: "text" },
		{ id: "carrier", heading: "orders:columns.carrier", kind: "text" },
		{ id: "tracking_number", heading: "orders:columns.trackingNumber", kind: "text" },
		{ id: "city", heading: "orders:columns.city", kind: "text" },
		{ id: "country", heading: "orders:columns.country", kind: "text" },
	],
	filters: z.object({
		startDate: reportDate.optional(),
		endDate: reportDate.optional(),
		user_id: z.int().optional(),
		status: z.enum(lineStatuses).optional(),
	}),
	version_of: "orders",
	joins: 2,
	sorts: { created_at: { key: created_at, id: sql`l.id` } },
	default_sort: { id: "created_at", desc: true },
	query: (scope, { startDate, endDate, user_id, status }) => {
		const { id, time_zone } = scope.account;
		return {
			select: sql`l.id, l.created_at, l.order_id, o.number, l.user_id, u.first_name || ' ' || u.last_name as member_name, u.participant_id, l.name,
				l.brand_name, l.sku, l.options, l.quantity, l.points, l.points * l.quantity as total_points, l.price_cents * l.quantity as value,
				l.status, l.status_reason, l.carrier, l.tracking_number, coalesce(o.address ->> 'city', '') as city,
				coalesce(o.address ->> 'country', '') as country`,
			from: sql`order_lines l`,
			joins: sql`join orders o on o.account_id = l.account_id and o.id = l.order_id join users u on u.account_id = l.account_id and u.id = l.user_id`,
			where: [sql`l.account_id = ${id}`],
			found: [...(user_id ? [sql`l.user_id = ${user_id}`] : []), ...(status ? [sql`l.status = ${status}`] : [])],
			range: rangeOfDays(created_at, { startDate, endDate }, time_zone),
		};
	},
	present: (scope, { number, ...found }) => ({
		...(found as z.input<typeof row>),
		order_number: orderNumber(scope.account, Number(number)),
		options: optionsText(String(found.options)),
		status_label: scope.translate(`orders:lineStatus.${found.status as (typeof lineStatuses)[number]}`),
	}),
	report_type: "orders_report",
	report_access: ["account_owner"],
});

/** 'Size: M, Color: Moss'. */
function optionsText(json: string): string {
	return (JSON.parse(json) as [string, string][]).map(([name, value]) => `${name}: ${value}`).join(", ");
}

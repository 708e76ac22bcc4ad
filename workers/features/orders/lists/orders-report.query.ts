/** The orders report: one row for each order line of the tenant, newest first. */

import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { findVersion } from "#workers/kernel/table-page";
import { lineStatuses } from "../rules/line-states";
import { orderNumber } from "../rules/order-number";
import { lineCount } from "../store/managed-orders";
import { ordersReportFace } from "./orders-report";

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

export const ordersReport = defineList(ordersReportFace, {
	path: "/api/reports/api_get_orders_report",
	summary: "Every order line of the account.",
	access: ["account_owner"],
	row,
	version_of: "orders",
	counted: (scope, filters) =>
		findVersion(scope, ["orders"], Object.values(filters).some(Boolean) ? null : lineCount(scope.account.id)),
	joins: 2,
	person: sql`l.user_id`,
	sorts: { created_at: { key: sql`l.created_at`, id: sql`l.id` } },
	query: (scope, { user_id, status }) => ({
		select: sql`l.id, l.created_at, l.order_id, o.number, l.user_id, ${personName("u")} as member_name, u.participant_id, l.name,
				l.brand_name, l.sku, l.options, l.quantity, l.points, l.points * l.quantity as total_points, l.price_cents * l.quantity as value,
				l.status, l.status_reason, l.carrier, l.tracking_number, coalesce(o.address ->> 'city', '') as city,
				coalesce(o.address ->> 'country', '') as country`,
		from: sql`order_lines l`,
		joins: sql`join orders o on o.account_id = l.account_id and o.id = l.order_id join users u on u.account_id = l.account_id and u.id = l.user_id`,
		where: [sql`l.account_id = ${scope.account.id}`],
		found: [...(user_id ? [sql`l.user_id = ${user_id}`] : []), ...(status ? [sql`l.status = ${status}`] : [])],
	}),
	present: (scope, { number, ...found }) => ({
		...(found as z.input<typeof row>),
		order_number: orderNumber(scope.account, Number(number)),
		options: optionsText(String(found.options)),
		status_label: scope.translate(`orders:lineStatus.${found.status as (typeof lineStatuses)[number]}`),
	}),
});

/** 'Size: M, Color: Moss'. */
function optionsText(json: string): string {
	return (JSON.parse(json) as [string, string][]).map(([name, value]) => `${name}: ${value}`).join(", ");
}

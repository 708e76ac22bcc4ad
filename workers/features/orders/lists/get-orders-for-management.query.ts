/** All orders of the account, newest first, for those who manage them; found by state, days, number or person; also a report. */

import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { findVersion } from "#workers/kernel/table-page";
import { orderStatuses, type ShownStatus } from "../rules/line-states";
import { orderManagers } from "../rules/order-managers";
import { orderNumber } from "../rules/order-number";
import { presentStatuses, statusWords } from "../rules/present-order";
import { hasLine, ofDistributor, orderCount, ordersFound, shownStatusOf } from "../store/managed-orders";
import { ordersForManagementFace } from "./get-orders-for-management";

const row = rowOf(ordersForManagementFace, {
	user_id: z.int(),
	status: z.enum(orderStatuses),
	status_label: z.string(),
	/** The different states of its lines, in the words of the order's page. */
	line_statuses: z.array(statusWords),
});

export const ordersForManagement = defineList(ordersForManagementFace, {
	path: "/api/orders/api_get_orders_for_management",
	summary: "All orders of the account, for those who manage them.",
	access: orderManagers,
	flags: ["orders_management_enabled"],
	row,
	version_of: "orders",
	seen_by: ({ user }) => (user.role === "distributor" ? [user.id] : []),
	counted: (scope, { status, ...narrower }) => {
		const isOfTeam = scope.user.role === "distributor";
		const isNarrower = isOfTeam || Object.values(narrower).some(Boolean);
		// Whose orders a distributor sees changes with the team.
		const versions = isOfTeam ? ["orders", "user_managers"] : ["orders"];
		return findVersion(scope, versions, isNarrower ? null : orderCount(scope.account.id, status));
	},
	// Its buyer, and its usual one to three lines.
	joins: 4,
	person: sql`o.user_id`,
	selection: { of: "order", words: "orders:management.notSelectable" },
	sorts: { created_at: { key: sql`o.created_at`, id: sql`o.id` } },
	query: (scope, { status, line_status, user_id, searchString }) => {
		const { id } = scope.account;
		const ofStatus = status ? [sql`o.status = ${status}`] : [];
		const ofUser = user_id ? [sql`o.user_id = ${user_id}`] : [];
		return {
			select: sql`o.id, o.number, o.created_at, o.user_id, ${personName("u")} as member_name, u.participant_id,
				coalesce((select l.name from order_lines l where l.account_id = o.account_id and l.order_id = o.id order by l.id limit 1), '') as first_item,
				(select json_group_array(${shownStatusOf("s")}) from order_lines s where s.account_id = o.account_id and s.order_id = o.id) as line_statuses,
				o.line_count, o.unit_count, o.total_points, o.total_cents as value, o.status,
				coalesce(o.address ->> 'city', '') as city, coalesce(o.address ->> 'country', '') as country`,
			from: sql`orders o`,
			joins: sql`join users u on u.account_id = o.account_id and u.id = o.user_id`,
			where: [sql`o.account_id = ${id}`, ...(user_id ? ofUser : ofStatus)],
			found: [
				...(scope.user.role === "distributor" ? [ofDistributor(scope)] : []),
				...(user_id ? ofStatus : []),
				...(line_status ? [hasLine(id, line_status)] : []),
				...(searchString ? [sql`o.id in (${ordersFound(scope.account, searchString)})`] : []),
			],
		};
	},
	present: (scope, { number, line_statuses, ...found }) => ({
		...(found as z.input<typeof row>),
		order_number: orderNumber(scope.account, Number(number)),
		status_label: scope.translate(`orders:status.${found.status as (typeof orderStatuses)[number]}`),
		line_statuses: presentStatuses(JSON.parse(String(line_statuses)) as ShownStatus[], scope.translate),
	}),
});

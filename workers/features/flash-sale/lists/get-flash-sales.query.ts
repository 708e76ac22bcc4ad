/** Flash sales as account owners manage them, the last to end first. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { minuteAt } from "#workers/kernel/clock";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { flashSalesFace, saleStates } from "./get-flash-sales";

/** True in SQL for sales `f` in this state at a moment. */
function isIn(state: string, now: number): SQL {
	if (state === "over") return sql`f.live_to_date <= ${now}`;
	return state === "coming" ? sql`f.starts_at > ${now}` : sql`f.starts_at <= ${now} and f.live_to_date > ${now}`;
}

export const getFlashSales = defineList(flashSalesFace, {
	path: "/api/catalog/api_get_flash_sales",
	summary: "Flash sales with price, time, units sold and limit, for account owners.",
	access: ["account_owner"],
	flags: ["redemptions_enabled"],
	row: rowOf(flashSalesFace, { item_id: z.int(), state: z.enum(saleStates) }),
	// Every sale and every unit sold in one raises it; a sale begins and ends without a write.
	version_of: "catalog/store",
	seen_by: (scope) => [minuteAt(scope.clock)],
	joins: 1,
	sorts: { live_to_date: { key: sql`f.live_to_date`, id: sql`f.id` } },
	query: (scope, { state }) => {
		const now = scope.clock.now();
		return {
			select: sql`f.id, f.item_id, i.name as item, iif(f.live_to_date <= ${now}, 'over', iif(f.starts_at > ${now}, 'coming', 'running')) as state,
				f.points, f.points_was, f.quantity - f.stock as sold, f.quantity, f.limit_per_member, f.starts_at, f.live_to_date`,
			from: sql`flash_sales f`,
			joins: sql`join items i on i.account_id = f.account_id and i.id = f.item_id`,
			where: [sql`f.account_id = ${scope.account.id}`],
			found: state ? [isIn(state, now)] : [],
		};
	},
});

/** The offers of rebates; searched by a scan once a version, of two hundred at most. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { textHolds } from "#workers/kernel/text-holds";
import { rebateOffersFace } from "./get-offers";

export const getOffers = defineList(rebateOffersFace, {
	path: "/api/rebates/api_get_offers",
	summary: "The offers of rebates with their brands, rates, days and caps, and whether they are on.",
	access: ["account_owner"],
	flags: ["sales_module_enabled", "rebates_enabled"],
	row: rowOf(rebateOffersFace, { state: z.enum(["on", "off"]), cap_points: z.int().nullable() }),
	version_of: "rebate_offers",
	seen_by: () => [],
	// Its brand.
	joins: 1,
	sorts: { name: { key: sql`o.name`, id: sql`o.id` } },
	query: (scope, { searchString }) => ({
		select: sql`o.id, o.name, b.name as brand, o.points_per_dollar, nullif(o.cap_points, 0) as cap_points, o.starts_at, o.ends_at,
			iif(o.is_active = 1, 'on', 'off') as state`,
		from: sql`rebate_offers o`,
		joins: sql`join sale_brands b on b.account_id = o.account_id and b.id = o.brand_id`,
		where: [sql`o.account_id = ${scope.account.id}`],
		found: searchString ? [textHolds(sql`o.name`, searchString)] : [],
	}),
});

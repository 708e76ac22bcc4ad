/**
 * Makes a flash sale of a listed item; invariant: an item has one sale at a time. `flash_sales_price`, `flash_sales_time`
 * and the trigger that raises `flash_sales_overlap` guard it.
 */
import { z } from "zod";
import { moment } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { openSale } from "../steps/open-sale";

const maxPoints = 1_000_000_000_000;
const maxUnits = 100_000;

const points = z.int().min(1).max(maxPoints);

const terms = {
	item_id: z.int().min(1),
	starts_at: moment,
	live_to_date: moment,
	points,
	points_was: points,
	quantity: z.int().min(1).max(maxUnits),
	limit_per_member: z.int().min(1).max(maxUnits),
};

export const saveFlashSale = defineEndpoint({
	name: "flash-sale/save-flash-sale",
	path: "/api/catalog/api_save_flash_sale",
	summary: "Makes a flash sale: fewer points for an item until live_to_date (milliseconds UTC), for so many units.",
	access: ["account_owner"],
	flags: ["redemptions_enabled"],
	input: z.object({
		...terms,
		/** Now unless given. */
		starts_at: moment.optional(),
		/** The item's own price unless given. */
		points_was: points.optional(),
		limit_per_member: terms.limit_per_member.default(1),
	}),
	output: z.object({ flash_sale: z.object({ id: z.int(), ...terms }) }),
	errors: { flash_sale_overlap: { constraints: ["flash_sales_overlap"] } },
	repetition: { kind: "key" },
	handler: (scope, asked) => openSale(scope, asked, scope.user.id),
});

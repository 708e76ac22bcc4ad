/**
 * Makes a flash sale of a listed item; invariant: an item has one sale at a time. `flash_sales_price`, `flash_sales_time`
 * and the trigger that raises `flash_sales_overlap` guard it.
 */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound } from "#workers/kernel/errors";
import { termsProblems } from "../rules/sale-terms";
import { refreshSale } from "../store/object";
import { findSellableItem, insertSale } from "../store/sales";

const mostPoints = 1_000_000_000_000;
const mostUnits = 100_000;
const latestMs = 8_640_000_000_000_000;

const moment = z.int().min(0).max(latestMs);
const points = z.int().min(1).max(mostPoints);

const terms = {
	item_id: z.int().min(1),
	starts_at: moment,
	live_to_date: moment,
	points,
	points_was: points,
	quantity: z.int().min(1).max(mostUnits),
	limit_per_member: z.int().min(1).max(mostUnits),
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
	handler: async (scope, asked) => {
		const account_id = scope.account.id;
		const now = scope.clock.now();
		const [item] = await scope.read(findSellableItem(account_id, asked.item_id));
		if (!item) throw notFound("item");
		const sale = {
			id: scope.newId(),
			...asked,
			starts_at: asked.starts_at ?? now,
			points_was: asked.points_was ?? item.points,
		};
		const problems = Object.entries(termsProblems(sale, now));
		if (problems.length > 0)
			throw invalid(Object.fromEntries(problems.map(([field, key]) => [field, [scope.translate(key)]])));
		const answer = await scope.commit({
			statements: [insertSale(account_id, { ...sale, created_by: scope.user.id, created_at: now })],
			answer: { flash_sale: sale },
			audit: { subject_kind: "flash_sale", subject_id: sale.id, details: { ...sale } },
		});
		// The object reads the sale when it is first asked, too; the schedule ends what no object ended.
		await refreshSale(scope, sale.item_id).catch((error) =>
			scope.log.warn("sale-not-refreshed", { sale_id: sale.id, reason: String(error) }),
		);
		return answer;
	},
});

/** Adds an item that is sold, or changes it; invariant: a SKU names one item (`sale_product_items_by_sku`). Sales that were logged stay as they are. */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { maxUnitCents, maxUnitPoints } from "../rules/impacts";
import { findSaleBrand, findSaleCategory, findSaleItem, insertSaleItem, updateSaleItem } from "../store/catalogue";

export const saveProductItem = defineEndpoint({
	name: "sales/save-product-item",
	path: "/api/sales/api_save_product_item",
	summary: "Adds an item that is sold, or changes its price, the points of one piece, and where it belongs.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	input: z.object({
		/** Left out for a new one. */
		item_id: z.int().optional(),
		sku: text(60).min(1),
		name: text(120).min(1),
		brand_id: z.int(),
		category_id: z.int(),
		/** Of one piece, in whole units of the currency with cents behind the point. */
		unit_cost: z
			.number()
			.min(0)
			.max(maxUnitCents / 100),
		/** Of one piece. */
		points: z.int().min(0).max(maxUnitPoints),
		is_active: z.literal([0, 1]).default(0),
	}),
	output: z.object({ item_id: z.int() }),
	errors: {
		sale_item_exists: { constraints: ["sale_product_items.account_id, sale_product_items.sku"] },
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { item_id, unit_cost, ...said }) => {
		const { account, clock, newId, read } = scope;
		const [[brand], [category], [known]] = await Promise.all([
			read(findSaleBrand(account.id, said.brand_id)),
			read(findSaleCategory(account.id, said.category_id)),
			item_id === undefined ? [] : read(findSaleItem(account.id, item_id)),
		]);
		if (!brand) throw notFound("sale_brand");
		if (!category) throw notFound("sale_category");
		if (item_id !== undefined && !known) throw notFound("sale_item");
		const item = { id: known?.id ?? newId(), ...said, unit_cost_amount: Math.round(unit_cost * 100) };
		return scope.commit({
			statements: [known ? updateSaleItem(account.id, item) : insertSaleItem(account.id, item, clock.now())],
			answer: { item_id: item.id },
			audit: { subject_kind: "sale_item", subject_id: item.id, details: { ...said, unit_cost, was: known?.points } },
		});
	},
});

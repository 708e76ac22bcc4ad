/** Adds a brand of what is sold, or changes its name, its budget, its state and whether it is offered; two brands never share a name (`sale_brands_by_name`). */
import { z } from "zod";
import { isBudgetActive } from "#workers/features/budgets";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { brandStatuses } from "../rules/brand-statuses";
import { findSaleBrand, insertSaleBrand, updateSaleBrand } from "../store/catalogue";

export const saveBrand = defineEndpoint({
	name: "sales/save-brand",
	path: "/api/sales/api_save_brand",
	summary:
		"Adds a brand of what is sold, or changes its name, the budget that pays its points, whether it is approved, and whether it is offered.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	input: z.object({
		/** Left out for a new one. */
		brand_id: z.int().optional(),
		name: text(60).min(1),
		budget_id: z.int(),
		is_active: z.literal([0, 1]).default(0),
		/** As it was where it is left out; approved for a new one. */
		status: z.enum(brandStatuses).optional(),
	}),
	output: z.object({ brand_id: z.int() }),
	errors: {
		budget_not_active: {},
		sale_brand_exists: { constraints: ["sale_brands.account_id, sale_brands.name"] },
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { brand_id, status, ...said }) => {
		const { account, clock, newId, read } = scope;
		const [known] = brand_id === undefined ? [] : await read(findSaleBrand(account.id, brand_id));
		if (brand_id !== undefined && !known) throw notFound("sale_brand");
		const brand = { id: known?.id ?? newId(), ...said, status: status ?? known?.status ?? ("approved" as const) };
		return scope.commit({
			statements: [
				assertThat("budget_not_active", isBudgetActive(scope, said.budget_id)),
				known ? updateSaleBrand(account.id, brand) : insertSaleBrand(account.id, brand, clock.now()),
			],
			answer: { brand_id: brand.id },
			audit: {
				subject_kind: "sale_brand",
				subject_id: brand.id,
				details: { ...said, status: brand.status, was: known?.name },
			},
		});
	},
});

/** Adds a category of what is sold, or renames, describes and switches one; what lies below goes with its name. */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound } from "#workers/kernel/errors";
import {
	findSaleCategory,
	hasRoomForSaleCategory,
	hasSaleCategoryPath,
	insertSaleCategory,
	updateSaleCategoryRow,
} from "../store/catalogue";

/** How many levels the tree may have. */
const maxDepth = 5;

export const updateSaleCategory = defineEndpoint({
	name: "sales/update-sale-category",
	path: "/api/sales/api_update_sale_category",
	summary: "Adds a category of what is sold, or changes its name, its description and whether it is offered.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	input: z.object({
		/** Left out for a new one. */
		category_id: z.int().optional(),
		/** Of a new one: the category above it. */
		parent_id: z.int().optional(),
		name: text(60).min(1),
		description: text(500).default(""),
		is_active: z.literal([0, 1]).default(0),
	}),
	output: z.object({ category_id: z.int() }),
	errors: {
		sale_category_changed: {},
		too_many_sale_categories: {},
		sale_category_exists: {
			constraints: ["sale_categories.account_id, sale_categories.parents_list_string"],
		},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { category_id, parent_id, name, description, is_active }) => {
		const { account, clock, read, translate } = scope;
		if (name.includes(">")) throw invalid({ name: [translate("sales:validation.categoryName")] });
		const [known] = category_id === undefined ? [] : await read(findSaleCategory(account.id, category_id));
		if (category_id !== undefined && !known) throw notFound("sale_category");
		const above_id = known ? known.parent_id : (parent_id ?? null);
		const [above] = above_id === null ? [] : await read(findSaleCategory(account.id, above_id));
		if (above_id !== null && !above) throw notFound("sale_category");
		const depth = above ? above.depth + 1 : 0;
		if (depth >= maxDepth) throw invalid({ parent_id: [translate("sales:validation.depth")] });
		const id = known?.id ?? scope.newId();
		const parents_list_string = above ? `${above.parents_list_string} > ${name}` : name;
		const fields = { id, parent_id: above_id, name, parents_list_string, depth, description, is_active };
		const aboveStands = above
			? { sale_category_changed: hasSaleCategoryPath(account.id, above.id, above.parents_list_string) }
			: {};
		const stands = known
			? { sale_category_changed: hasSaleCategoryPath(account.id, id, known.parents_list_string) }
			: { too_many_sale_categories: hasRoomForSaleCategory(account.id), ...aboveStands };
		return scope.commit({
			statements: [
				assertAll(stands),
				...(known
					? updateSaleCategoryRow(account.id, known.parents_list_string, fields)
					: [insertSaleCategory(account.id, fields, clock.now())]),
			],
			answer: { category_id: id },
			audit: { subject_kind: "sale_category", subject_id: id, details: { name, is_active, was: known?.name } },
		});
	},
});

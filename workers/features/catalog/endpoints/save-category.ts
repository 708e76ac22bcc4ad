/** Adds a category, or renames, orders and hides one; what lies below goes with it, and search learns its new name. */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound } from "#workers/kernel/errors";
import { pathUnder } from "../rules/category-path";
import { findCategory, hasPath, hasRoomForCategory, insertCategory, updateCategory } from "../store/categories";

/** How many levels the tree may have; search and analytics name five. */
const maxDepth = 5;

export const saveCategory = defineEndpoint({
	name: "catalog/save-category",
	path: "/api/catalog/api_save_category",
	summary: "Adds a category of the store, or changes its name, its place and whether it is offered.",
	access: ["account_owner"],
	input: z.object({
		/** Left out for a new one. */
		category_id: z.int().optional(),
		/** Of a new one: the category above it. */
		parent_id: z.int().optional(),
		name: text(60).min(1),
		/** Lower ones come first; equal ones by name. */
		position: z.int().min(0).max(1_000).default(0),
		is_hidden: z.literal([0, 1]).default(0),
	}),
	output: z.object({ category_id: z.int() }),
	errors: {
		category_changed: {},
		too_many_categories: {},
		category_exists: { constraints: ["categories.account_id, categories.path"] },
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { category_id, parent_id, name, position, is_hidden }) => {
		const { account, clock, read, translate } = scope;
		if (name.includes(">")) throw invalid({ name: [translate("catalog:manage.validation.categoryName")] });
		const [known] = category_id === undefined ? [] : await read(findCategory(account.id, category_id));
		if (category_id !== undefined && !known) throw notFound("category");
		const above_id = known ? known.parent_id : (parent_id ?? null);
		const [above] = above_id === null ? [] : await read(findCategory(account.id, above_id));
		if (above_id !== null && !above) throw notFound("category");
		const depth = above ? above.depth + 1 : 0;
		if (!known && depth >= maxDepth) throw invalid({ parent_id: [translate("catalog:manage.validation.depth")] });
		const id = known?.id ?? scope.newId();
		const fields = { id, parent_id: above_id, name, path: pathUnder(above?.path, name), depth, position, is_hidden };
		const isAboveThere = above ? { category_changed: hasPath(account.id, above.id, above.path) } : {};
		return scope.commit({
			statements: known
				? [
						assertAll({ category_changed: hasPath(account.id, id, known.path) }),
						...updateCategory(account.id, known.path, fields),
					]
				: [
						assertAll({ too_many_categories: hasRoomForCategory(account.id), ...isAboveThere }),
						insertCategory(account.id, fields, clock.now()),
					],
			answer: { category_id: id },
			audit: { subject_kind: "category", subject_id: id, details: { name, position, is_hidden, was: known?.name } },
			follow:
				known && known.name !== name ? [{ job: "catalog/index-category", payload: { category_id: id, after: 0 } }] : [],
		});
	},
});

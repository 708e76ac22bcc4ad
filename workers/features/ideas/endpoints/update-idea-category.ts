/** Adds or changes a category of ideas; invariant: one of each name, and points only with a budget that pays them. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound } from "#workers/kernel/errors";
import {
	findCategory,
	hasBudget,
	hasRoomForCategory,
	insertCategory,
	maxCategories,
	updateCategory,
} from "../store/categories";

const maxPoints = 1_000_000;

export const updateIdeaCategory = defineEndpoint({
	name: "ideas/update-idea-category",
	path: "/api/ideas/api_update_idea_category",
	summary:
		"Adds or changes a category of ideas with the points that an idea earns when it is approved and highlighted.",
	access: ["account_owner"],
	flags: ["ideas_enabled"],
	input: z.object({
		/** Left out for a new one. */
		category_id: z.int().optional(),
		name: text(60).min(1),
		description: text(300).default(""),
		points_on_approval: z.int().min(0).max(maxPoints).default(0),
		points_on_highlighting: z.int().min(0).max(maxPoints).default(0),
		/** Needed where there are points: its owner's budget pays them. */
		budget_id: z.int().nullable().default(null),
		is_active: z.literal([0, 1]).default(1),
	}),
	output: z.object({ category_id: z.int() }),
	errors: {
		idea_category_taken: { constraints: ["idea_categories.account_id, idea_categories.name"] },
		budget_not_found: {},
		too_many_idea_categories: { details: { max: maxCategories } },
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { category_id, ...category }) => {
		const { account, clock, read, translate } = scope;
		const [known] = category_id === undefined ? [] : await read(findCategory(account.id, category_id));
		if (category_id !== undefined && !known) throw notFound("idea_category");
		if (category.points_on_approval + category.points_on_highlighting > 0 && category.budget_id === null)
			throw invalid({ budget_id: [translate("ideas:validation.budget")] });
		const id = known?.id ?? scope.newId();
		const { budget_id } = category;
		return scope.commit({
			statements: [
				...(budget_id === null ? [] : [assertThat("budget_not_found", hasBudget(account.id, budget_id))]),
				...(known
					? [updateCategory(account.id, id, category)]
					: [
							assertThat("too_many_idea_categories", hasRoomForCategory(account.id)),
							insertCategory(account.id, id, category, clock.now()),
						]),
			],
			answer: { category_id: id },
			audit: { subject_kind: "idea_category", subject_id: id, details: category },
		});
	},
});

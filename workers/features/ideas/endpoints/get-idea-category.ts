/** One category of ideas, for the form that changes it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { findCategory } from "../store/categories";

export const getIdeaCategory = defineEndpoint({
	name: "ideas/get-idea-category",
	path: "/api/ideas/api_get_idea_category",
	summary: "One category of ideas, for account owners.",
	access: ["account_owner"],
	flags: ["ideas_enabled"],
	input: z.object({ category_id: z.int() }),
	output: z.object({
		category: z.object({
			id: z.int(),
			name: z.string(),
			description: z.string(),
			is_active: z.literal([0, 1]),
			points_on_approval: z.int(),
			points_on_highlighting: z.int(),
			budget_id: z.int().nullable(),
			idea_count: z.int(),
			created_at: z.int(),
		}),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }, { category_id }) => {
		const [category] = await read(findCategory(account.id, category_id));
		if (!category) throw notFound("idea_category");
		const { budget_ledger_account_id: _account, points_remaining: _left, ...shown } = category;
		return { category: shown };
	},
});

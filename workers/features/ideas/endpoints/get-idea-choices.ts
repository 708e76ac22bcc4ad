/** What stands around the list and the form: the categories with what they earn, who leads, and what was highlighted. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isOn } from "#workers/kernel/identity";
import { moderatesIdeas } from "../rules/rights";
import { listCategories } from "../store/categories";
import { findFeatured } from "../store/ideas";

const flag = z.literal([0, 1]);

export const getIdeaChoices = defineEndpoint({
	name: "ideas/get-idea-choices",
	path: "/api/ideas/api_get_idea_choices",
	summary: "The categories of ideas with what they earn, the idea highlighted last, and whether one moderates.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	input: z.object({}),
	output: z.object({
		categories: z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				description: z.string(),
				is_active: flag,
				idea_count: z.int(),
				/** Null where the account hides points. */
				points_on_approval: z.int().nullable(),
				points_on_highlighting: z.int().nullable(),
			}),
		),
		featured: z.object({ id: z.int(), title: z.string(), author: z.string(), team_count: z.int() }).nullable(),
		may_moderate: flag,
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }) => {
		const [categories, [featured]] = await Promise.all([
			read(listCategories(account.id)),
			read(findFeatured(account.id)),
		]);
		const areHidden = isOn(account, "hide_points_for_account");
		return {
			categories: categories
				.filter(({ is_active, idea_count }) => is_active === 1 || idea_count > 0)
				.map(({ id, name, description, is_active, idea_count, ...points }) => ({
					...{ id, name, description, is_active, idea_count },
					points_on_approval: areHidden ? null : points.points_on_approval,
					points_on_highlighting: areHidden ? null : points.points_on_highlighting,
				})),
			featured: featured ?? null,
			may_moderate: moderatesIdeas(user) ? (1 as const) : (0 as const),
		};
	},
});

/** Ideas that use the words of one that is being written, so that a vote may do in its place. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { ideaStatuses, maxTitleLength } from "../rules/idea";
import { votesData } from "../steps/present-idea";
import { similarTo } from "../store/similar";

export const findSimilarIdeas = defineEndpoint({
	name: "ideas/find-similar-ideas",
	path: "/api/ideas/api_find_similar_ideas",
	summary: "At most five ideas that share words with a title, the most like it first.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	input: z.object({ title: z.string().trim().max(maxTitleLength), idea_id: z.int().optional() }),
	output: z.object({
		ideas: z.array(
			z.object({
				id: z.int(),
				title: z.string(),
				author: z.string(),
				status: z.enum(ideaStatuses),
				vote_count: z.int(),
				current_user_votes_data: votesData,
				may_vote: z.literal([0, 1]),
			}),
		),
	}),
	repetition: { kind: "read" },
	limits: [{ name: "search", by: "person" }],
	handler: async ({ account, user, read, actor }, { title, idea_id }) => {
		const search = similarTo(account.id, title, { user_id: user.id, but: idea_id ?? 0 });
		const found = search ? await read(search) : [];
		return {
			ideas: found.map(({ voted_at, is_in_team, ...idea }) => ({
				...idea,
				current_user_votes_data: { has_voted: voted_at === null ? (0 as const) : (1 as const), voted_at },
				may_vote: is_in_team === 0 && idea.status !== "rejected" && actor === null ? (1 as const) : (0 as const),
			})),
		};
	},
});

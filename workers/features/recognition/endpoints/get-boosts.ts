/** Reads who boosted a recognition, and from which budgets the reader may; invariant: only who may see the recognition. */
import { z } from "zod";
import { findOwnBudgets } from "#workers/features/budgets";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import { boostObstacle, mayBoost } from "../rules/boost-obstacle";
import { findBoostable, listBoosts } from "../store/boosts";
import type { PostPerson } from "../store/posts";

export const getBoosts = defineEndpoint({
	name: "recognition/get-boosts",
	path: "/api/points/api_get_boosts",
	summary:
		"The points that colleagues added to a recognition, and the reader's own budgets from which they may add some.",
	access: "signed_in",
	input: z.object({ recognition_id: z.int() }),
	output: z.object({
		boosts: z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				image_url: z.string().nullable(),
				/** Null where the account hides points. */
				points: z.int().nullable(),
			}),
		),
		/** None where the reader may not add any. */
		budgets: z.array(z.object({ id: z.int(), name: z.string(), points_remaining: z.int() })),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { recognition_id }) => {
		const { account, user, read } = scope;
		const [[row], boosts, budgets] = await Promise.all([
			read(findBoostable(account.id, recognition_id, user.id)),
			read(listBoosts(account.id, recognition_id)),
			mayBoost(scope) ? findOwnBudgets(scope) : [],
		]);
		const obstacle = row ? boostObstacle(row, user) : "recognition_not_found";
		if (obstacle === "recognition_not_found" || row?.status !== "issued") throw notFound("recognition");
		const areHidden = isOn(account, "hide_points_for_account");
		return {
			boosts: boosts.map(({ id, points, person }) => {
				const { name, image_url } = JSON.parse(person) as PostPerson;
				return { id, name, image_url, points: areHidden ? null : points };
			}),
			budgets: obstacle ? [] : budgets.map(({ id, name, points_remaining }) => ({ id, name, points_remaining })),
		};
	},
});

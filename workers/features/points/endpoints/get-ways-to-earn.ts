/** How points are earned here: every way that account and person have, in words of its own; none for who may receive no points. */
import { z } from "zod";
import { earningKeys } from "#workers/kernel/define-earning";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { openEarnings } from "../store/known-earnings";

export const getWaysToEarn = defineEndpoint({
	name: "points/get-ways-to-earn",
	path: "/api/points/api_get_ways_to_earn",
	summary: "Every way in which the signed-in user comes to points, as account and person have it, and where it begins.",
	access: "signed_in",
	flags: ["!hide_points_for_account"],
	input: z.object({}),
	output: z.object({
		ways: z.array(
			z.object({ key: z.enum(earningKeys), title: z.string(), text: z.string(), to: z.string().nullable() }),
		),
	}),
	repetition: { kind: "read" },
	handler: async (scope) => {
		if (scope.user.is_eligible_to_receive_points !== 1) return { ways: [] };
		const ways = await openEarnings(scope);
		return {
			ways: ways.map(({ key, to = null }) => ({
				...{ key, to },
				title: scope.translate(`points:ways.${key}.title`),
				text: scope.translate(`points:ways.${key}.text`),
			})),
		};
	},
});

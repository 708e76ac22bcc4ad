/** When points of the account end, and what the months that were last asked about would do. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { previewMs } from "../rules/preview";
import { findRule } from "../store";

export const getRule = defineEndpoint({
	name: "points-expiry/get-rule",
	path: "/api/points/api_get_points_expiry",
	summary: "After how many months points end, and what months that were asked about would do at the first run.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		/** Null: points never end. */
		months: z.int().nullable(),
		/** Nothing ends before; null while nothing ends. */
		earliest_at: z.int().nullable(),
		preview: z
			.object({
				months: z.int(),
				points: z.int(),
				people: z.int(),
				/** 1 until everybody is counted; 1 where it is too old to switch on by. */
				is_counting: z.union([z.literal(0), z.literal(1)]),
				is_over: z.union([z.literal(0), z.literal(1)]),
			})
			.nullable(),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, clock, read }) => {
		const [rule] = await read(findRule(account.id));
		if (!rule) return { months: null, earliest_at: null, preview: null };
		const { months, earliest_at, preview_months, preview_points, preview_people, preview_reached, preview_at } = rule;
		if (preview_months === null || preview_at === null) return { months, earliest_at, preview: null };
		return {
			months,
			earliest_at,
			preview: {
				months: preview_months,
				points: preview_points,
				people: preview_people,
				is_counting: preview_reached === null ? (0 as const) : (1 as const),
				is_over: preview_at + previewMs < clock.now() ? (1 as const) : (0 as const),
			},
		};
	},
});

/** The levels with what is counted, and where the signed-in person stands; nobody else's standing is told. */
import { z } from "zod";
import { dayIn } from "#workers/features/programs";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { keptAfter, levelOf } from "../rules/levels";
import { metrics, windowOf } from "../rules/window";
import { findRules, listLevels } from "../store/levels";
import { findStanding } from "../store/standings";

const level = z.object({ id: z.int(), name: z.string(), from_figure: z.int() });

export const getLevels = defineEndpoint({
	name: "user-levels/get-levels",
	path: "/api/user_levels/api_get_levels",
	summary: "The levels, what is counted for them, and where the signed-in person stands.",
	access: "signed_in",
	flags: ["user_levels_enabled", "user.can_see_user_level"],
	input: z.object({}),
	output: z.object({
		/** In their order; none until the account's owner sets them up. */
		levels: z.array(level),
		standing: z
			.object({
				metric: z.enum(metrics),
				/** The first and the last day of the window, in the account's time zone. */
				...{ starts_on: z.string(), ends_on: z.string() },
				/** What was counted since the window began. */
				figure: z.int(),
				level_id: z.int().nullable(),
				/** The level that stays when the window ends, as the figure is now. */
				kept_level_id: z.int().nullable(),
				next_level_id: z.int().nullable(),
				/** What is missing until the next one. */
				left: z.int(),
			})
			.nullable(),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, read }) => {
		const [[rules], levels] = await Promise.all([read(findRules(account.id)), read(listLevels(account.id))]);
		if (!rules || levels.length === 0) return { levels: [], standing: null };
		const [found] = await read(findStanding(account.id, user.id, rules.metric));
		const { total, baseline, held_figure } = found!;
		const held = { figure: Math.max(0, total - baseline), held_figure };
		const current = levelOf(levels, held);
		const next = levels[current ? levels.indexOf(current) + 1 : 0];
		const { start, end } = windowOf(rules, dayIn(account.time_zone, clock.now()));
		return {
			levels,
			standing: {
				...{ metric: rules.metric, starts_on: start, ends_on: end, figure: held.figure },
				level_id: current?.id ?? null,
				kept_level_id: keptAfter(levels, held)?.id ?? null,
				next_level_id: next?.id ?? null,
				left: next ? next.from_figure - held.figure : 0,
			},
		};
	},
});

/** Adds or changes a level; invariant: at most ten, each with a name and a figure of its own, by keys and an assertion. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { maxLevels, maxNameLength } from "../rules/levels";
import { hasRoom, hasRules, insertLevel, isLevel, levelName, touchRules, updateLevel } from "../store/levels";

const maxFigure = 1_000_000_000;

export const saveLevel = defineEndpoint({
	name: "user-levels/save-level",
	path: "/api/user_levels/api_save_level",
	summary: "Adds or changes a level: its name, and from which figure on people have it.",
	access: ["account_owner"],
	flags: ["user_levels_enabled"],
	input: z.object({
		/** Left out for a new one. */
		level_id: z.int().optional(),
		name: text(maxNameLength).min(1),
		from_figure: z.int().min(1).max(maxFigure),
	}),
	output: z.object({ level_id: z.int() }),
	errors: {
		level_name_taken: { constraints: ["user_levels.account_id, user_levels.name"] },
		level_figure_taken: { constraints: ["user_levels.account_id, user_levels.from_figure"] },
		level_rules_missing: {},
		too_many_levels: { details: { max: maxLevels } },
		level_gone: {},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { level_id, name, from_figure }) => {
		const { account, clock, read } = scope;
		const now = clock.now();
		const [known] = level_id === undefined ? [] : await read(levelName(account.id, level_id));
		if (level_id !== undefined && !known) throw notFound("user_level");
		const level = { id: level_id ?? scope.newId(), name, from_figure };
		return scope.commit({
			statements: [
				assertThat("level_rules_missing", hasRules(account.id)),
				...(known
					? [assertThat("level_gone", isLevel(account.id, level.id)), updateLevel(account.id, level)]
					: [assertThat("too_many_levels", hasRoom(account.id)), insertLevel(account.id, level, now)]),
				touchRules(account.id, now),
			],
			answer: { level_id: level.id },
			audit: { subject_kind: "user_level", subject_id: level.id, details: { name, from_figure } },
		});
	},
});

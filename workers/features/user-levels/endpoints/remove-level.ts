/** Takes a level away: whoever had it has the one below at once, and keeps what was counted. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { deleteLevel, isLevel, levelName, touchRules } from "../store/levels";

export const removeLevel = defineEndpoint({
	name: "user-levels/remove-level",
	path: "/api/user_levels/api_remove_level",
	summary: "Takes a level away.",
	access: ["account_owner"],
	flags: ["user_levels_enabled"],
	input: z.object({ level_id: z.int() }),
	output: z.object({}),
	errors: { level_gone: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { level_id }) => {
		const { account, clock, read } = scope;
		const [known] = await read(levelName(account.id, level_id));
		if (!known) throw notFound("user_level");
		return scope.commit({
			statements: [
				assertThat("level_gone", isLevel(account.id, level_id)),
				deleteLevel(account.id, level_id),
				touchRules(account.id, clock.now()),
			],
			answer: {},
			audit: { subject_kind: "user_level", subject_id: level_id, details: { name: known.name } },
		});
	},
});

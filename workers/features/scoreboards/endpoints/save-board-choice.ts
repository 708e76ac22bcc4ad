/** Says whether a person is shown to others by name on boards; invariant: one's own choice alone, and what counts stays as it is. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { shownAs } from "../rules/limits";
import { saveChoice } from "../store/choices";

export const saveBoardChoice = defineEndpoint({
	name: "scoreboards/save-board-choice",
	path: "/api/scoreboard_competitions/api_save_board_choice",
	summary: "Says whether others see one's name on boards or a colleague; prizes count either way.",
	access: "signed_in",
	flags: ["scoreboard_competitions_enabled"],
	input: z.object({ shown_as: z.enum(shownAs) }),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { shown_as }) =>
		scope.commit({
			statements: [saveChoice(scope.account.id, scope.user.id, shown_as === "name")],
			answer: {},
			audit: { subject_kind: "user", subject_id: scope.user.id, details: { shown_as } },
		}),
});

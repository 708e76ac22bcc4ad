/** How the signed-in person is shown to others on boards. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { shownAs } from "../rules/limits";
import { findChoice } from "../store/choices";

export const getBoardChoice = defineEndpoint({
	name: "scoreboards/get-board-choice",
	path: "/api/scoreboard_competitions/api_get_board_choice",
	summary: "Whether whoever asks is shown to others by name on boards.",
	access: "signed_in",
	flags: ["scoreboard_competitions_enabled"],
	input: z.object({}),
	output: z.object({ shown_as: z.enum(shownAs) }),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }) => {
		const [choice] = await read(findChoice(account.id, user.id));
		return { shown_as: choice?.is_named === 0 ? ("colleague" as const) : ("name" as const) };
	},
});

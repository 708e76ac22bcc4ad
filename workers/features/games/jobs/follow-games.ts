/** Closes games whose last day is over, and ends those whose cards and claims had their time; each in a batch of its own. */
import { assertThat } from "#workers/kernel/assertions";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { constraintFailure } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import type { GameRow } from "../rules/game";
import { closingOf, endingOf } from "../steps/close-game";
import { isUnchanged, listDue, nextDue } from "../store/games";

/** So many games are followed in one run. */
const atOnce = 20;

export const followGames: ScheduledWork = {
	name: "games/follow-games",
	summary:
		"Closes games whose last day is over, and gives back what nobody won once their cards and claims had their time.",
	triggers: ["games_due_added", "games_due_changed"],
	handler: async (scope) => {
		const due = await scope.read(listDue(scope.account.id, scope.clock.now(), atOnce));
		for (const game of due) await follow(scope, game);
		return nextDue(scope.account.id);
	},
};

async function follow(scope: Scope<null>, game: GameRow): Promise<void> {
	const { account } = scope;
	const { statements } = game.status === "open" ? await closingOf(scope, game, null) : await endingOf(scope, game);
	try {
		await scope.commit({
			statements: [assertThat("internal_rows_changed", isUnchanged(account.id, game)), ...statements],
			answer: {},
			audit: {
				subject_kind: "game",
				subject_id: game.id,
				details: { status: game.status === "open" ? "closed" : "ended" },
			},
		});
	} catch (error) {
		if (constraintFailure(error)?.name !== "internal_rows_changed") throw error;
	}
}

/** What closing a game writes: at once back what nobody can win any more, the rest when claims and covered cards had their time. */
import { endRequestsAbout } from "#workers/features/moderation";
import { returnPointsToBudget } from "#workers/features/points";
import { dayMs } from "#workers/kernel/clock";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import type { GameRow } from "../rules/game";
import { bingoDays } from "../rules/limits";
import { findCovered } from "../store/cards";
import { updateStatus } from "../store/games";
import { listWaiting, rejectSquares } from "../store/squares";
import { holdingOf } from "./holding";

/** So many claims are ended in one batch. */
const claimsAtOnce = 500;

/** The statements, and the state in which the game is then. */
export async function closingOf(
	scope: Pick<Scope, "account" | "newId" | "clock" | "read">,
	game: GameRow,
	actor_id: number | null,
): Promise<{ statements: Statement[]; status: "closed" | "ended" }> {
	const { account, clock, read } = scope;
	const now = clock.now();
	const [covered] = await read(findCovered(account.id, game.id, now));
	const keepsAll = game.kind === "bingo" && game.issued_count > 0;
	const last = covered?.last ?? null;
	const due_at = keepsAll ? now + bingoDays * dayMs : last;
	const status = due_at === null ? ("ended" as const) : ("closed" as const);
	return {
		statements: [
			updateStatus(account.id, game.id, { status, due_at, now }),
			...(keepsAll ? [] : giveBack(scope, game, actor_id, covered?.points ?? 0)),
		],
		status,
	};
}

/** What ending one writes that was closed: everything that is left goes back, and what nobody decided is no claim any more. */
export async function endingOf(
	scope: Pick<Scope, "account" | "newId" | "clock" | "read">,
	game: GameRow,
): Promise<{ statements: Statement[]; isWhole: boolean }> {
	const { account, clock, read } = scope;
	const waiting = game.kind === "bingo" ? await read(listWaiting(account.id, game.id, claimsAtOnce)) : [];
	const ids = waiting.map(({ id }) => id);
	const isWhole = waiting.length < claimsAtOnce;
	const ended = { kind: "bingo_square", subject_ids: ids } as const;
	return {
		statements: [
			...(ids.length > 0
				? [rejectSquares(account.id, ids), endRequestsAbout(account.id, ended, game.created_by, clock.now())]
				: []),
			...(isWhole
				? [
						updateStatus(account.id, game.id, { status: "ended", due_at: null, now: clock.now() }),
						...giveBack(scope, game, null, 0),
					]
				: []),
		],
		isWhole,
	};
}

function giveBack(
	scope: Pick<Scope, "account" | "newId" | "clock">,
	game: GameRow,
	actor_id: number | null,
	keeping: number,
): Statement[] {
	return game.budget_id === null ? [] : returnPointsToBudget(holdingOf(scope, game, actor_id), keeping);
}

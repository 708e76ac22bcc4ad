/**
 * Opens or closes a game; invariant: what its prizes are worth is held from its budget in the batch that opens it, under a
 * seed whose hash is told from then on, and goes back once by what nobody won (`games_stay`).
 */
import { z } from "zod";
import { updateFlags } from "#workers/features/account";
import { isBudgetActive } from "#workers/features/budgets";
import { holdPointsOfBudget } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { commitmentOf } from "../rules/fairness";
import type { GameRow } from "../rules/game";
import { closingOf } from "../steps/close-game";
import { holdingOf } from "../steps/holding";
import { findGame, isUnchanged, listPrizes, openGame, type PrizeRow } from "../store/games";

const seedBytes = 32;

export const updateGameStatus = defineEndpoint({
	name: "games/update-game-status",
	path: "/api/games/api_update_game_status",
	summary:
		"Opens a game, which holds its prizes' points and tells its seed's hash, or closes it, which tells the seed.",
	access: ["account_owner"],
	flags: ["bingo_enabled"],
	input: z.object({ game_id: z.int(), status: z.enum(["open", "closed"]) }),
	output: z.object({ game_id: z.int(), status: z.enum(["open", "closed", "ended"]) }),
	errors: {
		game_changed: { constraints: ["game_changed"] },
		game_over: {},
		points_not_available: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
		budget_not_active: {},
	},
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { game_id, status }) => {
		const { account, read } = scope;
		const [[game], prizes] = await Promise.all([
			read(findGame(account.id, game_id)),
			read(listPrizes(account.id, game_id)),
		]);
		if (!game) throw notFound("game");
		if (game.status === status || (status === "closed" && game.status === "ended"))
			return { game_id, status: game.status === "ended" ? ("ended" as const) : status };
		if (game.status !== (status === "open" ? "draft" : "open")) throw refuse("game_changed");
		return status === "open" ? open(scope, game, prizes) : close(scope, game);
	},
});

function open(scope: MemberScope, game: GameRow, prizes: readonly PrizeRow[]) {
	const { account, clock } = scope;
	if (game.ends_at <= clock.now()) throw refuse("game_over");
	const seed = drawSeed();
	const commitment = commitmentOf(seed);
	return scope.commit({
		statements: [
			assertThat("game_changed", isUnchanged(account.id, game)),
			...hold(scope, game, prizes),
			openGame(account.id, game.id, { seed, commitment, now: clock.now() }),
			...(game.kind === "scratch" ? [updateFlags(account.id, { scratch_card_enabled: 1 })] : []),
		],
		answer: { game_id: game.id, status: "open" as const },
		audit: { subject_kind: "game", subject_id: game.id, details: { status: "open", commitment } },
	});
}

async function close(scope: MemberScope, game: GameRow) {
	const { account, user } = scope;
	const { statements, status } = await closingOf(scope, game, user.id);
	return scope.commit({
		statements: [assertThat("game_changed", isUnchanged(account.id, game)), ...statements],
		answer: { game_id: game.id, status },
		audit: { subject_kind: "game", subject_id: game.id, details: { status } },
	});
}

function hold(scope: MemberScope, game: GameRow, prizes: readonly PrizeRow[]): Statement[] {
	const points = prizes.reduce((sum, prize) => sum + prize.points * prize.stock, 0);
	if (points === 0) return [];
	return [
		assertThat("budget_not_active", isBudgetActive(scope, game.budget_id ?? 0)),
		...holdPointsOfBudget({ ...holdingOf(scope, game, scope.user.id), points }),
	];
}

function drawSeed(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(seedBytes));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

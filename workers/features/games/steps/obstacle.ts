/** What keeps somebody from taking a card of a game. */
import type { MemberScope } from "#workers/kernel/scope";
import { type GameRow, isRunning } from "../rules/game";
import { countRecognitions } from "../store/cards";
import type { PrizeRow } from "../store/games";
import type { obstacles } from "./outputs";

/** It in a word; empty where nothing does. Whoever may not receive points plays for none. */
export async function obstacleOf(
	{ account, user, clock, read }: MemberScope,
	game: GameRow,
	prizes: readonly PrizeRow[],
): Promise<(typeof obstacles)[number]> {
	if (!isRunning(game, clock.now())) return "not_running";
	const hasPoints = prizes.some(({ points }) => points > 0);
	if (hasPoints && user.is_eligible_to_receive_points !== 1) return "not_eligible";
	if (game.kind === "bingo" || game.card_for === "everybody") return "";
	const [counted] = await read(countRecognitions(account.id, user.id, game.starts_at, game.ends_at));
	return counted?.gave === 1 ? "" : "not_for_you";
}

/** A game as somebody may see it: one that has begun, for account owners every one. */
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { GameRow } from "../rules/game";
import type { GameKind } from "../rules/limits";
import { findGame, listGames } from "../store/games";

/** The game. Throws not found where it is none for whoever asks. */
export async function getGame(scope: MemberScope, id: number, kind?: GameKind): Promise<GameRow> {
	const { account, clock, read } = scope;
	const [game] = await read(findGame(account.id, id));
	if (!game || game.status === "draft" || game.starts_at > clock.now()) throw notFound("game");
	if (kind && game.kind !== kind) throw notFound("game");
	return game;
}

/** The games of a kind, and the one that was asked for, or the latest. */
export async function chooseGame(
	scope: MemberScope,
	kind: GameKind,
	game_id: number | undefined,
): Promise<{ games: GameRow[]; game: GameRow | undefined }> {
	const { account, clock, read } = scope;
	const [games, named] = await Promise.all([
		read(listGames(account.id, kind, clock.now())),
		game_id === undefined ? undefined : getGame(scope, game_id, kind),
	]);
	return { games, game: named ?? games[0] };
}

/** What a game's draws rest on, with a page of its cards once it is over. */
import type { AppLoadContext } from "@remix-run/cloudflare";

type Game = { id: number; kind: "bingo" | "scratch"; commitment: string; seed: string };

/** The hash that was told before, and when the game is over the seed and the cards from after one of them. */
export async function loadFairness(context: AppLoadContext, game: Game, after: string | null) {
	const { id, kind, commitment, seed } = game;
	const draws =
		seed === ""
			? null
			: await context.call("games/get-draws", { game_id: id, ...(after === null ? {} : { after: context.id(after) }) });
	return { id, kind, commitment, seed, draws, isOpen: after !== null };
}

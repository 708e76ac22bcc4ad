/** How a seed decides a game: what is told of it before, what card number n holds, and how its squares lie. @pure */
import { createHash, createHmac } from "node:crypto";
import { drawRange } from "./limits";

/** So many bytes of the hash make the drawn number. */
const drawnDigits = 12;

/** What is told of a seed before the game: its SHA-256, from which nobody learns it. */
export function commitmentOf(seed: string): string {
	return createHash("sha256").update(seed).digest("hex");
}

/** What was drawn for a card: HMAC-SHA256 of "game:number" under the seed, its first 12 digits as a number, modulo 1000. */
export function drawOf(seed: string, game_id: number, number: number): number {
	return Number.parseInt(hmac(seed, `${game_id}:${number}`).slice(0, drawnDigits), 16) % drawRange;
}

/** The tasks of a card by their places: all of the game's in the order of their hashes under the seed, the first that fit. */
export function squaresOf(seed: string, game: { id: number; size: number }, number: number, tasks: number): number[] {
	const hashed = Array.from({ length: tasks }, (_, task) => ({
		task,
		hash: hmac(seed, `${game.id}:${number}:${task}`),
	}));
	hashed.sort((one, other) => (one.hash < other.hash ? -1 : 1));
	return hashed.slice(0, game.size * game.size).map(({ task }) => task);
}

function hmac(seed: string, words: string): string {
	return createHmac("sha256", seed).update(words).digest("hex");
}

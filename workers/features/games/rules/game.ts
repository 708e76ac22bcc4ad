/** A game as it is told: whether it can be played now, and what of the seed may be known. @pure */
import type { CardFor, GameKind, GameStatus, Proof } from "./limits";

/** A task of a bingo game. */
export type Task = { text: string; proof: Proof };

/** A game as it is read. */
export type GameRow = {
	id: number;
	kind: GameKind;
	title: string;
	rules: string;
	status: GameStatus;
	starts_at: number;
	ends_at: number;
	budget_id: number | null;
	size: number;
	tasks: string;
	card_for: CardFor;
	seed: string;
	commitment: string;
	issued_count: number;
	created_by: number;
	updated_at: number;
};

/** True while cards are taken and squares are marked. */
export function isRunning(
	{ status, starts_at, ends_at }: Pick<GameRow, "status" | "starts_at" | "ends_at">,
	now: number,
) {
	return status === "open" && starts_at <= now && now < ends_at;
}

/** True once nothing is drawn any more. */
export function isOver({ status }: Pick<GameRow, "status">): boolean {
	return status === "closed" || status === "ended";
}

/** The tasks of a game. */
export function tasksOf({ tasks }: Pick<GameRow, "tasks">): Task[] {
	return JSON.parse(tasks) as Task[];
}

/** A game on the wire; the seed is told when nothing is drawn by it any more. */
export function presentGame(game: GameRow, now: number) {
	const { id, kind, title, rules, status, starts_at, ends_at, size, card_for, commitment, issued_count } = game;
	return {
		...{ id, kind, title, rules, status, starts_at, ends_at, size, card_for, commitment, issued_count },
		seed: isOver(game) ? game.seed : "",
		is_running: isRunning(game, now) ? (1 as const) : (0 as const),
	};
}

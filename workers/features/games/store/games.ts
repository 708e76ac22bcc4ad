/** The SQL of games and their prizes: writing one, its state, and finding those of an account. */
import { type SQL, sql } from "drizzle-orm";
import { never } from "#workers/kernel/due-work";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { GameRow, Task } from "../rules/game";
import type { CardFor, GameKind, GameStatus, Pattern } from "../rules/limits";

/** A prize as it is written. */
export type WrittenPrize = {
	position: number;
	pattern: Pattern;
	name: string;
	points: number;
	stock: number;
	draw_from: number;
	draw_to: number;
};

/** A prize as it is read. */
export type PrizeRow = WrittenPrize & { taken: number };

const columns = sql`g.id, g.kind, g.title, g.rules, g.status, g.starts_at, g.ends_at, g.budget_id, g.size, g.tasks, g.card_for,
	g.seed, g.commitment, g.issued_count, g.created_by, g.updated_at`;

/** A game. */
export function findGame(account_id: number, id: number) {
	return sql<GameRow>`select ${columns} from games g where g.account_id = ${account_id} and g.id = ${id}`;
}

/** What a game is called. */
export function gameName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select g.title as name from games g where g.account_id = ${account_id} and g.id = ${id}`;
}

/** The newest games of a kind that have begun, the latest first. */
export function listGames(account_id: number, kind: GameKind, now: number) {
	return sql<GameRow>`select ${columns} from games g where g.account_id = ${account_id} and g.kind = ${kind}
		and g.status <> 'draft' and g.starts_at <= ${now} order by g.id desc limit 20`;
}

/** The newest games, as their owner sees them. */
export function listAllGames(account_id: number) {
	return sql<GameRow>`select ${columns} from games g where g.account_id = ${account_id} order by g.id desc limit 50`;
}

/** The prizes of a game, in their order. */
export function listPrizes(account_id: number, game_id: number) {
	return sql<PrizeRow>`select position, pattern, name, points, stock, taken, draw_from, draw_to from game_prizes
		where account_id = ${account_id} and game_id = ${game_id} order by position`;
}

/** What an owner says of a game. */
export type WrittenGame = {
	id: number;
	kind: GameKind;
	title: string;
	rules: string;
	starts_at: number;
	ends_at: number;
	budget_id: number | null;
	size: number;
	tasks: readonly Task[];
	card_for: CardFor;
	prizes: readonly WrittenPrize[];
};

/** Writes a draft, or what is there of it anew. */
export function saveGame(account_id: number, game: WrittenGame, by: { user_id: number; now: number }): Statement[] {
	const { id, kind, title, rules, starts_at, ends_at, budget_id, size, tasks, card_for, prizes } = game;
	return [
		sql`insert into games (account_id, id, kind, title, rules, starts_at, ends_at, budget_id, size, tasks, card_for, created_by,
				created_at, updated_at)
			values (${account_id}, ${id}, ${kind}, ${title}, ${rules}, ${starts_at}, ${ends_at}, ${budget_id}, ${size},
				${JSON.stringify(tasks)}, ${card_for}, ${by.user_id}, ${by.now}, ${by.now})
			on conflict (account_id, id) do update set kind = excluded.kind, title = excluded.title, rules = excluded.rules,
				starts_at = excluded.starts_at, ends_at = excluded.ends_at, budget_id = excluded.budget_id, size = excluded.size,
				tasks = excluded.tasks, card_for = excluded.card_for, updated_at = excluded.updated_at`,
		sql`delete from game_prizes where account_id = ${account_id} and game_id = ${id}`,
		sql`insert into game_prizes (account_id, game_id, position, pattern, name, points, stock, draw_from, draw_to)
			select ${account_id}, ${id}, value ->> 'position', value ->> 'pattern', value ->> 'name', value ->> 'points',
				value ->> 'stock', value ->> 'draw_from', value ->> 'draw_to' from ${rowsOf(prizes)}`,
	];
}

/** True in SQL while a game stands as it was read, with as many cards. */
export function isUnchanged(account_id: number, { id, status, updated_at, issued_count }: GameRow): Statement {
	return sql`select count(*) from games g where g.account_id = ${account_id} and g.id = ${id} and g.status = ${status}
		and g.updated_at = ${updated_at} and g.issued_count = ${issued_count}`;
}

/** True in SQL while a game stands in one of these states. */
export function isInStatus(account_id: number, id: number, statuses: readonly GameStatus[]): Statement {
	return sql`select count(*) from games g where g.account_id = ${account_id} and g.id = ${id}
		and g.status in (select value from ${rowsOf(statuses)})`;
}

/** True in SQL while cards of a game are taken. */
export function isOpenNow(account_id: number, id: number, now: number): Statement {
	return sql`select count(*) from games g where g.account_id = ${account_id} and g.id = ${id} and g.status = 'open'
		and g.starts_at <= ${now} and g.ends_at > ${now}`;
}

/** Opens a draft under its seed. */
export function openGame(
	account_id: number,
	id: number,
	{ seed, commitment, now }: { seed: string; commitment: string; now: number },
): Statement {
	return sql`update games set status = 'open', seed = ${seed}, commitment = ${commitment}, due_at = ends_at, updated_at = ${now}
		where account_id = ${account_id} and id = ${id}`;
}

/** Closes or ends a game; `due_at` is when what is left of it is given back. */
export function updateStatus(
	account_id: number,
	id: number,
	{ status, due_at, now }: { status: GameStatus; due_at: number | null; now: number },
): Statement {
	return sql`update games set status = ${status}, due_at = ${due_at}, updated_at = ${now}
		where account_id = ${account_id} and id = ${id}`;
}

/** Games for which the clock has something to do. */
export function listDue(account_id: number, now: number, limit: number) {
	return sql<GameRow>`select ${columns} from games g indexed by games_due where g.account_id = ${account_id}
		and g.due_at is not null and g.due_at <= ${now} order by g.due_at limit ${limit}`;
}

/** When the clock has something to do again. */
export function nextDue(account_id: number): SQL {
	return sql`coalesce((select min(g.due_at) from games g where g.account_id = ${account_id}
		and g.due_at is not null), ${never})`;
}

/** Takes one of a prize; more than there are is refused by the check `game_prizes_stock`. */
export function takePrize(account_id: number, game_id: number, position: number): Statement {
	return sql`update game_prizes set taken = taken + 1 where account_id = ${account_id} and game_id = ${game_id}
		and position = ${position}`;
}

/** True in SQL while a prize is left. */
export function isPrizeLeft(account_id: number, game_id: number, position: number): Statement {
	return sql`select count(*) from game_prizes where account_id = ${account_id} and game_id = ${game_id}
		and position = ${position} and taken < stock`;
}

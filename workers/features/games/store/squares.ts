/** The SQL of bingo squares that were marked, and of what a card won. */
import { sql } from "drizzle-orm";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** What became of a marked square. */
export type SquareStatus = "waiting" | "done" | "rejected";

/** A square that was marked. */
export type SquareRow = {
	id: number;
	place: number;
	words: string;
	picture_url: string;
	status: SquareStatus;
	notes: string;
};

/** What was marked on a card; of a place that was rejected before, the newest comes last. */
export function listSquares(account_id: number, card_id: number) {
	return sql<SquareRow>`select s.id, s.place, s.words, s.picture_url, s.status, s.notes from game_squares s
		where s.account_id = ${account_id} and s.card_id = ${card_id} order by s.place, s.id`;
}

/** The prizes that a card won. */
export function listWins(account_id: number, card_id: number) {
	return sql<{ position: number; won_at: number }>`select position, won_at from game_wins
		where account_id = ${account_id} and card_id = ${card_id} order by position`;
}

/** Writes a marked square. */
export function insertSquare(
	account_id: number,
	square: Omit<SquareRow, "notes"> & { card_id: number; user_id: number; created_at: number },
): Statement {
	const { id, card_id, user_id, place, words, picture_url, status, created_at } = square;
	return sql`insert into game_squares (account_id, id, card_id, user_id, place, words, picture_url, status, created_at)
		values (${account_id}, ${id}, ${card_id}, ${user_id}, ${place}, ${words}, ${picture_url}, ${status}, ${created_at})`;
}

/** True in SQL while a place of a card is neither claimed nor done. */
export function isPlaceFree(account_id: number, card_id: number, place: number): Statement {
	return sql`select count(*) = 0 from game_squares s where s.account_id = ${account_id} and s.card_id = ${card_id}
		and s.place = ${place} and s.status <> 'rejected'`;
}

/** True in SQL while a marked square waits. */
export function isSquareWaiting(account_id: number, id: number): Statement {
	return sql`select count(*) from game_squares s where s.account_id = ${account_id} and s.id = ${id} and s.status = 'waiting'`;
}

/** Sets what became of a square. */
export function updateSquare(account_id: number, id: number, status: SquareStatus, notes: string): Statement {
	return sql`update game_squares set status = ${status}, notes = ${notes} where account_id = ${account_id} and id = ${id}`;
}

/** Writes that a card won a prize, once by its key. */
export function insertWin(account_id: number, card_id: number, position: number, now: number): Statement {
	return sql`insert into game_wins (account_id, card_id, position, won_at)
		values (${account_id}, ${card_id}, ${position}, ${now})`;
}

/** Marked squares as whoever decides sees them. */
export function listSquaresToModerate(account_id: number, ids: readonly number[]) {
	return sql<{
		id: number;
		user_id: number;
		game_id: number;
		words: string;
		picture_url: string;
		by: string;
		game: string;
		task: string;
		status: SquareStatus;
	}>`select s.id, s.user_id, c.game_id, s.words, s.picture_url, s.status, ${personName("u")} as by, g.title as game,
			(select t.value ->> 'text' from json_each(g.tasks) t
				where t.key = (select q.value from json_each(c.squares) q where q.key = s.place)) as task
		from json_each(${JSON.stringify(ids)}) e
		cross join game_squares s on s.account_id = ${account_id} and s.id = e.value
		join game_cards c on c.account_id = s.account_id and c.id = s.card_id
		join games g on g.account_id = s.account_id and g.id = c.game_id
		join users u on u.account_id = s.account_id and u.id = s.user_id`;
}

/** Squares of a game that wait. */
export function listWaiting(account_id: number, game_id: number, limit: number) {
	return sql<{ id: number }>`select s.id from game_cards c cross join game_squares s on s.account_id = c.account_id
			and s.card_id = c.id and s.status = 'waiting'
		where c.account_id = ${account_id} and c.game_id = ${game_id} limit ${limit}`;
}

/** Rejects squares that nobody decided in time. */
export function rejectSquares(account_id: number, ids: readonly number[]): Statement {
	return sql`update game_squares set status = 'rejected' where account_id = ${account_id} and status = 'waiting'
		and id in (select value from ${rowsOf(ids)})`;
}

/** Who marked a square, to be told what became of it. */
export function findMarker(account_id: number, user_id: number) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u where u.account_id = ${account_id} and u.id = ${user_id}`;
}

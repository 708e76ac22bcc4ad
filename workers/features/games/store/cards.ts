/** The SQL of cards: issuing one under the next number, showing what a scratch card holds, and all of a game to be checked. */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";
import { rowsOf } from "#workers/kernel/sql";
import { drawsPerPage } from "../rules/limits";

/** Somebody's card. */
export type CardRow = {
	id: number;
	game_id: number;
	user_id: number;
	number: number;
	prize_position: number | null;
	squares: string;
	issued_at: number;
	expires_at: number | null;
	revealed_at: number | null;
};

const columns = sql`c.id, c.game_id, c.user_id, c.number, c.prize_position, c.squares, c.issued_at, c.expires_at, c.revealed_at`;

/** The card of a person in a game. */
export function findCardOf(account_id: number, game_id: number, user_id: number) {
	return sql<CardRow>`select ${columns} from game_cards c where c.account_id = ${account_id} and c.game_id = ${game_id}
		and c.user_id = ${user_id}`;
}

/** A card. */
export function findCard(account_id: number, id: number) {
	return sql<CardRow>`select ${columns} from game_cards c where c.account_id = ${account_id} and c.id = ${id}`;
}

/** What a card of each of the next numbers would hold; the number is settled as it is written. */
export type Candidate = { number: number; drawn: number | null; squares: readonly number[] };

/**
 * Issues a card under the next number of its game, with what that number holds: a prize of a scratch card while it is in
 * stock. Nothing is written where the number is none of the candidates'.
 */
export function issueCard(
	account_id: number,
	card: { id: number; game_id: number; user_id: number; issued_at: number; expires_at: number | null },
	candidates: readonly Candidate[],
): Statement[] {
	const { id, game_id, user_id, issued_at, expires_at } = card;
	return [
		sql`insert into game_cards (account_id, id, game_id, user_id, number, drawn, prize_position, squares, issued_at, expires_at)
			select ${account_id}, ${id}, ${game_id}, ${user_id}, g.issued_count + 1, n.value ->> 'drawn',
				(select p.position from game_prizes p where p.account_id = ${account_id} and p.game_id = ${game_id}
					and p.draw_from <= n.value ->> 'drawn' and n.value ->> 'drawn' < p.draw_to and p.taken < p.stock),
				n.value ->> 'squares', ${issued_at}, ${expires_at}
			from games g cross join ${rowsOf(candidates)} n on n.value ->> 'number' = g.issued_count + 1
			where g.account_id = ${account_id} and g.id = ${game_id}`,
		sql`update games set issued_count = issued_count + 1 where account_id = ${account_id} and id = ${game_id}`,
		sql`update game_prizes set taken = taken + 1 where account_id = ${account_id} and game_id = ${game_id}
			and position = (select c.prize_position from game_cards c where c.account_id = ${account_id} and c.id = ${id})`,
	];
}

/** True in SQL once a card was issued. */
export function isIssued(account_id: number, id: number): Statement {
	return sql`select count(*) from game_cards c where c.account_id = ${account_id} and c.id = ${id}`;
}

/** True in SQL while a person has no card of a game. */
export function hasNoCard(account_id: number, game_id: number, user_id: number): Statement {
	return sql`select count(*) = 0 from game_cards c where c.account_id = ${account_id} and c.game_id = ${game_id}
		and c.user_id = ${user_id}`;
}

/** True in SQL while a card is covered and good. */
export function isCovered(account_id: number, id: number, now: number): Statement {
	return sql`select count(*) from game_cards c where c.account_id = ${account_id} and c.id = ${id}
		and c.revealed_at is null and c.expires_at > ${now}`;
}

/** Shows what a card holds. */
export function revealCard(account_id: number, id: number, now: number): Statement {
	return sql`update game_cards set revealed_at = ${now} where account_id = ${account_id} and id = ${id}`;
}

/** What the covered cards of a game that are still good are worth, and until when the last of them is. */
export function findCovered(account_id: number, game_id: number, now: number) {
	return sql<{
		points: number;
		last: number | null;
	}>`select coalesce(sum(p.points), 0) as points, max(c.expires_at) as last
		from game_cards c cross join game_prizes p on p.account_id = c.account_id and p.game_id = c.game_id
			and p.position = c.prize_position
		where c.account_id = ${account_id} and c.game_id = ${game_id} and c.revealed_at is null and c.expires_at > ${now}`;
}

/** Cards of a game by their numbers, from after one of them. */
export function listCards(account_id: number, game_id: number, after: number) {
	return sql<CardRow & { drawn: number | null }>`select ${columns}, c.drawn from game_cards c
		where c.account_id = ${account_id} and c.game_id = ${game_id} and c.number > ${after}
		order by c.number limit ${drawsPerPage + 1}`;
}

/** How many recognitions somebody gave and received in a time. */
export function countRecognitions(account_id: number, user_id: number, from: number, until: number) {
	return sql<{ gave: 0 | 1; received: 0 | 1 }>`select
		exists (select 1 from recognitions r where r.account_id = ${account_id} and r.giver_id = ${user_id}
			and r.created_at >= ${from} and r.created_at < ${until} and r.status <> 'reversed') as gave,
		exists (select 1 from recognitions r where r.account_id = ${account_id} and r.recipient_id = ${user_id}
			and r.created_at >= ${from} and r.created_at < ${until} and r.status <> 'reversed') as received`;
}

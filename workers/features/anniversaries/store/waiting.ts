/** The SQL of points that wait for a budget: which cards they are, and that they were paid. */
import { sql } from "drizzle-orm";
import type { anniversaryCards } from "#drizzle/anniversaries";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** A card whose points wait; those of who may not receive any more wait on. */
export type WaitingCard = RowOf<typeof anniversaryCards, "day" | "points" | "message" | "activity_id"> & {
	card_id: number;
	program_id: number;
	points_account_id: number;
};

/** Behind which card a walk through them goes on. */
export type WaitingPlace = { day: string; card_id: number };

/** The cards whose points wait behind one of them, oldest first. */
export function listWaiting(account_id: number, { day, card_id }: WaitingPlace, limit: number) {
	return sql<WaitingCard>`select c.id as card_id, c.day, c.points, c.program_id, c.message, c.activity_id, l.id as points_account_id
		from anniversary_cards c indexed by anniversary_cards_waiting
		join users u on u.account_id = c.account_id and u.id = c.user_id and u.status in ('active', 'invited') and u.is_eligible_to_receive_points = 1
		join ledger_accounts l on l.account_id = c.account_id and l.kind = 'member' and l.unit = 'points' and l.owner_id = c.user_id
		where c.account_id = ${account_id} and c.points_state = 'waiting' and (c.day, c.id) > (${day}, ${card_id})
		order by c.day, c.id limit ${limit}`;
}

/** Whether any points wait. */
export function findAnyWaiting(account_id: number) {
	return sql<{ found: 1 }>`select 1 as found from anniversary_cards c indexed by anniversary_cards_waiting
		where c.account_id = ${account_id} and c.points_state = 'waiting' limit 1`;
}

/** True in SQL while a card's points wait. */
export function arePointsWaiting(account_id: number, id: number): Statement {
	return sql`select count(*) from anniversary_cards c where c.account_id = ${account_id} and c.id = ${id} and c.points_state = 'waiting'`;
}

/** Notes that they were paid. */
export function notePaid(account_id: number, id: number): Statement {
	return sql`update anniversary_cards set points_state = 'paid' where account_id = ${account_id} and id = ${id}`;
}

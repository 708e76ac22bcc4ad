/** The SQL of appreciations: writing cards, and counting those of a day. */
import { sql } from "drizzle-orm";
import type { appreciations } from "#drizzle/appreciations";
import { type Addressee, addresseeColumns } from "#workers/features/members";
import type { Walk } from "#workers/kernel/gathered-summary";
import type { Switch } from "#workers/kernel/identity";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { maxCardsOfDay } from "../rules/designs";

/** Somebody for whom a card is meant. */
export type RecipientRow = Addressee & { last_name: string; is_shown_cards: Switch };

/** Whether cards are shown to a person `u`; `usual` says whether they are to everybody. */
const isShownCards = (usual: Switch) => sql`coalesce(u.switches ->> 'show_appreciations_to_user', ${usual})`;

/** The people with these ids, whatever their state. */
export function findRecipients(account_id: number, ids: readonly number[], usual: Switch) {
	return sql<RecipientRow>`select ${addresseeColumns("u")}, u.last_name, ${isShownCards(usual)} as is_shown_cards from ${rowsOf(ids)} e
		cross join users u on u.account_id = ${account_id} and u.id = e.value order by e.key`;
}

/** True in SQL while all of these people have joined or will, and cards are shown to them. */
export function areReachable(account_id: number, ids: readonly number[], usual: Switch): Statement {
	return sql`select count(*) = ${ids.length} from users u where u.account_id = ${account_id}
		and ${isShownCards(usual)} = 1 and u.status in ('active', 'invited') and u.id in (select value from ${rowsOf(ids)})`;
}

/** How many cards a person sent since a moment. */
export function countSent(account_id: number, sender_id: number, since: number) {
	return sql<{ count: number }>`select count(*) as count from (select 1 from appreciations a
		where a.account_id = ${account_id} and a.sender_id = ${sender_id} and a.created_at >= ${since} limit ${maxCardsOfDay})`;
}

/** True in SQL while a person may send so many more on the day that began then. */
export function hasRoomToday(account_id: number, sender_id: number, since: number, more: number): Statement {
	return sql`select count(*) + ${more} <= ${maxCardsOfDay} from appreciations a
		where a.account_id = ${account_id} and a.sender_id = ${sender_id} and a.created_at >= ${since}`;
}

/** A card to be written. */
export type NewAppreciation = RowOf<typeof appreciations, "id" | "recipient_id">;

/** Writes one card to each recipient. */
export function insertAppreciations(
	account_id: number,
	shared: RowOf<typeof appreciations, "sender_id" | "design" | "message" | "created_at">,
	cards: readonly NewAppreciation[],
): Statement {
	return sql`insert into appreciations (account_id, id, sender_id, recipient_id, design, message, created_at)
		select ${account_id}, value ->> 'id', ${shared.sender_id}, value ->> 'recipient_id', ${shared.design}, ${shared.message},
		${shared.created_at} from ${rowsOf(cards)}`;
}

/** A card of the past, as a demo has it. */
export type PastAppreciation = RowOf<
	typeof appreciations,
	"id" | "sender_id" | "recipient_id" | "design" | "message" | "created_at"
>;

/** Writes such cards. */
export function insertPastAppreciations(account_id: number, cards: readonly PastAppreciation[]): Statement {
	return sql`insert into appreciations (account_id, id, sender_id, recipient_id, design, message, created_at)
		select ${account_id}, value ->> 'id', value ->> 'sender_id', value ->> 'recipient_id', value ->> 'design',
		value ->> 'message', value ->> 'created_at' from ${rowsOf(cards)}`;
}

/** The next cards behind an id with their designs and times. */
export function listSentCards(account_id: number, { after, max }: Walk) {
	return sql<{ thing_id: number; design: string; created_at: number }>`select a.id as thing_id, a.design, a.created_at
		from appreciations a where a.account_id = ${account_id} and a.id > ${after} order by a.id limit ${max}`;
}

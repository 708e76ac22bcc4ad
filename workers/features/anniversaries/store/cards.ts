/** The SQL of cards: opening, publishing, canceling and reading them. */
import { type SQL, sql } from "drizzle-orm";
import type { anniversaryCards, anniversarySignatures } from "#drizzle/anniversaries";
import { type Addressee, addresseeColumns, type PersonRow, personColumns, personName } from "#workers/features/members";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { type Greeting, maxSignatures, type Occasion } from "../rules/anniversary";

/** A card to be opened. */
export type NewCard = RowOf<
	typeof anniversaryCards,
	"id" | "user_id" | "years" | "day" | "visibility" | "team_manager_id"
> & {
	kind: Occasion;
};

/** True in SQL while nobody opened this card. */
export function isNotOpened(account_id: number, { user_id, kind, day }: NewCard): Statement {
	return sql`select count(*) = 0 from anniversary_cards x where x.account_id = ${account_id} and x.user_id = ${user_id}
		and x.kind = ${kind} and x.day = ${day}`;
}

/** The manager of a card's person in SQL, 0 for none, by whom their team finds a private card. */
export function managerOfPerson(account_id: number): SQL {
	return sql`coalesce((select m.manager_id from users m where m.account_id = ${account_id} and m.id = user_id), 0)`;
}

/** Opens a card for signing. */
export function insertCard(account_id: number, card: NewCard, now: number): Statement {
	return sql`insert into anniversary_cards (account_id, id, user_id, kind, years, day, visibility, team_manager_id, created_at)
		values (${account_id}, ${card.id}, ${card.user_id}, ${card.kind}, ${card.years}, ${card.day}, ${card.visibility}, ${card.team_manager_id}, ${now})`;
}

/** Opens a card again whose person had left, or did not want it, with what was signed. */
export function reopenCard(account_id: number, id: number, visibility: string): Statement {
	return sql`update anniversary_cards set status = 'signing', visibility = ${visibility}, team_manager_id = ${managerOfPerson(account_id)}
		where account_id = ${account_id} and id = ${id} and status = 'canceled'`;
}

/** A card that is due, with its person as they are by now. */
export type DueCard = Addressee &
	RowOf<typeof anniversaryCards, "user_id" | "years" | "day" | "signature_count"> & {
		card_id: number;
		kind: Occasion;
		last_name: string;
		manager_id: number | null;
		is_eligible_to_receive_points: 0 | 1;
		/** The day of hiring or birth. */
		date: string | null;
		choice: Greeting | null;
		points_account_id: number | null;
	};

/** The cards of days until this one that are not published, oldest first. */
export function listDueCards(account_id: number, until: string, limit: number) {
	return sql<DueCard>`select c.id as card_id, c.user_id, c.kind, c.years, c.day, c.signature_count, ${addresseeColumns("u")}, u.last_name,
		u.manager_id, u.is_eligible_to_receive_points, iif(c.kind = 'work', u.hire_date, (select p.dob from member_profiles p
			where p.account_id = c.account_id and p.user_id = c.user_id)) as date,
		(select iif(c.kind = 'work', o.work, o.birthday) from anniversary_choices o
			where o.account_id = c.account_id and o.user_id = c.user_id) as choice,
		(select l.id from ledger_accounts l where l.account_id = c.account_id and l.kind = 'member' and l.unit = 'points'
			and l.owner_id = c.user_id) as points_account_id
		from anniversary_cards c indexed by anniversary_cards_due
		join users u on u.account_id = c.account_id and u.id = c.user_id
		where c.account_id = ${account_id} and c.status = 'signing' and c.day <= ${until} order by c.day, c.id limit ${limit}`;
}

/** The day of the next card that is not published. */
export function findNextDay(account_id: number) {
	return sql<{ day: string }>`select c.day from anniversary_cards c indexed by anniversary_cards_due
		where c.account_id = ${account_id} and c.status = 'signing' order by c.day limit 1`;
}

/** True in SQL while a card can be signed. */
export function isSigning(account_id: number, id: number): SQL {
	return sql`select count(*) from anniversary_cards c where c.account_id = ${account_id} and c.id = ${id} and c.status = 'signing'`;
}

/** What a card is once it is published. */
export type Published = RowOf<
	typeof anniversaryCards,
	"years" | "badge" | "message" | "points" | "program_id" | "points_state" | "activity_id" | "visibility"
>;

/** Publishes a card. */
export function publishCard(account_id: number, id: number, card: Published, now: number): Statement {
	return sql`update anniversary_cards set status = 'published', published_at = ${now}, years = ${card.years}, badge = ${card.badge}, message = ${card.message},
		points = ${card.points}, program_id = ${card.program_id}, points_state = ${card.points_state}, activity_id = ${card.activity_id},
		visibility = ${card.visibility} where account_id = ${account_id} and id = ${id} and status = 'signing'`;
}

/** Nobody gets a card whose person left, or does not want it, or whose day is another. */
export function cancelCard(account_id: number, id: number): Statement {
	return sql`update anniversary_cards set status = 'canceled' where account_id = ${account_id} and id = ${id} and status = 'signing'`;
}

/** A card with its person, as whoever may sees it. */
export type CardRow = PersonRow &
	Omit<RowOf<typeof anniversaryCards>, "account_id" | "id" | "kind" | "team_manager_id" | "created_at"> & {
		card_id: number;
		kind: Occasion;
		person_status: string;
		manager_id: number | null;
	};

const cardColumns = sql`c.id as card_id, c.user_id, c.kind, c.years, c.day, c.status, c.visibility, c.badge, c.message, c.points,
	c.program_id, c.points_state, c.activity_id, c.signature_count, c.published_at, ${personColumns("u")}, u.status as person_status, u.manager_id`;

/** One card. */
export function findCard(account_id: number, id: number) {
	return sql<CardRow>`select ${cardColumns} from anniversary_cards c join users u on u.account_id = c.account_id and u.id = c.user_id
		where c.account_id = ${account_id} and c.id = ${id}`;
}

/** Cards of posts. */
export function listCards(account_id: number, ids: readonly number[]) {
	return sql<CardRow>`select ${cardColumns} from ${rowsOf(ids)} e
		cross join anniversary_cards c on c.account_id = ${account_id} and c.id = e.value
		join users u on u.account_id = c.account_id and u.id = c.user_id`;
}

/** The most cards of a memory book: as many years as a company marks, and as many birthdays. */
const maxCards = 120;

/** A person's published cards, newest first. */
export function listCardsOf(account_id: number, user_id: number) {
	return sql<CardRow>`select ${cardColumns} from anniversary_cards c indexed by anniversary_cards_of_user
		join users u on u.account_id = c.account_id and u.id = c.user_id
		where c.account_id = ${account_id} and c.user_id = ${user_id} and c.status = 'published'
		order by c.day desc, c.id desc limit ${maxCards}`;
}

/** A signature with whoever wrote it. */
export type SignatureRow = PersonRow & RowOf<typeof anniversarySignatures, "card_id" | "text" | "created_at">;

/** What was written on these cards, oldest first. */
export function listSignatures(account_id: number, card_ids: readonly number[], max: number = maxSignatures) {
	return sql<SignatureRow>`select s.card_id, s.text, s.created_at, ${personColumns("u")} from ${rowsOf(card_ids)} e
		cross join anniversary_signatures s on s.account_id = ${account_id} and s.card_id = e.value
		join users u on u.account_id = s.account_id and u.id = s.user_id order by e.key, s.created_at, s.user_id limit ${max}`;
}

/** True in SQL while there is room for somebody's words on a card, or theirs stand there. */
export function hasRoomFor(account_id: number, card_id: number, user_id: number): Statement {
	return sql`select sum(s.user_id <> ${user_id}) is null or sum(s.user_id <> ${user_id}) < ${maxSignatures}
		from anniversary_signatures s where s.account_id = ${account_id} and s.card_id = ${card_id}`;
}

/** Writes somebody's words, or others in their place. */
export function saveSignature(
	account_id: number,
	card_id: number,
	user_id: number,
	words: string,
	now: number,
): Statement {
	return sql`insert into anniversary_signatures (account_id, card_id, user_id, text, created_at)
		values (${account_id}, ${card_id}, ${user_id}, ${words}, ${now})
		on conflict (account_id, card_id, user_id) do update set text = excluded.text`;
}

/** What a card is called. */
export function cardName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select ${personName("u")} as name from anniversary_cards c
		join users u on u.account_id = c.account_id and u.id = c.user_id where c.account_id = ${account_id} and c.id = ${id}`;
}

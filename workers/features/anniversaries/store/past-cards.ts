/** The SQL of whole cards with their signatures, as a demo has them: some that are signed now, some of the past. */
import { sql } from "drizzle-orm";
import { insertActivities } from "#workers/features/activity";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { Occasion } from "../rules/anniversary";
import type { RuleFields } from "./rules";

/** A card with what was written on it; one without `published_at` is being signed. */
export type PastCard = {
	id: number;
	user_id: number;
	manager_id: number | null;
	kind: Occasion;
	years: number;
	day: string;
	badge: string;
	message: string;
	published_at: number | null;
	/** 1 where the person did not want it. */
	is_canceled: 0 | 1;
	/** Its post; none of one that is being signed. */
	activity_id: number | null;
	created_at: number;
	signatures: readonly { user_id: number; text: string; created_at: number }[];
};

/** Writes them with their posts. */
export function insertPastCards(account_id: number, cards: readonly PastCard[]): Statement[] {
	const published = cards.flatMap(({ activity_id, published_at, ...card }) =>
		activity_id === null || published_at === null ? [] : [{ ...card, activity_id, published_at }],
	);
	return [
		...insertActivities(
			account_id,
			"anniversary",
			published.map(({ activity_id, user_id, manager_id, published_at, id }) => ({
				...{ id: activity_id, actor_id: user_id, visibility: "public", team_manager_id: null },
				...{ created_at: published_at, people: [user_id], teams: [manager_id], details: { card_id: id } },
			})),
		),
		sql`insert into anniversary_cards (account_id, id, user_id, kind, years, day, status, visibility, badge, message, activity_id,
				published_at, created_at)
			select ${account_id}, value ->> 'id', value ->> 'user_id', value ->> 'kind', value ->> 'years', value ->> 'day',
				case when value ->> 'is_canceled' then 'canceled' when value ->> 'published_at' is null then 'signing' else 'published' end, 'public', value ->> 'badge', value ->> 'message',
				value ->> 'activity_id', value ->> 'published_at', value ->> 'created_at' from ${rowsOf(cards)}`,
		sql`insert into anniversary_signatures (account_id, card_id, user_id, text, created_at)
			select ${account_id}, c.value ->> 'id', s.value ->> 'user_id', s.value ->> 'text', s.value ->> 'created_at'
			from ${rowsOf(cards)} as c, json_each(c.value, '$.signatures') as s`,
		sql`insert into anniversary_choices (account_id, user_id, work, birthday)
			select ${account_id}, value ->> 'user_id', 'none', 'none' from ${rowsOf(cards)} where value ->> 'is_canceled'
			on conflict (account_id, user_id) do nothing`,
	];
}

/** A rule, as a demo has it. */
export type PastRule = Omit<RuleFields, "is_active"> & { id: number };

/** Writes rules. */
export function insertPastRules(account_id: number, rules: readonly PastRule[], now: number): Statement {
	return sql`insert into anniversary_rules (account_id, id, kind, years, badge, message, points, program_id, created_at)
		select ${account_id}, value ->> 'id', value ->> 'kind', value ->> 'years', value ->> 'badge', value ->> 'message',
		value ->> 'points', value ->> 'program_id', ${now} from ${rowsOf(rules)}`;
}

/** The SQL of badges; an account has few, so they are read together. */
import { type SQL, sql } from "drizzle-orm";
import type { programGlyphs } from "#workers/features/programs";
import type { Statement } from "#workers/kernel/sql";
import type { StoredBadge } from "./rules/badge";

/** The most badges of an account, with those that are switched off. */
const maxBadges = 100;

/** The badges that can be chosen, in their order. */
export function listOfferedBadges(account_id: number) {
	return sql<StoredBadge>`select id, names, glyph from badges
		where account_id = ${account_id} and is_active = 1 order by position, id limit ${maxBadges}`;
}

/** The badge with this id, in every language. */
export function findBadge(account_id: number, id: number) {
	return sql<
		StoredBadge & { position: number; is_active: 0 | 1 }
	>`select id, names, glyph, position, is_active from badges
		where account_id = ${account_id} and id = ${id}`;
}

/** The same, if it can be chosen. */
export function findOfferedBadge(account_id: number, id: number) {
	return sql<{ id: number }>`select id from badges where account_id = ${account_id} and id = ${id} and is_active = 1`;
}

/** True in SQL while a badge can be chosen. */
export function isBadgeOffered(account_id: number, id: number): Statement {
	return sql`select count(*) from badges where account_id = ${account_id} and id = ${id} and is_active = 1`;
}

/** True in SQL while there is room for another badge. */
export function hasRoomForBadge(account_id: number): Statement {
	return sql`select count(*) < ${maxBadges} from badges where account_id = ${account_id}`;
}

/** What is written of a badge. */
export type WrittenBadge = {
	id: number;
	names: Record<string, string>;
	glyph: (typeof programGlyphs)[number];
	position: number;
	is_active: 0 | 1;
};

/** Writes a badge; of one that is there, names in other languages stay. */
export function writeBadge(
	account_id: number,
	{ id, names, glyph, position, is_active }: WrittenBadge,
	now: number,
): Statement {
	return sql`insert into badges (account_id, id, names, glyph, position, is_active, created_at)
		values (${account_id}, ${id}, ${JSON.stringify(names)}, ${glyph}, ${position}, ${is_active}, ${now})
		on conflict (account_id, id) do update set names = json_patch(names, excluded.names), glyph = excluded.glyph,
			position = excluded.position, is_active = excluded.is_active`;
}

/** The badge that a row of this name carries (`badge_id`) as JSON for `presentBadge`, in SQL; null for none. */
export function badgeOf(row: string): SQL {
	const of = sql.raw(row);
	return sql`(select json_object('id', carried.id, 'names', carried.names, 'glyph', carried.glyph) from badges carried
		where carried.account_id = ${of}.account_id and carried.id = ${of}.badge_id)`;
}

/** A badge as it is known: in English where it is named so, else in the first of its languages. */
export function badgeName(account_id: number, id: number | SQL) {
	return sql<{
		name: string;
	}>`select coalesce(b.names ->> 'en', (select value from json_each(b.names) limit 1), '') as name
		from badges b where b.account_id = ${account_id} and b.id = ${id}`;
}

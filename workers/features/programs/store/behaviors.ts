/** The SQL by which account owners keep behaviors; an account has few, so they are read together. */
import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";
import type { programGlyphs } from "../rules/glyphs";

/** The most behaviors of an account, with retired ones. */
const maxBehaviors = 100;

type Fields = { glyph: (typeof programGlyphs)[number]; position: number; is_active: 0 | 1 };

/** All behaviors in their order, names as JSON by language. */
export function listAllBehaviors(account_id: number) {
	return sql<Fields & { id: number; names: string }>`select id, names, glyph, position, is_active from behaviors
		where account_id = ${account_id} order by position, id limit ${maxBehaviors}`;
}

/** True in SQL while there is room for another behavior. */
export function hasRoomForBehavior(account_id: number): Statement {
	return sql`select count(*) < ${maxBehaviors} from behaviors where account_id = ${account_id}`;
}

/** Writes a behavior; of one that is there, names in other languages stay. */
export function saveBehavior(
	account_id: number,
	{ id, names, glyph, position, is_active }: Fields & { id: number; names: Record<string, string> },
	now: number,
): Statement {
	return sql`insert into behaviors (account_id, id, key, names, glyph, position, is_active, created_at)
		values (${account_id}, ${id}, ${`own-${id}`}, ${JSON.stringify(names)}, ${glyph}, ${position}, ${is_active}, ${now})
		on conflict (account_id, id) do update set names = json_patch(names, excluded.names), glyph = excluded.glyph,
			position = excluded.position, is_active = excluded.is_active`;
}

/**
 * True in SQL while a behavior that is in use can be retired: every program that asks for one, is not archived and offers
 * this one, offers another that is in use. Of one that is retired already there is nothing to lose.
 */
export function canBeRetired(account_id: number, id: number): Statement {
	const isOffered = (behavior: SQL) => sql`(not exists (select 1 from program_behaviors o
			where o.account_id = p.account_id and o.program_id = p.id) or exists (select 1 from program_behaviors o
			where o.account_id = p.account_id and o.program_id = p.id and o.behavior_id = ${behavior}))`;
	return sql`select count(*) = 0 from behaviors r join programs p on p.account_id = r.account_id
		where r.account_id = ${account_id} and r.id = ${id} and r.is_active = 1
		and p.is_behavior_required = 1 and p.archived_at is null and ${isOffered(sql`r.id`)}
		and not exists (select 1 from behaviors b where b.account_id = r.account_id and b.is_active = 1 and b.id <> r.id
			and ${isOffered(sql`b.id`)})`;
}

/** A behavior as it is known: in English where it is named so, else in the first of its languages. */
export function behaviorName(account_id: number, id: number | SQL) {
	return sql<{
		name: string;
	}>`select coalesce(b.names ->> 'en', (select value from json_each(b.names) limit 1), '') as name
		from behaviors b where b.account_id = ${account_id} and b.id = ${id}`;
}

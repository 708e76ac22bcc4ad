/** The SQL of pins: of what is pinned at most three run at any moment, and who reads them. */
import { type SQL, sql } from "drizzle-orm";
import { maxPins } from "../rules/statuses";

/** When an announcement would be pinned; `expires_at` null: until it is taken down. */
type Pinned = { id: number; starts_at: number; expires_at: number | null };

/** True in SQL for what is pinned, now or later: the words of the index of those. */
export const isPinned = (alias: string) =>
	sql.raw(`${alias}.is_pinned = 1 and ${alias}.status in ('pending', 'processing', 'processed', 'errored')`);

/**
 * True in SQL while at no moment more than three would run with this one. The number rises only where one starts, so
 * that its own start and those of others within its time are looked at.
 */
export function hasRoomForPin(account_id: number, { id, starts_at, expires_at }: Pinned): SQL {
	const others = (alias: string) =>
		sql`${sql.raw(alias)}.account_id = ${account_id} and ${isPinned(alias)} and ${sql.raw(alias)}.id <> ${id}`;
	return sql`select not exists (select 1 from (
			select ${starts_at} as at union
			select p.starts_at from announcements p where ${others("p")} and p.starts_at > ${starts_at}
				and (${expires_at} is null or p.starts_at < ${expires_at})
		) m where (select count(*) from announcements q where ${others("q")} and q.starts_at <= m.at
			and (q.expires_at is null or q.expires_at > m.at)) >= ${maxPins})`;
}

/** What is pinned, now or later, by when it starts. */
export function listPins(account_id: number, now: number) {
	return sql<{
		id: number;
		titles: string;
		starts_at: number;
		expires_at: number | null;
	}>`select p.id, p.titles, p.starts_at, p.expires_at
		from announcements p where p.account_id = ${account_id} and ${isPinned("p")}
		and (p.expires_at is null or p.expires_at > ${now}) order by p.starts_at, p.id limit 20`;
}

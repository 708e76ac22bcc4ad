/** What an isolate remembers of people: the row of each session, as it was last read. */
import type { UserRow } from "#workers/kernel/identity";
import { BoundedCache } from "./bounded-cache";

const people = new BoundedCache<UserRow>({ maxEntries: 10_000 });

/** The row of a session's person as it was last read. */
export function cachedUserRow(account_id: number, session_hash: string): UserRow | undefined {
	return people.get(`${account_id} ${session_hash}`);
}

/** Remembers the row of a session that was just read; of one that is no session any more, nothing. */
export function cacheUserRow(account_id: number, session_hash: string, row: UserRow | undefined): void {
	const key = `${account_id} ${session_hash}`;
	if (row) people.set(key, row);
	else people.delete(key);
}

/** The SQL of the summaries about who is here: people along their ids. */
import { sql } from "drizzle-orm";
import type { Walk } from "#workers/kernel/gathered-summary";

/** The next people behind an id with when they came and joined, where they are, and when they were last here; nobody who was erased. */
export function listComings(account_id: number, { after, max }: Walk) {
	return sql<{
		thing_id: number;
		status: string;
		country: string;
		language_code: string;
		created_at: number;
		activated_at: number | null;
		last_logged_in_at: number | null;
	}>`select u.id as thing_id, u.status, u.country, u.language_code, u.created_at, u.activated_at, u.last_logged_in_at
		from users u where u.account_id = ${account_id} and u.id > ${after} and u.status <> 'erased' order by u.id limit ${max}`;
}

/** The SQL of whom a question goes to. */
import { sql } from "drizzle-orm";
import { type Addressee, addresseeColumns } from "#workers/features/members";

/** Somebody to write to. */
export type Addressed = Addressee;

/** Who is here and has this address. */
export function findByEmail(account_id: number, email: string) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u indexed by users_by_email
		where u.account_id = ${account_id} and u.email = ${email} and u.status = 'active' limit 1`;
}

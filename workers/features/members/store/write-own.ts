/** Writes what people change of themselves: their password, their language, that they signed in or accepted the terms. */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";

/** Sets a password; whoever sets their first one joins by it. */
export function updatePassword(account_id: number, user_id: number, password_hash: string, now: number): Statement {
	return sql`update users set password_hash = ${password_hash}, status = 'active', activated_at = coalesce(activated_at, ${now})
		where account_id = ${account_id} and id = ${user_id}`;
}

/** Notes when somebody signed in. */
export function updateLastLogin(account_id: number, user_id: number, now: number): Statement {
	return sql`update users set last_logged_in_at = ${now} where account_id = ${account_id} and id = ${user_id}`;
}

/** Notes that somebody accepted the standard terms; keeps the first time. */
export function updateOptIn(account_id: number, user_id: number, now: number): Statement {
	return sql`update users set standard_tnc_opted_in_at = coalesce(standard_tnc_opted_in_at, ${now})
		where account_id = ${account_id} and id = ${user_id}`;
}

/** Changes the language in which somebody reads. */
export function updateLanguage(account_id: number, user_id: number, language_code: string): Statement {
	return sql`update users set language_code = ${language_code} where account_id = ${account_id} and id = ${user_id}`;
}

/** The SQL of tokens by which another platform, such as Microsoft Teams, knows a member: one a person, its hash alone is stored. */
import { sql } from "drizzle-orm";
import type { platformTokens } from "#drizzle/member-detail";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** Writes a person's token in the place of the one that they had. */
export function savePlatformToken(
	account_id: number,
	token: Omit<RowOf<typeof platformTokens>, "account_id">,
): Statement {
	return sql`insert into platform_tokens (account_id, user_id, token_hash, created_at, expires_at)
		values (${account_id}, ${token.user_id}, ${token.token_hash}, ${token.created_at}, ${token.expires_at})
		on conflict (account_id, user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at,
		expires_at = excluded.expires_at`;
}

/** Takes a person's token away. */
export function deletePlatformToken(account_id: number, user_id: number): Statement {
	return sql`delete from platform_tokens where account_id = ${account_id} and user_id = ${user_id}`;
}

/** True in SQL while somebody takes part. */
export function takesPart(account_id: number, user_id: number): Statement {
	return sql`select count(*) from users u where u.account_id = ${account_id} and u.id = ${user_id} and u.status = 'active'`;
}

/** Whose token it is, while it works. */
export function findPlatformPerson(account_id: number, token_hash: string, now: number) {
	return sql<{ user_id: number; expires_at: number }>`select k.user_id, k.expires_at from platform_tokens k
		join users u on u.account_id = k.account_id and u.id = k.user_id
		where k.account_id = ${account_id} and k.token_hash = ${token_hash} and k.expires_at > ${now} and u.status = 'active'`;
}

/** A person's token, while it works: when it was made, and when it ends. */
export function findPlatformToken(account_id: number, user_id: number, now: number) {
	return sql<RowOf<typeof platformTokens, "created_at" | "expires_at">>`select k.created_at, k.expires_at
		from platform_tokens k where k.account_id = ${account_id} and k.user_id = ${user_id} and k.expires_at > ${now}`;
}

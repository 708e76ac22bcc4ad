/** The SQL of operators' tokens, and of what operators did. */
import { sql } from "drizzle-orm";
import type { directoryAudit, operatorTokens } from "#drizzle/directory";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** A token without what it is known by. */
export type TokenRow = RowOf<typeof operatorTokens, "id" | "name" | "created_by" | "created_at" | "revoked_at">;

/** Adds a token; a second one in force for the same name fails. */
export function insertToken(token: TokenRow & { token_hash: string }): Statement {
	return sql`insert into operator_tokens (id, name, token_hash, created_by, created_at)
		values (${token.id}, ${token.name}, ${token.token_hash}, ${token.created_by}, ${token.created_at})`;
}

/** The newest tokens. */
export function listTokens(max: number) {
	return sql<TokenRow>`select id, name, created_by, created_at, revoked_at from operator_tokens order by id desc limit ${max}`;
}

/** Ends the token that is in force for a name; gives it. */
export function revokeToken(name: string, now: number) {
	return sql<{
		id: number;
	}>`update operator_tokens set revoked_at = ${now} where name = ${name} and revoked_at is null returning id`;
}

/** A line of what operators did. */
export type AuditRow = RowOf<typeof directoryAudit>;

/** The newest lines before an id, of one account or of all. */
export function listAudit(account_id: number | undefined, before: number, max: number) {
	return account_id === undefined
		? sql<AuditRow>`select id, operator, operation, account_id, details, request_id, created_at from directory_audit
			where id < ${before} order by id desc limit ${max}`
		: sql<AuditRow>`select id, operator, operation, account_id, details, request_id, created_at from directory_audit
			where account_id = ${account_id} and id < ${before} order by id desc limit ${max}`;
}

/** When people who have not joined were last written to; invariant: by whichever way, nobody is so more than once an hour. */
import { sql } from "drizzle-orm";
import { secondMs } from "#workers/kernel/clock";
import { limitNamed } from "#workers/kernel/limits";
import type { Scope } from "#workers/kernel/scope";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";

/** Whoever was invited after this moment is not written to again yet: nobody's mailbox is filled, by whomever. */
export function invitedBefore({ env, clock }: Pick<Scope, "env" | "clock">): number {
	return clock.now() - limitNamed(env, "invitation").per_seconds * secondMs;
}

/** Notes that people were sent a link by which they join. */
export function updateInvitedAt(account_id: number, user_ids: readonly number[], now: number): Statement[] {
	return [
		sql`update users set invited_at = ${now}
			where account_id = ${account_id} and id in (select value from ${rowsOf(user_ids)})`,
		touchTable(account_id, "members"),
	];
}

/** True in SQL while all of these people are invited and have not joined, and none was written to after `invited_before`. */
export function mayAllBeInvited(account_id: number, user_ids: readonly number[], invited_before: number): Statement {
	return sql`select count(*) = ${user_ids.length} from users u where u.account_id = ${account_id}
		and u.id in (select value from ${rowsOf(user_ids)}) and u.status = 'invited' and ${wasNotInvited(invited_before)}`;
}

/** True in SQL while a person was not written to after `invited_before`. */
export function mayBeInvitedAgain(account_id: number, user_id: number, invited_before: number): Statement {
	return sql`select count(*) from users u where u.account_id = ${account_id} and u.id = ${user_id} and ${wasNotInvited(invited_before)}`;
}

const wasNotInvited = (invited_before: number) => sql`(u.invited_at is null or u.invited_at <= ${invited_before})`;

/** The way into a client's account for work of the platform that no operator asked for: what it writes is one batch with its audit line. */
import { type AccountRow, findAccount, toAccount } from "#workers/features/account";
import { auditLine } from "#workers/kernel/audit";
import { openTenantDatabase, type TenantDatabase } from "#workers/kernel/database";
import type { PlatformScope } from "#workers/kernel/define-job";
import { openDirectory } from "#workers/kernel/directory";
import { type OutboxMessage, outboxRows } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { findShard } from "../store/tenants";

/** What is written: the effect, what the audit tells of it, and what follows; the schedule sends that within a minute. */
type Written = { statements: readonly Statement[]; details: Record<string, unknown>; follow: readonly OutboxMessage[] };

/** An account as such work has it. */
export type EnteredAccount = {
	row: AccountRow;
	/** What notifying people takes. */
	inside: Pick<Scope, "account" | "clock" | "newId" | "request">;
	read: TenantDatabase["read"];
	/** Writes in one batch, under the name of the work. */
	commit(work: string, written: Written): Promise<void>;
};

/** Enters an account where it lives; nothing for one that was erased. `cause` stands in its audit. */
export async function enterAccount(
	{ env, clock, newId }: Pick<PlatformScope, "env" | "clock" | "newId">,
	account_id: number,
	cause: string,
): Promise<EnteredAccount | undefined> {
	const [place] = await openDirectory(env).read(findShard(account_id));
	if (!place) return undefined;
	const database = openTenantDatabase(env, place.shard, account_id);
	const [row] = await database.read(findAccount(account_id));
	if (!row) return undefined;
	const account = toAccount(row, place.shard);
	const origin = String(account.settings.site_url ?? "");
	const request = { id: cause, origin, network: "", language_code: account.default_language_code };
	return {
		row,
		inside: { account, clock, newId, request },
		read: database.read,
		commit: async (work, { statements, details, follow }) => {
			const now = clock.now();
			const facts = { account_id, id: newId(), action: work, user_id: null, actor_id: null };
			await database.write([
				...statements,
				auditLine(
					{ ...facts, request_id: cause, created_at: now },
					{ subject_kind: "account", subject_id: account_id, details },
				),
				...outboxRows(
					account_id,
					now,
					follow.map((message) => ({ ...message, id: newId() })),
				),
			]);
		},
	};
}

/** Makes the scope in which one act runs, and its commit: effect, audit line, outbox and kept answer in one batch. */

import { type SQL, sql } from "drizzle-orm";
import type { AuditFacts } from "./audit";
import { auditLine } from "./audit";
import type { Clock } from "./clock";
import type { TenantDatabase } from "./database";
import type { Environment, OutboxSignal } from "./environment";
import { constraintFailure, withOutcome } from "./errors";
import { composeAnswer, findKeptAnswer, keepAnswer } from "./idempotency";
import type { Account, User } from "./identity";
import type { IdMaker } from "./ids";
import type { Log } from "./log";
import { outboxRows } from "./outbox";
import type { Commit, RequestFacts, Scope, Translate } from "./scope";

/** What stays the same for all acts of one request or job. */
export type Ground = {
	account: Account;
	user: User | null;
	actor: User | null;
	env: Environment;
	clock: Clock;
	newId: IdMaker;
	log: Log;
	translate: Translate;
	request: RequestFacts;
	database: TenantDatabase;
	/** Whether account and person are those of the database; nothing is written or answered before it is known. */
	isConfirmed?: Promise<boolean>;
	/** Settles when the act may have effects; commits wait for it. */
	entry?: Promise<void>;
	/** Tells the queue, with what else is told in this turn, that rows of the outbox wait. */
	signal: (signals: readonly OutboxSignal[]) => void;
	/** Lets work go on after the answer. */
	waitUntil: (work: Promise<unknown>) => void;
	setCookie: (cookie: string) => void;
	call: (name: string, input: unknown) => Promise<unknown>;
};

/** The key under which this act's answer is kept, and what asks before the write whether there is one already. */
export type Keeping = { key: string; requestHash: () => string; refuseRepeat: () => Promise<void> };

/** A scope for one act. `keeping` is given for acts that are repeated under a key. */
export function createScope(ground: Ground, act: string, keeping?: Keeping): Scope {
	const { database, account } = ground;
	return {
		...ground,
		read: database.read,
		cost: database.cost,
		entered: async () => ground.entry,
		writeCount: database.write,
		remember: async (statements) => {
			const written = database
				.write(statements)
				.catch((error) => ground.log.warn("remember-failed", { reason: String(error) }));
			ground.waitUntil(written);
		},
		commit: async <Answer extends object>(commit: Commit<Answer>): Promise<Answer> => {
			await ground.entry;
			await keeping?.refuseRepeat();
			const now = ground.clock.now();
			const signals: OutboxSignal[] = [];
			const follow = (commit.follow ?? []).map((message) => {
				const outbox_id = ground.newId();
				if ((message.due_at ?? now) <= now) signals.push({ account_id: account.id, shard: account.shard, outbox_id });
				return { ...message, id: outbox_id };
			});
			const facts = auditFacts(ground, act, now);
			const live = (commit.live ?? {}) as Record<string, never>;
			const composed = () => sql`select ${composeAnswer(commit.answer, live)} as answer`;
			const last = keeping
				? [keepAnswer(account.id, keeping.key, keeping.requestHash(), commit.answer, live, now)]
				: Object.keys(live).length > 0
					? [composed()]
					: [];
			const audit = commit.audit ? [auditLine(facts, commit.audit)] : [];
			const trace = () =>
				keeping
					? findKeptAnswer(account.id, keeping.key)
					: commit.audit && sql`${composed()} from audit_lines where account_id = ${account.id} and id = ${facts.id}`;
			const results = await database
				.write([...commit.statements, ...audit, ...outboxRows(account.id, now, follow), ...last])
				.catch((error) => lookFor(trace, ground, error));
			ground.signal(signals);
			const returned = last.length > 0 ? (results.at(-1)?.[0] as { answer: string } | undefined) : undefined;
			return returned ? (JSON.parse(returned.answer) as Answer) : commit.answer;
		},
	};
}

/** A reply that was lost says nothing of the batch: what it leaves behind does. Gives the answer, or throws what is known. */
async function lookFor(trace: () => SQL | undefined, { database, log }: Ground, error: unknown): Promise<unknown[][]> {
	if (constraintFailure(error)) throw error;
	const wanted = trace();
	const found = wanted && (await database.read(wanted).catch(() => undefined));
	log.warn("reply-lost", { reason: String(error), is_written: found && found.length > 0 });
	if (found?.[0]) return [found];
	throw withOutcome(error, found ? "nothing_changed" : "unknown");
}

function auditFacts(ground: Ground, act: string, created_at: number): AuditFacts {
	return {
		account_id: ground.account.id,
		id: ground.newId(),
		act,
		user_id: ground.user?.id ?? null,
		actor_id: ground.actor?.id ?? ground.user?.id ?? null,
		request_id: ground.request.id,
		created_at,
	};
}

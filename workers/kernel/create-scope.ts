/** Makes the scope in which one call runs, and its commit: effect, audit line, outbox and idempotency record in one batch. */

import { type SQL, sql } from "drizzle-orm";
import { inTurn } from "#workers/runtime/turns";
import { assertThat } from "./assertions";
import type { AuditFacts } from "./audit";
import { auditLine, auditLines } from "./audit";
import type { Clock } from "./clock";
import type { TenantDatabase } from "./database";
import type { Environment, OutboxSignal } from "./environment";
import { constraintFailure, Refusal, withOutcome } from "./errors";
import { composeAnswer, findIdempotencyRecord, insertIdempotencyRecord } from "./idempotency";
import type { Account, Actor, User } from "./identity";
import type { IdMaker } from "./ids";
import { takeBack, type Use, undoUse } from "./limits";
import type { Log } from "./log";
import type { InternalCode } from "./names";
import { outboxRows } from "./outbox";
import type { Commit, RequestFacts, Scope, Translate } from "./scope";
import type { Statement } from "./sql";

/** Whether account and person are those of the database, and the person with the figures that they have there. */
export type Confirmation = { holds: boolean; user: User | null };

/** What stays the same for all calls of one request or job. */
export type CallContext = {
	account: Account;
	user: User | null;
	actor: Actor | null;
	env: Environment;
	clock: Clock;
	newId: IdMaker;
	log: Log;
	translate: Translate;
	request: RequestFacts;
	database: TenantDatabase;
	/** Nothing is written or answered before it is known. */
	confirmation?: Promise<Confirmation>;
	/** Limits against which this request was counted already, before its body was read; each counts for one call. */
	counted?: Set<string>;
	/** Settles when the call may have effects, with the person as the database has them; commits wait for it. */
	entry?: Promise<User | null>;
	/** True in SQL while the session stands and its person may act as they did when they were read. */
	stands?: () => Statement;
	/** For work that the clock starts: true in SQL while its account is open, and the code with which its batches fail else. */
	open?: { code: InternalCode; holds: () => Statement };
	/** What this call counted against limits. */
	uses?: readonly Use[];
	/** Tells the queue, with what else is told in this turn, that rows of the outbox wait. */
	signal: (signals: readonly OutboxSignal[]) => void;
	/** Lets work go on after the answer. */
	waitUntil: (work: Promise<unknown>) => void;
	setCookie: (cookie: string) => void;
	call: (name: string, input: unknown) => Promise<unknown>;
};

/** The code with which a batch fails whose person may not act any more. */
export const standsNoMore = "not_logged_in";

/** The key under which this call's answer is recorded, and what asks before the write whether there is one already. */
export type IdempotentWrite = { key: string; requestHash: () => string; refuseRepeat: () => Promise<void> };

/** A scope for one call, which nobody changes any more. `repeat` is given for calls that are repeated under a key. */
export function createScope(requestContext: CallContext, action: string, repeat?: IdempotentWrite): Scope {
	const { database, account, user, actor, env, clock, newId, log, translate, request, setCookie, call } =
		requestContext;
	return Object.freeze({
		...{ account, user, actor, env, clock, newId, log, translate, setCookie, call },
		request: Object.freeze(request),
		read: database.read,
		cost: database.cost,
		entered: async () => (requestContext.entry ? await requestContext.entry : user),
		writeCount: async (statements) => {
			const open = openAssertion(requestContext);
			return (await database.write([...open, ...statements])).slice(open.length);
		},
		inTurn: (work) => inTurnOf(requestContext, work),
		takeBackUses: () => storedUses(requestContext).map((use) => takeBack(account.id, use)),
		remember: async (statements) => {
			const written = database
				.write(statements)
				.catch((error) => requestContext.log.warn("remember-failed", { reason: String(error) }));
			requestContext.waitUntil(written);
		},
		afterwards: (name, work) => {
			const done = work().catch((error) =>
				requestContext.log.warn("afterwards-failed", { name, reason: String(error) }),
			);
			requestContext.waitUntil(done);
		},
		commit: async <Answer extends object>(commit: Commit<Answer>): Promise<Answer> => {
			await requestContext.entry;
			await repeat?.refuseRepeat();
			const now = requestContext.clock.now();
			const signals: OutboxSignal[] = [];
			const follow = (commit.follow ?? []).map((message) => {
				const outbox_id = requestContext.newId();
				if ((message.due_at ?? now) <= now) signals.push({ account_id: account.id, shard: account.shard, outbox_id });
				return { ...message, id: outbox_id };
			});
			const facts = auditFacts(requestContext, action, now);
			const live = (commit.live ?? {}) as Record<string, never>;
			const composed = () => sql`select ${composeAnswer(commit.answer, live)} as answer`;
			const last = repeat
				? [insertIdempotencyRecord(account.id, repeat.key, repeat.requestHash(), commit.answer, live, now)]
				: Object.keys(live).length > 0
					? [composed()]
					: [];
			const stands = requestContext.stands
				? [assertThat(standsNoMore, requestContext.stands())]
				: openAssertion(requestContext);
			const subjects = [commit.audit ?? []].flat();
			const audit =
				subjects.length > 1
					? [
							auditLines(
								facts,
								subjects.map((one, at) => ({ ...one, id: at === 0 ? facts.id : requestContext.newId() })),
							),
						]
					: subjects.map((subject) => auditLine(facts, subject));
			const trace = () =>
				repeat
					? findIdempotencyRecord(account.id, repeat.key)
					: subjects.length > 0
						? sql`${composed()} from audit_lines where account_id = ${account.id} and id = ${facts.id}`
						: undefined;
			const results = await database
				.write([...stands, ...commit.statements, ...audit, ...outboxRows(account.id, now, follow), ...last])
				.catch((error) => lookFor(trace, requestContext, error));
			requestContext.signal(signals);
			const returned = last.length > 0 ? (results.at(-1)?.[0] as { answer: string } | undefined) : undefined;
			return returned ? (JSON.parse(returned.answer) as Answer) : commit.answer;
		},
	});
}

function openAssertion({ open }: CallContext): Statement[] {
	return open ? [assertThat(open.code, open.holds())] : [];
}

function storedUses({ uses = [] }: CallContext): Use[] {
	return uses.filter(({ limit }) => !limit.isCountedInIsolate);
}

/** Whoever gets no turn has tried nothing: what was counted is undone. */
async function inTurnOf<Result>(requestContext: CallContext, work: () => Promise<Result>): Promise<Result> {
	let isBegun = false;
	const begin = () => {
		isBegun = true;
		return work();
	};
	try {
		return await inTurn(requestContext.request.network, begin);
	} catch (refusal) {
		if (!isBegun)
			await requestContext.database.write(
				storedUses(requestContext).map((use) => undoUse(requestContext.account.id, use)),
			);
		throw refusal;
	}
}

/** A reply that was lost says nothing of the batch: what it leaves behind does. Gives the answer, or throws what is known. */
async function lookFor(
	trace: () => SQL | undefined,
	{ database, log }: CallContext,
	error: unknown,
): Promise<unknown[][]> {
	if (constraintFailure(error) || error instanceof Refusal) throw error;
	const wanted = trace();
	const found = wanted && (await database.read(wanted).catch(() => undefined));
	log.warn("reply-lost", { reason: String(error), is_written: found && found.length > 0 });
	if (found?.[0]) return [found];
	throw withOutcome(error, found ? "nothing_changed" : "unknown");
}

function auditFacts(requestContext: CallContext, action: string, created_at: number): AuditFacts {
	return {
		account_id: requestContext.account.id,
		id: requestContext.newId(),
		action,
		user_id: requestContext.user?.id ?? null,
		actor_id: requestContext.actor?.id ?? requestContext.user?.id ?? null,
		request_id: requestContext.request.id,
		created_at,
	};
}

/** Asks a provider about a claimed name and writes what it says: from here alone a claim changes its state. */
import {
	activePauseMs,
	type Before,
	type ClaimState,
	type NameProvider,
	type Outcome,
	type ProvidedName,
	pauseMs,
} from "./claim";
import type { Claim, ClaimRow, ClaimsTable, Found } from "./claims-table";
import { minuteMs } from "./clock";
import type { PlatformScope } from "./define-job";
import { openDirectory } from "./directory";
import { Refusal } from "./errors";
import type { Statement } from "./sql";

/** What asking needs: a call's scope has it, and so has the schedule's. */
export type ClaimScope = Pick<PlatformScope, "env" | "clock" | "newId" | "log">;

/**
 * How the provider is asked: for the first time, by somebody who is told at once when it takes the name never; for what it
 * knows; or to look at the DNS again.
 */
export type Asking = "first" | "get" | "recheck";

/** A kind of names that clients claim. */
export type ClaimKind<Provided extends ProvidedName> = {
	table: ClaimsTable;
	/** What a name of this kind is called where there is none (`not_found`). */
	what: string;
	/** The provider; undefined where the platform offers no such names. */
	open(scope: ClaimScope): NameProvider<Provided> | undefined;
	/** The state that follows from what the provider says, and why where something is in the way. */
	judge(provided: Provided, before: Before, now: number): { state: ClaimState; problem: string | null };
	/** What the directory writes in the same batch as a state. */
	alongside?(row: ClaimRow, found: Pick<Found, "state">, now: number): Statement[];
	/** What is done in the client's account before the directory has the state, and after. */
	before?(scope: ClaimScope, row: ClaimRow, found: Pick<Found, "state" | "problem">): Promise<void>;
	after?(scope: ClaimScope, row: ClaimRow, found: Pick<Found, "state" | "problem">): Promise<void>;
};

const atOnce = 10;
/** Nobody else asks about one while this run does. */
const leaseMs = 5 * minuteMs;

/** Asks once and gives the claim as it is then, with what the provider answered. */
export async function followClaim<Provided extends ProvidedName>(
	scope: ClaimScope,
	kind: ClaimKind<Provided>,
	row: ClaimRow,
	asking: Asking = "get",
): Promise<{ row: ClaimRow; outcome: Outcome<Provided> }> {
	const { table } = kind;
	const provider = kind.open(scope);
	const isRemoving = row.state === "removing";
	const outcome: Outcome<Provided> = provider
		? await (isRemoving ? remove(provider, row) : ask(provider, row, asking))
		: { kind: "away", reason: "no settings", retry_after_ms: 0 };
	if (asking === "first" && outcome.kind === "refused") return { row, outcome };
	const now = scope.clock.now();
	const directory = openDirectory(scope.env);
	const isGone = isRemoving && outcome.kind === "gone";
	const found = isGone ? { state: "removed", problem: null } : foundBy(kind, row, outcome, now);
	await kind.before?.(scope, row, found);
	await directory.write([
		isGone ? table.endRemoval(row, now) : table.writeFound(row, found as Found, now),
		...(kind.alongside?.(row, found, now) ?? []),
	]);
	await kind.after?.(scope, row, found);
	const [written] = await directory.read(table.find(row.host));
	return { row: written ?? row, outcome };
}

/**
 * Reserves a name in the directory, then asks the provider for it: one of this name that is there already came of an
 * answer that was lost. One that the client has is given as it is; `refused` is what the provider says of a name that it
 * takes never, which is free again then; `taken` and `too_many` say why nothing was asked.
 */
export async function claimName<Provided extends ProvidedName>(
	scope: ClaimScope,
	kind: ClaimKind<Provided>,
	claim: Claim,
): Promise<{ row: ClaimRow } | { refused: string } | { why: "taken" | "too_many" }> {
	const { table } = kind;
	const { host, account_id } = claim;
	const directory = openDirectory(scope.env);
	const [known] = await directory.read(table.find(host));
	if (known && known.account_id === account_id && known.state !== "removed" && known.provider_id !== null)
		return { row: known };
	await directory.write([table.reserve({ ...claim, now: scope.clock.now() })]);
	const [reserved] = await directory.read(table.find(host));
	if (!reserved || reserved.account_id !== account_id || reserved.state === "removed") {
		const all = await directory.read(table.list(account_id));
		return { why: all.length >= table.max ? "too_many" : "taken" };
	}
	if (reserved.state !== "pending") return { row: reserved };
	const { row, outcome } = await followClaim(scope, kind, reserved, "first");
	if (outcome.kind !== "refused") return { row };
	await directory.write([table.drop(host, account_id)]);
	return { refused: outcome.reason };
}

/** A claim of this client. Throws not_found (404). */
export async function getClaim<Provided extends ProvidedName>(
	{ env }: Pick<ClaimScope, "env">,
	{ table, what }: ClaimKind<Provided>,
	account_id: number,
	host: string,
): Promise<ClaimRow> {
	const [row] = await openDirectory(env).read(table.find(host));
	if (!row || row.account_id !== account_id || row.state === "removed") throw new Refusal("not_found", 404, { what });
	return row;
}

/** Looks at a claim's DNS again; one that failed begins anew. Within `restsMs` of the last look nothing is asked. */
export async function checkClaim<Provided extends ProvidedName>(
	scope: ClaimScope,
	kind: ClaimKind<Provided>,
	{ account_id, host, restsMs }: { account_id: number; host: string; restsMs: number },
): Promise<ClaimRow> {
	const now = scope.clock.now();
	const before = await getClaim(scope, kind, account_id, host);
	const isFresh = before.checked_at !== null && now - before.checked_at < restsMs;
	if (before.state === "failed") await openDirectory(scope.env).write([kind.table.beginAnew(host, account_id, now)]);
	else if (isFresh) return before;
	const known = await getClaim(scope, kind, account_id, host);
	return (await followClaim(scope, kind, known, known.state === "active" ? "get" : "recheck")).row;
}

/** Takes a name away: first at the provider, then here; what is away is asked again by the schedule. */
export async function removeClaim<Provided extends ProvidedName>(
	scope: ClaimScope,
	kind: ClaimKind<Provided>,
	{ host, account_id }: ClaimRow,
): Promise<ClaimRow> {
	await openDirectory(scope.env).write([kind.table.beginRemoval(host, account_id, scope.clock.now())]);
	return (await followClaim(scope, kind, await getClaim(scope, kind, account_id, host))).row;
}

/** Looks at the claims that are due: those that wait, now and then; active ones once a day; removed ones until their time is over. */
export async function followDueClaims<Provided extends ProvidedName>(
	scope: PlatformScope,
	kind: ClaimKind<Provided>,
	work: string,
): Promise<void> {
	const { table } = kind;
	const directory = openDirectory(scope.env);
	const now = scope.clock.now();
	for (const row of await directory.read(table.takeDue(now, now + leaseMs, atOnce)))
		try {
			if (row.state === "removed") await directory.write([table.forget(row.host)]);
			else await followClaim(scope, kind, row);
		} catch (error) {
			// One that breaks hides no other; its lease brings it back.
			scope.log.crash(error, { work, host: row.host });
		}
}

/** Asks about what is there, and makes what is not; one that is there already is ours, since its name is this client's. */
async function ask<Provided extends ProvidedName>(
	provider: NameProvider<Provided>,
	{ host, provider_id, asked_at }: ClaimRow,
	asking: Asking,
): Promise<Outcome<Provided>> {
	if (provider_id !== null) {
		const outcome = asking === "recheck" ? await provider.recheck(provider_id) : await provider.get(provider_id);
		if (outcome.kind !== "gone" || asking !== "recheck") return outcome;
	}
	const made = await provider.create(host, asked_at);
	return made.kind === "duplicate" ? provider.find(host, asked_at) : made;
}

/** A creation whose answer was lost left one of this name, too. */
async function remove<Provided extends ProvidedName>(
	provider: NameProvider<Provided>,
	{ host, provider_id, asked_at }: ClaimRow,
): Promise<Outcome<Provided>> {
	if (provider_id !== null) return provider.remove(provider_id);
	const found = await provider.find(host, asked_at);
	return found.kind === "found" ? provider.remove(found.provided.id) : found;
}

/** What follows from an answer. */
function foundBy<Provided extends ProvidedName>(
	kind: ClaimKind<Provided>,
	row: ClaimRow,
	outcome: Outcome<Provided>,
	now: number,
): Found {
	const attempts = row.attempts + 1;
	const soon = now + pauseMs(attempts);
	const { state, provider_id, records, notes, active_at, problem } = row;
	const as = { state, problem, notes, provider_id, records, attempts, active_at, due_at: soon };
	if (outcome.kind === "found") return foundAs(kind, row, outcome.provided, now);
	if (outcome.kind === "gone") {
		// A name that could not be made and is not there is asked for again.
		if (provider_id === null) return { ...as, problem: "provider_away" };
		return failed({ ...as, provider_id: null }, "deleted");
	}
	if (outcome.kind === "refused") return failed({ ...as, notes: JSON.stringify([outcome.reason]) }, "refused");
	const wait = outcome.kind === "away" ? outcome.retry_after_ms : 0;
	return {
		...as,
		problem: state === "pending" || state === "removing" ? "provider_away" : problem,
		due_at: Math.max(soon, now + wait),
	};
}

const failed = (found: Found, problem: string | null): Found => ({
	...found,
	...{ state: "failed", problem, due_at: null, active_at: null },
});

function foundAs<Provided extends ProvidedName>(
	kind: ClaimKind<Provided>,
	row: ClaimRow,
	provided: Provided,
	now: number,
): Found {
	const attempts = row.attempts + 1;
	const judged = kind.judge(provided, { state: row.state as ClaimState, asked_at: row.asked_at }, now);
	const found: Found = {
		...judged,
		notes: JSON.stringify(provided.notes),
		provider_id: provided.id,
		records: JSON.stringify(provided.records),
		attempts,
		due_at: now + (judged.state === "active" ? activePauseMs : pauseMs(attempts)),
		active_at: judged.state === "active" ? (row.active_at ?? now) : null,
	};
	return judged.state === "failed" ? failed(found, judged.problem) : found;
}

/** Asks the provider about a domain and writes what it says: from here alone a domain changes its state. */
import type { PlatformScope } from "#workers/kernel/define-job";
import { forgetTenants } from "#workers/runtime/directory";
import type { CustomHostname, HostnameProvider, Outcome } from "../rules/custom-hostname";
import { activePauseMs, type DomainProblem, type DomainState, judge, pauseMs } from "../rules/judge";
import { cloudflareSettings, openCloudflare } from "../store/cloudflare";
import { type DomainRow, directoryOf, endRemoval, type Found, findDomain, writeFound } from "../store/domains";
import { tellAccount } from "./tell-account";

/** What asking needs: a call's scope has it, and so has the schedule's. */
export type DomainScope = Pick<PlatformScope, "env" | "clock" | "newId" | "log">;

/**
 * How the provider is asked: for the first time, by somebody who is told at once when it takes the name never; for what it
 * knows; or to look at the DNS again.
 */
export type Asking = "first" | "get" | "recheck";

/** Asks once and gives the domain as it is then, with what the provider answered. */
export async function advance(
	scope: DomainScope,
	domain: DomainRow,
	asking: Asking = "get",
): Promise<{ domain: DomainRow; outcome: Outcome }> {
	const { env, clock, log } = scope;
	const settings = cloudflareSettings(env);
	const provider = settings && openCloudflare(settings, log.warn);
	const isRemoving = domain.state === "removing";
	const outcome = provider
		? await (isRemoving ? remove(provider, domain) : ask(provider, domain, asking))
		: ({ kind: "away", reason: "no settings", retry_after_ms: 0 } satisfies Outcome);
	if (asking === "first" && outcome.kind === "refused") return { domain, outcome };
	const now = clock.now();
	const directory = directoryOf(env);
	if (isRemoving && outcome.kind === "gone") {
		await tellAccount(scope, domain, "removed");
		await directory.write(endRemoval(domain, now));
	} else {
		const found = follow(domain, outcome, now);
		// Emails lead to the subdomain again before the name leads nowhere.
		if (found.state !== domain.state && found.state === "failed") await tellAccount(scope, domain, "failed");
		await directory.write(writeFound(domain, found, now));
		if (found.state !== domain.state && found.state === "active") await tellAccount(scope, domain, "active");
	}
	forgetTenants([domain.host]);
	const [written] = await directory.read(findDomain(domain.host));
	return { domain: written ?? domain, outcome };
}

/** Asks about what is there, and makes what is not; one that is there already is ours, since its name is this client's. */
async function ask(provider: HostnameProvider, { host, provider_id }: DomainRow, asking: Asking): Promise<Outcome> {
	if (provider_id !== null) {
		const outcome = asking === "recheck" ? await provider.recheck(provider_id) : await provider.get(provider_id);
		if (outcome.kind !== "gone" || asking !== "recheck") return outcome;
	}
	const made = await provider.create(host);
	return made.kind === "duplicate" ? provider.find(host) : made;
}

/** A creation whose answer was lost left one of this name, too. */
async function remove(provider: HostnameProvider, { host, provider_id }: DomainRow): Promise<Outcome> {
	if (provider_id !== null) return provider.remove(provider_id);
	const found = await provider.find(host);
	return found.kind === "found" ? provider.remove(found.hostname.id) : found;
}

/** What follows from an answer. */
function follow(domain: DomainRow, outcome: Outcome, now: number): Found {
	const attempts = domain.attempts + 1;
	const soon = now + pauseMs(attempts);
	const { state, provider_id, records, notes, active_at, problem } = domain;
	const as = { state, problem, notes, provider_id, records, attempts, active_at, due_at: soon };
	if (outcome.kind === "found") return after(domain, outcome.hostname, now);
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

const failed = (found: Found, problem: DomainProblem): Found => ({
	...found,
	...{ state: "failed", problem, due_at: null, active_at: null },
});

function after(domain: DomainRow, hostname: CustomHostname, now: number): Found {
	const attempts = domain.attempts + 1;
	const judged = judge(hostname, { state: domain.state as DomainState, asked_at: domain.asked_at }, now);
	const found: Found = {
		...judged,
		notes: JSON.stringify(hostname.notes),
		provider_id: hostname.id,
		records: JSON.stringify(hostname.records),
		attempts,
		due_at: now + (judged.state === "active" ? activePauseMs : pauseMs(attempts)),
		active_at: judged.state === "active" ? (domain.active_at ?? now) : null,
	};
	return judged.problem ? failed(found, judged.problem) : found;
}

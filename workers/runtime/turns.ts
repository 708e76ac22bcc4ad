/**
 * Turns of dear computations in an isolate: passwords are hashed one after the other, network by network, with a rest
 * after each, so that everybody else is served between. A hash holds the one thread for some 100 ms.
 */
import { tooOften } from "#workers/kernel/limits";
import { BoundedCache } from "./bounded-cache";

/** After each hash the thread is free for so long. */
const restMs = 50;
/** How soon whoever is next looks again, and how much later each one behind: to look costs time too. */
const lookMs = 20;
const lookBehindMs = 100;
const longestTurnMs = 5_000;
/** So many of a network may wait, and so many of all; each waits about as long as this for the one before. */
const maxOfNetwork = 24;
const maxOfAll = 60;
const turnMs = 200;
/** Whoever did not look for so long broke off while waiting. */
const lostAfterMs = 10_000;
const maxCached = 1_000;

type Ticket = { network: string; seen: number };

/** Who waits, in the order of coming; when each network had its last turn; until when the thread rests. */
export type Turns = { waiting: Set<Ticket>; served: BoundedCache<number>; turn: number; restsUntil: number };

/** Nobody waits. */
export function noTurns(): Turns {
	return { waiting: new Set(), served: new BoundedCache({ maxEntries: maxCached }), turn: 0, restsUntil: 0 };
}

const turnsOfIsolate = noTurns();

/**
 * Does a dear computation when it is this network's turn. Everybody looks by themselves whether they are next: nobody
 * holds anything that a broken request could keep. Throws a 429 refusal when too many wait.
 */
export async function inTurn<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
	const turns = turnsOfIsolate;
	const ticket = join(turns, network, Date.now());
	for (let ahead = countAhead(turns, ticket, Date.now()); ahead > 0 || Date.now() < turns.restsUntil; ) {
		await sleep(lookMs + ahead * lookBehindMs);
		ahead = countAhead(turns, ticket, Date.now());
	}
	begin(turns, ticket, Date.now());
	try {
		return await work();
	} finally {
		// The thread is not free, and in production the clock stands still, before the runtime has looked around.
		await sleep(1);
		turns.restsUntil = Date.now() + restMs;
	}
}

/** Throws the refusal of `inTurn` early, while nothing is counted yet. */
export function refuseWithoutTurn(network: string): void {
	refuseCrowd(turnsOfIsolate, network, Date.now());
}

/** Waits from now on. Throws a 429 refusal when too many do. */
export function join(turns: Turns, network: string, now: number): Ticket {
	refuseCrowd(turns, network, now);
	const ticket = { network, seen: now };
	turns.waiting.add(ticket);
	return ticket;
}

/** How many are before this one: of the network that had no turn for longest, whoever came first, is next. */
export function countAhead({ waiting, served }: Turns, ticket: Ticket, now: number): number {
	ticket.seen = now;
	waiting.add(ticket);
	return [...waiting]
		.filter(({ seen }) => seen > now - lostAfterMs)
		.sort((one, other) => (served.get(one.network) ?? 0) - (served.get(other.network) ?? 0))
		.indexOf(ticket);
}

/** Takes the turn; until it is over nobody else begins, though what takes it broke off unseen. */
export function begin(turns: Turns, ticket: Ticket, now: number): void {
	turns.waiting.delete(ticket);
	turns.turn += 1;
	turns.served.set(ticket.network, turns.turn);
	turns.restsUntil = now + longestTurnMs;
}

function refuseCrowd({ waiting }: Turns, network: string, now: number): void {
	for (const ticket of waiting) if (ticket.seen <= now - lostAfterMs) waiting.delete(ticket);
	const ofNetwork = [...waiting].filter((ticket) => ticket.network === network).length;
	if (ofNetwork >= maxOfNetwork || waiting.size >= maxOfAll) throw tooOften(ofNetwork * turnMs);
}

function sleep(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}

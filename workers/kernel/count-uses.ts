/** Counts a call against the limits that its endpoint declares. */
import type { CallContext } from "./create-scope";
import type { CountedLimit, Endpoint } from "./define-endpoint";
import { countInIsolate, countUse, namedSubject, refuseAbove, type Use, useAt } from "./limits";

/** Counts one use of each of the endpoint's limits. Throws a 429 above one of them. */
export async function countAgainstLimits(
	endpoint: Endpoint,
	requestContext: CallContext,
	input: unknown,
): Promise<void> {
	await countUses(requestContext, usesOf(endpoint, requestContext, input));
}

/** Counts before the input is read: of the limits that do not ask for it. The call itself does not count them again. */
export async function countBeforeInput(
	endpoint: Endpoint,
	requestContext: CallContext & { counted: Set<string> },
): Promise<void> {
	const uses = usesOf({ ...endpoint, limits: endpoint.limits?.filter(({ of }) => !of) }, requestContext, undefined);
	await countUses(requestContext, uses);
	for (const { name } of uses) requestContext.counted.add(name);
}

/** Counts in the database with the first reads, so that refused tries count too. */
export async function countUses(
	{ account, database, counted: before }: CallContext,
	uses: readonly Use[],
): Promise<void> {
	const open = uses.filter(({ name }) => !before?.delete(name));
	for (const use of open.filter(({ limit }) => limit.isCountedInIsolate)) countInIsolate(account.id, use);
	const stored = open.filter(({ limit }) => !limit.isCountedInIsolate);
	const counted = await Promise.all(stored.map((use) => database.read(countUse(account.id, use))));
	refuseAbove(counted.map(([row]) => row));
}

/** What a call counts, each limit by whom it counts. */
export function usesOf(endpoint: Endpoint, requestContext: CallContext, input: unknown): Use[] {
	return (endpoint.limits ?? []).map((limit) =>
		useAt(
			requestContext.env,
			requestContext.clock,
			limit.name,
			subjectOf(limit as CountedLimit<unknown>, requestContext, input),
		),
	);
}

/** Whom a limit counts; a person who is not signed in and not named is the network that they come from. */
function subjectOf({ by, of }: CountedLimit<unknown>, requestContext: CallContext, input: unknown): string {
	if (of) return namedSubject(by, of(input, requestContext));
	if (by === "person" && requestContext.user) return `user:${requestContext.user.id}`;
	return by === "tenant" ? by : `network:${requestContext.request.network}`;
}

/** Counts what was there before figures were kept, once, then compares them with a recount each day and forgets who took part. */
import { sql } from "drizzle-orm";
import { dayMs, secondMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { placeOf } from "#workers/kernel/due-work";
import { stepsUntil } from "#workers/kernel/graph-steps";
import type { Scope } from "#workers/kernel/scope";
import { monthsShown } from "../rules/months";
import { allOverviewParts } from "../store/known-parts";
import { hasParticipation, sweepParticipation } from "../store/participation";
import { readsOfDifferences, recountPart } from "../store/recount";

const name = "overview/follow-figures";

/** Its place once all that was there before has been counted. */
const counted = "counted";

/** So long one run counts at most, beside the part that it is at. */
const countingMs = 10 * secondMs;

/** Months that are compared, and whose people are known: this one and the one before. */
const monthsCompared = 2;

export const followFigures: ScheduledWork = {
	name,
	summary:
		"Counts the overview's figures of what was there before they were kept, then compares them with a recount once a day, and forgets who took part in months that are over.",
	handler: async (scope) => {
		const { account, clock, read } = scope;
		const now = clock.now();
		const [row] = await read(placeOf(account.id, name));
		if (row?.place !== counted) return countAll(scope, Number(row?.place ?? 0));
		const months = stepsUntil(now, "month", monthsCompared, account.time_zone);
		const found = await Promise.all(readsOfDifferences(account.id, months).map((differences) => read(differences)));
		for (const { what } of found.flat()) scope.log.warn("overview-figures-differ", { account_id: account.id, what });
		const before = months[0]!.key;
		await scope.commit({ statements: [sweepParticipation(account.id, before)], answer: {} });
		const isMore = hasParticipation(account.id, before);
		return { due_at: sql`iif(${isMore}, ${now}, ${now + dayMs})`, place: counted };
	},
};

/** Counts one part after the other, from that at this place on; what a large client has left after some time is due at once. */
async function countAll(scope: Scope<null>, from: number) {
	const { account, clock } = scope;
	const startedAt = clock.now();
	const months = stepsUntil(startedAt, "month", monthsShown, account.time_zone);
	const parts = allOverviewParts();
	for (let at = from; at < parts.length; at += 1) {
		if (clock.now() - startedAt > countingMs) return { due_at: clock.now(), place: String(at) };
		const statements = recountPart(account.id, parts[at]!, months);
		if (statements.length > 0) await scope.commit({ statements, answer: {} });
	}
	return { due_at: clock.now() + dayMs, place: counted };
}

/** Counts what was there before figures were kept, once, then compares them with a recount each day and forgets who took part. */
import { sql } from "drizzle-orm";
import { dayMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { placeOf } from "#workers/kernel/due-work";
import { stepsUntil } from "#workers/kernel/graph-steps";
import { monthsShown } from "../rules/months";
import { allOverviewParts } from "../store/known-parts";
import { hasParticipation, sweepParticipation } from "../store/participation";
import { readsOfDifferences, recountPart } from "../store/recount";

const name = "overview/follow-figures";

/** Its place once all that was there before has been counted. */
const counted = "counted";

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
		const place = row?.place ?? "0";
		if (place !== counted) {
			const at = Number(place);
			const part = allOverviewParts()[at];
			if (!part) return { due_at: now + dayMs, place: counted };
			const statements = recountPart(account.id, part, stepsUntil(now, "month", monthsShown, account.time_zone));
			if (statements.length > 0) await scope.commit({ statements, answer: {} });
			return { due_at: now, place: String(at + 1) };
		}
		const months = stepsUntil(now, "month", monthsCompared, account.time_zone);
		const found = await Promise.all(readsOfDifferences(account.id, months).map((differences) => read(differences)));
		for (const { what } of found.flat()) scope.log.warn("overview-figures-differ", { account_id: account.id, what });
		const before = months[0]!.key;
		await scope.commit({ statements: [sweepParticipation(account.id, before)], answer: {} });
		const isMore = hasParticipation(account.id, before);
		return { due_at: sql`iif(${isMore}, ${now}, ${now + dayMs})`, place: counted };
	},
};

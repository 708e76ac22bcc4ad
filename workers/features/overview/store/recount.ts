/** Counting the kept figures of the overview anew, from what is there, and finding what differs. */
import type { OverviewPart } from "#workers/kernel/define-overview-part";
import type { Step } from "#workers/kernel/graph-steps";
import type { Statement } from "#workers/kernel/sql";
import { allOverviewParts } from "./known-parts";
import { listParticipationDifferences, recountParticipation } from "./participation";

/** The statements that count these months of one part anew. */
export function recountPart(account_id: number, part: OverviewPart, months: readonly Step[]): Statement[] {
	if (part.card === "engagement") return months.map((month) => recountParticipation(account_id, part, month));
	const statement = part.kept?.recount?.(account_id, months);
	return statement ? [statement] : [];
}

/** The statements that count these months of all parts anew. */
export function recountFigures(account_id: number, months: readonly Step[]): Statement[] {
	return allOverviewParts().flatMap((part) => recountPart(account_id, part, months));
}

/** What differs of these months, as a read for each part that keeps figures. */
export function readsOfDifferences(account_id: number, months: readonly Step[]) {
	return allOverviewParts().flatMap((part) => {
		if (part.card === "engagement") return [listParticipationDifferences(account_id, part, months)];
		return part.kept ? [part.kept.differences(account_id, months)] : [];
	});
}

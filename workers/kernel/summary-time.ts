/** The time that a summary is asked for: it must be said and have begun; a running month counts until today. */
import { DateTime } from "luxon";
import { invalid } from "./errors";
import type { Step } from "./graph-steps";
import type { FilterFace } from "./list-face";
import type { MemberScope } from "./scope";
import { periodOf } from "./title-bar-filters";

type Asked = Record<string, unknown>;

/** Throws a validation refusal at `field` where no time is asked for, or one that has not begun. */
export function requireTime(scope: MemberScope, kind: FilterFace["kind"], field: string, asked: Asked): void {
	if (asked[field] === undefined) throw invalid({ [field]: [scope.translate("answers:validation.required")] });
	const { from, to } = periodOf(kind, asked, scope.account.time_zone);
	const begins = from ?? DateTime.fromMillis(to!, { zone: scope.account.time_zone }).startOf("day").toMillis();
	if (begins > scope.clock.now()) throw invalid({ [field]: [scope.translate("lists:notBegun")] });
}

/** The last day that counts, YYYY-MM-DD: the last of the time that is asked for, at most today. */
export function lastDayOf(scope: MemberScope, kind: FilterFace["kind"], asked: Asked): string {
	const { to } = periodOf(kind, asked, scope.account.time_zone);
	const last = Math.min(to ?? Number.POSITIVE_INFINITY, scope.clock.now());
	return DateTime.fromMillis(last, { zone: scope.account.time_zone }).toISODate()!;
}

/** The months of the time that is asked for, the earliest first, as far as they have begun. */
export function monthsOf({ account, clock }: MemberScope, kind: FilterFace["kind"], asked: Asked): Step[] {
	const { from = 0, to = 0 } = periodOf(kind, asked, account.time_zone);
	const months: Step[] = [];
	for (let start = DateTime.fromMillis(from, { zone: account.time_zone }); ; start = start.plus({ months: 1 })) {
		if (start.toMillis() > Math.min(to, clock.now())) return months;
		const end = start.plus({ months: 1 }).toMillis();
		months.push({ key: start.toFormat("MM/yyyy"), start: start.toMillis(), end });
	}
}

/** Turns the filters of a call into the people and the months that it is about. */
import { invalid } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { SalesFilters } from "../rules/filters";
import { maxMonths } from "../rules/graph-types";
import { type DayRange, type MonthStep, monthsOf, rangeOf } from "../rules/month-range";
import { type ChosenPeople, choosePeople } from "./choose-people";

/** Whose sales, of which months, and all their days as one step. */
export type Asked = {
	account_id: number;
	chosen: ChosenPeople;
	range: DayRange;
	months: MonthStep[];
	whole: MonthStep[];
};

/** What was asked for. Throws where the days are in no order or too many, and where somebody is not the viewer's to see. */
export async function readAsked(scope: MemberScope, filters: SalesFilters): Promise<Asked> {
	const { account, clock, translate } = scope;
	const range = rangeOf(clock.now(), account.time_zone, filters);
	const isFar = range.end - range.start > maxMonths * 31 * 86_400_000;
	if (range.start >= range.end || isFar)
		throw invalid({ startDate: [translate("sales-dashboard:validation.range", { months: maxMonths })] });
	return {
		account_id: account.id,
		chosen: await choosePeople(scope, filters),
		range,
		months: monthsOf(range, account.time_zone),
		whole: [{ key: "all", ...range }],
	};
}

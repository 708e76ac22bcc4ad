/** What a reader should know of a report, in words: who asked for what, when, and as of which moment. */
import type { ChosenFilter } from "#workers/kernel/describe-filters";
import type { KeyBelow } from "#workers/kernel/names";
import type { Translate } from "#workers/kernel/scope";
import type { About } from "./report-file";

/** The facts behind the words; `filters` are those that were chosen, in the reader's words. */
export type AboutFacts = {
	report: string;
	account: string;
	requester: string;
	time_zone: string;
	filters: readonly ChosenFilter[];
	/** The moment, or the day, until which everything is in it. */
	as_of: string;
	rows: number;
};

type AboutKey = KeyBelow<"reports", "about">;

/** The lines of the About sheet in the reader's language. */
export function composeAbout(facts: AboutFacts, translate: Translate): About {
	const line = (key: AboutKey, value: string | number): [string, string | number] => [
		translate(`reports:about.${key}`),
		value,
	];
	const filters = facts.filters.map(({ label, value }): [string, string] => [label, value]);
	return {
		title: translate("reports:about.title"),
		facts: [
			line("report", facts.report),
			line("account", facts.account),
			line("requester", facts.requester),
			line("timeZone", facts.time_zone),
			line("asOf", facts.as_of),
			line("rows", facts.rows),
			...(filters.length > 0 ? filters : [line("filters", translate("reports:about.noFilters"))]),
		],
	};
}

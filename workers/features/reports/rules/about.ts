/** What a reader should know of a report, in words: who asked for what, when, and as of which moment. */
import { type KeyBelow, textKey } from "#workers/kernel/names";
import type { Translate } from "#workers/kernel/scope";
import type { About } from "./report-file";
import { zoneClock } from "./zone-clock";

/** The facts behind the words. `names` gives names for ids among the filters. */
export type AboutFacts = {
	report: string;
	account: string;
	requester: string;
	time_zone: string;
	filters: Record<string, unknown>;
	names: Record<string, string>;
	as_of: number;
	rows: number;
};

type AboutKey = KeyBelow<"reports", "about">;

/** The lines of the About sheet in the reader's language. */
export function composeAbout(facts: AboutFacts, translate: Translate): About {
	const line = (key: AboutKey, value: string | number): [string, string | number] => [
		translate(`reports:about.${key}`),
		value,
	];
	const filters = describeFilters(facts.filters, facts.names, translate);
	return {
		title: translate("reports:about.title"),
		facts: [
			line("report", facts.report),
			line("account", facts.account),
			line("requester", facts.requester),
			line("timeZone", facts.time_zone),
			line("asOf", zoneClock(facts.time_zone).stamp(facts.as_of)),
			line("rows", facts.rows),
			...(filters.length > 0 ? filters : [line("filters", translate("reports:about.noFilters"))]),
		],
	};
}

/** Each filter that was set: its label and its value, both in words where there are words. */
export function describeFilters(
	filters: Record<string, unknown>,
	names: Record<string, string>,
	translate: Translate,
): [string, string][] {
	return Object.entries(filters)
		.filter(([, value]) => value !== undefined && value !== null && value !== "")
		.map(([key, value]) => [
			translate(textKey(`reports:filters.${key}`), { defaultValue: key.replaceAll("_", " ") }),
			Object.hasOwn(names, key) ? names[key]! : valueInWords(key, value, translate),
		]);
}

function valueInWords(key: string, value: unknown, translate: Translate): string {
	const text = typeof value === "object" ? JSON.stringify(value) : String(value);
	if (/^[a-z_]+$/.test(text)) return translate(textKey(`reports:choices.${key}.${text}`), { defaultValue: text });
	return /^\d{4}-\d{2}-\d{2} /.test(text) ? text.slice(0, 10) : text;
}

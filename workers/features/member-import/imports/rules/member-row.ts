/** Reads one row of a members file: its values, checked one by one, with everything that is wrong or worth a warning. */
import { isEmail } from "#workers/kernel/email";
import type { Role } from "#workers/kernel/identity";
import { cellOf, type Places, type Reason, type ReasonCode, shown, tooLong } from "#workers/kernel/import-rows";
import { type DayOrder, readDay } from "#workers/kernel/read-day";
import { couldBeTwo } from "#workers/kernel/read-points";
import { type ManagerReference, readManager } from "./managers";
import { memberColumns } from "./member-columns";
import { splitName, tidy } from "./person-name";
import { readRole } from "./read-role";

/** A member as the file describes them; null where the file says nothing. One of email and participant_id is there. */
export type MemberRow = {
	first_name: string;
	last_name: string;
	email: string | null;
	participant_id: string | null;
	title: string | null;
	role: Role | null;
	hire_date: string | null;
	/** The last day at work, as YYYY-MM-DD. */
	last_day: string | null;
	manager: ManagerReference | null;
	group: string | null;
	country: string | null;
	language_code: string | null;
	points: number | null;
	/** What should be said of the row, should it be applied. */
	warnings: Reason[];
};

/** What a tenant accepts in a members file, and how this file is to be read. */
export type MemberRules = {
	roles: readonly Role[];
	/** The roles that a message names, which are fewer: some are words of other clients. */
	roles_to_name: string;
	/** The languages that the account speaks. */
	languages: readonly string[];
	/** A country's three letters, for whatever people write; undefined when it is none. */
	countryOf: (text: string) => string | undefined;
	/** A language's two letters, likewise. */
	languageOf: (text: string) => string | undefined;
	/** How days are written where they could be read either way. */
	order: DayOrder | null;
	/** The last year that two digits can mean. */
	latest_year: number;
};

/** What a row gives: a member, or all reasons against it. */
export type ReadMember = { row: MemberRow } | { reasons: Reason[] };

/** What people and programs write where there is nothing to say. `NA` alone is a country. */
const nothing =
	/^(n\/a|#n\/?a|none|null|nil|[-–—.?]+|unknown|tbd|tba|k\.\s?a\.|s\/d|s\/n|keine|kein|ninguno|ninguna|aucun|aucune|no_manager)$/i;
const maxPoints = 1_000_000_000;

/** Reads a row. An empty cell means that the file says nothing about it, never that something is taken away. */
export function readMemberRow(cells: readonly string[], places: Places, rules: MemberRules): ReadMember {
	const cell = (column: string) => {
		const text = cellOf(cells, places, column);
		return nothing.test(text) || (text.toUpperCase() === "NA" && column !== "country") ? "" : text;
	};
	const raw = { ...namesIn(cells, places), ...textsIn(cell, rules) };
	const { email, warnings } = readEmail(raw);
	const reasons = faultsOf({ ...raw, email }, rules, places);
	if (reasons.length > 0) return { reasons };
	const language = raw.language_code && rules.languageOf(raw.language_code)!;
	const isSpoken = !language || rules.languages.includes(language);
	const { name: _name, manager_email, manager_id, manager, hire_day, last, points, country, role, ...texts } = raw;
	return {
		row: {
			...texts,
			email: email || null,
			role: role as Role | null,
			country: country && rules.countryOf(country)!,
			language_code: isSpoken ? language : null,
			points: points === null ? null : Number(points),
			manager: readManager({ email: manager_email, number: manager_id, text: manager }),
			warnings: isSpoken ? warnings : [...warnings, notSpoken(raw.language_code!, rules)],
		},
	};
}

/** The two names, or the one column of both, in its halves. */
function namesIn(cells: readonly string[], places: Places) {
	if (!("name" in places)) {
		const half = (column: string) => tidy(cellOf(cells, places, column));
		return { first_name: half("first_name"), last_name: half("last_name"), name: null };
	}
	const name = cellOf(cells, places, "name");
	return { ...splitName(name), name };
}

function textsIn(cell: (column: string) => string, { order, latest_year }: MemberRules) {
	const hire_day = cell("hire_date");
	const last = cell("last_day");
	return {
		email: cell("email").toLowerCase(),
		participant_id: cell("participant_id") || null,
		title: cell("title") || null,
		role: readRole(cell("role")),
		hire_day,
		hire_date: (hire_day && readDay(hire_day, order, latest_year)) || null,
		last,
		last_day: (last && readDay(last, order, latest_year)) || null,
		manager: cell("manager"),
		manager_email: cell("manager_email"),
		manager_id: cell("manager_id"),
		group: tidy(cell("group")) || null,
		country: cell("country") || null,
		language_code: cell("language_code") || null,
		points: wholeOf(cell("points")) || null,
	};
}

/** A figure without decimals that say nothing; what could be two stays as it is, which is refused. */
function wholeOf(text: string): string {
	return couldBeTwo(text) ? text : text.replace(/\.0+$/, "");
}

type RawRow = ReturnType<typeof namesIn> & ReturnType<typeof textsIn>;

/** A wrong address is left out with a warning where a number tells who it is; else it is a reason against the row. */
function readEmail({ email, participant_id }: RawRow): { email: string; warnings: Reason[] } {
	const isUsable = email === "" || (isEmail(email) && email.length <= memberColumns.email.max);
	if (isUsable || participant_id === null) return { email, warnings: [] };
	return { email: "", warnings: [{ code: "email_left_out", values: { value: shown(email) } }] };
}

/** Everything that is wrong with a row, so that one round of corrections is enough. */
function faultsOf(row: RawRow, rules: MemberRules, places: Places): Reason[] {
	const wrong = (code: ReasonCode, value: string, more = {}): Reason => ({
		code,
		values: { value: shown(value), ...more },
	});
	const faults: (Reason | "" | null | false)[] = [
		...nameFaults(row),
		!row.email && !row.participant_id && nobody(places),
		...tooLong(memberColumns, (column) => row[column as keyof RawRow] ?? ""),
		row.email && !isEmail(row.email) && wrong("invalid_email", row.email),
		row.role &&
			!(rules.roles as readonly string[]).includes(row.role) &&
			wrong("unknown_role", row.role, { known: rules.roles_to_name }),
		row.hire_day && !row.hire_date && wrong("invalid_date", row.hire_day),
		row.last && !row.last_day && wrong("invalid_date", row.last),
		row.country && !rules.countryOf(row.country) && wrong("unknown_country", row.country),
		row.language_code &&
			!rules.languageOf(row.language_code) &&
			wrong("unknown_language", row.language_code, { known: rules.languages.join(", ") }),
		row.points &&
			(!/^\d+$/.test(row.points) || Number(row.points) > maxPoints) &&
			wrong("invalid_points", row.points, { max: maxPoints }),
	];
	return faults.filter((fault): fault is Reason => Boolean(fault));
}

function nameFaults({ first_name, last_name, name }: RawRow): Reason[] {
	if (name) return first_name && last_name ? [] : [{ code: "name_of_one_word", values: { value: shown(name) } }];
	if (name === "") return [{ code: "missing_value", values: { column: "name" } }];
	const halves = { first_name, last_name };
	return (["first_name", "last_name"] as const)
		.filter((column) => !halves[column])
		.map((column) => ({ code: "missing_value", values: { column } }));
}

/** Nothing tells who the row is about: said of the columns that the file has. */
function nobody(places: Places): Reason {
	if ("email" in places && "participant_id" in places) return { code: "nobody" };
	return { code: "missing_value", values: { column: "email" in places ? "email" : "participant_id" } };
}

function notSpoken(value: string, { languages }: MemberRules): Reason {
	return { code: "language_not_spoken", values: { value: shown(value), known: languages.join(", ") } };
}

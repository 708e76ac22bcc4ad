/** Reads one row of a members file: its values, checked one by one, or the reason why it is refused. */
import type { Role } from "#workers/kernel/identity";
import { cellOf } from "./columns";
import { type Reason, shown } from "./refused-row";

/** A member as the file describes them; null where the file says nothing. */
export type MemberRow = {
	first_name: string;
	last_name: string;
	email: string;
	participant_id: string | null;
	title: string | null;
	role: Role | null;
	hire_date: string | null;
	manager_email: string | null;
	group: string | null;
	country: string | null;
	language_code: string | null;
	points: number | null;
};

/** What a tenant accepts in a members file. */
export type MemberRules = {
	roles: readonly Role[];
	languages: readonly string[];
	/** True for a country's three letters. */
	isCountry: (code: string) => boolean;
};

/** An address as the specification takes it (§5): a local part and a domain with a suffix of two or more letters. */
const emailForm = /^[^\s@"(),:;<>[\]\\]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const mostPoints = 1_000_000_000;
const mostSigns = { name: 100, email: 254, participant_id: 100, title: 150, group: 100 };

/** Reads a row. An empty cell means that the file says nothing about it, never that something is taken away. */
export function readMemberRow(
	cells: readonly string[],
	places: Record<string, number>,
	rules: MemberRules,
): { row: MemberRow } | { reason: Reason } {
	const cell = (column: string) => cellOf(cells, places, column);
	const row = {
		first_name: cell("first_name"),
		last_name: cell("last_name"),
		email: cell("email").toLowerCase(),
		participant_id: cell("participant_id") || null,
		title: cell("title") || null,
		role: readRole(cell("role")),
		hire_date: cell("hire_date") || null,
		manager_email: cell("manager_email").toLowerCase() || null,
		group: cell("group").replaceAll(/\s+/g, " ") || null,
		country: cell("country").toUpperCase() || null,
		language_code: cell("language_code").toLowerCase() || null,
		points: cell("points") || null,
	};
	const reason = faultOf(row, rules);
	if (reason) return { reason };
	return { row: { ...row, role: row.role as Role | null, points: row.points === null ? null : Number(row.points) } };
}

/** Roles are written with spaces or underscores; sales_rep is the custom name of a built-in role (gaps.md, "Sales roles"). */
function readRole(text: string): string | null {
	const role = text.toLowerCase().replaceAll(/[\s-]+/g, "_");
	return role === "sales_rep" ? "widia_sales_rep" : role || null;
}

type RawRow = Record<Exclude<keyof MemberRow, "first_name" | "last_name" | "email">, string | null> &
	Pick<MemberRow, "first_name" | "last_name" | "email">;

function faultOf(row: RawRow, rules: MemberRules): Reason | undefined {
	const wrong = (code: string, value: string | null): Reason => ({ code, values: { value: shown(value ?? "") } });
	if (!row.first_name) return { code: "missing_value", values: { column: "first_name" } };
	if (!row.last_name) return { code: "missing_value", values: { column: "last_name" } };
	if (!row.email) return { code: "missing_value", values: { column: "email" } };
	const long = tooLong(row);
	if (long) return long;
	if (!emailForm.test(row.email)) return wrong("invalid_email", row.email);
	if (row.manager_email && !emailForm.test(row.manager_email)) return wrong("invalid_manager_email", row.manager_email);
	if (row.role && !(rules.roles as readonly string[]).includes(row.role)) {
		return { code: "unknown_role", values: { value: shown(row.role), known: rules.roles.join(", ") } };
	}
	if (row.hire_date && !isDate(row.hire_date)) return wrong("invalid_date", row.hire_date);
	if (row.country && !rules.isCountry(row.country)) return wrong("unknown_country", row.country);
	if (row.language_code && !rules.languages.includes(row.language_code)) {
		return { code: "unknown_language", values: { value: shown(row.language_code), known: rules.languages.join(", ") } };
	}
	if (row.points && (!/^\d+$/.test(row.points) || Number(row.points) > mostPoints)) {
		return { code: "invalid_points", values: { value: shown(row.points), most: mostPoints } };
	}
	return undefined;
}

function tooLong(row: RawRow): Reason | undefined {
	const limits: [keyof RawRow, number][] = [
		["first_name", mostSigns.name],
		["last_name", mostSigns.name],
		["email", mostSigns.email],
		["participant_id", mostSigns.participant_id],
		["title", mostSigns.title],
		["group", mostSigns.group],
	];
	const found = limits.find(([column, most]) => (row[column] ?? "").length > most);
	return found ? { code: "too_long", values: { column: found[0], count: found[1] } } : undefined;
}

/** A real day of the calendar, written as YYYY-MM-DD. */
function isDate(text: string): boolean {
	if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
	const time = Date.parse(`${text}T00:00:00Z`);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

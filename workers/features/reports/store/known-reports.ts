/** The reports that lists offer, by their name: told by the registry, asked for by the feature that makes reports. */
import type { Access } from "#workers/kernel/define-endpoint";
import type { List } from "#workers/kernel/define-list";
import type { User } from "#workers/kernel/identity";
import type { FilterFaces } from "#workers/kernel/list-face";
import type { ReferenceName, References } from "#workers/kernel/references";
import type { Scope } from "#workers/kernel/scope";

/** A list that offers a report. */
export type Report = { report_type: string; list: List; access: Access };

const known = new Map<string, Report>();
const references = new Map<string, ReferenceName>();

/**
 * Makes the reports of these lists known, and how to call what their filters name by id, once, when the Worker starts.
 * Throws when two share a name.
 */
export function knowReports(lists: readonly List[], names: References): void {
	for (const [to, nameOf] of Object.entries(names)) references.set(to, nameOf);
	for (const list of lists) {
		if (!list.face.report) continue;
		const { type, roles } = list.face.report;
		if (known.get(type) && known.get(type)?.list !== list) throw new Error(`two reports are called ${type}`);
		known.set(type, { report_type: type, list, access: roles });
	}
}

/** The report of this name, or undefined. */
export function findReport(report_type: string): Report | undefined {
	return known.get(report_type);
}

/** All reports, in the order of the registry. */
export function listReports(): Report[] {
	return [...known.values()];
}

/** The filters of a report that may exist no longer. */
export function filtersOfReport(report_type: string): FilterFaces {
	return known.get(report_type)?.list.face.filters ?? {};
}

/** What the things are called that these filters name by their id, by the filter's name. */
export async function readNames(
	scope: Pick<Scope<User | null>, "read" | "account">,
	filters: FilterFaces,
	values: Record<string, unknown>,
): Promise<Record<string, string>> {
	const named = await Promise.all(
		Object.entries(filters).map(async ([name, filter]) => {
			const nameOf = filter.kind === "reference" ? references.get(filter.to) : undefined;
			if (!nameOf || typeof values[name] !== "number") return [];
			const [found] = await scope.read(nameOf(scope.account.id, values[name]));
			return found ? [[name, found.name]] : [];
		}),
	);
	return Object.fromEntries(named.flat());
}

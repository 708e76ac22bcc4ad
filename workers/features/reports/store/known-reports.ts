/** The reports that lists offer, by their name: told by the registry, asked for by the feature that makes reports. */
import type { Access } from "#workers/kernel/define-endpoint";
import type { List } from "#workers/kernel/list-declaration";
import type { FilterFaces } from "#workers/kernel/list-face";

/** A list that offers a report. */
export type Report = { report_type: string; list: List; access: Access };

const known = new Map<string, Report>();

/** Makes the reports of these lists known, once, when the Worker starts. Throws when two share a name. */
export function knowReports(lists: readonly List[]): void {
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

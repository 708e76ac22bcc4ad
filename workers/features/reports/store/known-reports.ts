/** The reports that lists and summaries offer, by their name: told by the registry, asked for by the feature that makes reports. */
import type { z } from "zod";
import type { Access, FlagRule } from "#workers/kernel/define-endpoint";
import type { Summary } from "#workers/kernel/define-summary";
import type { List } from "#workers/kernel/list-declaration";
import type { FilterFaces } from "#workers/kernel/list-face";

/** What a report is made of: a list, or a summary that has no page. */
export type Report = {
	report_type: string;
	/** Feature and call. */
	name: string;
	access: Access;
	flags?: readonly FlagRule[];
	faces: FilterFaces;
	filters: z.ZodType;
	of: { list: List } | { summary: Summary };
};

const known = new Map<string, Report>();

/** Makes the reports of these lists and summaries known, once, when the Worker starts. Throws when two share a name. */
export function knowReports(lists: readonly List[], summaries: readonly Summary[]): void {
	for (const report of [...lists.flatMap(ofList), ...summaries.map(ofSummary)]) {
		if (known.get(report.report_type)?.name !== report.name && known.has(report.report_type))
			throw new Error(`two reports are called ${report.report_type}`);
		known.set(report.report_type, report);
	}
}

function ofList(list: List): Report[] {
	const { face, name, flags, filters } = list;
	if (!face.report) return [];
	const { type: report_type, roles: access } = face.report;
	return [{ report_type, name, access, flags, faces: face.filters, filters, of: { list } }];
}

function ofSummary(summary: Summary): Report {
	const { face, access, flags, filters } = summary;
	return {
		report_type: face.report_type,
		name: face.name,
		access,
		flags,
		faces: face.filters,
		filters,
		of: { summary },
	};
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
	return known.get(report_type)?.faces ?? {};
}

/** The reports that tables offer, by their name: told by the registry, asked for by the feature that makes reports. */
import type { Access } from "#workers/kernel/define-endpoint";
import type { Table } from "#workers/kernel/define-table";

/** A table that offers a report. */
export type Report = Table & { report_type: string };

const known = new Map<string, Report>();

/** Makes the reports of these tables known, once, when the Worker starts. Throws when two share a name. */
export function knowReports(tables: readonly Table[]): void {
	for (const table of tables) {
		if (!table.report_type) continue;
		if (known.get(table.report_type) && known.get(table.report_type) !== table)
			throw new Error(`two reports are called ${table.report_type}`);
		known.set(table.report_type, table as Report);
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

/** Who may ask for a report. */
export function reportAccess(report: Report): Access {
	return report.report_access ?? report.access;
}

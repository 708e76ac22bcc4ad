/** Opens what a report reads: its table, seen with the requester's eyes and rights as they are now. */

import { signInReports } from "#workers/features/account";
import { actAs } from "#workers/features/session";
import { authorise } from "#workers/kernel/authorise";
import { type ChosenFilter, filtersInWords } from "#workers/kernel/describe-filters";
import { notFound } from "#workers/kernel/errors";
import { headingOfOwn } from "#workers/kernel/list-face";
import { textKey } from "#workers/kernel/names";
import { parseInput } from "#workers/kernel/parse-input";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import { type Heading, type ReportColumn, reportColumns } from "../rules/cells";
import { type ZoneClock, zoneClock } from "../rules/zone-clock";
import { findReport, type Report } from "../store/known-reports";
import type { ReportRequest } from "../store/requests";
import { listReader, type RowReader, summaryReader } from "./row-reader";

/** A report that is ready to be read. */
export type ReportSource = {
	reader: MemberScope;
	rows: RowReader;
	columns: ReportColumn[];
	headings: Heading[];
	title: string;
	clock: ZoneClock;
	/** What was chosen, in the reader's words. */
	filters: ChosenFilter[];
	/** The last day that counts, of a report that says so in the place of the moment at which it was made. */
	as_of?: string;
};

/** Throws a refusal when the requester may no longer have the report, or it no longer exists. */
export async function openSource(scope: Scope<null>, request: ReportRequest): Promise<ReportSource> {
	const report = findReport(request.report_type);
	if (!report) throw notFound("report");
	const asked = JSON.parse(request.filters) as Record<string, unknown>;
	const reader = await actAs(scope, request);
	authorise(report, reader);
	const filters = parseInput(report.filters, asked, reader.translate) as Record<string, unknown>;
	const { columns, ...opened } = await openRows(report, reader, filters);
	const names = JSON.parse(request.filter_names) as Record<string, string>;
	return {
		...opened,
		reader,
		columns,
		headings: columns.map((column) => headingOf(column, reader)),
		title: reader.translate(textKey(`reports:kinds.${report.report_type}.title`), { defaultValue: report.report_type }),
		clock: zoneClock(request.time_zone),
		filters: filtersInWords(report.faces, filters, names, reader.translate),
	};
}

/** A heading in the reader's language; money says its currency where an account's own is not that of sales. */
function headingOf(column: ReportColumn, { account, translate }: MemberScope): Heading {
	if ("of" in column) return { text: headingOfOwn(column), kind: "text" };
	const { heading, kind, isInDollars = false } = column;
	const sign = kind === "money" ? signInReports(account.country, isInDollars) : null;
	return { text: sign === null ? translate(heading) : `${translate(heading)} (${sign})`, kind };
}

async function openRows(
	{ of }: Report,
	reader: MemberScope,
	filters: Record<string, unknown>,
): Promise<Pick<ReportSource, "columns" | "rows" | "as_of">> {
	if ("summary" in of) {
		const { summary } = of;
		const whole = (await summary.complete(reader, filters)) as Record<string, unknown>;
		return {
			columns: reportColumns(summary.face.columns),
			rows: summaryReader(summary, reader, whole),
			as_of: summary.asOf(reader, whole),
		};
	}
	of.list.check?.(reader, filters);
	return {
		columns: reportColumns(of.list.face.columns, of.list.ownColumns?.(reader.account)),
		rows: listReader(of.list, reader, filters),
	};
}

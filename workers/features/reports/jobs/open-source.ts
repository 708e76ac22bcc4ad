/** Opens what a report reads: its table, seen with the requester's eyes and rights as they are now. */

import { findUserById, toUser } from "#workers/features/session";
import { authorise } from "#workers/kernel/authorise";
import { type ChosenFilter, filtersInWords } from "#workers/kernel/describe-filters";
import { notFound, Refusal } from "#workers/kernel/errors";
import type { List, ListQuery } from "#workers/kernel/list-declaration";
import { headingOfOwn } from "#workers/kernel/list-face";
import { textKey } from "#workers/kernel/names";
import { parseInput } from "#workers/kernel/parse-input";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import { textsFor, translator } from "#workers/kernel/translate";
import { type Heading, type ReportColumn, reportColumns } from "../rules/cells";
import { type ZoneClock, zoneClock } from "../rules/zone-clock";
import { findReport } from "../store/known-reports";
import type { ReportRequest } from "../store/requests";

/** A report that is ready to be read. */
export type ReportSource = {
	list: List;
	reader: MemberScope;
	query: ListQuery;
	columns: ReportColumn[];
	headings: Heading[];
	title: string;
	clock: ZoneClock;
	/** What was chosen, in the reader's words. */
	filters: ChosenFilter[];
};

const signedInStatuses = ["active", "pending"];

/** Throws a refusal when the requester may no longer have the report, or it no longer exists. */
export async function openSource(scope: Scope<null>, request: ReportRequest): Promise<ReportSource> {
	const report = findReport(request.report_type);
	if (!report) throw notFound("report");
	const asked = JSON.parse(request.filters) as Record<string, unknown>;
	const { list } = report;
	const reader = await readerOf(scope, request);
	authorise({ access: report.access, flags: list.flags }, reader);
	const filters = parseInput(list.filters, asked, reader.translate) as Record<string, unknown>;
	list.check?.(reader, filters);
	const columns = reportColumns(list.face.columns, list.ownColumns?.(scope.account));
	const names = JSON.parse(request.filter_names) as Record<string, string>;
	return {
		list,
		reader,
		query: list.query(reader, filters),
		columns,
		headings: columns.map((column) =>
			"of" in column
				? { text: headingOfOwn(column), kind: "text" }
				: { text: reader.translate(column.heading), kind: column.kind },
		),
		title: reader.translate(textKey(`reports:kinds.${report.report_type}.title`), { defaultValue: report.report_type }),
		clock: zoneClock(request.time_zone),
		filters: filtersInWords(list.face.filters, filters, names, reader.translate),
	};
}

/** The scope in which the report is read: the requester's own view, in the language of the request. */
async function readerOf(scope: Scope<null>, request: ReportRequest): Promise<MemberScope> {
	const [row] = await scope.read(findUserById(scope.account.id, request.user_id));
	if (!row || !signedInStatuses.includes(row.status)) throw new Refusal("forbidden", 403);
	const user = toUser(row);
	return {
		...scope,
		user,
		entered: async () => user,
		translate: translator(textsFor(scope.account, request.language_code)),
		request: { ...scope.request, language_code: request.language_code },
	};
}

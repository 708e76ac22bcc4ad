/** Opens what a report reads: its table, seen with the requester's eyes and rights as they are now. */

import { findProgram } from "#workers/features/programs";
import { findUserById, toUser } from "#workers/features/session";
import { authorise } from "#workers/kernel/authorise";
import type { TableQuery } from "#workers/kernel/define-table";
import { notFound, Refusal } from "#workers/kernel/errors";
import { textKey } from "#workers/kernel/names";
import { parseInput } from "#workers/kernel/parse-input";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import { textsFor, translator } from "#workers/kernel/translate";
import { type Heading, type ReportColumn, reportColumns } from "../rules/cells";
import { type ZoneClock, zoneClock } from "../rules/zone-clock";
import { findReport, type Report, reportAccess } from "../store/known-reports";
import type { ReportRequest } from "../store/requests";

/** A report that is ready to be read. */
export type ReportSource = {
	report: Report;
	reader: MemberScope;
	query: TableQuery;
	columns: ReportColumn[];
	headings: Heading[];
	title: string;
	clock: ZoneClock;
	filters: Record<string, unknown>;
	/** Names of what the filters hold by id. */
	names: Record<string, string>;
};

const signedInStatuses = ["active", "pending"];

/** Throws a refusal when the requester may no longer have the report, or it no longer exists. */
export async function openSource(scope: Scope<null>, request: ReportRequest): Promise<ReportSource> {
	const report = findReport(request.report_type);
	if (!report) throw notFound("report");
	const asked = JSON.parse(request.filters) as Record<string, unknown>;
	const [reader, names] = await Promise.all([readerOf(scope, request), namesOf(scope, asked)]);
	authorise({ access: reportAccess(report), flags: report.flags }, reader);
	const filters = parseInput(report.filters, asked, reader.translate) as Record<string, unknown>;
	report.check?.(reader, filters);
	const columns = reportColumns(report.columns);
	return {
		report,
		reader,
		query: report.query(reader, filters),
		columns,
		headings: columns.map(({ heading, kind }) => ({ text: reader.translate(heading), kind })),
		title: reader.translate(textKey(`reports:kinds.${report.report_type}.title`), { defaultValue: report.report_type }),
		clock: zoneClock(request.time_zone),
		filters,
		names,
	};
}

/** The scope in which the report is read: the requester's own view, in the language of the request. */
async function readerOf(scope: Scope<null>, request: ReportRequest): Promise<MemberScope> {
	const [row] = await scope.read(findUserById(scope.account.id, request.user_id));
	if (!row || !signedInStatuses.includes(row.status)) throw new Refusal("forbidden", 403);
	return {
		...scope,
		user: toUser(row),
		translate: translator(textsFor(scope.account, request.language_code)),
		request: { ...scope.request, language_code: request.language_code },
	};
}

async function namesOf(scope: Scope<null>, filters: Record<string, unknown>): Promise<Record<string, string>> {
	if (typeof filters.program_id !== "number") return {};
	const [program] = await scope.read(findProgram(scope.account.id, filters.program_id));
	return program ? { program_id: program.name } : {};
}

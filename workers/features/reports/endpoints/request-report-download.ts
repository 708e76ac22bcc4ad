/** Asks for a report; invariant: the same request within 60 seconds joins the running one, asserted in the batch. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { authorise } from "#workers/kernel/authorise";
import { smallJson, smallObject } from "#workers/kernel/bounds";
import { minuteMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { constraintFailure, invalid } from "#workers/kernel/errors";
import { parseInput } from "#workers/kernel/parse-input";
import { withGlobalFilter } from "#workers/kernel/people-sets";
import { isReadBefore } from "#workers/kernel/read-page";
import { readNames } from "#workers/kernel/references";
import type { MemberScope } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import { reportFormats } from "../rules/report-file";
import { zoneClock } from "../rules/zone-clock";
import { refuseParts } from "../steps/refuse-parts";
import { findReport, type Report } from "../store/known-reports";
import { findSameRequest, insertReportRequest, isFirstOfItsKind, type SameRequest } from "../store/requests";

const joinMs = minuteMs;
const runsAlready = "internal_report_runs_already";

const input = z.object({
	report_type: z.string().min(1).max(100),
	filters: smallObject({ maxBytes: 10_000 }).default({}),
	filtered: z
		.array(z.object({ id: z.string().max(100), value: smallJson({ maxBytes: 1_000 }) }))
		.max(50)
		.optional(),
	/** Filters of summaries, which old clients send beside the others. */
	month: z.int().optional(),
	year: z.int().optional(),
	budget_category: z.string().max(100).optional(),
	custom_drop_down: z.string().max(100).optional(),
	format: z.enum(reportFormats).default("csv"),
	/** Of the table beside which it is asked for, `extra_data.table_hash`. */
	table_hash: z.string().max(64).optional(),
});

export const requestReportDownload = defineEndpoint({
	name: "reports/request-report-download",
	path: "/api/reports/api_request_report_download",
	summary: "Asks for a report, which is made in the background.",
	access: "signed_in",
	input,
	output: z.object({
		request_id: z.int(),
		resultMsg: z.string(),
		/** 1: the table has changed since it was read; the report will have rows that it does not show, or lack some. */
		reloadTable: z.union([z.literal(0), z.literal(1)]),
	}),
	repetition: { kind: "key" },
	limits: [{ name: "report", by: "person" }],
	handler: async (scope, asked) => {
		const report = findReport(asked.report_type);
		if (!report) throw invalid({ report_type: [scope.translate("answers:validation.invalid")] });
		authorise(report, scope);
		const filters = await readFilters(scope, report, asked);
		const same: SameRequest = {
			user_id: scope.user.id,
			report_type: asked.report_type,
			filters: JSON.stringify(filters),
			format: asked.format,
			language_code: scope.request.language_code,
			since: scope.clock.now() - joinMs,
		};
		const names = () => readNames(scope, report.faces, filters);
		const isOld =
			"list" in report.of &&
			asked.table_hash !== undefined &&
			(await isReadBefore(report.of.list, scope, filters, asked.table_hash));
		const reloadTable = isOld ? 1 : 0;
		return (await join(scope, same, reloadTable)) ?? (await request(scope, same, await names(), reloadTable));
	},
});

/** The running request for the same, if there is one; the answer is kept for a repeat either way. */
async function join(scope: MemberScope, same: SameRequest, reloadTable: 0 | 1) {
	const [running] = await scope.read(findSameRequest(scope.account.id, same));
	return running && scope.commit({ statements: [], answer: answerOf(scope, running.id, reloadTable) });
}

async function request(
	scope: MemberScope,
	{ since, ...same }: SameRequest,
	names: Record<string, string>,
	reloadTable: 0 | 1,
) {
	const id = scope.newId();
	const now = scope.clock.now();
	const { time_zone } = scope.account;
	const day = zoneClock(time_zone).stamp(now).slice(0, 10);
	const file_name = `${same.report_type}_${day}.${same.format}`;
	const row = {
		...same,
		filter_names: JSON.stringify(names),
		id,
		time_zone,
		created_at: now,
		file_name,
		schedule_id: null,
	};
	try {
		return await scope.commit({
			statements: [
				assertThat(runsAlready, isFirstOfItsKind(scope.account.id, { ...same, since })),
				insertReportRequest(scope.account.id, row),
				touchTable(scope.account.id, "download_requests"),
			],
			answer: answerOf(scope, id, reloadTable),
			audit: { subject_kind: "download_request", subject_id: id, details: { report_type: same.report_type } },
			follow: [{ job: "reports/make-report", payload: { request_id: id } }],
		});
	} catch (error) {
		const joined =
			constraintFailure(error)?.name === runsAlready ? await join(scope, { ...same, since }, reloadTable) : undefined;
		if (!joined) throw error;
		return joined;
	}
}

function answerOf(scope: MemberScope, request_id: number, reloadTable: 0 | 1) {
	return { request_id, resultMsg: scope.translate("reports:requested"), reloadTable };
}

/** The filters as the table understands them; wrong ones are refused field by field. */
async function readFilters(
	scope: MemberScope,
	{ of, filters: schema }: Report,
	{ filters, filtered, ...asked }: z.output<typeof input>,
): Promise<Record<string, unknown>> {
	const { month, year, budget_category, custom_drop_down } = asked;
	const beside = { month, year, budget_category, custom_drop_down };
	const named = Object.fromEntries((filtered ?? []).map(({ id, value }) => [id, value]));
	const begins = "list" in of ? of.list.face.report?.begins : undefined;
	const asWhole = { ...begins, ...withoutNothing(beside), ...named, ...filters };
	const said = parseInput(schema, asWhole, scope.translate) as Record<string, unknown>;
	// The global filter of this moment is that of the download, and is named in it.
	const { face } = "summary" in of ? of.summary : of.list;
	const parsed = withGlobalFilter(face.filters, scope, said);
	if ("summary" in of) return of.summary.complete(scope, parsed);
	of.list.check?.(scope, parsed);
	refuseParts(of.list.face, parsed, scope.translate);
	const { startDate, endDate } = parsed;
	if (typeof startDate === "string" && typeof endDate === "string" && startDate.slice(0, 10) > endDate.slice(0, 10))
		throw invalid({ endDate: [scope.translate("reports:endBeforeStart")] });
	return parsed;
}

function withoutNothing(values: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Asks for a report; invariant: the same request within 60 seconds joins the running one, guarded by a unique key. */
import { z } from "zod";
import { authorise } from "#workers/kernel/authorise";
import { minuteMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { constraintFailure, invalid } from "#workers/kernel/errors";
import { hashOf } from "#workers/kernel/idempotency";
import { findReport, type Report, reportAccess } from "#workers/kernel/known-reports";
import { parseInput } from "#workers/kernel/parse-input";
import type { MemberScope } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import { findJoinable, insertReportRequest } from "../store";

const joinMs = minuteMs;

const input = z.object({
	report_type: z.string().min(1).max(100),
	filters: z.record(z.string(), z.unknown()).default({}),
	filtered: z
		.array(z.object({ id: z.string().max(100), value: z.unknown() }))
		.max(50)
		.optional(),
	format: z.enum(["csv"]).default("csv"),
});

export const requestReportDownload = defineEndpoint({
	name: "reports/request-report-download",
	path: "/api/reports/api_request_report_download",
	summary: "Asks for a report, which is made in the background.",
	access: "signed_in",
	input,
	output: z.object({ request_id: z.int(), resultMsg: z.string(), reloadTable: z.union([z.literal(0), z.literal(1)]) }),
	repetition: { kind: "key" },
	limit: "report",
	handler: async (scope, { report_type, filters, filtered, format }) => {
		const report = findReport(report_type);
		if (!report) throw invalid({ report_type: [scope.translate("answers:validation.invalid")] });
		authorise({ access: reportAccess(report), flags: report.flags }, scope);
		const asked = JSON.stringify(
			readFilters(scope, report, {
				...Object.fromEntries((filtered ?? []).map(({ id, value }) => [id, value])),
				...filters,
			}),
		);
		const answer = (request_id: number) => ({
			request_id,
			resultMsg: scope.translate("reports:requested"),
			reloadTable: 0 as const,
		});
		const join = { report_type, filters: asked, format, since: scope.clock.now() - joinMs };
		const [running] = await scope.read(findJoinable(scope.account.id, scope.user.id, join));
		if (running) return answer(running.id);
		try {
			return await commitRequest(scope, { report_type, asked, format }, answer);
		} catch (error) {
			if (constraintFailure(error)?.name !== "download_requests.account_id, download_requests.join_key") throw error;
			const [joined] = await scope.read(findJoinable(scope.account.id, scope.user.id, join));
			if (!joined) throw error;
			return answer(joined.id);
		}
	},
});

async function commitRequest<Answer extends object>(
	scope: MemberScope,
	{ report_type, asked, format }: { report_type: string; asked: string; format: string },
	answer: (id: number) => Answer,
) {
	const id = scope.newId();
	const now = scope.clock.now();
	const join_key = (await hashOf([scope.user.id, report_type, asked, format, Math.floor(now / joinMs)])).slice(0, 40);
	return scope.commit({
		statements: [
			insertReportRequest(scope.account.id, {
				id,
				user_id: scope.user.id,
				report_type,
				filters: asked,
				format,
				time_zone: scope.account.time_zone,
				language_code: scope.request.language_code,
				file_name: `${report_type}_${new Date(now).toISOString().slice(0, 10)}.${format}`,
				join_key,
				created_at: now,
			}),
			touchTable(scope.account.id, "download_requests"),
		],
		answer: answer(id),
		audit: { subject_kind: "download_request", subject_id: id, details: { report_type } },
		follow: [{ job: "reports/make-report", payload: { request_id: id } }],
	});
}

/** The filters as the table understands them; wrong ones are refused field by field. */
function readFilters(scope: MemberScope, report: Report, filters: Record<string, unknown>): Record<string, unknown> {
	const parsed = parseInput(report.filters, filters, scope.translate) as Record<string, unknown>;
	report.check?.(scope, parsed);
	return parsed;
}

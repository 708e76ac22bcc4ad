/** What the lists of recognitions show, and how a report of them is asked for. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formatTime } from "~/shell/dates.server";
import { readForm } from "~/shell/form-data.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { type ListQuery, listAddress, readListQuery } from "./list-query";

const pageSize = 10;

const conditions = {
	received: "received_by_me",
	given: "given_by_me",
	team: "received_by_my_team",
	all: "all",
} as const;

/** The loader: one page of the chosen list, and the programs to filter by. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = readListQuery(new URL(request.url).searchParams);
	const filters = filtersOf(query);
	const [{ account }, { user }, page, programs] = await Promise.all([
		context.call("account/init-account", {}),
		context.call("session/init-user", {}),
		context.call("recognition/get-recognitions-report", { page: query.page - 1, pageSize, filters }),
		context.call("programs/get-programs", { pageSize: 100 }),
	]);
	const reader = { time_zone: account.time_zone ?? "utc", language_code: context.language_code };
	const isOwner = user.role === "account_owner";
	return {
		title: context.texts.t("recognition:list.title"),
		query,
		isOwner,
		columns: {
			hasSubtype: account.flags?.employee_commitments_enabled === 1,
			hasPoints: account.flags?.hide_points_for_account !== 1,
			hasCertificate: account.flags?.hide_recognition_certificates !== 1,
		},
		behaviorLabel: account.labels.behavior_label,
		programs: programs.table_rows.map(({ id, name }) => ({ value: String(id), label: name })),
		rows: page.table_rows.map((row) => ({ ...row, when: formatTime(row.created_at, "recognition", reader) })),
		total_rows: page.total_rows,
		total_pages: page.total_pages,
		pageSize,
		repeatKey: crypto.randomUUID(),
	};
}

/** The action: asks for the report of the list with its filters. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const query = readListQuery(new URL(request.url).searchParams);
	const report = { report_type: "recognitions_report", filters: filtersOf(query) };
	const outcome = await context.attempt("reports/request-report-download", report, { key: form.key });
	if (!outcome.ok) return { refusal: outcome.refusal };
	throw redirectWithNotice(listAddress(query, { page: query.page }), "recognition:notices.reportRequested");
}

function filtersOf({ show, startDate, endDate, program }: ListQuery) {
	return {
		report_condition: conditions[show],
		startDate: startDate || undefined,
		endDate: endDate || undefined,
		program_id: program ? Number(program) : undefined,
	};
}

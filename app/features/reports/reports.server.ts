/** The reports screen's server half: what may be asked for, and what was. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { rangeAsSent, rangeOfYear } from "#workers/features/reports/rules/report-dates";
import { type PostedForm, readForm } from "~/shell/form-data.server";
import { readPastDownloads } from "./past-downloads.server";
import { readReportQuery } from "./report-address";

/** The reports, the one that is chosen with its form's beginning, and a page of past downloads. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = readReportQuery(new URL(request.url).searchParams);
	const [{ reports, default_year, years, today }, programs, past] = await Promise.all([
		context.call("reports/list-reports", {}),
		context.call("programs/get-programs", { pageSize: 100 }),
		readPastDownloads(context, query),
	]);
	return {
		title: context.texts.t("reports:title"),
		query,
		reports,
		chosen: reports.find(({ report_type }) => report_type === query.report) ?? reports[0] ?? null,
		year: default_year,
		years,
		today,
		range: rangeOfYear(default_year, today),
		programs: programs.table_rows.map(({ id, name }) => ({ value: String(id), label: name })),
		past,
		repeatKey: crypto.randomUUID(),
	};
}

/** Asks for a report; without scripts it also fills in the days of a chosen year. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	if (form.text("intent") === "year") {
		const { today } = await context.call("reports/list-reports", {});
		return { typed: { ...form.typed, ...rangeOfYear(Number(form.text("year")), today) } };
	}
	const report = { report_type: form.text("report_type"), filters: filtersOf(form), format: formatOf(form) };
	const outcome = await context.attempt("reports/request-report-download", report, { key: form.key });
	const { typed } = form;
	return outcome.ok ? { message: outcome.answer.resultMsg, typed } : { refusal: outcome.refusal, typed };
}

function filtersOf(form: PostedForm): Record<string, unknown> {
	return {
		...rangeAsSent({ startDate: form.optional("startDate"), endDate: form.optional("endDate") }),
		...(form.optional("program_id") ? { program_id: form.number("program_id") } : {}),
		...(form.optional("report_condition") ? { report_condition: form.text("report_condition") } : {}),
	};
}

function formatOf(form: PostedForm): "csv" | "xlsx" {
	return form.text("format") === "xlsx" ? "xlsx" : "csv";
}

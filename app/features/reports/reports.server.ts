/** The reports screen's server half: what may be asked for, and what was. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { rangeAsSent, rangeOfYear } from "#workers/features/reports/rules/report-dates";
import type { FilterField } from "#workers/kernel/describe-filters";
import type { EndpointOutput } from "#workers/registry";
import { formActions } from "~/form/form-actions.server";
import type { PostedForm } from "~/form/posted-form.server";
import { readOptions } from "~/list/filter-choices.server";
import { readPastDownloads } from "./past-downloads.server";

/** The reports, the one that is chosen with its form's beginning, and a page of past downloads. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, context } = args;
	const report = new URL(request.url).searchParams.get("report");
	const [{ reports, default_year, years, today }, past] = await Promise.all([
		context.call("reports/list-reports", {}),
		readPastDownloads(args),
	]);
	const search = new URL(request.url).searchParams;
	const chosen = reports.find(({ report_type }) => report_type === report) ?? reports[0] ?? null;
	return {
		title: context.texts.t("reports:title"),
		reports: reports.map(({ report_type, group }) => ({ report_type, group })),
		chosen: chosen && { ...chosen, filters: await Promise.all(chosen.filters.map((field) => toField(context, field))) },
		begins: beginsOf(chosen?.filters ?? [], { default_year, today }, search),
		year: default_year,
		years,
		today,
		range: rangeOfYear(default_year, today),
		past,
		form: await context.form("reports/request-report-download", {
			format: { label: "reports:form.format", options: "reports:form.formats" },
		}),
	};
}

type ListedField = EndpointOutput<"reports/list-reports">["reports"][number]["filters"][number];

/** A field as the form draws it, with the choices of a list read. */
async function toField(
	context: AppLoadContext,
	{ id, choices, choices_of, ...field }: ListedField,
): Promise<FilterField> {
	return { ...field, name: id, options: choices_of ? await readOptions(context, choices_of) : choices };
}

/** What the options of a title bar begin with: this time, unless the address says another. */
function beginsOf(
	fields: readonly ListedField[],
	{ default_year, today }: { default_year: number; today: string },
	search: URLSearchParams,
): Record<string, string> {
	const now: Record<string, string> = {
		year: String(default_year),
		month_year: `${today.slice(5, 7)}/${today.slice(0, 4)}`,
		singleDate: today,
	};
	return Object.fromEntries(
		fields.map(({ id, kind }) => [id, search.get(kind === "search" ? "search" : id)?.slice(0, 200) ?? now[id] ?? ""]),
	);
}

/** Asks for a report; without scripts it also fills in the days of a chosen year. */
export const action = formActions({
	"reports/request-report-download": {
		input: async ({ context, form }) => {
			const { reports } = await context.call("reports/list-reports", {});
			const asked = reports.find(({ report_type }) => report_type === form.text("report_type"));
			// The year that sets both days has the name of a summary's: what is asked stands among the filters alone.
			const beside = { month: undefined, year: undefined, budget_category: undefined, custom_drop_down: undefined };
			return { ...beside, filters: filtersOf(form, asked?.filters ?? []) };
		},
		askBack: async (_input, { context, form }) => {
			if (!form.optional("apply_year")) return undefined;
			const { today } = await context.call("reports/list-reports", {});
			return { range: rangeOfYear(Number(form.text("year")), today) };
		},
		done: () => ({}),
	},
});

/** What was filled in; days go from the first moment of the first to the last of the last. */
function filtersOf(form: PostedForm, fields: readonly ListedField[]): Record<string, unknown> {
	const filled = fields.flatMap(({ id, kind, choices_of }): [string, string | number][] => {
		const value = form.optional(kind === "search" ? "search" : id);
		if (value === undefined || id === "startDate" || id === "endDate") return [];
		return [[id, choices_of || id === "month" || id === "year" ? Number(value) : value]];
	});
	const days = { startDate: form.optional("startDate"), endDate: form.optional("endDate") };
	return { ...rangeAsSent(days), ...Object.fromEntries(filled) };
}

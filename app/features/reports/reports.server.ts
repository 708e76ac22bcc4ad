/** The reports screen's server half: what may be asked for, and what was. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { rangeOfYear } from "#workers/features/reports/rules/report-dates";
import { formActions } from "~/form/form-actions.server";
import { readPastDownloads } from "./past-downloads.server";
import { filtersOf, type ListedField, toField } from "./report-fields.server";

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
		groups: await findGroups(context, chosen, search),
		begins: beginsOf(chosen?.filters ?? [], { default_year, today }, search),
		year: default_year,
		years,
		today,
		range: rangeOfYear(default_year, today),
		past,
		maySchedule: await context.mayCall("reports/save-report-schedule"),
		form: await context.form("reports/request-report-download", {
			format: { label: "reports:form.format", options: "reports:form.formats" },
		}),
	};
}

/** The groups that fit what was typed for a summary of people of a group; null of every other report. */
async function findGroups(
	context: LoaderFunctionArgs["context"],
	chosen: { filters: readonly ListedField[] } | null,
	search: URLSearchParams,
) {
	if (!chosen?.filters.some(({ id, kind }) => id === "user_groups" && kind === "suggested")) return null;
	const typed = search.get("group_search")?.trim().slice(0, 100) ?? "";
	const answer =
		typed === "" ? null : await context.call("autosuggest/autosuggest", { type: "groups", search_text: typed });
	const found = (answer?.searchResults ?? []).map(({ id, label }) => ({ value: String(id), label }));
	return { typed, found };
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

/** Asks for a report, or leads to a schedule of it with the filters as they stand; without scripts it also fills in the days of a chosen year. */
export const action = formActions({
	"reports/request-report-download": {
		input: async ({ context, form }) => {
			const { reports } = await context.call("reports/list-reports", {});
			const asked = reports.find(({ report_type }) => report_type === form.text("report_type"));
			// The year that sets both days has the name of a summary's: what is asked stands among the filters alone.
			const beside = { month: undefined, year: undefined, budget_category: undefined, custom_drop_down: undefined };
			return { ...beside, filters: filtersOf(form, asked?.filters ?? []) };
		},
		askBack: async ({ report_type, filters }, { context, form }) => {
			if (form.optional("schedule")) {
				const stands = new URLSearchParams({ report_type, filters: JSON.stringify(filters) });
				throw redirect(`/reports/schedules/new?${stands}`);
			}
			if (!form.optional("apply_year")) return undefined;
			const { today } = await context.call("reports/list-reports", {});
			return { range: rangeOfYear(Number(form.text("year")), today) };
		},
		done: () => ({}),
	},
});

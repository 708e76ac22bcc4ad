/** The fields of a report's form: what each offers to choose from, and what was filled in, as the wire has it. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { rangeAsSent } from "#workers/features/reports/rules/report-dates";
import type { FilterField } from "#workers/kernel/describe-filters";
import type { EndpointOutput } from "#workers/registry";
import type { PostedForm } from "~/form/posted-form.server";
import { readOptions } from "~/list/filter-choices.server";

/** A field of a report, as the endpoint lists it. */
export type ListedField = EndpointOutput<"reports/list-reports">["reports"][number]["filters"][number];

/** A field as the form draws it, with the choices of a list read. */
export async function toField(
	context: AppLoadContext,
	{ id, choices, choices_of, ...field }: ListedField,
): Promise<FilterField> {
	return { ...field, name: id, options: choices_of ? await readOptions(context, choices_of) : choices };
}

/** What was filled in; days go from the first moment of the first to the last of the last. */
export function filtersOf(form: PostedForm, fields: readonly ListedField[]): Record<string, unknown> {
	const filled = fields.flatMap(({ id, kind, choices_of }): [string, string | number][] => {
		const value = form.optional(kind === "search" ? "search" : id);
		if (value === undefined || id === "startDate" || id === "endDate") return [];
		const isNumber =
			choices_of || kind === "suggested" || ["number", "flag"].includes(kind) || id === "month" || id === "year";
		return [[id, isNumber ? Number(value) : value]];
	});
	const days = { startDate: form.optional("startDate"), endDate: form.optional("endDate") };
	return { ...rangeAsSent(days), ...Object.fromEntries(filled) };
}

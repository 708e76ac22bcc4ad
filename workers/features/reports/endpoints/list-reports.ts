/** The reports that this person may ask for, derived from the tables that offer one, with the days to begin with. */
import { z } from "zod";
import { defaultYear, yearsOffered } from "#workers/features/session";
import { mayCall } from "#workers/kernel/authorise";
import { defineEndpoint, featureOf } from "#workers/kernel/define-endpoint";
import { describeFields, type FilterOption } from "#workers/kernel/describe-filters";
import type { FilterFaces } from "#workers/kernel/list-face";
import type { MemberScope } from "#workers/kernel/scope";
import { monthsOffered } from "#workers/kernel/title-bar-filters";
import { placeOfGroup } from "../rules/group-order";
import { reportFormats } from "../rules/report-file";
import { zoneClock } from "../rules/zone-clock";
import * as known from "../store/known-reports";

const reportField = z.object({
	id: z.string(),
	kind: z.enum(["search", "choice", "day", "text", "number", "flag", "suggested", "month_year", "budget_category"]),
	label: z.string(),
	hint: z.string().optional(),
	any: z.string().optional(),
	choices: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
	choices_of: z.string().optional(),
});

export const listReports = defineEndpoint({
	name: "reports/list-reports",
	path: "/api/reports/api_list_reports",
	summary: "The reports that the signed-in user may ask for, and the days that they begin with.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({
		reports: z.array(
			z.object({
				report_type: z.string(),
				/** The feature that it belongs to. */
				group: z.string(),
				/** The fields of its form; where a choice is of things by id, `choices_of` names the list that has them. */
				filters: z.array(reportField),
				formats: z.array(z.enum(reportFormats)),
				/** A summary: it has no page, only its file. */
				is_download_only: z.boolean(),
			}),
		),
		default_year: z.int(),
		years: z.array(z.int()),
		/** The months that pickers of one suggest, MM/yyyy. */
		months: z.array(z.string()),
		/** YYYY-MM-DD in the account's time zone. */
		today: z.string(),
	}),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const today = zoneClock(scope.account.time_zone).stamp(scope.clock.now()).slice(0, 10);
		const now = scope.clock.now();
		const years = yearsOffered(scope.account, now);
		const months = monthsOffered(today);
		const times = { year: years.map(plainOption), month_year: months.map(plainOption) };
		const reports = known
			.listReports()
			.filter((report) => mayCall(report, scope))
			.map(({ report_type, name, faces, of }) => ({
				report_type,
				group: featureOf(name),
				filters: fieldsOf(faces, scope, times, "summary" in of),
				formats: [...reportFormats],
				is_download_only: "summary" in of,
			}))
			.sort((one, other) => placeOfGroup(one.group) - placeOfGroup(other.group));
		return { reports, default_year: defaultYear(scope.account, now), years, months, today };
	},
});

function plainOption(value: string | number): FilterOption {
	return { value: String(value), label: String(value) };
}

function fieldsOf(
	filters: FilterFaces,
	{ user, translate }: MemberScope,
	times: Record<string, FilterOption[]>,
	isSummary: boolean,
) {
	return describeFields(filters, user.role, times, translate).flatMap(
		({ name: id, kind, options, isInTitleBar: _place, ...field }): z.input<typeof reportField>[] => {
			const filter = filters[id];
			// What is found as one types is chosen on the list's own screen, whose report takes it over; a summary has no screen.
			if (kind === "suggested") return isSummary ? [{ id, kind, ...field }] : [];
			if (filter?.kind === "reference") return [{ id, kind, ...field, choices_of: filter.choices }];
			// A summary is of a year, always.
			const always = id === "year" ? { any: undefined } : {};
			return [{ id, kind, ...field, ...always, choices: options }];
		},
	);
}

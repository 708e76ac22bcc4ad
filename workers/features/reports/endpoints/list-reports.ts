/** The reports that this person may ask for, derived from the tables that offer one, with the days to begin with. */
import { z } from "zod";
import { mayCall } from "#workers/kernel/authorise";
import { defineEndpoint, featureOf } from "#workers/kernel/define-endpoint";
import { describeFields } from "#workers/kernel/describe-filters";
import type { FilterFaces } from "#workers/kernel/list-face";
import type { MemberScope } from "#workers/kernel/scope";
import { yearsOffered } from "../rules/report-dates";
import { reportFormats } from "../rules/report-file";
import { zoneClock } from "../rules/zone-clock";
import * as known from "../store/known-reports";

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
				filters: z.array(
					z.object({
						id: z.string(),
						kind: z.enum(["search", "choice", "day"]),
						label: z.string(),
						hint: z.string().optional(),
						any: z.string().optional(),
						choices: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
						choices_of: z.string().optional(),
					}),
				),
				formats: z.array(z.enum(reportFormats)),
			}),
		),
		default_year: z.int(),
		years: z.array(z.int()),
		/** YYYY-MM-DD in the account's time zone. */
		today: z.string(),
	}),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const today = zoneClock(scope.account.time_zone).stamp(scope.clock.now()).slice(0, 10);
		const default_year = Number(scope.account.settings.default_year ?? today.slice(0, 4));
		const reports = known
			.listReports()
			.filter(({ access, list }) => mayCall({ access, flags: list.flags }, scope))
			.map(({ report_type, list }) => ({
				report_type,
				group: featureOf(list.name),
				filters: fieldsOf(list.face.filters, scope),
				formats: [...reportFormats],
			}));
		return { reports, default_year, years: yearsOffered(default_year, today), today };
	},
});

function fieldsOf(filters: FilterFaces, { user, translate }: MemberScope) {
	return describeFields(filters, user.role, {}, translate).map(({ name: id, options, ...field }) => {
		const filter = filters[id];
		if (filter?.kind === "reference") return { id, ...field, choices_of: filter.choices };
		return { id, ...field, choices: options };
	});
}

/** The reports that this person may ask for, derived from the tables that offer one, with the days to begin with. */
import { z } from "zod";
import { defaultYear, yearsOffered } from "#workers/features/session";
import { mayCall } from "#workers/kernel/authorise";
import { defineEndpoint, featureOf } from "#workers/kernel/define-endpoint";
import { describeFields } from "#workers/kernel/describe-filters";
import type { FilterFaces } from "#workers/kernel/list-face";
import type { MemberScope } from "#workers/kernel/scope";
import { reportFormats } from "../rules/report-file";
import { zoneClock } from "../rules/zone-clock";
import * as known from "../store/known-reports";

const reportField = z.object({
	id: z.string(),
	kind: z.enum(["search", "choice", "day", "text", "number", "flag"]),
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
		const reports = known
			.listReports()
			.filter(({ access, list }) => mayCall({ access, flags: list.flags }, scope))
			.map(({ report_type, list }) => ({
				report_type,
				group: featureOf(list.name),
				filters: fieldsOf(list.face.filters, scope),
				formats: [...reportFormats],
			}));
		const now = scope.clock.now();
		return { reports, default_year: defaultYear(scope.account, now), years: yearsOffered(scope.account, now), today };
	},
});

function fieldsOf(filters: FilterFaces, { user, translate }: MemberScope) {
	return describeFields(filters, user.role, {}, translate).flatMap(
		({ name: id, kind, options, ...field }): z.input<typeof reportField>[] => {
			const filter = filters[id];
			// What is found as one types is chosen on the list's own screen, whose report takes it over.
			if (kind === "suggested") return [];
			if (filter?.kind === "reference") return [{ id, kind, ...field, choices_of: filter.choices }];
			return [{ id, kind, ...field, choices: options }];
		},
	);
}

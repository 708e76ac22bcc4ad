/** The reports that this person may ask for, derived from the tables that offer one, with the days to begin with. */
import { z } from "zod";
import { mayCall } from "#workers/kernel/authorise";
import { defineEndpoint, featureOf } from "#workers/kernel/define-endpoint";
import { filtersOf } from "../rules/filters-of";
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
				filters: z.array(z.object({ id: z.string(), choices: z.array(z.string()).optional() })),
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
			.filter((report) => mayCall({ access: known.reportAccess(report), flags: report.flags }, scope))
			.map((report) => ({
				report_type: report.report_type,
				group: featureOf(report.name),
				filters: filtersOf(report.filters),
				formats: [...reportFormats],
			}));
		return { reports, default_year, years: yearsOffered(default_year, today), today };
	},
});

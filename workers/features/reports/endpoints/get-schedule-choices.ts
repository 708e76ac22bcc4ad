/** What there is to choose from for a schedule of one report, and filters that its form has no field for, in words. */
import { z } from "zod";
import { authorise } from "#workers/kernel/authorise";
import { smallObject } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { filtersInWords } from "#workers/kernel/describe-filters";
import { notFound } from "#workers/kernel/errors";
import { readNames } from "#workers/kernel/references";
import { periods, periodsOf, timeFieldsOf } from "../rules/schedule-periods";
import { findReport } from "../store/known-reports";
import { listPossibleRecipients } from "../store/schedules";

/** The most owners who are offered. */
const maxOffered = 100;

export const getScheduleChoices = defineEndpoint({
	name: "reports/get-schedule-choices",
	path: "/api/reports/api_get_schedule_choices",
	summary: "The periods of a report and the people to whom it may be sent, with filters in words.",
	access: ["account_owner"],
	input: z.object({
		report_type: z.string().min(1).max(100),
		/** Filters that the report has already. */
		filters: smallObject({ maxBytes: 10_000 }).default({}),
	}),
	output: z.object({
		periods: z.array(z.enum(periods)),
		/** The names of its filters that say a time. */
		time_fields: z.array(z.string()),
		people: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
		/** The filters that hold; those that the report does not take are left out. */
		filters: z.record(z.string(), z.unknown()),
		filters_in_words: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { report_type, filters }) => {
		const report = findReport(report_type);
		if (!report) throw notFound("report");
		authorise(report, scope);
		const parsed = report.filters.safeParse(filters);
		const held = parsed.success ? (parsed.data as Record<string, unknown>) : {};
		const [people, names] = await Promise.all([
			scope.read(listPossibleRecipients(scope.account.id, maxOffered)),
			readNames(scope, report.faces, held),
		]);
		return {
			periods: [...periodsOf(report.faces)],
			time_fields: [...timeFieldsOf(report.faces)],
			people,
			filters: held,
			filters_in_words: filtersInWords(report.faces, held, names, scope.translate),
		};
	},
});

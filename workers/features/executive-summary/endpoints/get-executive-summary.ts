/** The executive summary of the year: the reader's own figures beside those of their unit; invariant: sums over fewer than five people are told to nobody. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { leastPeopleOfUnit, noFigures, summaryOf } from "../rules/figures";
import { yearIn } from "../rules/years";
import { requireSummary, seesAll } from "../steps/require-summary";
import { findFigures, findTotals, sumUnit } from "../store/figures";
import { listExecutivePrograms } from "../store/programs";

const figures = z.object({
	spotlights_allocated: z.int(),
	spotlights_issued: z.int(),
	/** Never below 0, also where more was issued than allotted. */
	spotlights_left: z.int(),
	/** Whole percent. */
	utilization: z.int(),
	gts_issued: z.int(),
	gts_received: z.int(),
});

export const getExecutiveSummary = defineEndpoint({
	name: "executive-summary/get-executive-summary",
	path: "/api/reports/api_get_executive_summary",
	summary:
		"Spotlights and Gratitude Tree of this year, of the reader and of their unit: the company, or whom they manage.",
	access: "signed_in",
	flags: ["executive_summary_enabled"],
	input: z.object({}),
	output: z.object({
		summary_data: z.object({
			year: z.int(),
			/** The company's for its owner; else the person's own unit, "" where none is known. */
			unit_name: z.string(),
			/** 1: the unit is the whole company. */
			is_company: z.literal([0, 1]),
			individual: figures,
			/** Null of a unit with fewer than five people. */
			unit: figures
				.extend({
					/** Who is here now. */
					people_count: z.int(),
					/** Who left, and is counted in the figures and tables too. */
					left_count: z.int(),
					unused_count: z.int(),
				})
				.nullable(),
			/** The programs that are counted. */
			programs: z.array(z.object({ kind: z.enum(["spotlight", "gratitude_tree"]), name: z.string() })),
		}),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, read }) => {
		requireSummary(user);
		const year = yearIn(account.time_zone, clock.now());
		const isCompany = seesAll(user);
		const [[own], [sums], programs] = await Promise.all([
			read(findFigures(account.id, year, user.id)),
			read(isCompany ? findTotals(account.id, year) : sumUnit(account.id, year, user.id)),
			read(listExecutivePrograms(account.id)),
		]);
		const isHidden = !sums || sums.people_count < leastPeopleOfUnit;
		return {
			summary_data: {
				year,
				unit_name: isCompany ? account.company_name : ownUnit(user.settings),
				is_company: isCompany ? (1 as const) : (0 as const),
				individual: summaryOf(own ?? noFigures),
				unit: isHidden
					? null
					: {
							...summaryOf(sums),
							people_count: sums.people_count,
							left_count: sums.left_count,
							unused_count: sums.unused_count,
						},
				programs: programs.map(({ kind, name }) => ({ kind, name })),
			},
		};
	},
});

/** What the person's unit is called, as it was set for them. */
function ownUnit({ unit }: Record<string, unknown>): string {
	return typeof unit === "string" ? unit : "";
}

/** Who has how many spotlights this year and how many of them they issued: everybody for account owners, their unit for managers. */
import { sql } from "drizzle-orm";
import type { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { utilizationOf } from "../rules/figures";
import { spotlightFace } from "./get-spotlight-report";
import { check, queryOfPeople, seenBy, sorts, versionOfSummary } from "./people-of-summary";

const row = rowOf(spotlightFace, {});

export const getSpotlightReport = defineList(spotlightFace, {
	path: "/api/reports/api_get_spotlight_report",
	summary: "Spotlights allotted and issued this year, by person.",
	access: "signed_in",
	flags: ["executive_summary_enabled"],
	row,
	version_of: versionOfSummary,
	seen_by: seenBy,
	check,
	joins: 1,
	person: sql`u.id`,
	sorts,
	query: (scope, filters) => {
		const { year, found, ...query } = queryOfPeople(scope, filters);
		const used = (condition: string) => sql`exists (select 1 from executive_figures x where x.account_id = u.account_id
			and x.year = ${year} and x.user_id = u.id and x.spotlights_allocated > 0 and ${sql.raw(condition)})`;
		return {
			...query,
			select: sql`u.id, ${personName("u")} as name, u.image_url, u.participant_id,
				coalesce(f.spotlights_allocated, 0) as spotlights_allocated, coalesce(f.spotlights_issued, 0) as spotlights_utilized`,
			found: [
				...found,
				...(filters.use === "unused" ? [used("x.spotlights_issued = 0")] : []),
				...(filters.use === "used_up" ? [used("x.spotlights_issued >= x.spotlights_allocated")] : []),
			],
		};
	},
	present: (_scope, found) => {
		const person = found as Omit<z.input<typeof row>, "utilization_percent">;
		return {
			...person,
			utilization_percent: utilizationOf(person.spotlights_allocated ?? 0, person.spotlights_utilized ?? 0),
		};
	},
});

/** Who thanked and was thanked in the Gratitude Tree this year: everybody for account owners, their unit for managers. */
import { sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { gratitudeTreeFace } from "./get-gratitude-tree-report";
import { check, queryOfPeople, seenBy, sorts, versionOfSummary } from "./people-of-summary";

export const getGratitudeTreeReport = defineList(gratitudeTreeFace, {
	path: "/api/reports/api_get_gratitude_tree_report",
	summary: "What people issued and received in the Gratitude Tree this year, by person.",
	access: "signed_in",
	flags: ["executive_summary_enabled"],
	row: rowOf(gratitudeTreeFace, {}),
	version_of: versionOfSummary,
	seen_by: seenBy,
	check,
	joins: 1,
	person: sql`u.id`,
	sorts,
	query: (scope, filters) => {
		const { year: _year, ...query } = queryOfPeople(scope, filters);
		return {
			...query,
			select: sql`u.id, ${personName("u")} as name, u.image_url, u.participant_id,
				coalesce(f.gts_issued, 0) as gratitude_tree_issued, coalesce(f.gts_received, 0) as gratitude_tree_received`,
		};
	},
});

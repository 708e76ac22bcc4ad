/** What people reported from the error page: when, who, where, under which error, in which words, and whether it is done. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { textHoldsWords } from "#workers/kernel/text-holds";
import { problemReportsFace } from "./get-problem-reports";

const row = rowOf(problemReportsFace, { state: z.enum(["open", "done"]) });

export const getProblemReports = defineList(problemReportsFace, {
	path: "/api/accounts/api_get_problem_reports",
	summary: "What people reported from the error page, with the id that the crash was logged under.",
	access: ["account_owner"],
	row,
	version_of: "problem_reports",
	seen_by: () => [],
	// Who reported it.
	joins: 1,
	sorts: { created_at: { key: sql`p.created_at`, id: sql`p.id` } },
	query: (scope, { state = "open", searchString }) => ({
		select: sql`p.id, p.message, ${personName("u")} as name, p.page, p.error_id, p.created_at,
			iif(p.done_at is null, 'open', 'done') as state`,
		from: sql`problem_reports p`,
		joins: sql`join users u on u.account_id = p.account_id and u.id = p.user_id`,
		where: [sql`p.account_id = ${scope.account.id}`, ...(state === "open" ? [sql`p.done_at is null`] : [])],
		found: [
			...(state === "done" ? [sql`p.done_at is not null`] : []),
			...(searchString ? wordsOf(scope.account.id, searchString) : []),
		],
	}),
	present: (scope, found) => {
		const report = found as Omit<z.output<typeof row>, "state_name">;
		return { ...report, state_name: scope.translate(`account:owners.problems.states.${report.state}`) };
	},
});

/** Each word stands in what was written, the page, the error's id or the person's name. */
function wordsOf(account_id: number, searchString: string): SQL[] {
	const said = sql`p.message || ' ' || p.page || ' ' || p.error_id || ' ' || (select ${personName("o")} from users o
		where o.account_id = ${account_id} and o.id = p.user_id)`;
	return textHoldsWords(said, searchString);
}

/** What was done in each month, how often, by how many people, and how often in somebody else’s name. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineMonthlySummary } from "#workers/kernel/gathered-summary";
import { actInWords } from "../rules/words";
import { countActs } from "../store/summaries";

export const auditSummary = defineMonthlySummary(
	{
		name: "audit/audit-summary",
		report_type: "audit_summary",
		columns: summaryColumns("audit:auditSummary", {
			month: "text",
			act: "text",
			acts: "number",
			people: "number",
			in_name: "number",
		}),
	},
	{
		summary:
			"Acts of the audit by month and kind, with how many people did them and how many were in somebody else’s name.",
		access: ["account_owner"],
		count: (scope, month) => countActs(scope.account.id, month),
		present: (scope, { act, ...figures }) => ({ act: actInWords(scope, act), ...figures }),
	},
);

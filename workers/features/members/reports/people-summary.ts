/** How many people of each country and language are active, invited or gone. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineTalliedSummary } from "#workers/kernel/gathered-summary";
import { listComings } from "../store/summaries";

export const peopleSummary = defineTalliedSummary(
	{
		name: "members/people-summary",
		report_type: "people_summary",
		columns: summaryColumns("members:peopleSummary", {
			country: "text",
			language: "text",
			active: "number",
			invited: "number",
			others: "number",
		}),
	},
	{
		summary: "People by country and language, with how many are active, were invited, or are here no longer.",
		access: ["account_owner"],
		walk: (scope, walk) => listComings(scope.account.id, walk),
		tally: (_scope, { country, language_code, status }) => ({
			key: `${country} ${language_code}`,
			figures: { [status === "active" || status === "invited" ? status : "others"]: 1 },
		}),
		finish: (_scope, key, { active = 0, invited = 0, others = 0 }) => {
			const [country = "", language = ""] = key.split(" ");
			return { country, language, active, invited, others };
		},
	},
);

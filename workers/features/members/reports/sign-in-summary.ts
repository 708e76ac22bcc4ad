/** How long ago people who are active last signed in, by ages. */

import { dayMs } from "#workers/kernel/clock";
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineTalliedSummary } from "#workers/kernel/gathered-summary";
import { textKey } from "#workers/kernel/names";
import { listComings } from "../store/summaries";

const days = { week: 7, month: 30, quarter: 90 } as const;
const ages = [...Object.keys(days), "older", "never"];
/** Whoever is not active counts under this key, which has no row. */
const notActive = "not_active";

export const signInSummary = defineTalliedSummary(
	{
		name: "members/sign-in-summary",
		report_type: "sign_in_summary",
		columns: summaryColumns("members:signInSummary", { last_sign_in: "text", people: "number" }),
	},
	{
		summary: "How many active people last signed in how long ago.",
		access: ["account_owner"],
		walk: (scope, walk) => listComings(scope.account.id, walk),
		tally: ({ clock }, { status, last_logged_in_at }) => ({
			key: status === "active" ? ageOf(last_logged_in_at, clock.now()) : notActive,
			figures: { people: 1 },
		}),
		keys: ages,
		finish: ({ translate }, key, { people = 0 }) => ({
			last_sign_in: translate(textKey(`members:signInSummary.ages.${key}`)),
			people,
		}),
	},
);

function ageOf(last_logged_in_at: number | null, now: number): string {
	if (last_logged_in_at === null) return "never";
	const age = Object.entries(days).find(([, most]) => now - last_logged_in_at <= most * dayMs);
	return age?.[0] ?? "older";
}

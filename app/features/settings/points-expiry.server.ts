/** The server half of the end of points: the rule as it is, what was counted of another one, and the forms. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const here = "/settings/points_expiry";
const saving = "points-expiry/save-rule";
const counting = "points-expiry/preview-rule";

/** The rule with its effect. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [rule, countForm, form] = await Promise.all([
		context.call("points-expiry/get-rule", {}),
		context.form(counting, { months: "points-expiry:rule.months" }),
		context.form(saving, {}),
	]);
	const { months, earliest_at, preview } = rule;
	return {
		title: context.translate("settings:title"),
		months,
		earliest: earliest_at !== null && earliest_at > Date.now() ? context.format.time(earliest_at, "near") : null,
		/** What was counted of other months than those that hold. */
		preview: preview && preview.months !== months ? preview : null,
		...{ countForm, form },
	};
}

/** Counts an effect, or sets the rule. */
export const action = formActions({
	[counting]: { done: () => redirect(`${here}#effect`) },
	[saving]: {
		asks: ({ months }) => months === undefined,
		done: ({ months }) =>
			redirectWithNotice(here, months === null ? "points-expiry:notices.off" : "points-expiry:notices.saved"),
	},
});

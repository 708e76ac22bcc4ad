/** What counts for levels and which there are: the owner's forms. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { maxLevels } from "#workers/features/user-levels/rules/levels";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const ruling = "user-levels/save-level-rules";
const saving = "user-levels/save-level";
const address = "/levels/manage";

/** The rules, the levels, and the forms that change them. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ rules, levels }, rulesForm, levelForm] = await Promise.all([
		context.call("user-levels/get-level-rules", {}),
		context.form(ruling, {
			metric: { label: "user-levels:rules.metric", options: "user-levels:rules.metrics" },
			window_months: { label: "user-levels:rules.window_months", options: "user-levels:rules.windows" },
			starts_month: { label: "user-levels:rules.starts_month", options: "user-levels:rules.months" },
		}),
		context.form(saving, { name: "user-levels:rules.name", from_figure: "user-levels:rules.from_figure" }),
	]);
	return {
		title: context.translate("user-levels:rules.title"),
		hasRules: rules !== null,
		rules: rules ?? { metric: "points_earned", window_months: 12, starts_month: 1 },
		levels,
		mayAdd: levels.length < maxLevels,
		rulesForm,
		levelForm,
	};
}

/** Saves what counts, and adds, changes or removes a level. */
export const action = formActions({
	[ruling]: { done: () => redirectWithNotice(address, "user-levels:notices.rules") },
	[saving]: {
		input: ({ form, context }) => {
			const id = form.text("level_id");
			return id === "" ? {} : { level_id: context.id(id) };
		},
		done: () => redirectWithNotice(address, "user-levels:notices.level"),
	},
	"user-levels/remove-level": {
		input: ({ form, context }) => ({ level_id: context.id(form.text("level_id")) }),
		asks: () => true,
		done: () => redirectWithNotice(address, "user-levels:notices.removed"),
	},
});

/** The server half of writing a budget: a new one, or one that is there. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** What stands in the fields at first. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall("budgets/ao-update-budget-details");
	const budget_id = params.id === undefined ? null : context.id(params.id);
	const [found, form] = await Promise.all([
		budget_id === null ? null : context.call("budgets/get-budget-details", { budget_id }),
		context.form("budgets/ao-update-budget-details", {
			name: "budgets:owners.form.name",
			budget_category: "budgets:owners.form.category",
			owner_email: "budgets:owners.form.owner",
			cycle: { label: "budgets:owners.form.cycle", options: "budgets:owners.cycle" },
			cycle_points: "budgets:owners.form.cyclePoints",
			rollover_percent: "budgets:owners.form.rollover",
			low_alert: { label: "budgets:owners.form.lowAlert", options: "budgets:owners.lowAlert" },
			low_alert_points: "budgets:owners.form.lowAlertPoints",
			from_date: "budgets:owners.form.from_date",
			to_date: "budgets:owners.form.to_date",
			is_active: "budgets:owners.form.is_active",
		}),
	]);
	const budget = found?.budget;
	return {
		title: context.translate(budget ? "budgets:owners.form.change" : "budgets:owners.form.new"),
		budget: budget ? { id: budget.id, name: budget.name } : null,
		form,
		values: {
			name: budget?.name ?? "",
			budget_category: budget?.budget_category ?? "",
			owner_email: budget?.owner_email ?? context.user.email,
			cycle: budget?.cycle ?? "none",
			cycle_points: budget?.cycle_points ?? 0,
			rollover_percent: budget?.rollover_percent ?? 100,
			low_alert: budget?.low_alert ?? "none",
			low_alert_points: budget?.low_alert === "custom" ? budget.low_threshold : "",
			from_date: budget?.from_date ?? "",
			to_date: budget?.to_date ?? "",
			is_active: budget?.is_active ?? 1,
		},
	};
}

/** Saves it; a new one goes on to where it gets its points. */
export const action = formActions({
	"budgets/ao-update-budget-details": {
		input: ({ params, context }) => (params.id === undefined ? {} : { budget_id: context.id(params.id) }),
		done: ({ budget_id }, { params }) =>
			params.id === undefined
				? redirectWithNotice(`/budgets/move?to_budget_id=${budget_id}`, "budgets:notices.made")
				: redirectWithNotice(`/budgets/${budget_id}`, "budgets:notices.saved"),
	},
});

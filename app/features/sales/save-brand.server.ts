/** The server half of writing a brand of what is sold. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "sales/save-brand";

/** The brand, and the budgets that could pay. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(saving);
	const [found, { budgets }, form] = await Promise.all([
		params.id === "new" ? null : context.call("sales/get-catalogue-entry", { id: context.id(params.id) }),
		context.call("budgets/get-budget-choices", {}),
		context.form(saving, {
			name: "sales:brands.form.name",
			budget_id: "sales:brands.form.budget",
			status: { label: "sales:brands.columns.status", options: "sales:brands.statuses" },
			is_active: "sales:brands.form.is_active",
		}),
	]);
	const brand = found?.brand;
	return {
		title: context.translate(brand ? "sales:brands.change" : "sales:brands.new"),
		budgets,
		form,
		values: {
			name: brand?.name ?? "",
			budget_id: brand?.budget_id ?? "",
			is_active: brand?.is_active ?? 1,
			status: brand?.status ?? "approved",
		},
	};
}

/** Saves it. */
export const action = formActions({
	[saving]: {
		input: ({ params, context }) => (params.id === "new" ? {} : { brand_id: context.id(params.id) }),
		done: () => redirectWithNotice("/sales/brands", "sales:notices.saved"),
	},
});

/** The server half of writing an item that is sold. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "sales/save-product-item";

/** The item, and the brands and categories among which it stands. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(saving);
	const [found, { brands, categories }, form] = await Promise.all([
		params.id === "new" ? null : context.call("sales/get-catalogue-entry", { id: context.id(params.id) }),
		context.call("sales/get-catalogue-choices", {}),
		context.form(saving, {
			sku: "sales:items.form.sku",
			name: "sales:items.form.name",
			brand_id: "sales:items.form.brand",
			category_id: "sales:items.form.category",
			unit_cost: "sales:items.form.unit_cost",
			points: "sales:items.form.points",
			is_active: "sales:items.form.is_active",
		}),
	]);
	const { unit_cost_amount, ...item } = found?.item ?? { unit_cost_amount: null, is_active: 1 };
	return {
		title: context.translate(found ? "sales:items.change" : "sales:items.new"),
		brands,
		categories,
		form,
		values: { ...item, unit_cost: unit_cost_amount === null ? "" : unit_cost_amount / 100 },
	};
}

/** Saves it. */
export const action = formActions({
	[saving]: {
		input: ({ params, context }) => (params.id === "new" ? {} : { item_id: context.id(params.id) }),
		done: () => redirectWithNotice("/sales/products", "sales:notices.saved"),
	},
});

/** The server half of writing a category of what is sold. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "sales/update-sale-category";

/** The category, and those under which a new one can stand. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(saving);
	const [found, { categories }, form] = await Promise.all([
		params.id === "new" ? null : context.call("sales/get-catalogue-entry", { id: context.id(params.id) }),
		context.call("sales/get-catalogue-choices", {}),
		context.form(saving, {
			name: "sales:categories.form.name",
			parent_id: "sales:categories.form.parent",
			description: "sales:categories.form.description",
			is_active: "sales:categories.form.is_active",
		}),
	]);
	const category = found?.category;
	return {
		title: context.translate(category ? "sales:categories.change" : "sales:categories.new"),
		path: category?.parents_list_string ?? null,
		parents: category ? [] : categories.filter(({ depth }) => depth < 4),
		form,
		values: {
			name: category?.name ?? "",
			description: category?.description ?? "",
			is_active: category?.is_active ?? 1,
		},
	};
}

/** Saves it. */
export const action = formActions({
	[saving]: {
		input: ({ params, context }) => (params.id === "new" ? {} : { category_id: context.id(params.id) }),
		done: () => redirectWithNotice("/sales/categories", "sales:notices.saved"),
	},
});

/** The server half of the store's categories: each with its form, and one for a new category. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { FormHandlings } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** All categories, and which of them the store begins with. */
export async function readCategories({ context }: LoaderFunctionArgs) {
	const [{ categories }, form] = await Promise.all([
		context.call("catalog/get-managed-categories", {}),
		context.form("catalog/save-category", {
			name: "catalog:manage.categories.name",
			parent_id: "catalog:manage.categories.parent",
			position: "catalog:manage.categories.position",
			is_hidden: "catalog:manage.categories.hide",
		}),
	]);
	const { custom_shop_landing_category_id: landing } = context.account.settings;
	return {
		title: context.translate("catalog:manage.categories.title"),
		form,
		categories,
		landing_id: typeof landing === "number" ? landing : null,
	};
}

/** The form of each category. */
export const categoryForms = {
	"catalog/save-category": {
		input: ({ form }) => ({ category_id: form.number("category_id") }),
		done: () => redirectWithNotice("/store/manage/categories", "catalog:notices.saved"),
	},
} satisfies FormHandlings;

/** The server half of everybody's menu. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { DisplayOrder } from "#workers/features/settings/rules/menu-order";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** How it stands. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { entries, menu_links } = await context.call("settings/get-menu", {});
	return { title: context.translate("settings:title"), entries, menu_links };
}

/** Saves it: the entries in the order of the page, each with its number. */
export const action = formActions({
	"settings/save-menu": {
		input: ({ form }) => ({
			entries: form.texts("key").map((key) => ({
				key,
				display_order: Number(form.text(`display_order.${key}`)) as DisplayOrder,
				is_shown: form.texts(`is_shown.${key}`).at(-1) === "1" ? (1 as const) : (0 as const),
			})),
		}),
		done: () => redirectWithNotice("/settings/menu", "settings:notices.saved"),
	},
});

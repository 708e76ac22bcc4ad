/** What the question before a list is deleted shows, and deleting it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** The list's name, and how much goes with it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const id = context.id(params.id);
	const { wish_lists } = await context.call("wish-lists/get-wish-lists", { wish_list_id: id });
	const list = wish_lists.find((one) => one.id === id);
	const name = list?.name ?? "";
	return {
		title: context.texts.t("wish-lists:removal.title", { name }),
		count: list?.item_count ?? 0,
		back: `/wish_lists/${id}`,
	};
}

/** Deletes it. */
export const action = formActions({
	"wish-lists/delete-wish-list": {
		input: ({ params, context }) => ({ wish_list_id: context.id(params.id) }),
		done: () => redirectWithNotice("/wish_lists", "wish-lists:notices.removed"),
	},
});

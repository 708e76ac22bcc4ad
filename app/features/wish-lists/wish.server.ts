/** Saying what one wishes for: an item of the store for one of the lists, or a wish that is there. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "wish-lists/save-wish-list-item";

/** The item, the lists, and what is said of it on the list of the address, or on the first that has it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(saving);
	const item_id = context.id(params.itemId);
	const list_id = params.id === undefined ? null : context.id(params.id);
	const [{ item }, { wished, wish_lists }, form] = await Promise.all([
		context.call("catalog/fetch-item-details", { item_id }),
		context.call("wish-lists/get-item-wishes", { item_id }),
		context.form(saving, {
			wish_list_id: "wish-lists:form.list",
			note: "wish-lists:form.note",
			quantity: "wish-lists:form.quantity",
			priority: { label: "wish-lists:form.priority", options: "wish-lists:priorities" },
		}),
	]);
	const wish = list_id === null ? wished[0] : wished.find(({ id }) => id === list_id);
	if (list_id !== null && !wish) throw redirect("/wish_lists");
	const usual = wish_lists.find(({ is_default }) => is_default === 1);
	return {
		title: context.translate(wish ? "wish-lists:wish.change" : "wish-lists:wish.add"),
		item: { id: item.id, name: item.name },
		back: list_id === null ? `/store/item/${item_id}` : `/wish_lists/${list_id}`,
		lists: wish_lists.map(({ id, name }) => ({ value: String(id), label: name })),
		form,
		values: {
			wish_list_id: String(wish?.id ?? usual?.id ?? ""),
			note: wish?.note ?? "",
			quantity: wish?.quantity ?? 1,
			priority: String(wish?.priority ?? 2),
		},
		isThere: wish !== undefined,
	};
}

/** Saves it, and leads back to where it was said. */
export const action = formActions({
	[saving]: {
		input: ({ params, context }) => ({
			item_id: context.id(params.itemId),
			...(params.id === undefined ? {} : { wish_list_id: context.id(params.id) }),
		}),
		done: (_answer, { params }) =>
			params.id === undefined
				? redirectWithNotice(`/store/item/${params.itemId}`, "wish-lists:notices.added")
				: redirectWithNotice(`/wish_lists/${params.id}`, "wish-lists:notices.changed"),
	},
});

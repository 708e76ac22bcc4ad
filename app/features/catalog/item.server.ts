/** What an item's screen shows, and putting the chosen variant into the cart. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
	mayTypeQuantity,
	quantitiesAtPrice,
	quantityChoices,
	quantityStep,
} from "#workers/features/catalog/rules/quantity";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { saleEnd, tilesFor } from "./tiles.server";

/** The item, items like it, and a key that makes a repeated 'Add to cart' harmless; notes that the item was seen. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const item_id = context.id(params.id);
	context.afterwards("catalog/add-item-to-recently-viewed", { itemId: item_id });
	const [{ item }, related] = await Promise.all([
		context.call("catalog/fetch-item-details", { item_id }),
		context.attempt("catalog/get-related-items", { item_id }),
	]);
	const asked = Number(new URL(request.url).searchParams.get("variant"));
	const chosen = item.variants.find(({ id }) => id === asked) ?? item.variants.find(({ stock }) => stock !== 0);
	const quantities = quantitiesAtPrice(chosen?.points ?? item.points, item.quantity_multiples);
	return {
		title: item.name,
		item,
		now_ms: Date.now(),
		sale_end: item.live_to_date === undefined ? null : saleEnd(item.live_to_date, context),
		chosen_id: chosen?.id ?? item.variants[0]?.id,
		quantity: {
			choices: quantityChoices(quantities),
			may_type: mayTypeQuantity(quantities),
			step: quantityStep(quantities),
		},
		related: related.ok ? related.answer.items.map(tilesFor(context)) : [],
		repeat_key: crypto.randomUUID(),
		form: await context.form("cart/save-shopping-cart-item", {
			quantity: "catalog:quantity.label",
			"data.recipient_email": "catalog:gift.email",
			"data.recipient_first_name": "catalog:gift.firstName",
			"data.recipient_last_name": "catalog:gift.lastName",
			"data.custom_message": "catalog:gift.message",
		}),
	};
}

/** Adds the chosen quantity to what is in the cart already; a form that is sent twice adds once. */
export const action = formActions({
	"cart/save-shopping-cart-item": {
		run: ({ data, quantity }, { context, form }) => {
			const isCustom = form.text("quantity") === "custom";
			return context.attempt("cart/save-shopping-cart-item", {
				data: { ...data, custom_quantity_chosen: isCustom ? 1 : 0 },
				quantity: (isCustom ? form.number("custom_quantity") : quantity) ?? 1,
				is_added: 1,
				add_key: form.key,
			});
		},
		done: (_answer, { context, params, form }) =>
			redirectWithNotice(
				`/store/item/${context.id(params.id)}?variant=${form.number("data.itemId")}`,
				"catalog:notices.added",
				{},
				{ href: "/store/checkout", key: "catalog:notices.toCart" },
			),
	},
});

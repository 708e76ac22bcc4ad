/** What an item's screen shows, and putting the chosen variant into the cart. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
	mayTypeQuantity,
	quantitiesAtPrice,
	quantityChoices,
	quantityStep,
} from "#workers/features/catalog/rules/quantity";
import { readForm } from "~/form/posted-form.server";
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
	};
}

/** Adds the chosen quantity to what is in the cart already; a form that is sent twice adds once. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const itemId = form.number("variant") ?? 0;
	const isCustom = form.text("quantity") === "custom";
	const saved = await context.attempt("cart/save-shopping-cart-item", {
		data: {
			itemId,
			custom_quantity_chosen: isCustom ? 1 : 0,
			recipient_email: form.text("recipient_email"),
			recipient_first_name: form.text("recipient_first_name"),
			recipient_last_name: form.text("recipient_last_name"),
			custom_message: form.text("custom_message"),
		},
		quantity: form.number(isCustom ? "custom_quantity" : "quantity") ?? 1,
		is_added: 1,
		add_key: form.key,
	});
	if (!saved.ok) return { refusal: saved.refusal, typed: form.typed };
	throw redirectWithNotice(
		`/store/item/${context.id(params.id)}?variant=${itemId}`,
		"catalog:notices.added",
		{},
		{ href: "/store/checkout", key: "catalog:notices.toCart" },
	);
}

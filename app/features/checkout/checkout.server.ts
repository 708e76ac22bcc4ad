/** What cart and checkout show, and which call each of their forms asks for. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { addressLines } from "#workers/features/addresses/rules/address-lines";
import { countryOptions } from "#workers/features/addresses/rules/countries";
import { addressTexts } from "~/features/addresses/index.server";
import { saleEnd } from "~/features/catalog/index.server";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { orderForm, placeOrder } from "./place-order.server";

/** The screen's own address. */
const here = "/store/checkout";

/** A line of which nothing is held, since something else stands in its way first. */
const noHold = { state: "none" as const, expires_at: null, text: "" };

/** Cart, what is held of its flash sales, and address book; `address` in the query opens a form ('new' or an id), `remove` asks before removing one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const [cart, { addresses }] = await Promise.all([
		context.call("cart/get-shopping-cart", {}),
		context.call("addresses/get-shipping-addresses", {}),
	]);
	const sales = cart.items.filter(({ item }) => item.is_flash_sale_item === 1);
	const { holds } = sales.length > 0 ? await context.call("checkout/hold-flash-items", {}) : { holds: [] };
	const idOf = (name: string) => addresses.find(({ id }) => String(id) === query.get(name))?.id ?? null;
	const isAdding = query.get("address") === "new";
	const asksForFields = isAdding || idOf("address") !== null || addresses.length === 0;
	return {
		title: context.texts.t("checkout:title"),
		cart,
		deliveries: [...new Set(cart.items.map(({ item }) => item.delivery))],
		now_ms: Date.now(),
		holds: sales.map(({ itemId, item }) => ({
			itemId,
			...(holds.find(({ item_id }) => item_id === item.id) ?? noHold),
			sale_end: saleEnd(item.live_to_date ?? 0, context),
		})),
		addresses: addresses.map((address) => ({ ...address, lines: addressLines(address, context.language_code) })),
		chosen_id: idOf("deliver_to") ?? addresses[0]?.id ?? null,
		isAdding,
		editing_id: idOf("address"),
		removing_id: idOf("remove"),
		countries: asksForFields ? countryOptions(context.language_code) : [],
		order: await orderForm(context),
		address_form: await context.form("addresses/update-shipping-address", addressTexts),
	};
}

/** Each form's call; a refusal comes back with everything that was typed. */
export const action = formActions({
	"cart/save-shopping-cart-item": {
		run: ({ data, quantity }, { context, form }) => {
			const isCustom = form.text("quantity") === "custom";
			return context.attempt("cart/save-shopping-cart-item", {
				data: { ...data, custom_quantity_chosen: isCustom || form.text("is_custom") === "1" ? 1 : 0 },
				quantity: isCustom ? undefined : (quantity ?? Number.NaN),
			});
		},
		done: () => redirect(here),
	},
	"cart/remove-shopping-cart-item": { done: () => redirect(here) },
	"addresses/update-shipping-address": {
		input: ({ form }) => ({ is_default: form.text("is_default") === "1" }),
		done: ({ address_id }, { form }) =>
			form.text("operationType") === "remove"
				? redirectWithNotice(`${here}#delivery`, "checkout:notices.addressRemoved")
				: redirectWithNotice(`${here}?deliver_to=${address_id}#delivery`, "checkout:notices.addressSaved"),
	},
	"checkout/checkout": {
		run: placeOrder,
		done: ({ orders }) => redirect(`/store/orders/${Object.keys(orders)[0]}?placed=1`),
	},
});

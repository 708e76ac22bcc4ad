/** What cart and checkout show, and which act each of their forms asks for. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { addressLines } from "#workers/features/addresses/rules/address-lines";
import { countryOptions } from "#workers/features/addresses/rules/countries";
import { saleEnd } from "~/features/catalog/index.server";
import { readForm } from "~/form/posted-form.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { placeOrder, readAddress } from "./place-order.server";

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
		address_key: crypto.randomUUID(),
	};
}

/** Runs the call that the form names; a refusal comes back with everything that was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const intent = form.text("intent");
	const itemId = form.number("itemId") ?? 0;
	const refused = (refusal: { resultType: string; resultMsg: string; errors?: Record<string, string[]> }) => ({
		intent,
		itemId,
		refusal,
		typed: form.typed,
	});
	if (intent === "quantity") {
		const isCustom = form.text("quantity") === "custom";
		const outcome = await context.attempt("cart/save-shopping-cart-item", {
			data: { itemId, custom_quantity_chosen: isCustom || form.text("is_custom") === "1" ? 1 : 0 },
			quantity: isCustom ? undefined : (form.number("quantity") ?? Number.NaN),
		});
		return outcome.ok ? redirect(here) : refused(outcome.refusal);
	}
	if (intent === "remove") {
		await context.call("cart/remove-shopping-cart-item", { catalog_item_id: itemId });
		return redirect(here);
	}
	if (intent === "save_address") {
		const outcome = await context.attempt("addresses/update-shipping-address", readAddress(form), { key: form.key });
		if (!outcome.ok) return refused(outcome.refusal);
		throw redirectWithNotice(
			`${here}?deliver_to=${outcome.answer.address_id}#delivery`,
			"checkout:notices.addressSaved",
		);
	}
	if (intent === "remove_address") {
		const change = { operationType: "remove" as const, addressId: form.number("address_id") ?? 0 };
		const outcome = await context.attempt("addresses/update-shipping-address", change);
		if (!outcome.ok) return refused(outcome.refusal);
		throw redirectWithNotice(`${here}#delivery`, "checkout:notices.addressRemoved");
	}
	const outcome = await placeOrder(form, context);
	return outcome.ok ? redirect(`/store/orders/${outcome.order_id}?placed=1`) : refused(outcome.refusal);
}

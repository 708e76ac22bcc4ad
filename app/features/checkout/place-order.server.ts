/** Turns the order form into calls: terms, a first address, then checkout with what the page showed. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointInput } from "#workers/registry";
import type { PostedForm } from "~/form/posted-form.server";

type Context = ActionFunctionArgs["context"];
type AddressChange = Extract<
	EndpointInput<"addresses/update-shipping-address">,
	{ operationType: "add" } | { operationType: "edit" }
>;

/** The fields of an address form as the call takes them. */
export function readAddress(form: PostedForm): AddressChange {
	const fields = {
		first_name: form.text("first_name"),
		last_name: form.text("last_name"),
		address1: form.text("address1"),
		address2: form.text("address2"),
		city: form.text("city"),
		state: form.text("state"),
		postal_code: form.text("postal_code"),
		country: form.optional("country"),
		phone: form.text("phone"),
		email: form.text("email"),
		is_default: form.text("is_default") === "1",
	};
	const addressId = form.number("address_id");
	return addressId ? { operationType: "edit", addressId, ...fields } : { operationType: "add", ...fields };
}

/** Places the order; each step is refused in its own words, and repeating the form repeats nothing. */
export async function placeOrder(form: PostedForm, context: Context) {
	if (form.text("terms") === "1") await context.call("session/opt-in", { kind: "standard" });
	let id = form.number("address_id");
	// The fields of an address are on the page only where a courier needs one.
	if (!id && form.raw.has("address1")) {
		const key = form.key && `${form.key}:address`;
		const added = await context.attempt("addresses/update-shipping-address", readAddress(form), { key });
		if (!added.ok) return added;
		id = added.answer.address_id;
	}
	const outcome = await context.attempt(
		"checkout/checkout",
		{
			shoppingCart: { items: form.texts("line").map(readLine) },
			checkoutAddress: {
				id,
				phone: form.text("phone"),
				email: form.text("email"),
				egift_recipient_email: form.text("egift_recipient_email"),
			},
			cart_version: form.number("cart_version"),
		},
		{ key: form.key },
	);
	return outcome.ok ? { ok: true as const, order_id: Object.keys(outcome.answer.orders)[0]! } : outcome;
}

/** 'item:quantity:points', as the page showed the line. */
function readLine(text: string) {
	const [itemId = 0, qty = 0, points = 0] = text.split(":").map(Number);
	return { itemId, qty, item: { points } };
}

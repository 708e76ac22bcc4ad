/** The order's form: what it asks for, and the calls that it stands for: terms, a first address, then checkout with what the page showed. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { FieldFace } from "#workers/kernel/form-face";
import type { EndpointInput } from "#workers/registry";
import { addressTexts } from "~/features/addresses/index.server";
import { fieldsIn } from "~/form/fields-in";
import type { FormArgs } from "~/form/form-actions.server";
import { readInput } from "~/form/posted-form.server";

type Context = ActionFunctionArgs["context"];
type Asked = EndpointInput<"checkout/checkout">;
type FirstAddress = Omit<
	Extract<EndpointInput<"addresses/update-shipping-address">, { operationType: "add" }>,
	"operationType"
>;

/** Where the endpoint takes the address; its errors are named so. */
const place = "checkoutAddress";

/** The order's form with the fields of an address, which are those of the address book, and the terms where they are to be accepted. */
export async function orderForm(context: Context) {
	const [order, address] = await Promise.all([
		context.form("checkout/checkout", {}),
		context.form("addresses/update-shipping-address", {
			...addressTexts,
			phone: "checkout:contact.phone",
			email: "checkout:contact.email",
			egift_recipient_email: "checkout:email.to",
		}),
	]);
	const fields = fieldsIn(place, address.fields);
	const terms = termsField(context);
	const form = { ...order, fields: terms ? { ...fields, [terms.name]: terms } : fields };
	return { form: { ...form, fields: form.fields as typeof fields }, terms };
}

/** The terms, where the account asks for them at checkout and they are not accepted yet. */
function termsField({ account, user, translate }: Context): FieldFace | null {
	if (user.standard_tnc_opted_in !== "no" || account.settings.standard_tnc_opt_in_location !== "checkout") return null;
	return { name: "terms", kind: "flag", label: translate("checkout:terms"), isRequired: true };
}

/** Places the order; each step is refused in its own words, and repeating the form repeats nothing. */
export async function placeOrder({ cart_version, checkoutAddress }: Asked, { form, context }: FormArgs) {
	if (form.text("terms") === "1") await context.call("session/opt-in", { kind: "standard" });
	const { fields } = (await orderForm(context)).form;
	const typed = readInput(form, Object.values(fields)) as { [place]?: FirstAddress };
	const { egift_recipient_email, ...address } = typed[place] ?? ({} as FirstAddress);
	let id = checkoutAddress?.id;
	// The fields of an address are on the page only where a courier needs one.
	if (!id && form.raw.has(fields["checkoutAddress.address1"].name)) {
		const key = form.key && `${form.key}:address`;
		const change = { operationType: "add" as const, ...address, is_default: false };
		const added = await context.attempt("addresses/update-shipping-address", change, { key });
		if (!added.ok) return { ok: false as const, refusal: { ...added.refusal, errors: errorsIn(added.refusal.errors) } };
		id = added.answer.address_id;
	}
	const outcome = await context.attempt(
		"checkout/checkout",
		{
			shoppingCart: { items: form.texts("shoppingCart.items").map(readLine) },
			checkoutAddress: { id, phone: address.phone, email: address.email, egift_recipient_email },
			cart_version,
		},
		{ key: form.key },
	);
	if (outcome.ok || outcome.refusal.resultType !== "terms_not_accepted" || !form.raw.has("terms")) return outcome;
	return { ok: false as const, refusal: { ...outcome.refusal, errors: { terms: [outcome.refusal.resultMsg] } } };
}

/** Messages of the address book at the fields of the order's form. */
function errorsIn(errors: Record<string, string[]> | undefined) {
	return errors && Object.fromEntries(Object.entries(errors).map(([name, texts]) => [`${place}.${name}`, texts]));
}

/** 'item:quantity:points', as the page showed the line. */
function readLine(text: string) {
	const [itemId = 0, qty = 0, points = 0] = text.split(":").map(Number);
	return { itemId, qty, item: { points } };
}

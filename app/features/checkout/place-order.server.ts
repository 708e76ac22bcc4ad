/** The order's form: what it asks for, and the calls that it stands for: checkout with what the page showed, terms, a first address. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { ScreenRefusal } from "#workers/http/screen-context";
import type { FieldFace } from "#workers/kernel/form-face";
import type { EndpointInput } from "#workers/registry";
import { addressTexts } from "~/features/addresses/index.server";
import { fieldsIn } from "~/form/fields-in";
import type { FormArgs } from "~/form/form-actions.server";
import { readInput } from "~/form/posted-form.server";
import { checkoutResultMs, clientSyncManyItemsMs, clientSyncMs } from "~/ui/timings";

type Context = ActionFunctionArgs["context"];
type Asked = EndpointInput<"checkout/checkout">;
type FirstAddress = Omit<
	Extract<EndpointInput<"addresses/update-shipping-address">, { operationType: "add" }>,
	"operationType"
>;

/** The same with what is said of donations. */
type OrderAddress = FirstAddress &
	Pick<NonNullable<Asked["checkoutAddress"]>, "donation_dedication" | "donation_is_named">;

/** A cart of more items gives the client's system a longer time. */
const manyItems = 5;

/** Where the endpoint takes the address; its errors are named so. */
const place = "checkoutAddress";

/** The order's form with the fields of an address, which are those of the address book, and the terms where they are to be accepted. */
export async function orderForm(context: Context) {
	const terms = termsField(context);
	const [own_terms, order, address] = await Promise.all([
		terms ? context.call("terms/get-terms", {}) : null,
		context.form("checkout/checkout", {
			"checkoutAddress.donation_dedication": "checkout:donation.dedication",
			"checkoutAddress.donation_is_named": "checkout:donation.isNamed",
		}),
		context.form("addresses/update-shipping-address", {
			...addressTexts,
			phone: "checkout:contact.phone",
			email: "checkout:contact.email",
			egift_recipient_email: "checkout:email.to",
			"gift_address_details.body": "checkout:email.message",
		}),
	]);
	const fields = { ...order.fields, ...fieldsIn(place, address.fields) };
	const form = { ...order, fields: terms ? { ...fields, [terms.name]: terms } : fields };
	return { form: { ...form, fields: form.fields as typeof fields }, terms, own_terms };
}

/** The terms, where the account asks for them at checkout and they are not accepted yet. */
function termsField({ account, user, translate }: Context): FieldFace | null {
	if (user.standard_tnc_opted_in !== "no" || account.settings.standard_tnc_opt_in_location !== "checkout") return null;
	return { name: "terms", kind: "flag", label: translate("checkout:terms"), isRequired: true };
}

/**
 * Places the order. What is refused leaves nothing behind: terms are accepted once nothing else stands in the order's way,
 * and a first address is saved once the order is there. Repeating the form repeats nothing.
 */
export async function placeOrder({ cart_version, checkoutAddress }: Asked, { form, context }: FormArgs) {
	const { form: face, terms } = await orderForm(context);
	const typed = readInput(form, Object.values(face.fields)) as { [place]?: OrderAddress; terms?: boolean };
	const { egift_recipient_email, gift_address_details, donation_dedication, donation_is_named, ...address } =
		typed[place] ?? ({} as OrderAddress);
	const said = { egift_recipient_email, gift_address_details, donation_dedication, donation_is_named };
	const id = checkoutAddress?.id;
	// The fields of an address are on the page only where a courier needs one.
	const isFirst = !id && form.raw.has(face.fields["checkoutAddress.address1"].name);
	const { phone, email } = address;
	const order = () =>
		context.attempt(
			"checkout/checkout",
			{
				shoppingCart: { items: form.texts("shoppingCart.items").map(readLine) },
				checkoutAddress: { ...(isFirst ? address : { id, phone, email }), ...said },
				cart_version,
			},
			{ key: form.key },
		);
	const items_count = form.texts("shoppingCart.items").length;
	const isSynced = context.account.flags.sync_member_point_balances_with_client === 1;
	const synced = isSynced ? await syncBalance(context, items_count) : undefined;
	if (synced && !synced.ok) return synced;
	let outcome = await order();
	if (!outcome.ok && outcome.refusal.resultType === "terms_not_accepted" && typed.terms) {
		const accepted = await context.attempt("session/opt-in", {
			kind: "standard",
			version: form.number("terms_version"),
		});
		if (!accepted.ok) return accepted;
		outcome = await order();
	}
	if (!outcome.ok)
		return terms && !typed.terms ? { ok: false as const, refusal: withTerms(outcome.refusal, context) } : outcome;
	if (isSynced) await pause(checkoutResultMs);
	if (isFirst) {
		const change = { operationType: "add" as const, ...address, is_default: false };
		await context.attempt("addresses/update-shipping-address", change, { key: form.key && `${form.key}:address` });
	}
	return outcome;
}

/** Brings the balance into step with the client's system, which then has its time; what fails stops the order. */
async function syncBalance(context: Context, items_count: number) {
	const synced = await context.attempt("client-sync/queue-and-sync-user-custom-point-bal-transactions", {});
	if (synced.ok) await pause(items_count > manyItems ? clientSyncManyItemsMs : clientSyncMs);
	return synced;
}

function pause(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}

/** What is wrong with the fields, and that the terms are to be accepted, at once. */
function withTerms(refusal: ScreenRefusal, { translate }: Context): ScreenRefusal {
	if (!["terms_not_accepted", "validation"].includes(refusal.resultType)) return refusal;
	return { ...refusal, errors: { ...refusal.errors, terms: [translate("checkout:errors.terms_not_accepted")] } };
}

/** 'item:quantity:points', as the page showed the line. */
function readLine(text: string) {
	const [itemId = 0, qty = 0, points = 0] = text.split(":").map(Number);
	return { itemId, qty, item: { points } };
}

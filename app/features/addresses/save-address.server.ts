/** What the page of an address shows, and saving it: a new one, or one of the reader's book. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { countryOptions } from "#workers/features/addresses/rules/countries";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { addressBookOf, findAddress } from "./address-book.server";
import { addressTexts } from "./address-texts";

/** In the place of an id: an address that is not there yet. */
const newAddress = "new";

/** The fields of a new address, or of the one that the page's address names. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall("addresses/update-shipping-address");
	const isNew = params.id === newAddress;
	const [address, form] = await Promise.all([
		isNew ? null : findAddress(context, context.id(params.id)),
		context.form("addresses/update-shipping-address", {
			...addressTexts,
			is_default: "addresses:fields.isDefault",
		}),
	]);
	return {
		title: context.translate(isNew ? "addresses:titles.add" : "addresses:titles.edit"),
		address,
		form,
		countries: countryOptions(context.language_code),
	};
}

/** Saves it; what this page does not show of an address stays as it is. Checkout then sends there. */
export const action = formActions({
	"addresses/update-shipping-address": {
		input: async ({ params, context }) => {
			if (params.id === newAddress) return { operationType: "add" };
			const { id, phone, email, ...address } = await findAddress(context, context.id(params.id));
			const { is_gift_address, gift_address_details, egift_recipient_email } = address;
			const unchanged = { phone, email, is_gift_address, gift_address_details, egift_recipient_email };
			return { ...unchanged, operationType: "edit", addressId: id };
		},
		done: ({ address_id }, { request }) =>
			redirectWithNotice(addressBookOf(request, address_id ?? undefined), "addresses:notices.saved"),
	},
});

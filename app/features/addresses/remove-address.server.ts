/** What the question before an address is removed shows, and removing it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { addressBookOf, findAddress } from "./address-book.server";

/** The address by its lines. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { lines } = await findAddress(context, context.id(params.id));
	const form = await context.form("addresses/update-shipping-address", {});
	return { title: context.translate("addresses:titles.remove"), lines, form };
}

/** Takes it out of the book. */
export const action = formActions({
	"addresses/update-shipping-address": {
		input: ({ params, context }) => ({ operationType: "remove", addressId: context.id(params.id) }),
		done: (_answer, { request }) => redirectWithNotice(addressBookOf(request), "addresses:notices.removed"),
	},
});

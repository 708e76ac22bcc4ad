/** The signed-in person's address book, the default first (getShippingAddresses). */
import { z } from "zod";
import { ignored } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { addressOutput, presentAddress } from "../rules/address";
import { listAddresses } from "../store";

export const getShippingAddresses = defineEndpoint({
	name: "addresses/get-shipping-addresses",
	path: "/api/users/api_get_shipping_addresses",
	summary: "The shipping addresses of the signed-in user.",
	access: "signed_in",
	input: z.object({ redirect_if_logged_out: ignored }),
	output: z.object({ addresses: z.array(addressOutput) }),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const rows = await scope.read(listAddresses(scope.account.id, scope.user.id));
		return { addresses: rows.map(presentAddress) };
	},
});

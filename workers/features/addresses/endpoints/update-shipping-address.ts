/** Changes the signed-in person's address book; invariant: a book that is not empty has exactly one default, settled in the same batch. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { addressOutput, addressShape } from "../rules/address";
import { settleAddress } from "../steps/settle-address";
import {
	addressesAsJson,
	addressStands,
	insertAddress,
	listAddresses,
	removeAddress,
	settleDefault,
	updateAddress,
} from "../store";

/** The most addresses that one book holds. */
const maxAddresses = 50;

const addressId = z.int().min(1);
const isDefault = z
	.preprocess((value) => (typeof value === "boolean" ? Number(value) : value), z.union([z.literal(0), z.literal(1)]))
	.default(0);

const input = z.discriminatedUnion("operationType", [
	addressShape.extend({ operationType: z.literal("add"), is_default: isDefault }),
	addressShape.extend({ operationType: z.literal("edit"), addressId, is_default: isDefault }),
	z.object({ operationType: z.literal("remove"), addressId }),
	z.object({ operationType: z.literal("set_default"), addressId }),
]);

type Change = z.output<typeof input>;

export const updateShippingAddress = defineEndpoint({
	name: "addresses/update-shipping-address",
	path: "/api/users/api_update_shipping_address",
	summary: "Adds, edits or removes a shipping address, or makes one the default.",
	access: "signed_in",
	input,
	output: z.object({ address_id: z.int(), addresses: z.array(addressOutput) }),
	errors: { too_many_addresses: { details: { max: maxAddresses } }, address_gone: {} },
	repetition: { kind: "key" },
	handler: async (scope, change) => {
		const book = await scope.read(listAddresses(scope.account.id, scope.user.id));
		const address_id = change.operationType === "add" ? scope.newId() : change.addressId;
		if (change.operationType === "add" && book.length >= maxAddresses)
			throw refuse("too_many_addresses", { max: maxAddresses });
		if (change.operationType !== "add" && !book.some(({ id }) => id === address_id)) throw notFound("address");
		return scope.commit({
			statements: statementsOf(scope, change, address_id),
			answer: { address_id, addresses: [] as z.output<typeof addressOutput>[] },
			live: { addresses: addressesAsJson(scope.account.id, scope.user.id) },
			audit: { subject_kind: "address", subject_id: address_id, details: { operationType: change.operationType } },
		});
	},
});

function statementsOf(scope: MemberScope, change: Change, id: number): Statement[] {
	const account_id = scope.account.id;
	const user_id = scope.user.id;
	const stands = assertThat("address_gone", addressStands(account_id, user_id, id));
	const isWished = change.operationType === "set_default" || ("is_default" in change && change.is_default === 1);
	const settle = settleDefault(account_id, user_id, isWished ? id : null);
	switch (change.operationType) {
		case "add":
			return [insertAddress(account_id, user_id, id, settleAddress(scope, change), scope.clock.now()), settle];
		case "edit":
			return [stands, updateAddress(account_id, user_id, id, settleAddress(scope, change)), settle];
		case "remove":
			return [stands, removeAddress(account_id, user_id, id, scope.clock.now()), settle];
		case "set_default":
			return [stands, settle];
	}
}

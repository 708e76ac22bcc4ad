/** Settles where an order goes: an address of the book with the contact given for this order, or fields of its own. */
import { z } from "zod";
import {
	type AddressRow,
	addressShape,
	presentAddress,
	type SettledAddress,
	settleAddress,
} from "#workers/features/addresses";
import { invalid, notFound, Refusal } from "#workers/kernel/errors";
import { parseInput } from "#workers/kernel/parse-input";
import type { MemberScope } from "#workers/kernel/scope";

const field = z.unknown().optional();

/** What checkout takes as an address: `id` of the book, or the fields of an address, checked once they are needed. */
export const askedAddress = z
	.object({ id: z.int().min(1).optional() })
	.extend(
		Object.fromEntries(Object.keys(addressShape.shape).map((name) => [name, field])) as Record<
			keyof typeof addressShape.shape,
			typeof field
		>,
	);

/** Throws not_found for an address that is not in the book, and a validation refusal that names fields as `checkoutAddress.<field>`. */
export function resolveDelivery(
	scope: MemberScope,
	asked: z.output<typeof askedAddress>,
	row: AddressRow | undefined,
): SettledAddress {
	const { id, ...fields } = asked;
	if (id === undefined)
		return inOrder(settleAddress(scope, parseFields(scope, addressShape, fields), "checkoutAddress."));
	if (!row) throw notFound("address");
	const contact = parseFields(scope, addressShape.pick({ phone: true, email: true }), fields);
	const { id: _id, is_default: _isDefault, ...address } = presentAddress(row);
	return inOrder({ ...address, phone: contact.phone || address.phone, email: contact.email || address.email });
}

function parseFields<Schema extends z.ZodType>(scope: MemberScope, schema: Schema, fields: unknown): z.output<Schema> {
	try {
		return parseInput(schema, fields, scope.translate);
	} catch (error) {
		if (!(error instanceof Refusal) || !error.errors) throw error;
		throw invalid(
			Object.fromEntries(Object.entries(error.errors).map(([name, texts]) => [`checkoutAddress.${name}`, texts])),
		);
	}
}

/** The same fields in the same order, so that two equal addresses are the same text. */
function inOrder(address: SettledAddress): SettledAddress {
	return {
		first_name: address.first_name,
		last_name: address.last_name,
		address1: address.address1,
		address2: address.address2,
		city: address.city,
		state: address.state,
		postal_code: address.postal_code,
		country: address.country,
		phone: address.phone,
		email: address.email,
		is_gift_address: address.is_gift_address,
		gift_address_details: { body: address.gift_address_details.body },
		egift_recipient_email: address.egift_recipient_email,
	};
}

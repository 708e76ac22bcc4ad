/** Settles where an order goes: an address of the book with the contact given for this order, fields of its own, or an e-mail alone. */
import { z } from "zod";
import {
	type AddressRow,
	addressShape,
	noAddress,
	presentAddress,
	type SettledAddress,
	settleAddress,
} from "#workers/features/addresses";
import { type Delivery, noDestination, type OrderDestination } from "#workers/features/orders";
import { smallJson, text } from "#workers/kernel/bounds";
import { invalid, notFound, Refusal } from "#workers/kernel/errors";
import { parseInput } from "#workers/kernel/parse-input";
import type { MemberScope } from "#workers/kernel/scope";

const field = smallJson({ maxBytes: 8_000 }).optional();

/** What is said of donations: what they are given for, and whether the organization may be told who gives. */
const donationShape = z.object({
	donation_dedication: text(200).default(""),
	donation_is_named: z.union([z.literal(0), z.literal(1)]).default(0),
});

/** What checkout takes as an address: `id` of the book, or the fields of an address, checked once they are needed. */
export const askedAddress = z
	.object({ id: z.int().min(1).optional() })
	.extend(
		Object.fromEntries(Object.keys(addressShape.shape).map((name) => [name, field])) as Record<
			keyof typeof addressShape.shape,
			typeof field
		>,
	)
	.extend({
		donation_dedication: donationShape.shape.donation_dedication.optional(),
		donation_is_named: donationShape.shape.donation_is_named.optional(),
	});

/**
 * Where an order goes. A courier's address is asked for only when one of its lines needs it; what goes by e-mail reaches
 * the buyer unless another address is given, with words of theirs, which are not those of the card in a gift's parcel; of a
 * donation it is kept what it is given for. Throws not_found for an address that is not in the book, and a validation refusal
 * that names fields as `checkoutAddress.<field>`.
 */
export function resolveDelivery(
	scope: MemberScope,
	asked: z.output<typeof askedAddress> | undefined,
	row: AddressRow | undefined,
	deliveries: ReadonlySet<Delivery>,
): OrderDestination {
	const isCarried = deliveries.has("courier") || deliveries.size === 0;
	const address = isCarried ? courierAddress(scope, asked ?? {}, row) : emailAlone(scope, asked ?? {});
	const { donation_dedication, donation_is_named } = deliveries.has("donation")
		? donationShape.parse(asked ?? {})
		: noDestination;
	const of_donation = { donation_dedication, donation_is_named };
	if (!deliveries.has("email")) return inOrder({ ...address, ...of_donation, egift_message: "" });
	const gift = parseFields(
		scope,
		addressShape.pick({ egift_recipient_email: true, gift_address_details: true }),
		asked ?? {},
	);
	const egift_recipient_email = gift.egift_recipient_email || address.email || scope.user.email;
	const egift_message = gift.gift_address_details.body;
	return inOrder({ ...address, ...of_donation, egift_recipient_email, egift_message });
}

function courierAddress(
	scope: MemberScope,
	{ id, ...fields }: z.output<typeof askedAddress>,
	row: AddressRow | undefined,
): SettledAddress {
	if (id === undefined) return settleAddress(scope, parseFields(scope, addressShape, fields), "checkoutAddress.");
	if (!row) throw notFound("address");
	const contact = parseFields(scope, addressShape.pick({ phone: true, email: true }), fields);
	const { id: _id, is_default: _isDefault, ...address } = presentAddress(row);
	return { ...address, phone: contact.phone || address.phone, email: contact.email || address.email };
}

/** No street and no phone is kept of who needs no courier. */
function emailAlone(scope: MemberScope, asked: z.output<typeof askedAddress>): SettledAddress {
	const { email } = parseFields(scope, addressShape.pick({ email: true }), asked);
	return { ...noAddress, email: email || scope.user.email };
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
function inOrder(address: OrderDestination): OrderDestination {
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
		egift_message: address.egift_message,
		donation_dedication: address.donation_dedication,
		donation_is_named: address.donation_is_named,
	};
}

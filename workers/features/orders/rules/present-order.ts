/** Orders and their lines for the wire, with what each line waits for and since when. */
import { z } from "zod";
import { noAddress, writtenAddress } from "#workers/features/addresses";
import type { Translate } from "#workers/kernel/scope";
import { trackingUrl } from "./carriers";
import {
	type Delivery,
	deliveries,
	differentStatuses,
	type LineStatus,
	lineStatuses,
	type ShownStatus,
	shownStatus,
	shownStatuses,
} from "./line-states";

/** The address that an order goes to, as it was when it was placed; only its e-mail where no courier goes. With it, what is said of its donations. */
export const orderAddress = writtenAddress.extend({
	/** The words that go with what is sent by e-mail; those of the card in a gift's parcel are the address's own. */
	egift_message: z.string(),
	/** In whose name or for what a donation is passed on; and whether the organization may be told who gives. */
	donation_dedication: z.string(),
	donation_is_named: z.union([z.literal(0), z.literal(1)]),
});

/** Where an order goes, and what is said of its donations. */
export type OrderDestination = z.output<typeof orderAddress>;

/** Where an order goes when nothing is said of it. */
export const noDestination: z.output<typeof orderAddress> = {
	...noAddress,
	egift_message: "",
	donation_dedication: "",
	donation_is_named: 0,
};

/**
 * The address of an order's row; an order that came from elsewhere may lack some of it. One of the time when parcels and
 * e-mails had the same words has them in the address alone.
 */
export function readOrderAddress(json: string): z.output<typeof orderAddress> {
	const kept = JSON.parse(json) as Partial<z.output<typeof orderAddress>>;
	const egift_message = kept.egift_message ?? kept.gift_address_details?.body ?? "";
	return { ...noDestination, ...kept, egift_message };
}

/** Which balance an order is paid from (specification §4): the wallet for wallet products, else the points. */
export const orderProductType = z.enum(["wallet_product", "standard_product"]);

/** For whom a line is, when it is not for the buyer. */
export const lineRecipient = z.object({
	recipient_email: z.string(),
	recipient_first_name: z.string(),
	recipient_last_name: z.string(),
	custom_message: z.string(),
	additional_data: z.unknown(),
});

/** A line on the wire; `itemId` is the variant, as in the cart. */
export const orderLineOutput = z.object({
	id: z.int(),
	itemId: z.int(),
	item_id: z.int(),
	qty: z.int(),
	name: z.string(),
	brand_name: z.string(),
	sku: z.string(),
	options: z.array(z.tuple([z.string(), z.string()])),
	image_url: z.string().nullable(),
	/** Points of one unit and of all. */
	points: z.int(),
	total_points: z.int(),
	status: z.enum(lineStatuses),
	status_label: z.string(),
	/** The state as its buyer would say it, such as 'On its way'. */
	status_words: z.string(),
	status_reason: z.string(),
	status_at: z.int(),
	/** How it reaches its recipient; `email_to` and the words that go with it are empty unless it goes by e-mail. */
	delivery: z.enum(deliveries),
	email_to: z.string(),
	email_message: z.string(),
	/** How often what went by e-mail was sent again. */
	resent_count: z.int(),
	carrier: z.string(),
	tracking_number: z.string(),
	/** Where the parcel can be followed; empty where the carrier is not known. */
	tracking_url: z.string(),
	/** When and why its buyer asked to send it back. */
	return_asked_at: z.int().nullable(),
	return_reason: z.string(),
	/** When and why that was refused. */
	return_refused_at: z.int().nullable(),
	return_refusal: z.string(),
	recipient: lineRecipient.nullable(),
});

/** An order line on the wire. */
export type OrderLine = z.output<typeof orderLineOutput>;

/** An order line as it lies in the database. */
export type OrderLineRow = {
	id: number;
	variant_id: number;
	item_id: number;
	name: string;
	brand_name: string;
	options: string;
	sku: string;
	image_url: string | null;
	quantity: number;
	points: number;
	recipient: string | null;
	status: LineStatus;
	status_reason: string;
	status_at: number;
	delivery: Delivery;
	carrier: string;
	tracking_number: string;
	return_asked_at: number | null;
	return_reason: string;
	return_refused_at: number | null;
	return_refusal: string;
	has_voucher_code: 0 | 1;
	resent_count: number;
};

/** Whom what goes by e-mail reaches: the line's own recipient, else the one of the order, else its buyer. */
export type EmailOfOrder = {
	egift_recipient_email: string;
	email: string;
	egift_message: string;
};

/** The row for the wire; a line without a reason of its own gets that of its state. */
export function presentLine(row: OrderLineRow, address: EmailOfOrder, translate: Translate): OrderLine {
	const { variant_id, quantity, options, recipient: json, status_reason, has_voucher_code: _kept, ...rest } = row;
	const isByEmail = row.delivery === "email";
	const recipient = json ? (JSON.parse(json) as z.output<typeof lineRecipient>) : null;
	return {
		...rest,
		itemId: variant_id,
		qty: quantity,
		total_points: row.points * quantity,
		options: JSON.parse(options) as [string, string][],
		recipient,
		tracking_url: trackingUrl(row),
		email_to: isByEmail ? emailOf(recipient, address) : "",
		email_message: isByEmail ? recipient?.custom_message || address.egift_message : "",
		status_label: translate(`orders:lineStatus.${row.status}`),
		status_words: wordsOfBuyer(row, translate),
		status_reason: status_reason || translate(`orders:lineReason.${row.status}`, { context: row.delivery }),
	};
}

function emailOf(recipient: z.output<typeof lineRecipient> | null, address: EmailOfOrder): string {
	return recipient?.recipient_email || address.egift_recipient_email || address.email;
}

/** A state of some of an order's lines, in words. */
export const statusWords = z.object({ status: z.enum(shownStatuses), label: z.string() });

/** A line's state as its buyer would say it; what was given back is said plainly. */
function wordsOfBuyer({ status, delivery }: Pick<OrderLineRow, "status" | "delivery">, translate: Translate): string {
	if (status === "cancelled" || status === "refunded") return translate(`orders:lineStatus.${status}`);
	return translate(`orders:lineReason.${status}`, { context: delivery });
}

/** The different states of an order's lines for their buyer, in the words that the order's page has too. */
export function presentForBuyer(
	lines: readonly Pick<OrderLineRow, "status" | "delivery" | "return_asked_at" | "return_refused_at">[],
	translate: Translate,
): z.output<typeof statusWords>[] {
	return differentStatuses(lines.map(shownStatus)).map((status) => ({
		status,
		label:
			status === "return_asked"
				? translate("orders:lineStatus.return_asked")
				: wordsOfBuyer(lines.find((line) => shownStatus(line) === status)!, translate),
	}));
}

/** The different states of an order's lines as those who manage orders call them. */
export function presentStatuses(
	statuses: readonly ShownStatus[],
	translate: Translate,
): z.output<typeof statusWords>[] {
	return differentStatuses(statuses).map((status) => ({ status, label: translate(`orders:lineStatus.${status}`) }));
}

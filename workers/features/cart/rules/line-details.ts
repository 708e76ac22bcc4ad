/** What the cart remembers of a line beside item and quantity: for whom it is, and the price that was seen. */
import { z } from "zod";
import { smallJson, text } from "#workers/kernel/bounds";
import { isEmail } from "#workers/kernel/email";

/** Marks a quantity that was typed instead of chosen. */
export const customFlag = z.preprocess(
	(value) => (typeof value === "boolean" ? Number(value) : value),
	z.union([z.literal(0), z.literal(1)]),
);

const name = text(100).optional();

/** Fields of a cart line that its buyer gives (specification §3, "Cart item"); what is left out stays as it was. */
export const lineFields = z.object({
	custom_quantity_chosen: customFlag.optional(),
	recipient_email: text(200)
		.refine((email) => email === "" || isEmail(email), {
			message: "answers:validation.email",
		})
		.optional(),
	recipient_first_name: name,
	recipient_last_name: name,
	custom_message: text(1_000).optional(),
});

/**
 * Anything that a client wants to keep with a line, as long as it is small: a cart is stored as one value, and an
 * order's lines are read as one, of at most 2 MB each.
 */
export const additionalData = smallJson({ maxBytes: 2_000 });

/** A line's details as the cart keeps them. `points` is the price of one unit when it was last saved. */
export type LineDetails = Required<z.output<typeof lineFields>> & { additional_data: unknown; points: number };

/** The details of a line of which nothing was said. */
export const nothingSaid = {
	custom_quantity_chosen: 0,
	recipient_email: "",
	recipient_first_name: "",
	recipient_last_name: "",
	custom_message: "",
	additional_data: null,
} as const;

/** What is given of a line's details, without what is left out. */
export function givenDetails(given: Partial<LineDetails>): Partial<LineDetails> {
	return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Reads what `JSON.stringify` of the details gave. */
export function readDetails(json: string): LineDetails {
	return JSON.parse(json) as LineDetails;
}

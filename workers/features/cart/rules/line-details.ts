/** What the cart remembers of a line beside item and quantity: for whom it is, and the price that was seen. */
import { z } from "zod";

const mostAdditionalData = 4_000;

/** Marks a quantity that was typed instead of chosen. */
export const customFlag = z.preprocess(
	(value) => (typeof value === "boolean" ? Number(value) : value),
	z.union([z.literal(0), z.literal(1)]),
);

/** Fields of a cart line that its buyer gives (specification §3, "Cart item"). */
export const lineFields = z.object({
	custom_quantity_chosen: customFlag.default(0),
	recipient_email: z
		.string()
		.trim()
		.max(200)
		.refine((email) => email === "" || /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/.test(email), {
			message: "answers:validation.email",
		})
		.default(""),
	recipient_first_name: z.string().trim().max(100).default(""),
	recipient_last_name: z.string().trim().max(100).default(""),
	custom_message: z.string().trim().max(1_000).default(""),
});

/** Anything that a client wants to keep with a line, as long as it is small. */
export const additionalData = z.unknown().refine((data) => JSON.stringify(data ?? null).length <= mostAdditionalData, {
	message: "cart:validation.additionalData",
});

/** A line's details as the cart keeps them. `points` is the price of one unit when it was last saved. */
export type LineDetails = z.output<typeof lineFields> & { additional_data: unknown; points: number };

/** Reads what `JSON.stringify` of the details gave. */
export function readDetails(json: string): LineDetails {
	return JSON.parse(json) as LineDetails;
}

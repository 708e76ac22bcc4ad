/** How what a product file describes reaches its recipient: by courier, by e-mail, or not at all, as a donation. */
import { isNo, isYes } from "./yes-and-no";

/** How a variant reaches its recipient. */
export type Delivery = "courier" | "email" | "donation";

/** A cell of the first row of an item, by its column. */
type FirstRow = (column: string) => string;

/** A donation in the languages of the platform. */
const donationWords = /^(donations?|charit(y|ies)|donaci(ó|o)n(es)?|donativos?|dons?)$/i;

/** Whether the item is a gift card. */
export function isGiftCard(cell: FirstRow): boolean {
	return isYes(cell("Gift Card"));
}

/**
 * What needs no shipping goes by e-mail, unless it is a donation by its type, category or tags. A file that says nothing
 * of shipping means a courier, except for gift cards and donations.
 */
export function readDelivery(requiresShipping: string, cell: FirstRow): Delivery {
	if (isYes(requiresShipping)) return "courier";
	const words = ["Type", "Product Category", "Tags"].flatMap((column) => cell(column).split(/[>,]/));
	if (words.some((word) => donationWords.test(word.trim()))) return "donation";
	return isNo(requiresShipping) || isGiftCard(cell) ? "email" : "courier";
}

/** How a text stands in a language. @browser-safe @pure */

/** As the product says it, in the account's own words, those that were written before the product's text changed, and not there at all. */
export const textStates = ["product", "corrected", "outdated", "missing"] as const;

/** One of them. */
export type TextState = (typeof textStates)[number];

/** A correction of one form, with what stood there when it was written. */
export type Correction = { text: string; product_text: string; source_text: string };

/** How a text with these corrections stands, of which `now` is the product's own wording and the English one today. */
export function stateOf(
	corrections: readonly { correction: Correction; now: { product: string; source: string } }[],
	isThere: boolean,
): TextState {
	if (corrections.length === 0) return isThere ? "product" : "missing";
	const isOld = corrections.some(
		({ correction, now }) => correction.product_text !== now.product || correction.source_text !== now.source,
	);
	return isOld ? "outdated" : "corrected";
}

/** Reads prices as files write them, and turns them into points. */

/** The highest price of a variant in cents. */
export const mostCents = 10_000_000_000;

const forms = [
	/^(\d+)(?:[.,](\d{1,2}))?$/,
	/^(\d+)\.(\d{2})0{2,}$/,
	/^(\d{1,3}(?:,\d{3})+)\.(\d{2})$/,
	/^(\d{1,3}(?:\.\d{3})+),(\d{2})$/,
];

/**
 * A price in cents: `12`, `12.5`, `12.50`, `12,50`, `12.5000`, `1,299.00`, `1.299,00`. Undefined for anything else, such
 * as `1,299`, which would be a thousand for some and a unit for others.
 */
export function readCents(text: string): number | undefined {
	const plain = text.replaceAll(/[\s\u00a0]/g, "");
	const parts = forms.map((form) => form.exec(plain)).find((found) => found !== null);
	if (!parts) return undefined;
	const [, whole = "", fraction = ""] = parts;
	const cents = Number(whole.replaceAll(/[.,]/g, "")) * 100 + Number(fraction.padEnd(2, "0"));
	return cents <= mostCents ? cents : undefined;
}

/** Points for a price: rounded up, so that no point is worth less than it costs. `point_price` in millionths of a dollar. */
export function pointsOfCents(cents: number, point_price: number): number {
	return Math.ceil((cents * 10_000) / point_price);
}

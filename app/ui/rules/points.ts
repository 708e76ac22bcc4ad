/** How points and the money behind them are written. */

const formats = new Map<string, Intl.NumberFormat>();

/** Points with the thousands separator of the language, also where the language would leave it out at four digits. */
export function formatPoints(points: number, language = "en"): string {
	return formatWith(language, 0).format(points);
}

/** The money that points are worth: point_price is in millionths of a dollar. Nothing where the account sets no price. */
export function formatMoney(
	points: number,
	pointPriceMicros: number | null | undefined,
	symbol = "$",
	language = "en",
): string | null {
	if (!pointPriceMicros) return null;
	const amount = (points * pointPriceMicros) / 1_000_000;
	return `${symbol}${formatWith(language, 2).format(amount)}`;
}

/** Making a format costs more than a hundred uses of it. */
function formatWith(language: string, digits: number): Intl.NumberFormat {
	const key = `${language} ${digits}`;
	const known = formats.get(key);
	if (known) return known;
	const made = new Intl.NumberFormat(language, {
		useGrouping: true,
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	});
	formats.set(key, made);
	return made;
}

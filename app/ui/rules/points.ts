/** How points and the money behind them are written. */

/** Points with the thousands separator of the language, also where the language would leave it out at four digits. */
export function formatPoints(points: number, language = "en"): string {
	return new Intl.NumberFormat(language, {
		useGrouping: true,
		maximumFractionDigits: 0,
	}).format(points);
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
	const figure = new Intl.NumberFormat(language, {
		useGrouping: true,
		minimumFractionDigits: 2,
		maximumFractionDigits: 2,
	}).format(amount);
	return `${symbol}${figure}`;
}

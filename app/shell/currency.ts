/** Currency symbols by country (specification §9). */

const symbols: Record<string, string> = {
	RUS: "₽",
	TUR: "₺",
	ROU: "lei",
	CAN: "Can$",
	MEX: "Mex$",
	IND: "₹",
	GBR: "£",
};

/** The symbol of a country's 3-letter code, `$` for all others. */
export function currencySymbol(country: string): string {
	return symbols[country] ?? "$";
}

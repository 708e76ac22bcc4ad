/** How points and the money behind them are written. */

type Marks = { thousands: string; decimal: string };

/** Without Intl: its first use takes a phone 80 ms, in the midst of the page's coming to life. */
const marksOf: Record<string, Marks> = {
	en: { thousands: ",", decimal: "." },
	es: { thousands: ".", decimal: "," },
	fr: { thousands: "\u202f", decimal: "," },
};

/** Points with the thousands separator of the language, also where the language would leave it out at four digits. */
export function formatPoints(points: number, language = "en"): string {
	return signOf(points) + grouped(Math.round(Math.abs(points)), marksIn(language));
}

/** The money that points are worth: point_price is in millionths of a dollar. Nothing where the account sets no price. */
export function formatMoney(
	points: number,
	pointPriceMicros: number | null | undefined,
	symbol = "$",
	language = "en",
): string | null {
	if (!pointPriceMicros) return null;
	const marks = marksIn(language);
	const cents = Math.round(Math.abs(points * pointPriceMicros) / 10_000);
	const rest = String(cents % 100).padStart(2, "0");
	return `${symbol}${signOf(points)}${grouped(Math.floor(cents / 100), marks)}${marks.decimal}${rest}`;
}

function marksIn(language: string): Marks {
	return marksOf[language] ?? marksOf.en!;
}

function signOf(amount: number): string {
	return amount < 0 ? "-" : "";
}

function grouped(whole: number, { thousands }: Marks): string {
	return String(whole).replace(/\B(?=(\d{3})+$)/g, thousands);
}

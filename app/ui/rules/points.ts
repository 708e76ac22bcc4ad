/** How points and the money behind them are written, as the account's country does it. */

/** Marks of figures and money; the server reads them from the runtime's own formats. */
export type FigureFormat = {
	thousands: string;
	/** Digits of a group beyond the last three: India writes 12,34,567. */
	group_digits: 2 | 3;
	decimal: string;
	/** Digits behind the decimal mark of money. */
	money_digits: 0 | 2;
	symbol: string;
	is_symbol_last: boolean;
	/** What stands between symbol and figure. */
	gap: string;
};

/** Where no account says otherwise. */
export const usualFormat: FigureFormat = {
	thousands: ",",
	group_digits: 3,
	decimal: ".",
	money_digits: 2,
	symbol: "$",
	is_symbol_last: false,
	gap: "",
};

// Without Intl: its first use takes a phone 80 ms, in the midst of the page's coming to life.

/** Points with the thousands separator, also where a language would leave it out at four digits. */
export function formatPoints(points: number, format = usualFormat): string {
	return formatFigure(Math.round(points), format);
}

/** A figure in a text, to the thousandth. */
export function formatFigure(value: number, format = usualFormat): string {
	return signOf(value) + grouped(Number(Math.abs(value).toFixed(3)), format);
}

/** The money that points are worth: point_price is in millionths of the account's currency. Nothing where the account sets no price. */
export function formatMoney(
	points: number,
	pointPriceMicros: number | null | undefined,
	format = usualFormat,
): string | null {
	if (!pointPriceMicros) return null;
	const { money_digits, decimal, symbol, is_symbol_last, gap } = format;
	const unit = 10 ** money_digits;
	const parts = Math.round(Math.abs(points * pointPriceMicros) / (1_000_000 / unit));
	const rest = money_digits === 0 ? "" : decimal + String(parts % unit).padStart(money_digits, "0");
	const figure = grouped(Math.floor(parts / unit), format) + rest;
	return signOf(points) + (is_symbol_last ? figure + gap + symbol : symbol + gap + figure);
}

function signOf(amount: number): string {
	return amount < 0 ? "-" : "";
}

function grouped(figure: number, { thousands, group_digits, decimal }: FigureFormat): string {
	const form = group_digits === 2 ? /\B(?=(\d{2})*\d{3}(?!\d))/g : /\B(?=(\d{3})+(?!\d))/g;
	return String(figure).replace(".", decimal).replace(form, thousands);
}

/** Reads the prices of a file, understanding each by the whole column, and turns them into points. */
import { type Reason, shown } from "#workers/kernel/import-rows";
import { maxUnitPoints } from "../../rules/amounts";
import { currenciesOf, type DecimalMark, type Figure, readPriceText } from "./price-text";

/** The highest price that is read, in cents. */
const maxCents = 10_000_000_000;

/** How the prices of a file are to be read. */
export type PriceReading = {
	/** The mark before the cents where a price alone does not tell. */
	mark: DecimalMark;
	/** True when other prices of the file show it; else it is the country's or Excel's way, and said so. */
	is_proven: boolean;
	/** The account's currency. */
	currency: string;
	/** The highest price that is taken. */
	max_cents: number;
};

/** What a whole file tells of its prices. */
export type PriceSurvey = {
	add(cell: string): void;
	/** The reading of each price, by what all of them show. */
	reading(): PriceReading;
	/** The sign of another currency when every price bears one; null otherwise. */
	foreignSign(): string | null;
};

/** What is known of a file's prices before it is read; `mark` is that of the account's country, or of the way the file is written. */
export type PriceFacts = { currency: string; mark: DecimalMark; point_price: number };

/** Gathers what a file's prices tell. */
export function surveyPrices({ currency, mark: usual, point_price }: PriceFacts): PriceSurvey {
	const proofs = { ".": 0, ",": 0 };
	let priced = 0;
	let foreign = 0;
	let sign: string | null = null;
	return {
		add(cell) {
			const text = cell === "" ? undefined : readPriceText(cell);
			if (!text) return;
			priced += 1;
			if (isForeign(text.sign, currency)) {
				foreign += 1;
				sign = text.sign;
			}
			if (text.figure.kind === "plain" && text.figure.proves) proofs[text.figure.proves] += 1;
		},
		reading() {
			const is_proven = proofs["."] > 0 !== proofs[","] > 0;
			const mark = proofs["."] === proofs[","] ? usual : proofs["."] > proofs[","] ? "." : ",";
			const max_cents = Math.min(maxCents, Math.floor((maxUnitPoints * point_price) / 10_000));
			return { mark, is_proven, currency, max_cents };
		},
		foreignSign: () => (priced > 0 && foreign === priced ? sign : null),
	};
}

/** A price in cents with what should be said of it, or the reason why it is none. */
export type ReadPrice = { cents: number; notes: Reason[] } | { reason: Reason };

/**
 * A price in cents: `12`, `12.5`, `12,50`, `$1,299.00`, `1.299,00 €`, `1 299,00`. `3.335` is read as the rest of the file
 * is written, and a warning says how where nothing shows it. Parts of a cent are rounded.
 */
export function readPrice(cell: string, column: string, reading: PriceReading): ReadPrice {
	const text = readPriceText(cell);
	const values = { column, value: shown(cell) };
	if (!text) return { reason: { code: "invalid_price", values } };
	if (isForeign(text.sign, reading.currency))
		return { reason: { code: "foreign_price", values: { ...values, currency: reading.currency } } };
	const { whole, fraction } = settle(text.figure, reading.mark);
	const exact = `${fraction}00`.slice(0, 2);
	const rest = fraction.slice(2);
	const cents = Number(whole) * 100 + Number(exact) + (rest >= "5" ? 1 : 0);
	if (!(cents <= reading.max_cents)) {
		const max = Math.floor(reading.max_cents / 100);
		return { reason: { code: "price_too_high", values: { ...values, max, currency: reading.currency } } };
	}
	const notes: Reason[] = [];
	const read = (cents / 100).toFixed(2);
	if (text.figure.kind === "unclear" && !reading.is_proven)
		notes.push({ code: "unclear_price", values: { ...values, read } });
	else if (/[1-9]/.test(rest)) notes.push({ code: "rounded_price", values: { ...values, read } });
	return { cents, notes };
}

/** A price that nobody would ask: nines alone, as sellers write where a thing is not for sale. */
export function isPlaceholder(cents: number): boolean {
	return /^9{6,}(00|99)$/.test(String(cents));
}

/** Points for a price: rounded up, so that no point is worth less than it costs. `point_price` in millionths of the account's currency. */
export function pointsOfCents(cents: number, point_price: number): number {
	return Math.ceil((cents * 10_000) / point_price);
}

function settle(figure: Figure, mark: DecimalMark): { whole: string; fraction: string } {
	if (figure.kind === "plain") return figure;
	return figure.mark === mark
		? { whole: figure.head, fraction: figure.tail }
		: { whole: figure.head + figure.tail, fraction: "" };
}

function isForeign(sign: string | null, currency: string): boolean {
	return sign !== null && !currenciesOf(sign).includes(currency);
}

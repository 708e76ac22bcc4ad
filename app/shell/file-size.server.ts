/** The size of a file in a reader's words. */
import { type FigureFormat, usualFormat } from "~/ui/rules/points";

/** Between figure and unit, which no line parts. */
const noBreak = "\u00a0";

const units = ["kilobyte", "megabyte", "gigabyte"] as const;

/**
 * '467 kB', '2.4 MB': kilobytes at least, since nobody counts bytes, the decimal mark as the account writes it; `base` is
 * 1,024 where a limit of so many megabytes is said beside it.
 */
export function fileSize(bytes: number, { language_code, format = usualFormat, base = 1_000 }: SizeReader): string {
	const step = Math.min(units.length, Math.max(1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(base))));
	const form = { style: "unit", unit: units[step - 1], unitDisplay: "short" } as const;
	const size = new Intl.NumberFormat(language_code, { ...form, maximumFractionDigits: step > 1 ? 1 : 0 });
	return size
		.formatToParts(Math.max(1, bytes / base ** step))
		.map(({ type, value }) => (type === "decimal" ? format.decimal : type === "literal" ? noBreak : value))
		.join("");
}

type SizeReader = { language_code: string; format?: FigureFormat; base?: 1_000 | 1_024 };

/** Kinds of input with their bounds: a field of an endpoint, list or report is one of these, or names its own maximum. @pure */
import { z } from "zod";

/** Moments that people mean lie before this one (2200-01-01), so that no date sends a loop or a calendar into the void. */
const latestMs = Date.UTC(2200, 0, 1);

/** Characters that no text needs: controls but for tab and line feed, and halves of characters. Escaped, they are six times as long. */
const strangeCharacters = /[\p{Cc}\p{Cs}]/gu;

/** Milliseconds UTC, from 1970 until 2200. */
export const moment = z.int().min(0).max(latestMs);

/** The id of one of the things that a person is shown to choose from: where none is chosen they are told to choose, not to fill in. */
export const chosenId = z.int({
	error: ({ input }) => (input === undefined || input === "" ? "answers:validation.choose" : undefined),
});

/** Words that are stored, of at most so many characters; spaces around them are left out. */
export function text(maxLength: number) {
	return z.string().overwrite(withoutStrange).trim().max(maxLength);
}

/** What JSON may measure: bytes as UTF-8 text, and how deep lists and objects stand in each other. */
export type JsonBound = { maxBytes: number; maxDepth?: number };

const usualDepth = 8;

/** Anything, as long as it is small; for what a caller keeps with us and reads back unchanged. */
export function smallJson(bound: JsonBound) {
	return z
		.unknown()
		.refine((value) => isSmall(value, bound), { message: "answers:validation.tooLarge" })
		.meta(described(bound));
}

/** An object of fields that are checked elsewhere, or kept as they are. */
export function smallObject(bound: JsonBound) {
	return z
		.record(z.string(), z.unknown())
		.refine((value) => isSmall(value, bound), { message: "answers:validation.tooLarge" })
		.meta(described(bound));
}

/** Short texts by names that the caller chooses. */
export function smallTexts({ maxEntries, maxLength }: { maxEntries: number; maxLength: number }) {
	return z
		.record(z.string().max(maxLength), z.string().max(maxLength))
		.refine((texts) => Object.keys(texts).length <= maxEntries, {
			message: "answers:validation.chooseAtMost",
			params: { count: maxEntries },
		} as never)
		.meta({ "x-max-entries": maxEntries });
}

/**
 * What old clients send with any call, and nobody reads: `force_clear_cache`, and `redirect_if_logged_out`, since who is
 * signed out is refused before a body is read (decision 007); each client leads to sign-in at `not_logged_in`.
 */
export const ignored = smallJson({ maxBytes: 2_000 }).optional();

/** True for a real day of the calendar from 1900 to 2199, written as YYYY-MM-DD. */
export function isCalendarDay(day: string): boolean {
	if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(day)) return false;
	const ms = Date.parse(`${day}T00:00:00Z`);
	return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}

/** How the bound stands in the API's document, where the contract test looks for it. */
function described({ maxBytes, maxDepth = usualDepth }: JsonBound) {
	return { "x-max-bytes": maxBytes, "x-max-depth": maxDepth };
}

/** The depth comes first: writing something endlessly deep as text would break the stack. */
function isSmall(value: unknown, { maxBytes, maxDepth = usualDepth }: JsonBound): boolean {
	if (!isWithinDepth(value, maxDepth)) return false;
	return new TextEncoder().encode(JSON.stringify(value) ?? "").byteLength <= maxBytes;
}

function isWithinDepth(value: unknown, levels: number): boolean {
	if (typeof value !== "object" || value === null) return true;
	return levels > 0 && Object.values(value).every((part) => isWithinDepth(part, levels - 1));
}

function withoutStrange(words: string): string {
	return words.replaceAll(strangeCharacters, (sign) => (sign === "\n" || sign === "\t" ? sign : ""));
}

/** 'YYYY-MM-DD', with or without a time, of which only the day counts (gaps.md, "Report dates"). */
export const filterDay = z
	.string()
	.max(19)
	.regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/)
	.refine((date) => isCalendarDay(date.slice(0, 10)), { message: "answers:validation.invalid" })
	.transform((date) => date.slice(0, 10));

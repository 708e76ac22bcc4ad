/** What a line of the audit says beyond its act, as rows that people read: each field with its value, or with both of a change. @pure */

/** A field in words; `before` is null where nothing was changed and the line only tells. */
export type DetailInWords = { label: string; before: string | null; after: string };

/** How fields and values are said. */
export type DetailWords = {
	label: (field: string) => string;
	value: (field: string, value: string | number | boolean) => string;
	/** In the place of a value that is not there. */
	nothing: string;
};

/** So many fields of a line are shown, and so much of each value. */
const maxFields = 60;
const maxCharacters = 400;

/** The details of a line in words. Keys of other things say nothing to a reader and are left out. */
export function detailsInWords(details: Readonly<Record<string, unknown>>, words: DetailWords): DetailInWords[] {
	return Object.entries(details)
		.filter(([field, value]) => isSaid(field, value))
		.slice(0, maxFields)
		.map(([field, value]) => {
			const label = words.label(field);
			if (!isChange(value)) return { label, before: null, after: inWords(field, value, words) };
			return { label, before: inWords(field, value.before, words), after: inWords(field, value.after, words) };
		});
}

/** One sentence of the first fields, what changed before what is told; `more` says how many there are besides. */
export function summaryOf(
	details: readonly DetailInWords[],
	say: {
		changed: (detail: DetailInWords) => string;
		told: (detail: DetailInWords) => string;
		more: (count: number) => string;
	},
	max = 2,
): string {
	const changedFirst = [...details].sort((one, other) => Number(one.before === null) - Number(other.before === null));
	const shown = changedFirst
		.slice(0, max)
		.map((detail) => (detail.before === null ? say.told(detail) : say.changed(detail)));
	const rest = details.length - shown.length;
	return [...shown, ...(rest > 0 ? [say.more(rest)] : [])].join("; ");
}

type Change = { before: unknown; after: unknown };

function isChange(value: unknown): value is Change {
	return isObject(value) && Object.hasOwn(value, "before") && Object.hasOwn(value, "after");
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSaid(field: string, value: unknown): boolean {
	return value !== undefined && field !== "id" && !/_ids?$/.test(field) && field !== "created_by";
}

function inWords(field: string, value: unknown, words: DetailWords): string {
	return cut(textOf(field, value, words)) || words.nothing;
}

function textOf(field: string, value: unknown, words: DetailWords): string {
	if (value === null || value === undefined || value === "") return "";
	if (Array.isArray(value))
		return value
			.map((one) => textOf(field, one, words))
			.filter(Boolean)
			.join(", ");
	if (isObject(value))
		return Object.entries(value)
			.filter(([name, inner]) => isSaid(name, inner))
			.map(([name, inner]) => `${words.label(name)}: ${textOf(name, inner, words) || words.nothing}`)
			.join(", ");
	return words.value(field, value as string | number | boolean);
}

function cut(text: string): string {
	return text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;
}

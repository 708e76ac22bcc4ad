/** The words by which a person is known, and how they leave a text. @pure */
import { lowerAscii } from "#workers/kernel/lower-ascii";

/** What a person is called, and where they can be reached. */
export type KnownPerson = {
	first_name: string;
	last_name: string;
	/** Whether nobody else in the account has the name. */
	isFirstNameTheirs: boolean;
	isLastNameTheirs: boolean;
	/** Addresses of email, numbers, lines of addresses: whatever was written of them alone. */
	facts: readonly string[];
};

/** What stands in the place of a word that left: no longer than any word that leaves. */
export const mark = "***";

/** Columns that tell of goods, of the product and of the client itself, where a person's name would be somebody else's word. */
export const impersonal: Readonly<Record<string, "all" | readonly string[]>> = {
	accounts: "all",
	announcement_attachments: ["key", "content_type"],
	badges: "all",
	behaviors: "all",
	categories: "all",
	category_items: "all",
	due_work: "all",
	files: "all",
	how_to_video_files: "all",
	imported_variants: "all",
	import_pictures: "all",
	item_pictures: "all",
	items: "all",
	order_lines: ["name", "brand_name", "options", "sku", "image_url"],
	text_corrections: ["product_text", "source_text"],
	variants: "all",
};

const shortestFact = 5;
const shortestName = 4;
/** A short name may be a word, too (Will, Grace): it leaves as a name is written, longer ones however they are written. */
const longestCommonWord = 5;

/** How a person's words leave: `needles` find the texts that hold some, in lower case as SQLite writes it. */
export type Terms = { needles: string[]; erase: (text: string) => string };

/** The words of a person: full names and facts wherever they stand, one name alone where nobody else has it. */
export function termsOf(person: KnownPerson): Terms {
	const { first_name, last_name } = person;
	const full =
		first_name && last_name
			? [`${first_name} ${last_name}`, `${last_name}, ${first_name}`, `${last_name} ${first_name}`]
			: [];
	const facts = [...new Set(person.facts.map((fact) => fact.trim()))].filter((fact) => fact.length >= shortestFact);
	const alone = [
		...(person.isFirstNameTheirs ? [first_name] : []),
		...(person.isLastNameTheirs ? [last_name] : []),
	].filter((name) => name.length >= shortestName);
	const longestFirst = (one: string, other: string) => other.length - one.length;
	const patterns = [
		...namesInJson(person),
		...[...facts, ...full].sort(longestFirst).flatMap((text) => wholeWords(text, "giu")),
		...alone.flatMap((text) => wholeWords(text, text.length > longestCommonWord ? "giu" : "gu")),
	];
	return {
		needles: [...new Set([...facts, ...full, ...alone, last_name].filter(Boolean).flatMap(formsOf).map(lowerAscii))],
		erase: (text) => patterns.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text),
	};
}

type Pattern = [pattern: RegExp, instead: string];

/** A text as words of their own, as it is and as JSON writes it. */
function wholeWords(text: string, flags: string): Pattern[] {
	return formsOf(text).map((form) => [
		new RegExp(`(?<![\\p{L}\\p{N}])${escaped(form)}(?![\\p{L}\\p{N}])`, flags),
		mark,
	]);
}

function formsOf(text: string): string[] {
	return [...new Set([text, JSON.stringify(text).slice(1, -1)])];
}

/** Both halves of the name side by side in JSON, where each alone may be somebody else's. */
function namesInJson({ first_name, last_name }: KnownPerson): Pattern[] {
	const [first, last] = [JSON.stringify(first_name), JSON.stringify(last_name)].map(escaped);
	const between = "\\s*,\\s*";
	return [
		[
			new RegExp(`"first_name"\\s*:\\s*${first}${between}"last_name"\\s*:\\s*${last}`, "gu"),
			`"first_name":"${mark}","last_name":"${mark}"`,
		],
		[
			new RegExp(`"last_name"\\s*:\\s*${last}${between}"first_name"\\s*:\\s*${first}`, "gu"),
			`"last_name":"${mark}","first_name":"${mark}"`,
		],
	];
}

function escaped(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** What JSON holds, with every word of it gone: an address of an order whose goods have arrived. */
export function blanked(text: string): string {
	const blank = (value: unknown): unknown => {
		if (typeof value === "string") return "";
		if (Array.isArray(value)) return value.map(blank);
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blank(inner)]));
	};
	return JSON.stringify(blank(JSON.parse(text)));
}

/** The name that a person has afterwards: another one for each, so that they can be told apart. */
export function pseudonymOf(user_id: number): { first_name: string; last_name: string } {
	return { first_name: "Person", last_name: user_id.toString(36).toUpperCase().slice(-6) };
}

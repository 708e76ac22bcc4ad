/** Every text exists in every language, with the same placeholders and the plural forms that the language has. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, scan } from "./source-files";

const languages = ["en", "es", "fr"];
const pluralForms = ["zero", "one", "two", "few", "many", "other"];
const pluralEnding = new RegExp(`_(${pluralForms.join("|")})$`);

type Texts = { [key: string]: string | Texts };

const namespaces = [
	...new Set(
		languages.flatMap((language) => scan(`public/locales/${language}`).map(({ path }) => path.split("/").at(-1)!)),
	),
].sort();

test("the three languages have the same files", () => {
	for (const language of languages) {
		const files = scan(`public/locales/${language}`).map(({ path }) => path.split("/").at(-1)!);
		expect(files.sort(), language).toEqual(namespaces);
	}
});

test.each(namespaces.length > 0 ? namespaces : [])("%s is complete in every language", (namespace) => {
	const english = readTexts("en", namespace);
	const problems = languages.flatMap((language) =>
		compare(language, namespace, english, readTexts(language, namespace)),
	);
	expect(problems).toEqual([]);
});

/** Beginnings of words as Britain writes them, where the specification's own texts are American. */
const britishStems =
	/\b(recognis|organis|authoris|apologis|customis|personalis|summaris|behaviour|colour|favour|honour|cancell|catalogue|centre|grey|programme|licence|enrol\b|fulfil\b)\w*/gi;

test("English is American: recognize, behavior, canceled", () => {
	const british = namespaces.flatMap((namespace) =>
		[...readTexts("en", namespace)].flatMap(([key, text]) =>
			[...text.matchAll(britishStems)].map(([word]) => `${namespace}:${key}: ${word}`),
		),
	);
	expect(british).toEqual([]);
});

test("sums in messages after a form are written as figures are, with their separators", () => {
	const raw = languages.flatMap((language) =>
		namespaces.flatMap((namespace) =>
			[...readTexts(language, namespace)]
				.filter(([key, text]) => key.startsWith("notices.") && /\{\{(?:points|count)\}\}/.test(text))
				.map(([key]) => `${language} ${namespace}:${key}`),
		),
	);
	expect(raw).toEqual([]);
});

test("French has its own spaces before ; : ? ! and inside « », and curly apostrophes", () => {
	const plain = namespaces.flatMap((namespace) =>
		[...readTexts("fr", namespace)].flatMap(([key, text]) =>
			[
				...text.replaceAll(/\{\{.*?\}\}/g, "x").matchAll(/.{0,12}(?: [;:?!»]|« |[\p{L}][;?!]|\p{L}'\p{L}).{0,12}/gu),
			].map(([place]) => `${namespace}:${key}: ${place}`),
		),
	);
	expect(plain).toEqual([]);
});

/** Words before the account's own word for points that would have to agree with it: "estrellas" and "étoiles" are no "puntos" and "points". */
const agreeing: Record<string, RegExp> = {
	es: /\b(?:el|los|las|unos|unas|estos|estas|esos|esas|cuántos|cuántas|muchos|pocos)(?: \{\{\w+(?:, number)?\}\})? \{\{points_label/i,
	fr: /\bde \{\{points_label|\b(?:tous|quels|quelles) les \{\{points_label/i,
};

test.each(["es", "fr"])(
	"the account's own word for points stands where its gender and its first letter do not matter (%s)",
	(language) => {
		const agreed = namespaces.flatMap((namespace) =>
			[...readTexts(language, namespace)]
				.filter(([, text]) => agreeing[language]!.test(text))
				.map(([key, text]) => `${namespace}:${key}: ${text}`),
		);
		expect(agreed).toEqual([]);
	},
);

function compare(
	language: string,
	namespace: string,
	english: Map<string, string>,
	texts: Map<string, string>,
): string[] {
	const wanted = wantedKeys(language, english);
	const missing = [...wanted].filter((key) => !texts.has(key)).map((key) => `${key} is missing`);
	const surplus = [...texts.keys()].filter((key) => !wanted.has(key)).map((key) => `${key} is not in English`);
	const empty = [...texts].filter(([, text]) => text.trim() === "").map(([key]) => `${key} is empty`);
	const strange = [...texts]
		.filter(([key, text]) => wanted.has(key) && !hasSamePlaceholders(key, text, english))
		.map(([key]) => `${key} has other placeholders than the English text`);
	return [...missing, ...surplus, ...empty, ...strange].map((problem) => `${language}/${namespace}: ${problem}`);
}

/** The keys of English, with each plural's forms replaced by those of the language. */
function wantedKeys(language: string, english: Map<string, string>): Set<string> {
	const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
	return new Set(
		[...english.keys()].flatMap((key) => {
			const base = key.replace(pluralEnding, "");
			return isPlural(key, english) ? forms.map((form) => `${base}_${form}`) : [key];
		}),
	);
}

/** A plural has a form for the many; `step_one` beside no `step_other` is an ordinary key. */
function isPlural(key: string, english: Map<string, string>): boolean {
	return pluralEnding.test(key) && english.has(key.replace(pluralEnding, "_other"));
}

/** A plural's form may leave the count out ("one comment"); everything else must carry the same names. */
function hasSamePlaceholders(key: string, text: string, english: Map<string, string>): boolean {
	const base = isPlural(key, english) || pluralEnding.test(key) ? key.replace(pluralEnding, "_other") : key;
	const wanted = placeholders(english.get(key) ?? english.get(base) ?? "");
	const found = placeholders(text);
	if (!pluralEnding.test(key)) return wanted.join() === found.join();
	const ignoreCount = (names: string[]) => names.filter((name) => name !== "count").join();
	return ignoreCount(wanted) === ignoreCount(found);
}

function placeholders(text: string): string[] {
	const names = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1]!);
	const tags = [...text.matchAll(/<\/?(\w+)\s*\/?>/g)].map((match) => `<${match[1]}>`);
	return [...new Set([...names, ...tags])].sort();
}

function readTexts(language: string, namespace: string): Map<string, string> {
	const texts: Texts = JSON.parse(readFileSync(join(root, "public/locales", language, namespace), "utf8"));
	return new Map(flatten(texts, ""));
}

function flatten(texts: Texts, prefix: string): [string, string][] {
	return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
		typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
	);
}

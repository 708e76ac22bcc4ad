/** The texts of all features in all languages, for the server's own messages and for server-rendered screens. */
import { hash } from "node:crypto";
import type { i18n } from "i18next";
import { LanguageDetector } from "remix-i18next/server";
import { BoundedCache } from "#workers/runtime/bounded-cache";
import { perObject } from "#workers/runtime/memo";
import { type FiguresOf, heldFigures, heldTexts, holdTexts, instanceOf, instanceWith } from "#workers/runtime/texts";
import { type Account, type OwnTexts, platformLanguages } from "./identity";
import type { TextKey } from "./names";
import { withOwnTexts } from "./own-texts";
import type { Translate } from "./scope";

/** Texts by language, then by namespace. */
export type Texts = Record<string, Record<string, object>>;

/** Values that every text may name: the account's own labels, in the reader's language. */
export type LabelValues = Record<string, string>;

/** React escapes; and what a value holds is never a template itself, which a clone would forget. */
const plainly = { escapeValue: false, skipOnVariables: true };

/** Sets the texts, and how figures in them are written: once when the Worker starts, and in development whenever a file of them changed. */
export function loadTexts(texts: Texts, figures: FiguresOf): void {
	const options = {
		resources: texts as never,
		fallbackLng: "en",
		supportedLngs: [...platformLanguages],
		ns: Object.keys(texts.en ?? {}),
		defaultNS: "common",
		initImmediate: false,
		interpolation: plainly,
		returnNull: false,
	};
	holdTexts(options, figures);
}

/** What texts need of an account: its labels, and its own wording where it has any. */
export type SpeakingAccount = Pick<Account, "labels" | "default_language_code" | "company_name"> &
	Partial<Pick<Account, "own_texts" | "country">>;

/** Writes whole figures as texts write them: as the account's country does, in the reader's language where it is spoken there. */
export function figuresFor({ country = "" }: SpeakingAccount, language_code: string): (value: number) => string {
	const figures = heldFigures(country, language_code);
	return (value) => figures.format(value);
}

const keysOfAccount = perObject((_account: object) => new Map<string, string>());

/**
 * The texts with an account's labels filled in, in one language. Some hundred instances are kept, by what they are made of;
 * of an account as it is remembered there is only the key: ten thousand accounts would keep as many instances each language.
 * Nobody may change what comes back, nor the account.
 */
export function textsFor(account: SpeakingAccount, language_code: string): i18n {
	const keys = keysOfAccount(account);
	const key = keys.get(language_code) ?? keyOfTexts(account, language_code);
	keys.set(language_code, key);
	return instanceOf(key, () => textsWithLabels(account, language_code));
}

function keyOfTexts(account: SpeakingAccount, language_code: string): string {
	const made = JSON.stringify([defaultsOf(account, language_code), account.own_texts ?? {}]);
	return `${language_code}|${hash("sha256", made)}`;
}

function textsWithLabels(account: SpeakingAccount, language_code: string): i18n {
	const from = heldTexts();
	if (!from) throw new Error("texts are not loaded");
	const interpolation = { ...plainly, defaultVariables: defaultsOf(account, language_code) };
	const own = account.own_texts ?? {};
	return Object.keys(own).length > 0
		? instanceWith(textsOf(own), { lng: language_code, interpolation })
		: from.cloneInstance({ lng: language_code, interpolation });
}

/** What every text knows of the account: its labels, and whose figures are written. */
function defaultsOf(account: SpeakingAccount, language_code: string): LabelValues {
	return { ...labelValues(account, language_code), country_of_figures: account.country ?? "" };
}

/** The product's texts by language and namespace; none before the Worker has loaded them. */
export function productTexts(): Texts {
	return (heldTexts()?.options.resources ?? {}) as Texts;
}

/** The texts of an account in which one (`namespace:key`, all of its forms) stands between two signs, so that it is found where it is shown. */
export function markedTexts(
	account: SpeakingAccount,
	language_code: string,
	key: string,
	{ begin, end }: { begin: string; end: string },
): i18n {
	const texts = textsOf(account.own_texts ?? {});
	const [namespace = "", path = ""] = key.split(":");
	const resources = Object.fromEntries(
		Object.entries(texts).map(([language, namespaces]) => {
			const marked = formsBelow(namespaces[namespace], path).map(([form, text]) => [form, `${begin}${text}${end}`]);
			return [language, withOwnTexts(namespaces, { [namespace]: Object.fromEntries(marked) })];
		}),
	);
	const interpolation = { ...plainly, defaultVariables: defaultsOf(account, language_code) };
	return instanceWith(resources, { lng: language_code, interpolation });
}

/** The texts that a key stands for in a namespace: itself, or what is said of one and of several. */
function formsBelow(namespace: object | undefined, path: string): [key: string, text: string][] {
	const parts = path.split(".");
	const last = parts.pop() ?? "";
	const within = parts.reduce<unknown>(
		(tree, part) => (tree as Record<string, unknown> | undefined)?.[part],
		namespace,
	);
	const keys = [last, ...["zero", "one", "two", "few", "many", "other"].map((form) => `${last}_${form}`)];
	return keys.flatMap((key): [string, string][] => {
		const text = (within as Record<string, unknown> | undefined)?.[key];
		return typeof text === "string" ? [[[...parts, key].join("."), text]] : [];
	});
}

/** The product's texts with an account's own wording in their places. What nobody corrected is shared. */
function textsOf(own: OwnTexts): Texts {
	const product = productTexts();
	return Object.fromEntries(
		Object.entries(product).map(([language, namespaces]) => [language, withOwnTexts(namespaces, own[language])]),
	);
}

/** What is kept of texts with values: answers that many people get alike, not emails. */
const composedCached = 100;
const longestCached = 300;
const textsOfInstance = perObject((_texts: i18n) => ({
	plain: new Map<string, string>(),
	composed: new BoundedCache<string>({ maxEntries: composedCached, maxKeyLength: Number.POSITIVE_INFINITY }),
}));

/**
 * Translates keys such as `points:errors.insufficient_points`. A text without values is looked up once for each
 * instance; of those with values, the last short ones are kept.
 */
export function translator(texts: i18n): Translate {
	const { plain, composed } = textsOfInstance(texts);
	return (key, values) => {
		const asked = values ? `${key} ${JSON.stringify(values)}` : key;
		const stored = (values ? composed : plain).get(asked);
		if (stored !== undefined) return stored;
		const text = String(texts.t(key as never, values as never));
		if (!values) plain.set(key, text);
		else if (asked.length + text.length <= longestCached) composed.set(asked, text);
		return text;
	};
}

/** A text in English as it is written: with its placeholders, in the form of many where it has several. */
export function templateOf(key: TextKey): string | undefined {
	const [namespace = "", path = ""] = key.split(":");
	const found = [path, `${path}_other`].map((form) => heldTexts()?.getResource("en", namespace, form) as unknown);
	return found.find((text) => typeof text === "string");
}

/**
 * The account's labels in a language, in the account's own language where one is missing, and the usual word where it has
 * none. One point is called as many are, where the account has its own word for many alone.
 */
export function labelValues(
	account: Pick<Account, "labels" | "default_language_code" | "company_name">,
	language_code: string,
): LabelValues {
	const usual = heldTexts()?.getResource(language_code, "answers", "labels") as LabelValues | undefined;
	const values: LabelValues = { ...usual, company_name: account.company_name };
	for (const [name, texts] of Object.entries(account.labels)) {
		values[name] = texts[language_code] ?? texts[account.default_language_code] ?? texts.en ?? values[name] ?? "";
	}
	const hasOwnWord = values.points_label !== usual?.points_label && !account.labels.point_label?.[language_code];
	return hasOwnWord ? { ...values, point_label: values.points_label ?? "" } : values;
}

/**
 * The language for a reader among those that the account offers: the first of `chosen` (their own, their cookie's) that
 * it has, else what the browser wishes most (Accept-Language), else the account's.
 */
export async function chooseLanguage(
	account: Pick<Account, "languages" | "default_language_code">,
	chosen: (string | null | undefined)[],
	browser: Request,
): Promise<string> {
	const offered = account.languages.filter((code) => (platformLanguages as readonly string[]).includes(code));
	const known = chosen.find((code) => code && offered.includes(code));
	if (known) return known;
	const { default_language_code } = account;
	const fallbackLanguage = offered.includes(default_language_code) ? default_language_code : "en";
	const detector = new LanguageDetector({
		supportedLanguages: offered,
		fallbackLanguage,
		order: ["custom"],
		// Regions are left out: `es-MX, en;q=0.8` asks for Spanish.
		findLocale: async ({ headers }) => headers.get("accept-language")?.replace(/-[\w-]+/g, "") ?? null,
	});
	return detector.detect(browser);
}

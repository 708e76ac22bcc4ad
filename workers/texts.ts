/** The translation files of all features, bundled for the server; the browser loads the same from /webapp/locales. */
import { figuresOf } from "./features/account/steps/figures";
import type { Account, OwnTexts } from "./kernel/identity";
import { withOwnTexts } from "./kernel/own-texts";
import { screenFile } from "./kernel/screen-file";
import { loadTexts, type Texts } from "./kernel/translate";
import { perObject } from "./runtime/memo";
import { screenTexts } from "./screen-texts.generated";
import { texts as known } from "./texts.generated";

/** Texts by language and namespace (one namespace a feature). */
export const texts: Texts = known;

loadTexts(texts, figuresOf);

/** The namespace under which the texts that clients handed in are served, each by itself: its key is the text. */
const savedTexts = "saved-texts";

const screens: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
	Object.entries(screenTexts).map(([id, parts]) => [screenFile(id), parts === "" ? [] : parts.split(" ")]),
);

/**
 * The texts of a language that travel together: those of a screen (`screenFile`), of the `root` that all have, `all`, or one
 * namespace; with what an account says in their places. Nothing for what there is not.
 */
export function textsFile(language: string, name: string, own_texts: OwnTexts = {}): object | undefined {
	const product = Object.hasOwn(texts, language) ? texts[language]! : undefined;
	if (!product) return undefined;
	const own = Object.hasOwn(own_texts, language) ? own_texts[language]! : {};
	if (name === savedTexts) return own[savedTexts] ?? {};
	const known = withOwnTexts(product, own);
	if (name === "all") return known;
	if (Object.hasOwn(screens, name)) return pickParts(known as Tree, screens[name]!);
	return Object.hasOwn(known, name) ? known[name] : undefined;
}

type Tree = Record<string, Record<string, unknown>>;

/** The parts alone, each `namespace.part`. */
function pickParts(known: Tree, parts: readonly string[]): Tree {
	const picked: Tree = {};
	for (const part of parts) {
		const [namespace, key] = part.split(".") as [string, string];
		picked[namespace] = { ...picked[namespace], [key]: known[namespace]?.[key] };
	}
	return picked;
}

/** A short hash of all texts: it changes when any text does. */
export const texts_version: string = hashText(JSON.stringify(texts));

/** The state of the texts as an account has them: that of the product, and of the account's own where it has any. */
export const textsVersionOf: (account: Pick<Account, "own_texts">) => string = perObject(({ own_texts }) =>
	Object.keys(own_texts).length > 0 ? `${texts_version}-${hashText(JSON.stringify(own_texts))}` : texts_version,
);

/** FNV-1a, 32 bits, in base 36: a name for a state of the texts, not a secret. */
function hashText(text: string): string {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return (hash >>> 0).toString(36);
}

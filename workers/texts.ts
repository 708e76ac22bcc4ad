/** The translation files of all features, bundled for the server; the browser loads the same from /webapp/locales. */
import { loadTexts, type Texts } from "./kernel/translate";
import { texts as known } from "./texts.generated";

/** Texts by language and namespace (one namespace a feature). */
export const texts: Texts = known;

loadTexts(texts);

/** Namespaces that members' pages never show: the server's own messages, and screens of account owners; nor do they show what notifications say, and what a namespace keeps under `owners`. */
const beyondMembers = ["cart", "flash-sale", "programs", "imports", "invitations", "member-import", "settings"];

/** The texts of a language that travel together: `all`, `member` (what members' pages show), or one namespace. */
export function textsFile(language: string, name: string): object | undefined {
	const known = Object.hasOwn(texts, language) ? texts[language]! : undefined;
	if (!known || name === "all") return known;
	if (name !== "member") return Object.hasOwn(known, name) ? known[name] : undefined;
	return Object.fromEntries(
		Object.entries(known)
			.filter(([namespace]) => !beyondMembers.includes(namespace))
			.map(([namespace, part]) => [namespace, ofMembers(part as Record<string, unknown>)]),
	);
}

/** A short hash of all texts: it changes when any text does. */
export const texts_version: string = hashText(JSON.stringify(texts));

/** FNV-1a, 32 bits, in base 36: a name for a state of the texts, not a secret. */
function hashText(text: string): string {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return (hash >>> 0).toString(36);
}

function ofMembers({ notifications: _said, owners: _theirs, ...shown }: Record<string, unknown>): object {
	return shown;
}

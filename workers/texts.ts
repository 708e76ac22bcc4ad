/** The translation files of all features, bundled for the server; the browser loads the same from /webapp/locales. */
import type { Account, OwnTexts } from "./kernel/identity";
import { withOwnTexts } from "./kernel/own-texts";
import { loadTexts, type Texts } from "./kernel/translate";
import { perObject } from "./runtime/memo";
import { texts as known } from "./texts.generated";

/** Texts by language and namespace (one namespace a feature). */
export const texts: Texts = known;

loadTexts(texts);

/** Namespaces that members' pages never show: the server's own messages, and screens of account owners; nor do they need what notifications, refusals and notices say, and what a namespace keeps under `owners`. */
const beyondMembers = [
	"audit",
	"translations",
	"cart",
	"flash-sale",
	"setup",
	"budgets",
	"imports",
	"invitations",
	"member-import",
	"settings",
	"terms",
];

/** Parts of namespaces that members' pages never show: the account owner's overview, what an upload says of its rows, and signing in as a member. */
const partsBeyondMembers: Record<string, readonly string[]> = {
	home: ["overview"],
	catalog: ["import", "reasons"],
	session: ["sudo"],
};

/** The namespace under which the texts that clients handed in are served, each by itself: its key is the text. */
const savedTexts = "saved-texts";

/**
 * The texts of a language that travel together: `all`, `member` (what members' pages show), or one namespace; with what an
 * account says in their places. Nothing for what there is not.
 */
export function textsFile(language: string, name: string, own_texts: OwnTexts = {}): object | undefined {
	const product = Object.hasOwn(texts, language) ? texts[language]! : undefined;
	if (!product) return undefined;
	const own = Object.hasOwn(own_texts, language) ? own_texts[language]! : {};
	if (name === savedTexts) return own[savedTexts] ?? {};
	const known = withOwnTexts(product, own);
	if (name === "all") return known;
	if (name !== "member") return Object.hasOwn(known, name) ? known[name] : undefined;
	return Object.fromEntries(
		Object.entries(known)
			.filter(([namespace]) => !beyondMembers.includes(namespace))
			.map(([namespace, part]) => [namespace, ofMembers(namespace, part as Record<string, unknown>)]),
	);
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

/** Refusals and notices come in words from the server; those of the shell are pages. */
function ofMembers(namespace: string, { notifications: _told, owners: _theirs, ...shown }: Record<string, unknown>) {
	if (namespace === "shell") return shown;
	const { errors: _refusals, notices: _notices, ...drawn } = shown;
	const beyond = Object.hasOwn(partsBeyondMembers, namespace) ? partsBeyondMembers[namespace]! : [];
	return Object.fromEntries(Object.entries(drawn).filter(([part]) => !beyond.includes(part)));
}

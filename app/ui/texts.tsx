/** The texts for components: one lookup function a language and namespace, made once and shared by all who read it. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useSyncExternalStore } from "react";
import type { KeyWithin, Namespace, TextKey } from "#workers/kernel/names";

/** The lookup of a namespace: its own keys as they are, others with their namespace in front. */
export type Lookup<Name extends Namespace> = {
	(key: KeyWithin<Name>, valuesOrDefault?: Record<string, unknown> | string): string;
	// A form of its own: the union of both would be made of all texts anew for each namespace (decision 028).
	(key: TextKey, valuesOrDefault?: Record<string, unknown> | string): string;
};

type AnyLookup = (key: string, valuesOrDefault?: Record<string, unknown> | string) => string;

/** Where texts come from: i18next on the server, the page's own in a browser. */
export type TextSource = {
	readonly language: string;
	getFixedT(language: string, namespace: string): unknown;
	changeLanguage(language: string): Promise<unknown>;
	on(event: "languageChanged", listener: () => void): void;
	off(event: "languageChanged", listener: () => void): void;
	/** In a browser: what a screen waits for until its texts are there; throws what kept them from coming. */
	ask?(screen: string): Promise<void> | undefined;
	/** In a browser: how figures in texts are written. The server's texts know their account. */
	figure?: (value: number) => string;
};

type Words<Name extends Namespace> = { t: Lookup<Name>; i18n: TextSource };
type Spoken = { i18n: TextSource; language: string };

const SpokenContext = createContext<Spoken | null>(null);
const wordsOf = new WeakMap<TextSource, Map<string, Words<never>>>();

/** Lends texts to everything below, and draws it again when their language changes. */
export function TextsProvider({ i18n, children }: { i18n: TextSource; children: ReactNode }) {
	const subscribe = useCallback(
		(changed: () => void) => {
			i18n.on("languageChanged", changed);
			return () => i18n.off("languageChanged", changed);
		},
		[i18n],
	);
	const read = () => i18n.language;
	const language = useSyncExternalStore(subscribe, read, read);
	return <SpokenContext.Provider value={{ i18n, language }}>{children}</SpokenContext.Provider>;
}

/** Where the texts of the page come from. */
export function useTextSource(): TextSource {
	const spoken = useContext(SpokenContext);
	if (!spoken) throw new Error("there are no texts above this component");
	return spoken.i18n;
}

/** Has the page speak this language from now on, and write figures in its texts so. */
export function useLanguage(language: string, figure: (value: number) => string): void {
	const spoken = useContext(SpokenContext);
	if (spoken?.i18n.figure) spoken.i18n.figure = figure;
	useEffect(() => {
		if (spoken && spoken.i18n.language !== language) void spoken.i18n.changeLanguage(language);
	}, [spoken, language]);
}

/**
 * The texts of a namespace. react-i18next's hook of this name makes and subscribes anew in each component, which was a
 * third of what a page of tiles cost to render (docs/performance.md).
 */
export function useTranslation<Name extends Namespace = "common">(namespace = "common" as Name): Words<Name> {
	const spoken = useContext(SpokenContext);
	if (!spoken) throw new Error("there are no texts above this component");
	const { i18n, language } = spoken;
	const words = wordsOf.get(i18n) ?? new Map<string, Words<never>>();
	wordsOf.set(i18n, words);
	const key = `${language} ${namespace}`;
	const known = words.get(key);
	if (known) return known as unknown as Words<Name>;
	const made = { t: plainOnce(i18n.getFixedT(language, namespace) as AnyLookup) as Lookup<Name>, i18n };
	words.set(key, made as unknown as Words<never>);
	return made;
}

/** Texts that take no values are looked up once. */
function plainOnce(t: AnyLookup): AnyLookup {
	const plain = new Map<string, string>();
	return (key, ...options) => {
		if (options.length > 0) return t(key, ...options);
		const known = plain.get(key);
		if (known !== undefined) return known;
		const text = t(key);
		plain.set(key, text);
		return text;
	};
}

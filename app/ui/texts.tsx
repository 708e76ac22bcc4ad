/** The texts for components: one lookup function a language and namespace, made once and shared by all who read it. */
import type { i18n, TFunction } from "i18next";
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from "react";
import { I18nextProvider } from "react-i18next";
import type { KeyWithin, Namespace, TextKey } from "#workers/kernel/names";

/** The lookup of a namespace: its own keys as they are, others with their namespace in front. */
export type Lookup<Name extends Namespace> = (
	key: KeyWithin<Name> | TextKey,
	valuesOrDefault?: Record<string, unknown> | string,
) => string;

type Words<Name extends Namespace> = { t: Lookup<Name>; i18n: i18n };
type Spoken = { i18n: i18n; language: string };

const SpokenContext = createContext<Spoken | null>(null);
const kept = new WeakMap<i18n, Map<string, Words<never>>>();

/** Lends texts to everything below, and draws it again when their language changes. */
export function TextsProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
	const subscribe = useCallback(
		(changed: () => void) => {
			i18n.on("languageChanged", changed);
			return () => i18n.off("languageChanged", changed);
		},
		[i18n],
	);
	const read = () => i18n.language;
	const language = useSyncExternalStore(subscribe, read, read);
	return (
		<I18nextProvider i18n={i18n}>
			<SpokenContext.Provider value={{ i18n, language }}>{children}</SpokenContext.Provider>
		</I18nextProvider>
	);
}

/**
 * The texts of a namespace, as react-i18next's hook of this name gives them. That one makes and subscribes anew in each
 * component, which was a third of what a page of tiles cost to render (docs/performance.md).
 */
export function useTranslation<Name extends Namespace = "common">(namespace = "common" as Name): Words<Name> {
	const spoken = useContext(SpokenContext);
	if (!spoken) throw new Error("there are no texts above this component");
	const { i18n, language } = spoken;
	const words = kept.get(i18n) ?? new Map<string, Words<never>>();
	kept.set(i18n, words);
	const key = `${language} ${namespace}`;
	const known = words.get(key);
	if (known) return known as unknown as Words<Name>;
	const made = { t: keepPlain(i18n.getFixedT(language, namespace)) as Lookup<Name>, i18n };
	words.set(key, made as unknown as Words<never>);
	return made;
}

/** Texts that take no values are looked up once. */
function keepPlain(t: TFunction): TFunction {
	const plain = new Map<string, string>();
	const lookUp = (key: string, ...options: []) => {
		if (options.length > 0) return t(key, ...options);
		const known = plain.get(key);
		if (known !== undefined) return known;
		const text = t(key);
		plain.set(key, text);
		return text;
	};
	return lookUp as TFunction;
}

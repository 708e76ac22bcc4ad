/** Brings a page to life in the browser: texts first, then the screen. Its first import puts the common styles first. */
import "./styles/index.css";
import { RemixBrowser } from "@remix-run/react";
import i18next, { type BackendModule } from "i18next";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import { watchLostChunks } from "./shell/lost-chunks";
import { readPageData } from "./shell/page-data";
import { readPageFacts } from "./shell/page-facts";
import { PageLookContext, readPageLook } from "./shell/page-look";
import { TextsProvider } from "./ui/texts";

type Texts = Record<string, object>;

const facts = readPageFacts();
const look = readPageLook();
const loaded = new Map<string, Promise<Texts>>();

/** All texts of a language, from the one file that the server keeps for good under its version. */
function loadTexts(language: string): Promise<Texts> {
	const known = loaded.get(language);
	if (known) return known;
	const href = facts.texts_href.replace(`/${facts.language_code}/`, `/${language}/`);
	const texts = fetch(href).then((answer) => answer.json() as Promise<Texts>);
	loaded.set(language, texts);
	return texts;
}

/** Loads a further language when the person changes it without leaving the page. */
const furtherLanguages: BackendModule = {
	type: "backend",
	init: () => undefined,
	read: (language, namespace, done) => {
		loadTexts(language).then(
			(texts) => done(null, texts[namespace] as never),
			(error) => done(error, false),
		);
	},
};

watchLostChunks(facts.app_version);

async function start(): Promise<void> {
	const [texts] = await Promise.all([loadTexts(facts.language_code), readPageData()]);
	await i18next
		.use(initReactI18next)
		.use(furtherLanguages)
		.init({
			lng: facts.language_code,
			resources: { [facts.language_code]: texts } as never,
			partialBundledLanguages: true,
			ns: Object.keys(texts),
			defaultNS: "common",
			fallbackLng: facts.language_code,
			interpolation: { escapeValue: false, defaultVariables: facts.labels },
			returnNull: false,
			initImmediate: false,
		});
	startTransition(() => {
		hydrateRoot(
			document,
			<PageLookContext.Provider value={look}>
				<TextsProvider i18n={i18next}>
					<RemixBrowser />
				</TextsProvider>
			</PageLookContext.Provider>,
		);
	});
}

void start();

/** Brings a page to life in the browser: texts first, then the screen. */
import { RemixBrowser } from "@remix-run/react";
import i18next from "i18next";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { watchLostChunks } from "./shell/lost-chunks";
import { readPageFacts } from "./shell/page-facts";

const facts = readPageFacts();

watchLostChunks(facts.app_version);

async function start(): Promise<void> {
	const texts = (await (await fetch(facts.texts_href)).json()) as Record<string, object>;
	await i18next.use(initReactI18next).init({
		lng: facts.language_code,
		resources: { [facts.language_code]: texts } as never,
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
			<I18nextProvider i18n={i18next}>
				<RemixBrowser />
			</I18nextProvider>,
		);
	});
}

void start();

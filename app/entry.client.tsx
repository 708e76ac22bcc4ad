/** Brings a page to life in the browser: texts first, then the screen. Its first import puts the common styles first. */
import "./styles/index.css";
import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { readPageData } from "./remix-internals/page-data";
import { readPageFacts } from "./shell/page-facts";
import { PageTexts, type TextFiles } from "./shell/page-texts";
import { PageThemeContext, readPageTheme } from "./shell/page-theme";
import { TextsProvider } from "./ui/texts";

const facts = readPageFacts();
const look = readPageTheme();
const loaded = new Map<string, Promise<TextFiles>>();

/** All texts of a language, from the one file that the server keeps for good under its version. */
function loadTexts(language: string): Promise<TextFiles> {
	const known = loaded.get(language);
	if (known) return known;
	const href = facts.texts_href.replace(`/${facts.language_code}/`, `/${language}/`);
	const texts = fetch(href).then((answer) => answer.json() as Promise<TextFiles>);
	loaded.set(language, texts);
	return texts;
}

async function start(): Promise<void> {
	const [texts] = await Promise.all([loadTexts(facts.language_code), readPageData()]);
	const spoken = { language: facts.language_code, texts, labels: facts.labels };
	const pageTexts = new PageTexts({ ...spoken, load: loadTexts });
	startTransition(() => {
		hydrateRoot(
			document,
			<PageThemeContext.Provider value={look}>
				<TextsProvider i18n={pageTexts}>
					<RemixBrowser />
				</TextsProvider>
			</PageThemeContext.Provider>,
		);
	});
}

void start();

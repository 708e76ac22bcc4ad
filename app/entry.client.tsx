/** Brings a page to life in the browser: texts first, then the screen. Its first import puts the common styles first. */
import "./styles/index.css";
import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { readPageData } from "./remix-internals/page-data";
import { screensOfPage } from "./remix-internals/screen-texts";
import { readPageFacts, textsHref } from "./shell/page-facts";
import { PageTexts, type TextFiles } from "./shell/page-texts";
import { PageThemeContext, readPageTheme } from "./shell/page-theme";
import { TextsProvider } from "./ui/texts";

const facts = readPageFacts();
const look = readPageTheme();

/** The texts of a screen in a language; the server keeps them for good under their version. */
async function loadTexts(language: string, screen: string): Promise<TextFiles> {
	const answer = await fetch(textsHref(facts, screen, language));
	if (!answer.ok) throw new Error(`The texts of ${screen} could not be had: ${answer.status}`);
	return (await answer.json()) as TextFiles;
}

async function start(): Promise<void> {
	const pageTexts = new PageTexts({ language: facts.language_code, labels: facts.labels, load: loadTexts });
	await Promise.all([...screensOfPage().map((screen) => pageTexts.ask(screen)), readPageData()]);
	// Without its words the page stays the document that it is: this throws then.
	for (const screen of screensOfPage()) pageTexts.ask(screen);
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

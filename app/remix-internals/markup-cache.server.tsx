/** Keeps the markup of what many pages show alike (`cached-markup.tsx`), as long as the server keeps what it shows or its texts. */
import type { i18n } from "i18next";
import { renderToString } from "react-dom/server";
import { TextsProvider } from "~/ui/texts";
import type { MarkupCache } from "./cached-markup";

type Cached = { ofThings: WeakMap<object, Map<string, string>>; named: Map<string, string> };

/** How many looks of one thing are kept; a page has a few. */
const maxUses = 50;
/** How many parts are kept for each account and language that show no one thing, such as menus of some kilobytes. */
const maxNamed = 20;

const cachedMarkup = new WeakMap<i18n, Cached>();

/** The keeper for these texts; those of another account or language are others, and so is their markup. */
export function cacheFor(texts: i18n): MarkupCache {
	const ofTexts: Cached = cachedMarkup.get(texts) ?? { ofThings: new WeakMap(), named: new Map() };
	cachedMarkup.set(texts, ofTexts);
	return (shown, alike, element) => {
		const known = shown ? looksOf(shown, ofTexts) : ofTexts.named;
		const kept = known.get(alike);
		if (kept !== undefined) return kept;
		const markup = renderToString(<TextsProvider i18n={texts}>{element}</TextsProvider>);
		if (known.size >= (shown ? maxUses : maxNamed)) known.clear();
		known.set(alike, markup);
		return markup;
	};
}

function looksOf(shown: object, { ofThings }: Cached): Map<string, string> {
	const known = ofThings.get(shown) ?? new Map<string, string>();
	ofThings.set(shown, known);
	return known;
}

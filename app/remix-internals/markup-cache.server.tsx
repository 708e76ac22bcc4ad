/** Keeps the markup of what many pages show alike (`cached-markup.tsx`), as long as the server keeps what it shows. */
import type { i18n } from "i18next";
import { renderToString } from "react-dom/server";
import { TextsProvider } from "~/ui/texts";
import type { MarkupCache } from "./cached-markup";

type Cached = WeakMap<object, Map<string, string>>;

/** How many looks of one thing are kept; a page has a few. */
const maxUses = 50;

const cachedMarkup = new WeakMap<i18n, Cached>();

/** The keeper for these texts; those of another account or language are others, and so is their markup. */
export function cacheFor(texts: i18n): MarkupCache {
	const ofTexts: Cached = cachedMarkup.get(texts) ?? new WeakMap();
	cachedMarkup.set(texts, ofTexts);
	return (shown, alike, element) => {
		const known = ofTexts.get(shown) ?? new Map<string, string>();
		ofTexts.set(shown, known);
		const markup = known.get(alike) ?? renderToString(<TextsProvider i18n={texts}>{element}</TextsProvider>);
		if (known.size >= maxUses) known.clear();
		known.set(alike, markup);
		return markup;
	};
}

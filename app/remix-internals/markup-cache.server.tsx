/** Keeps the markup of what many pages show alike (`cached-markup.tsx`), as long as the server keeps what it shows or its texts. */
import type { i18n } from "i18next";
import { renderToString } from "react-dom/server";
import { TextsProvider } from "~/ui/texts";
import type { MarkupCache } from "./cached-markup";

/** What is kept of some texts: their number, and the looks of each thing. */
type Cached = { number: number; ofThings: WeakMap<object, Map<string, string>> };

/** How many looks of one thing are kept; a page has a few. */
const maxUses = 50;
/** How many parts that show no one thing, such as menus of some kilobytes, are kept for all accounts and languages. */
const maxNamed = 300;

const cachedMarkup = new WeakMap<i18n, Cached>();
/** By the number of the texts and all that the part shows; what was used longest ago is the first. */
const named = new Map<string, string>();
let textsCount = 0;

/** The keeper for these texts; those of another account or language are others, and so is their markup. */
export function cacheFor(texts: i18n): MarkupCache {
	const ofTexts = cachedMarkup.get(texts) ?? { number: textsCount++, ofThings: new WeakMap() };
	cachedMarkup.set(texts, ofTexts);
	return (shown, alike, element) => {
		const make = () => renderToString(<TextsProvider i18n={texts}>{element}</TextsProvider>);
		return shown ? lookOf(shown, ofTexts, alike, make) : namedPart(`${ofTexts.number} ${alike}`, make);
	};
}

function lookOf(shown: object, { ofThings }: Cached, alike: string, make: () => string): string {
	const known = ofThings.get(shown) ?? new Map<string, string>();
	ofThings.set(shown, known);
	const kept = known.get(alike);
	if (kept !== undefined) return kept;
	const markup = make();
	if (known.size >= maxUses) known.clear();
	known.set(alike, markup);
	return markup;
}

function namedPart(key: string, make: () => string): string {
	const markup = named.get(key) ?? make();
	named.delete(key);
	named.set(key, markup);
	const [oldest] = named.keys();
	if (named.size > maxNamed) named.delete(oldest!);
	return markup;
}

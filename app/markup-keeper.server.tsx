/** Keeps the markup of what many pages show alike (`ui/kept-markup.tsx`), as long as the server keeps what it shows. */
import type { i18n } from "i18next";
import { renderToString } from "react-dom/server";
import type { MarkupKeeper } from "./ui/kept-markup";
import { TextsProvider } from "./ui/texts";

type Kept = WeakMap<object, Map<string, string>>;

const keptMarkup = new WeakMap<i18n, Kept>();

/** The keeper for these texts; those of another account or language are others, and so is their markup. */
export function keeperFor(texts: i18n): MarkupKeeper {
	const ofTexts: Kept = keptMarkup.get(texts) ?? new WeakMap();
	keptMarkup.set(texts, ofTexts);
	return (shown, alike, element) => {
		const known = ofTexts.get(shown) ?? new Map<string, string>();
		ofTexts.set(shown, known);
		const markup = known.get(alike) ?? renderToString(<TextsProvider i18n={texts}>{element}</TextsProvider>);
		known.set(alike, markup);
		return markup;
	};
}

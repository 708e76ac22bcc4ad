/** What the browser must know before the first render, handed over in the page as data. */
import { screenMark } from "#workers/kernel/screen-file";

/** Facts of a page: language, the address of its texts (`textsHref`), the account's labels, the build. */
export type PageFacts = {
	language_code: string;
	texts_href: string;
	labels: Record<string, string>;
	app_version: string;
};

/** The address of a screen's texts, in the page's language or another. */
export function textsHref({ texts_href, language_code }: PageFacts, screen: string, language = language_code): string {
	return texts_href.replace(`/${language_code}/`, `/${language}/`).replace(screenMark, screen);
}

/** The name of the meta element that carries the facts. */
export const pageFactsName = "page-facts";

/** Reads the facts from the page. */
export function readPageFacts(): PageFacts {
	return JSON.parse(
		document.querySelector<HTMLMetaElement>(`meta[name=${pageFactsName}]`)?.content ?? "{}",
	) as PageFacts;
}

/** What the browser must know before the first render, handed over in the page as data. */

/** Facts of a page: language, the address of its texts, the account's labels, the build. */
export type PageFacts = {
	language_code: string;
	texts_href: string;
	labels: Record<string, string>;
	app_version: string;
};

/** The name of the meta element that carries the facts. */
export const pageFactsName = "page-facts";

/** Reads the facts from the page. */
export function readPageFacts(): PageFacts {
	return JSON.parse(
		document.querySelector<HTMLMetaElement>(`meta[name=${pageFactsName}]`)?.content ?? "{}",
	) as PageFacts;
}

/** Reads a page that the Worker served as a person without scripts would: its texts, links and tables. */
import { DomUtils, parseDocument } from "htmlparser2";
import type { TestMember } from "./tenant";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A table: its headings, and its rows by heading. */
export type PageTable = { headings: string[]; rows: Record<string, string>[] };

/** A served page. */
export type ServedPage = {
	status: number;
	html: string;
	/** All words in their order, spaces made one. */
	text: string;
	/** The words of each element of a tag; only those with this attribute's value where one is given. */
	texts(tag: string, attribute?: [name: string, value: string]): string[];
	links(): { text: string; href: string }[];
	table(): PageTable;
};

/** Opens a path below /webapp as this person. */
export async function openPage(person: TestMember, path: string): Promise<ServedPage> {
	const answer = await person.client.fetch(`/webapp${path}`);
	return readPage(answer.status, await answer.text());
}

/** Reads a page's markup. */
export function readPage(status: number, html: string): ServedPage {
	const document = parseDocument(html);
	const all = (tag: string, within: Element | typeof document = document) =>
		DomUtils.getElementsByTagName(tag, within, true);
	return {
		status,
		html,
		text: wordsOf(all("body")[0] ?? document),
		texts: (tag, attribute) =>
			all(tag)
				.filter((element) => !attribute || element.attribs[attribute[0]] === attribute[1])
				.map(wordsOf),
		links: () => all("a").map((link) => ({ text: wordsOf(link), href: link.attribs.href ?? "" })),
		table: () => {
			const headings = all("th").map(wordsOf);
			const rows = all("tr")
				.map((row) => all("td", row).map(wordsOf))
				.filter((cells) => cells.length > 0)
				.map((cells) => Object.fromEntries(cells.map((cell, at) => [headings[at] ?? String(at), cell])));
			return { headings, rows };
		},
	};
}

/** What is read, without scripts and styles. */
// biome-ignore lint/performance/useDomNodeTextContent: the parser's own, which leaves scripts and styles out; there is no layout.
const { innerText: readWords } = DomUtils;

function wordsOf(node: Parameters<typeof readWords>[0]): string {
	return readWords(node).replace(/\s+/g, " ").trim();
}

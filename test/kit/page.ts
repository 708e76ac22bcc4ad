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
	/** The page's part in the first element of a tag with this attribute's value, or with this class. Throws when there is none. */
	part(tag: string, attribute: [name: string, value: string]): ServedPage;
	table(): PageTable;
};

/** Opens a path below /webapp as this person. */
export async function openPage(person: TestMember, path: string): Promise<ServedPage> {
	const answer = await person.client.fetch(`/webapp${path}`);
	return readPage(answer.status, await answer.text());
}

/** Fields of a form by name; several values where a field is sent several times. */
export type FormFields = Record<string, string | readonly string[]>;

/** Sends a form of a screen as a browser without scripts does; gives the page that came, and where it leads when it is done. */
export async function sendForm(
	person: Pick<TestMember, "client">,
	path: string,
	form: string,
	fields: FormFields,
): Promise<ServedPage & { location: string | null }> {
	const { client } = person;
	const body = new URLSearchParams([
		["csrf_token", await client.csrfToken()],
		["form", form],
	]);
	for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value);
	const headers = { "content-type": "application/x-www-form-urlencoded", host: client.host };
	const answer = await client.fetch(`/webapp${path}`, { method: "POST", body, headers });
	return { ...readPage(answer.status, await answer.text()), location: answer.headers.get("location") };
}

/** Reads a page's markup. */
export function readPage(status: number, html: string): ServedPage {
	const document = parseDocument(html);
	return readPart(status, DomUtils.getElementsByTagName("body", document, true)[0] ?? document, html);
}

type Part = Element | ReturnType<typeof parseDocument>;

function readPart(status: number, root: Part, html: string): ServedPage {
	const all = (tag: string, within: Part = root) => DomUtils.getElementsByTagName(tag, within, true);
	const withAttribute = (tag: string, attribute?: [name: string, value: string]) =>
		all(tag).filter((element) => !attribute || hasValue(element, attribute));
	return {
		status,
		html,
		text: wordsOf(root),
		texts: (tag, attribute) => withAttribute(tag, attribute).map(wordsOf),
		part: (tag, attribute) => {
			const [element] = withAttribute(tag, attribute);
			if (!element) throw new Error(`The page has no ${tag} with ${attribute.join(" ")}`);
			return readPart(status, element, DomUtils.getOuterHTML(element));
		},
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

function hasValue(element: Element, [name, value]: [name: string, value: string]): boolean {
	const given = element.attribs[name];
	return given === value || (name === "class" && given?.split(" ").includes(value) === true);
}

/** What is read, without scripts and styles. */
// biome-ignore lint/performance/useDomNodeTextContent: the parser's own, which leaves scripts and styles out; there is no layout.
const { innerText: readWords } = DomUtils;

function wordsOf(node: Parameters<typeof readWords>[0]): string {
	return readWords(node).replace(/\s+/g, " ").trim();
}

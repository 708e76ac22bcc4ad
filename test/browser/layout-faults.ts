/**
 * What no layout may do, found inside the page: texts over each other, cut texts, sideways scrolling, small targets.
 * The functions run in the browser, so they use nothing but each other and the page.
 */
import type { Page } from "@playwright/test";
import { describeFrame, findHiddenFocus, focusParts } from "./focus-faults";
import { replaceNames } from "./long-names";

/** What is by design what else were a fault; each a list of selectors. */
export type LayoutRules = {
	/** Text over other text. */
	layered: string[];
	/** Parts that scroll sideways. */
	sliders: string[];
	/** Links of a drawing that stand in the table under it too. */
	repeated: string[];
	/** Controls that may be 40 px high where a mouse is likely, from 768 px up. */
	dense: string[];
};

type Box = { left: number; top: number; right: number; bottom: number };
type Piece = Box & { element: Element; layer: Element; text: string };
type Clipper = { element: Element; isScrolling: boolean };
type Look = {
	rules: LayoutRules;
	within: Element;
	faults: Set<string>;
	isUnseen: (element: Element) => boolean;
	layerOf: (element: Element) => Element;
	clippers: Map<Element, Clipper[]>;
};

/** One look at what is shown inside an element, else the whole page; each line names a fault and where it is. */
function findLayoutFaults(
	rules: LayoutRules,
	within: Element = document.body,
	scrollers: Element[] = findScrollers(within),
): string[] {
	const look: Look = {
		rules,
		within,
		faults: new Set(),
		isUnseen: inherited((one) => getComputedStyle(one).clipPath.startsWith("inset(50%") || undefined, false),
		layerOf: inherited<Element>(
			(one) => (one.matches("dialog, :popover-open") || isFixed(one) ? one : undefined),
			document.documentElement,
		),
		clippers: new Map(),
	};
	compareTexts(look, readTexts(look));
	findSideways(look, scrollers);
	findSmallTargets(look);
	compareHeadings(look);
	findBrokenWords(look);
	return [...look.faults];
}

/** Answers for an element what the nearest of its ancestors says, and remembers it for all between. */
function inherited<Answer>(own: (element: Element) => Answer | undefined, none: Answer) {
	const known = new Map<Element, Answer>();
	return function answerFor(element: Element): Answer {
		const before = known.get(element);
		if (before !== undefined) return before;
		const answer = own(element) ?? (element.parentElement ? answerFor(element.parentElement) : none);
		known.set(element, answer);
		return answer;
	};
}

function isFixed(element: Element): boolean {
	return /fixed|sticky/.test(getComputedStyle(element).position);
}

function report(look: Look, kind: string, element: Element, about: string) {
	const name = (one: Element) => {
		const classes = one.getAttribute("class")?.trim().split(/\s+/).join(".");
		return one.tagName.toLowerCase() + (classes ? `.${classes}` : "");
	};
	const place = `${element.parentElement ? `${name(element.parentElement)} > ` : ""}${name(element)}`;
	look.faults.add(`${kind}: ${place} "${about.trim().replace(/\s+/g, " ").slice(0, 40)}"`);
}

function isSeen(look: Look, element: Element): boolean {
	return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !look.isUnseen(element);
}

function isMatch(element: Element, selectors: string[]): boolean {
	return selectors.length > 0 && element.closest(selectors.join()) !== null;
}

/** The ancestors that cut off what goes beyond them, the nearest first. */
function clippersOf(look: Look, element: Element): Clipper[] {
	const known = look.clippers.get(element);
	if (known) return known;
	const { overflowX, position } = getComputedStyle(element);
	const own = overflowX === "visible" ? [] : [{ element, isScrolling: /auto|scroll/.test(overflowX) }];
	const isFree = position === "fixed" || !element.parentElement || element.matches("dialog, :popover-open");
	const all = isFree ? own : [...own, ...clippersOf(look, element.parentElement!)];
	look.clippers.set(element, all);
	return all;
}

/** Every line of text that can be seen. Lines of one paragraph may touch, so the middle of each counts. */
function readTexts(look: Look): Piece[] {
	const pieces: Piece[] = [];
	const walker = document.createTreeWalker(look.within, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const text = node.nodeValue ?? "";
		const element = node.parentElement!;
		if (!text.trim() || element.closest("script, style, noscript, option, svg") || !isSeen(look, element)) continue;
		range.selectNodeContents(node);
		for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
			if (width < 2 || height < 2) continue;
			const margin = height * 0.22;
			const middle = { left: left + 1, right: right - 1, top: top + margin, bottom: bottom - margin };
			const seen = cutDown(look, { element, layer: look.layerOf(element), text, ...middle });
			if (seen) pieces.push(seen);
		}
	}
	return pieces;
}

/** The part of a text that can be seen; what is cut without a way to it is a fault. */
function cutDown(look: Look, piece: Piece): Piece | null {
	const seen = { ...piece };
	for (const { element, isScrolling } of clippersOf(look, piece.element)) {
		const box = element.getBoundingClientRect();
		const isBeyond = seen.right > box.right + 1 || seen.left < box.left - 1 || seen.bottom > box.bottom + 1;
		if (!isScrolling && isBeyond && !isShortened(piece.element)) report(look, "cut text", piece.element, piece.text);
		seen.left = Math.max(seen.left, box.left);
		seen.right = Math.min(seen.right, box.right);
		seen.top = Math.max(seen.top, box.top);
		seen.bottom = Math.min(seen.bottom, box.bottom);
		if (seen.right <= seen.left || seen.bottom <= seen.top) return null;
	}
	const isOnPage = piece.layer === document.documentElement;
	if (isOnPage && (seen.right > document.documentElement.clientWidth + 1 || seen.left < -1))
		report(look, "text beyond the page", piece.element, piece.text);
	return seen;
}

/** An ellipsis is no fault where the whole is the title, or where several lines stand by a link to the whole. */
function isShortened(element: Element): boolean {
	if (element.closest("[title]")) return true;
	const around = element.closest("li, tr, article, .tile") ?? element;
	const leadsOn = element.matches("a") || around.matches("a") || around.querySelector("a[href]") !== null;
	return leadsOn && Number(getComputedStyle(element).webkitLineClamp) > 1;
}

/** Only texts of one plane can be over each other: a bar lies over the page by design. */
function compareTexts(look: Look, pieces: Piece[]) {
	const sorted = pieces.filter(({ element }) => !isMatch(element, look.rules.layered)).sort((a, b) => a.top - b.top);
	sorted.forEach((one, at) => {
		for (let next = at + 1; next < sorted.length && sorted[next]!.top < one.bottom - 1; next += 1) {
			const other = sorted[next]!;
			const isOver = other.left < one.right - 1 && one.left < other.right - 1;
			const isSame = other.element === one.element && other.text === one.text;
			if (isOver && !isSame && other.layer === one.layer)
				report(look, "texts overlap", one.element, `${one.text.trim().slice(0, 18)} | ${other.text}`);
		}
	});
}

/** What may scroll sideways: its styles say so at this width, whatever stands in it. */
function findScrollers(within: Element): Element[] {
	return [...within.querySelectorAll("*")].filter(
		(element) => !element.matches("input, textarea, select") && /auto|scroll/.test(getComputedStyle(element).overflowX),
	);
}

function findSideways(look: Look, scrollers: Element[]) {
	const beyond = document.documentElement.scrollWidth - window.innerWidth;
	if (beyond > 0) look.faults.add(`page scrolls sideways: by ${beyond} px`);
	for (const element of scrollers) {
		const hidden = element.scrollWidth - element.clientWidth;
		if (hidden > 1 && isSeen(look, element) && !isMatch(element, look.rules.sliders))
			report(look, "part scrolls sideways", element, `by ${hidden} px`);
	}
}

/** Each heading stands over its cells: where headings show, a row has as many cells as they are. */
function compareHeadings(look: Look) {
	const shown = (cells: HTMLCollection) =>
		[...cells].filter((cell) => getComputedStyle(cell).display === "table-cell").length;
	for (const table of look.within.querySelectorAll("table")) {
		const [head, row] = [table.tHead?.rows[0], table.tBodies[0]?.rows[0]];
		if (!head || !row || getComputedStyle(row).display !== "table-row" || shown(head.cells) === 0) continue;
		if (row.cells.length > 1 && shown(head.cells) !== shown(row.cells))
			report(look, "headings beside their cells", table, `${shown(head.cells)} over ${shown(row.cells)}`);
	}
}

/** From 768 px up no heading of a table breaks within a word, but at a hyphen; on a phone a long word may have to. */
function findBrokenWords(look: Look) {
	if (window.innerWidth < 768) return;
	for (const heading of look.within.querySelectorAll("th")) {
		const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
		for (let node = words.nextNode(); node; node = words.nextNode())
			for (const { index, 0: word } of (node as Text).data.matchAll(/[^\s-]+/g)) {
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
				if (lines.size > 1 && isSeen(look, heading)) report(look, "heading broken within a word", heading, word);
			}
	}
}

/**
 * A target under 44 px is a fault unless it stands in a sentence (WCAG 2.5.8). From 768 px up the words of a link may be
 * narrower, and a link in a table or list counts with its row.
 */
function findSmallTargets(look: Look) {
	const isWide = window.innerWidth >= 768;
	const targets = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option]";
	for (const element of look.within.querySelectorAll(targets)) {
		if (!isSeen(look, element) || element.matches(":disabled") || isMatch(element, look.rules.repeated)) continue;
		const { width, height } = sizeOf(element);
		const least = isWide && isMatch(element, look.rules.dense) ? 39.5 : 43.5;
		const isText = isWide && element.matches("a:not(.button, .icon-button)");
		if (height >= least && (width >= least || isText)) continue;
		if (isInSentence(element) || (isText && isInRow(element))) continue;
		const label = element.textContent?.trim() || element.getAttribute("aria-label") || element.getAttribute("name");
		report(look, `target of ${Math.round(width)} x ${Math.round(height)}`, element, label ?? "");
	}
}

/** A box to tick counts with its label, a link with what it spreads around itself. */
function sizeOf(element: Element): { width: number; height: number } {
	const boxes = [element.getBoundingClientRect()];
	for (const part of ["::before", "::after"]) {
		const { content, position, width, height } = getComputedStyle(element, part);
		if (content !== "none" && position === "absolute")
			boxes.push(new DOMRect(0, 0, Number.parseFloat(width), Number.parseFloat(height)));
	}
	const { labels } = element as HTMLInputElement;
	if (element.matches("[type=checkbox], [type=radio]"))
		boxes.push(...[...(labels ?? [])].map((label) => label.getBoundingClientRect()));
	return {
		width: Math.max(...boxes.map((box) => box.width)),
		height: Math.max(...boxes.map((box) => box.height)),
	};
}

function isInSentence(element: Element): boolean {
	if (getComputedStyle(element).display !== "inline") return false;
	const around = element.closest("p, li, dd, td, th, figcaption, blockquote, legend, h1, h2, h3, div");
	return [...(around?.childNodes ?? [])].some(
		(node) =>
			!node.contains(element) &&
			/\p{L}{2}/u.test(node.textContent ?? "") &&
			!(node instanceof Element && node.matches("a, button")),
	);
}

function isInRow(element: Element): boolean {
	const row = element.closest("tr, li");
	return row !== null && row.getBoundingClientRect().height >= 43.5;
}

const parts = [
	findLayoutFaults,
	findScrollers,
	inherited,
	isFixed,
	report,
	isSeen,
	isMatch,
	clippersOf,
	readTexts,
	cutDown,
	isShortened,
	compareTexts,
	findSideways,
	findSmallTargets,
	compareHeadings,
	findBrokenWords,
	sizeOf,
	isInSentence,
	isInRow,
	...focusParts,
	replaceNames,
];

/** What a test calls in the page. */
const eyes = { findLayoutFaults, findScrollers, findHiddenFocus, replaceNames, describeFrame };

/** What the page knows afterwards. */
export type LayoutEyes = { layoutEyes: typeof eyes };

/** Gives every page that is opened from now on the functions above. */
export async function giveEyes(page: Page) {
	const content = `${parts.join("\n")}\nwindow.layoutEyes = { ${Object.keys(eyes)} };`;
	await page.addInitScript({ content: `(() => {${content}})()` });
}

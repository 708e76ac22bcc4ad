/** Reads what a workbook says of its sheets: their names and parts, texts that cells share, and which formats are days. */
import { Parser } from "htmlparser2";
import { NoSpreadsheet, type PartSink, readParts, SpreadsheetTooLarge } from "./xlsx-parts";

/** A workbook without its rows. */
export type Workbook = {
	/** Sheets in their order, those that are shown first. */
	sheets: { name: string; part: string }[];
	texts: string[];
	/** Per style of a cell: true where its number is a day. */
	isDay: boolean[];
	/** True where days are counted from 1904 instead of 1900. */
	isFrom1904: boolean;
};

/** Texts that cells share must lie in memory, which an isolate has 128 MB of. */
const maxBytes = 40 * 1_048_576;
const maxTexts = 1_000_000;

type Tag = { name: string; attributes: Record<string, string> };

/** Reads the four parts that are not rows. Throws NoSpreadsheet and SpreadsheetTooLarge. */
export function readWorkbook(bytes: Uint8Array): Workbook {
	const listed: { name: string; relation: string; isHidden: boolean }[] = [];
	const targets = new Map<string, string>();
	const workbook: Workbook = { sheets: [], texts: [], isDay: [], isFrom1904: false };
	const sinks: Record<string, () => PartSink> = {
		"xl/workbook.xml": () =>
			xmlSink({
				open: ({ name, attributes }) => {
					if (name === "workbookPr") workbook.isFrom1904 = ["1", "true"].includes(attributes.date1904 ?? "");
					if (name !== "sheet") return;
					const relation = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1] ?? "";
					const isHidden = (attributes.state ?? "visible") !== "visible";
					listed.push({ name: attributes.name ?? "", relation, isHidden });
				},
			}),
		"xl/_rels/workbook.xml.rels": () =>
			xmlSink({
				open: ({ name, attributes }) => {
					if (name === "Relationship") targets.set(attributes.Id ?? "", attributes.Target ?? "");
				},
			}),
		"xl/styles.xml": () => styleSink(workbook.isDay),
		"xl/sharedStrings.xml": () => textSink(workbook.texts),
	};
	readParts(bytes, (name) => sinks[name]?.(), maxBytes);
	if (listed.length === 0) throw new NoSpreadsheet("there is no workbook");
	const ordered = [...listed.filter((sheet) => !sheet.isHidden), ...listed.filter((sheet) => sheet.isHidden)];
	workbook.sheets = ordered.flatMap(({ name, relation }) => {
		const target = targets.get(relation);
		return target ? [{ name, part: target.startsWith("/") ? target.slice(1) : `xl/${target}` }] : [];
	});
	return workbook;
}

/** Reads a part as XML: names come without the prefix of their namespace. */
export function xmlSink(to: {
	open?: (tag: Tag) => void;
	text?: (text: string) => void;
	close?: (name: string) => void;
	isContent?: () => boolean;
}): PartSink {
	const decoder = new TextDecoder();
	const parser = new Parser(
		{
			onopentag: (name, attributes) => to.open?.({ name: plain(name), attributes }),
			ontext: (text) => to.text?.(text),
			onclosetag: (name) => to.close?.(plain(name)),
		},
		{ xmlMode: true },
	);
	return (piece, isLast) => {
		parser.write(decoder.decode(piece, { stream: !isLast }));
		if (isLast) parser.end();
		return to.isContent?.();
	};
}

/** Signs that XML cannot hold are written as `_x000D_`. */
export function unescapeText(text: string): string {
	if (!text.includes("_x")) return text;
	return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function plain(name: string): string {
	return name.slice(name.indexOf(":") + 1);
}

/** Texts that cells share, each perhaps in several runs; how it is spoken (`rPh`) is not part of it. */
function textSink(texts: string[]): PartSink {
	let text = "";
	let isText = false;
	let spoken = 0;
	return xmlSink({
		open: ({ name }) => {
			if (name === "si") text = "";
			if (name === "rPh") spoken += 1;
			isText = name === "t" && spoken === 0;
		},
		text: (piece) => {
			if (isText) text += piece;
		},
		close: (name) => {
			isText = false;
			if (name === "rPh") spoken -= 1;
			if (name !== "si") return;
			if (texts.length >= maxTexts) throw new SpreadsheetTooLarge();
			texts.push(unescapeText(text));
		},
	});
}

/** The formats that Excel has by number and that show a day. */
function isBuiltInDay(id: number): boolean {
	return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58);
}

/** Which styles show a day: by a format of Excel's own, or by one of the file. */
function styleSink(isDay: boolean[]): PartSink {
	const formats = new Map<number, string>();
	let isInCells = false;
	return xmlSink({
		open: ({ name, attributes }) => {
			if (name === "numFmt") formats.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
			if (name === "cellXfs") isInCells = true;
			if (name !== "xf" || !isInCells) return;
			const id = Number(attributes.numFmtId ?? 0);
			const code = formats.get(id);
			isDay.push(code === undefined ? isBuiltInDay(id) : isDayFormat(code));
		},
		close: (name) => {
			if (name === "cellXfs") isInCells = false;
		},
	});
}

/** True for a format with a year, a day, or a month that is no minute. Quoted words, colors and escaped signs do not count. */
export function isDayFormat(code: string): boolean {
	const signs = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, "").toLowerCase();
	if (signs.includes("general")) return false;
	return /[yd]/.test(signs) || (signs.includes("m") && !/[hs]/.test(signs));
}

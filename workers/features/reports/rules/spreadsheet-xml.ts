/** The XML of a spreadsheet's parts: cells, sheets, and the parts that name the sheets (Office Open XML, ECMA-376). */
import type { Cell, Heading } from "./cells";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";
const contentTypes = "http://schemas.openxmlformats.org/package/2006/content-types";
const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Excel cuts nothing silently: it refuses the file. */
const maxTextLength = 32_767;
const maxSheetNameLength = 31;

/** Places of `stylesPart`. */
const styles = { plain: 0, bold: 1, points: 2, money: 3, wrapped: 4 } as const;

/** The parts' names and the path of a sheet, counted from 1. */
export const partNames = {
	contentTypes: "[Content_Types].xml",
	rootRelations: "_rels/.rels",
	workbook: "xl/workbook.xml",
	workbookRelations: "xl/_rels/workbook.xml.rels",
	styles: "xl/styles.xml",
	sheet: (number: number) => `xl/worksheets/sheet${number}.xml`,
};

/** A text as XML: signs escaped, what XML or Excel cannot hold left out, escapes of Excel's own made plain. */
export function xmlText(text: string): string {
	return (
		text
			.slice(0, maxTextLength)
			.replace(/\r\n?/g, "\n")
			// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 holds none of these signs.
			.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
			.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
			.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
	);
}

/** A sheet's beginning: widths, the first line held in its place, and the headings. */
export function openSheet(headings: readonly Heading[]): string {
	const widths = headings
		.map(({ kind }, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(kind)}" customWidth="1"/>`)
		.join("");
	const still = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
	return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${still}</sheetView></sheetViews><cols>${widths}</cols><sheetData>${rowXml(
		1,
		headings.map(({ text }) => textCell(text, styles.bold)),
	)}`;
}

/** A sheet's end. */
export const sheetEnd = "</sheetData></worksheet>";

/** Rows from a line on; numbers are numbers, and texts are inline, where no sign makes a formula of them. */
export function sheetRows(rows: readonly Cell[][], headings: readonly Heading[], firstLine: number): string {
	return rows
		.map((cells, index) =>
			rowXml(
				firstLine + index,
				cells.map((cell, at) => {
					if (cell === null) return null;
					if (typeof cell === "number") return numberCell(cell, styleOf(headings[at]));
					return textCell(cell, styles.plain);
				}),
			),
		)
		.join("");
}

/** A sheet of labels and values. */
export function aboutSheet(facts: readonly [string, string | number][]): string {
	const rows = facts.map(([label, value], index) =>
		rowXml(index + 1, [
			textCell(label, styles.bold),
			typeof value === "number" ? numberCell(value, styles.points) : textCell(value, styles.wrapped),
		]),
	);
	return `${head}<worksheet xmlns="${main}"><cols><col min="1" max="1" width="28" customWidth="1"/><col min="2" max="2" width="60" customWidth="1"/></cols><sheetData>${rows.join("")}${sheetEnd}`;
}

/** The workbook: the names of its sheets, in the order of their parts. */
export function workbookPart(names: readonly string[]): string {
	const listed = names.map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
	return `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${listed.join("")}</sheets></workbook>`;
}

/** Where the workbook finds its sheets and styles. */
export function workbookRelationsPart(sheetCount: number): string {
	const sheets = Array.from({ length: sheetCount }, (_, at) => {
		return `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`;
	});
	return `${head}<Relationships xmlns="${packageRelations}">${sheets.join("")}<Relationship Id="rId${sheetCount + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;
}

/** Where a reader finds the workbook. */
export const rootRelationsPart = `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** What each part is. */
export function contentTypesPart(sheetCount: number): string {
	const sheets = Array.from({ length: sheetCount }, (_, at) => {
		return `<Override PartName="/${partNames.sheet(at + 1)}" ContentType="${sheetType}.worksheet+xml"/>`;
	});
	return `${head}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${sheets.join("")}</Types>`;
}

/** Plain, bold, whole numbers with separators, money with two digits, wrapped text. */
export const stylesPart = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment horizontal="left" vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`;

/** Names that Excel takes for sheets: no forbidden signs, at most 31 characters, told apart by a number. */
export function sheetName(title: string, number: number): string {
	const end = number === 1 ? "" : ` ${number}`;
	const clean = title.replace(/[[\]:*?/\\]/g, " ").replace(/^'+|'+$/g, "");
	return (clean.slice(0, maxSheetNameLength - end.length).trim() || "Report") + end;
}

/** A, B, … Z, AA: the emails of a column counted from 0. */
export function columnLetters(at: number): string {
	const before = Math.floor(at / 26);
	return (before > 0 ? columnLetters(before - 1) : "") + String.fromCharCode(65 + (at % 26));
}

type CellXml = ((place: string) => string) | null;

function rowXml(line: number, cells: readonly CellXml[]): string {
	const written = cells.map((cell, at) => (cell ? cell(`${columnLetters(at)}${line}`) : ""));
	return `<row r="${line}">${written.join("")}</row>`;
}

function textCell(text: string, style: number): CellXml {
	return (place) =>
		`<c r="${place}"${styleAttribute(style)} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

function numberCell(value: number, style: number): CellXml {
	return (place) => `<c r="${place}"${styleAttribute(style)}><v>${value}</v></c>`;
}

function styleAttribute(style: number): string {
	return style === styles.plain ? "" : ` s="${style}"`;
}

function styleOf(heading: Heading | undefined): number {
	if (heading?.kind === "money") return styles.money;
	return heading?.kind === "points" ? styles.points : styles.plain;
}

function widthOf(kind: Heading["kind"]): number {
	if (kind === "timestamp") return 20;
	return kind === "text" || kind === "status" || kind === "link" ? 26 : 14;
}

/** A graph as files: its figures as CSV, its picture as SVG, each named by graph, time and filters. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { byteOrderMark, csvLines } from "#workers/kernel/csv-lines";
import { applicationPath } from "~/ui/anchor";
import type { GraphFiles } from "./graph-page";
import type { GraphParts } from "./graph-parts";

/** The endings of a graph's files. */
export type GraphEnding = "csv" | "svg";

/** Letters of a file's name at most, without its ending. */
const maxNameLength = 120;

/** Which graph a part of an address names, and as what; undefined where it is no file of a graph. */
export function fileAsked(part: string | undefined): { graph: string; ending: GraphEnding } | undefined {
	const [, graph, ending] = /^([\w-]+)\.(csv|svg)$/.exec(part ?? "") ?? [];
	return graph && ending ? { graph, ending: ending as GraphEnding } : undefined;
}

/** Where a graph's files are, and the words of their links. */
export function filesOf({ translate }: Pick<AppLoadContext, "translate">, parts: GraphParts): GraphFiles {
	const { address, query } = parts.files;
	const href = (ending: GraphEnding) => `${applicationPath}${address}.${ending}${query}`;
	return {
		name: fileNameOf(parts),
		csv: { href: href("csv"), label: translate("graphs:files.csv") },
		picture: { href: href("svg"), label: translate("graphs:files.svg"), asPng: translate("graphs:files.png") },
	};
}

/** The title, the first and the last step of its time, and its filters, as a name that every system takes. */
export function fileNameOf({ title, pointsKind, points, facts }: GraphParts): string {
	const steps = pointsKind === "category" ? [] : [points[0]?.key ?? "", points.at(-1)?.key ?? ""];
	const words = [title, ...steps, ...facts].map((text) =>
		text
			.normalize("NFC")
			.replace(/[^\p{L}\p{N}]+/gu, "-")
			.replace(/^-|-$/g, ""),
	);
	return [...words.filter((text) => text !== "").join("_")].slice(0, maxNameLength).join("");
}

/** The figures as a CSV: a line for each point with what it is, months and days as 2026-11 and 2026-11-26, money in dollars and cents. */
export function csvOfGraph({ pointsKind, pointsHeading, series, points, unit }: GraphParts): string {
	const perUnit = unit === "money" ? 100 : 1;
	const rows = points.map(({ key, label, values }) => [
		pointsKind === "category" ? (label ?? key) : key,
		...values.map((value) => value / perUnit),
	]);
	return byteOrderMark + csvLines([[pointsHeading, ...series.map(({ heading }) => heading)], ...rows]);
}

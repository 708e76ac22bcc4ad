/** A graph's picture as an SVG that stands alone: title, filters, legend and drawing, its looks as attributes, since no style sheet goes with a file. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { renderToStaticMarkup } from "react-dom/server";
import type { FigureFormat } from "~/ui/rules/points";
import { grey } from "./colors";
import { composeGraph } from "./compose-graph.server";
import type { LegendKey } from "./graph-page";
import type { GraphParts } from "./graph-parts";

/** The light looks of graph.css; the first color is the account's. */
const usualMark = "#0097be";
const colors = ["#cb7f00", "#0e9254", "#8b5dce", "#d24b54", "#00939a", "#4278d2", "#8b8c14", "#c05296"];
const [ink, ink2, ink3, line, paper] = ["#1a1c27", "#4a4c58", "#636571", "#e0e1e7", "#ffffff"];
const font = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Px of the drawing, of the room around it, of a line of words, and of a letter of each size. */
const drawingPx = 640;
const aroundPx = 24;
const linePx = { title: 26, words: 20 };
const letterPx = { title: 9.6, words: 6.8 };
/** Px that a key's mark takes before its word, and what parts two keys. */
const keyPx = 20;
const keyGapPx = 18;

/** The attributes of a class, with its color where it has one. */
const looks: Record<string, (color: string) => string> = {
	"graph-fill": (color) => `fill="${color}"`,
	"graph-line": (color) => `fill="${color}"`,
	"graph-edge": (color) => `stroke="${color}" stroke-width="1.5"`,
	"graph-stroke": (color) => `stroke="${color}" stroke-width="2"`,
	"graph-end-ring": (color) => `fill="${paper}" stroke="${color}" stroke-width="1.5"`,
	"graph-grid": () => `stroke="${line}"`,
	"graph-hit": () => 'fill="none"',
	"graph-word": () => `font-size="12" fill="${ink2}"`,
	"graph-year": () => `font-size="12" fill="${ink3}"`,
	"graph-end": () => `font-size="12" font-weight="700" fill="${ink}"`,
	"graph-total": () => `font-size="26" font-weight="700" fill="${ink}"`,
	"graph-figure": () =>
		`font-size="12" font-weight="600" fill="${ink}" stroke="${paper}" stroke-width="3" paint-order="stroke"`,
};

/** The picture of a graph; nothing where there is nothing to draw. */
export function drawPicture(
	context: Pick<AppLoadContext, "translate" | "format" | "palette_style">,
	format: FigureFormat | undefined,
	parts: GraphParts,
): string | null {
	// A file leads nowhere.
	const points = parts.points.map(({ href: _screen, ...point }) => point);
	const page = composeGraph(context, format, { ...parts, points });
	if (!page.drawings) return null;
	const mark = /--mark:\s*(#[\da-f]{6})/i.exec(context.palette_style)?.[1] ?? usualMark;
	// Long figures at the axis reach beyond the drawing, on the screen as here.
	const drawing = paint(page.drawings.wide, mark).replace("<svg ", '<svg overflow="visible" ');
	const [, height = "300"] = /viewBox="0 0 \d+ (\d+)"/.exec(drawing) ?? [];
	const facts = [...parts.facts, page.scale ?? []].flat().join(" · ");
	return renderToStaticMarkup(
		<Picture
			title={inLines(page.title, letterPx.title)}
			facts={inLines(facts, letterPx.words)}
			legend={inRows(page.legend)}
			drawing={{ markup: drawing, height: Number(height) }}
			mark={mark}
		/>,
	);
}

type PictureProps = {
	title: string[];
	facts: string[];
	legend: PlacedKey[];
	drawing: { markup: string; height: number };
	mark: string;
};

function Picture({ title, facts, legend, drawing, mark }: PictureProps) {
	const factsY = aroundPx + title.length * linePx.title;
	const legendY = factsY + facts.length * linePx.words;
	const rows = (legend.at(-1)?.row ?? -1) + 1;
	const drawingY = legendY + rows * linePx.words + 12;
	const width = drawingPx + 2 * aroundPx;
	const height = drawingY + drawing.height + aroundPx;
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
			fontFamily={font}
		>
			<title>{title.join(" ")}</title>
			<rect width={width} height={height} fill={paper} />
			{title.map((text, at) => (
				<text key={text} x={aroundPx} y={aroundPx + 18 + at * linePx.title} fontSize="18" fontWeight="700" fill={ink}>
					{text}
				</text>
			))}
			{facts.map((text, at) => (
				<text key={text} x={aroundPx} y={factsY + 14 + at * linePx.words} fontSize="12" fill={ink2}>
					{text}
				</text>
			))}
			{legend.map((key) => (
				<Key key={key.label} placed={key} y={legendY + key.row * linePx.words} mark={mark} />
			))}
			<svg
				x={aroundPx}
				y={drawingY}
				width={drawingPx}
				height={drawing.height}
				overflow="visible"
				// biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own drawing (draw-graph.server.tsx), in which React escaped every word.
				dangerouslySetInnerHTML={{ __html: drawing.markup }}
			/>
		</svg>
	);
}

function Key({ placed, y, mark }: { placed: PlacedKey; y: number; mark: string }) {
	const { label, color, isHatched, number, x } = placed;
	const paint = colorOf(color, mark);
	return (
		<g transform={`translate(${aroundPx + x} ${y})`}>
			{number === undefined ? (
				<rect y="4" width="12" height="12" fill={paint} fillOpacity={isHatched ? 0.25 : 1} stroke={paint} />
			) : (
				<text x="6" y="14" fontSize="12" fontWeight="700" textAnchor="middle" fill={paint}>
					{number}
				</text>
			)}
			<text x={keyPx} y="14" fontSize="12" fill={ink2}>
				{label}
			</text>
		</g>
	);
}

function colorOf(color: number, mark: string): string {
	const all = [mark, ...colors];
	return color === grey ? ink3 : all[color % all.length]!;
}

/** The looks of each element that has a class, as attributes. */
function paint(markup: string, mark: string): string {
	return markup.replace(/ class="([^"]*)"/g, (_whole, classes: string) => {
		const [, number] = /graph-color-(\d)/.exec(classes) ?? [];
		const color = colorOf(number === undefined ? grey : Number(number), mark);
		return classes
			.split(" ")
			.flatMap((name) => (Object.hasOwn(looks, name) ? ` ${looks[name]!(color)}` : []))
			.join("");
	});
}

/** Words in lines as wide as the drawing. */
function inLines(text: string, px: number): string[] {
	const max = Math.floor(drawingPx / px);
	const lines: string[] = [];
	for (const word of text.split(" ").filter(Boolean)) {
		const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
		if (lines.length > 0 && longer.length <= max) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

type PlacedKey = LegendKey & { x: number; row: number };

/** The legend's keys beside each other, in as many rows as they need. */
function inRows(keys: readonly LegendKey[]): PlacedKey[] {
	let x = 0;
	let row = 0;
	return keys.map((key) => {
		const width = keyPx + key.label.length * letterPx.words;
		if (x > 0 && x + width > drawingPx) {
			x = 0;
			row += 1;
		}
		const placed = { ...key, x, row };
		x += width + keyGapPx;
		return placed;
	});
}

/** What a drawing is made of: plain figures with their words, and the place in which they are drawn. */
import type { scaleLinear } from "@visx/scale";
import type { GraphKind } from "#workers/kernel/graph-face";

/** A point to draw: its figures in the order of the series, in words, and the screen behind it. */
export type DrawnPoint = { figures: number[]; description: string; href?: string };

/** A graph to draw. */
export type DrawnGraph = {
	name: string;
	kind: GraphKind;
	title: string;
	height: number;
	series: { id: string; color: number; isHatched?: true }[];
	/** Points are named things and no steps of time: their names need more room. */
	isOfThings?: boolean;
	/** Lines end in the numbers of their keys. */
	hasNumbers?: boolean;
	/** Short names of the points, below the axis. */
	labels: string[];
	/** Where years begin, when the points are months of more than one. */
	years: { year: string; from: number }[];
	points: DrawnPoint[];
	/** The sum of the first series, whole, as the table has it. */
	total: string;
	/** A figure as short as the drawing needs it. */
	short: (value: number, isExact: boolean) => string;
};

/** The place of columns: its size, the scale of figures, and what there is room for. */
export type Plot = {
	width: number;
	height: number;
	y: ReturnType<typeof scaleLinear<number>>;
	patternOf: (series: number) => string;
	hasFigures: boolean;
	short: (value: number) => string;
};

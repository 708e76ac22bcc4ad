/** A graph's face: what its drawing, its table and its address show of it, as plain data. @browser-safe */
import type { TextKey } from "./names";

/** How a graph is drawn. */
export type GraphKind = "bar" | "stacked" | "line" | "donut";

/** What a series counts, which decides how its figures are written. */
export type GraphUnit = "points" | "number" | "money";

/** One figure at each point: its field on the wire, and its heading in legend and table. */
export type SeriesFace = {
	id: string;
	heading: TextKey;
	/** Drawn with lines across it in the color of the series before it, for two sides of one thing. */
	isHatched?: true;
};

/** What the points of a graph are: months or days of the account's time zone up to now, or named things. */
export type GraphPoints = {
	kind: "month" | "day" | "category";
	/** Heads the first column of the table. */
	heading: TextKey;
};

/** What is declared of a graph's face. */
export type GraphFace = {
	/** Feature and graph, the name of its endpoint. */
	name: string;
	kind: GraphKind;
	title: TextKey;
	unit: GraphUnit;
	points: GraphPoints;
	/** At most nine, the colors that there are; a donut has one. */
	series: readonly SeriesFace[];
	/** How many months or days may be shown, the usual first. */
	ranges: readonly number[];
	/** Px; 300 unless given. */
	height?: 300 | 400 | 600;
	/** The screen behind a point: {from} and {to} become its first and last day, {id} the id of its category. */
	address?: `/${string}`;
	/** Stands where there is nothing to draw. */
	empty?: TextKey;
};

/** Series at most: more colors cannot be told apart. */
const maxSeries = 9;

/** Declares a face. Throws where it has more series than colors, or a donut more than one. */
export function defineGraphFace<const Face extends GraphFace>(face: Face): Face {
	const max = face.kind === "donut" ? 1 : maxSeries;
	if (face.series.length > max) throw new Error(`${face.name} has more than ${max} series`);
	return face;
}

/** The field of a point that says which one it is. */
export const fieldOfPoint = { month: "year_month_str", day: "day", category: "name" } as const;

/** The name of a point's field. */
export type PointField<Face extends GraphFace> = (typeof fieldOfPoint)[Face["points"]["kind"]];

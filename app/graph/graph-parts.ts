/** What a graph is composed of, for its screen and for its files: figures, and the words for them. */
import type { GraphFace, GraphKind, GraphUnit } from "#workers/kernel/graph-face";
import type { GraphPage } from "./graph-page";

/** A point with its name and the figures of the series, in their order. */
export type ComposedPoint = { key: string; values: number[]; id?: number; label?: string; href?: string };

/** A graph's figures with the words for them. */
export type GraphParts = {
	name: string;
	kind: GraphKind;
	title: string;
	unit: GraphUnit;
	pointsKind: GraphFace["points"]["kind"];
	pointsHeading: string;
	series: { id: string; heading: string; isHatched?: true }[];
	points: ComposedPoint[];
	height?: 300 | 400 | 600;
	/** The last step is not over yet. */
	isLastRunning: boolean;
	maxKeys?: number;
	narrowed: string | null;
	ranges: GraphPage["ranges"];
	empty: string;
	/** Says why there is no legend. */
	tooMany?: string;
	/** Its filters in words: of which time, and of whom. */
	facts: readonly string[];
	/** The address of its files, without `/webapp` and ending, and what of the screen's address it needs. */
	files: { address: string; query: string };
};

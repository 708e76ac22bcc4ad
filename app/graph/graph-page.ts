/** What a graph's screen part gets from its loader. */
import type { TabLink } from "~/ui/tabs";

/** One point: its name, its figures in the order of the series, and the screen behind it. */
export type GraphRow = { key: string; label: string; figures: string[]; href?: string };

/** A key of the legend: whose color it is, drawn full or hatched, and the number at the end of its line. */
export type LegendKey = { label: string; color: number; isHatched?: boolean; number?: number };

/** A graph as files: the name without its ending, and where each is fetched with the words of its link. */
export type GraphFiles = {
	name: string;
	csv: { href: string; label: string };
	/** The drawing; where scripts run it is saved as PNG under the second words. */
	picture: { href: string; label: string; asPng: string };
};

/** A graph as its screen shows it. */
export type GraphPage = {
	title: string;
	/** Markup that the server drew, for wide and for narrow places; nothing where there is nothing to draw. */
	drawings: { wide: string; narrow: string } | null;
	legend: LegendKey[];
	/** To whom the figures are narrowed, in words; null where they are everybody's. */
	narrowed: string | null;
	/** What the figures of the drawing are written in, where it is not the table's. */
	scale: string | null;
	/** Headings of the table: the points', then the series'. */
	headings: string[];
	rows: GraphRow[];
	sums: string[];
	ranges: TabLink[];
	empty: string;
	/** Its figures and its picture to save; nothing where there is nothing to draw. */
	files?: GraphFiles;
	/** Why there is no legend, where lines are too many for one. */
	note?: string;
	/** The figures could not be read: its words, and the address that asks again. */
	failure?: { text: string; retry: string; again: string };
	/** The word that stands in the place of the drawing while other figures are on their way. */
	loading?: string;
};

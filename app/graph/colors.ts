/** The classes of the nine colors of graphs (specification §9), in the order in which they are taken. */
const classes = [
	"graph-color-0",
	"graph-color-1",
	"graph-color-2",
	"graph-color-3",
	"graph-color-4",
	"graph-color-5",
	"graph-color-6",
	"graph-color-7",
	"graph-color-8",
];

/** In the place of a color where there are more things than colors. */
export const grey = -1;

/** The class of a color by its number; after the last the first comes again. */
export function colorClass(color: number): string {
	if (color === grey) return "graph-color-none";
	return classes[color % classes.length]!;
}

/** Whether so many colors were taken before that this one comes again: it is hatched then. */
export function isSecondRound(color: number): boolean {
	return color >= classes.length;
}

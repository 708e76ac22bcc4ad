/** The nine colors of graphs stand in the styles, by which a screen draws, and in the picture that is saved: both mean the same ones. */
import { expect, test } from "vitest";
import { readCodeFiles } from "./source-files";

const files = readCodeFiles(["app/graph"]);
const read = (name: string) => files.find(({ path }) => path === `app/graph/${name}`)!.text;

test("a graph's saved picture has the colors of the screen, number by number, of which the first is the account's", () => {
	const styles = [...read("graph.css").matchAll(/\.graph-color-(\d+) \{\s*--color: ([^;]+);/g)];
	const shown = styles.map(([, number, color]) => `${number} ${color}`);
	const [, listed] = /const colors = \[([^\]]+)\]/.exec(read("draw-picture.server.tsx"))!;
	const drawn = [...listed!.matchAll(/"([^"]+)"/g)].map(([, color]) => color);
	expect(shown).toEqual(["var(--mark)", ...drawn].map((color, number) => `${number} ${color}`));
	expect(shown).toHaveLength(9);
	const classes = [...read("colors.ts").matchAll(/"graph-color-(\d+)"/g)].map(([, number]) => Number(number));
	expect(classes).toEqual(shown.map((_color, number) => number));
});

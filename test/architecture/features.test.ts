/** Features lie where their names say, and meet along arrows that one file lists and that make no circle. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, scan } from "./source-files";

const arrowsFile = "workers/features/arrows.json";
const rootOfFeature = [
	"README.md",
	"earnings.ts",
	"feature.ts",
	"flags.ts",
	"index.ts",
	"menu.ts",
	"overview-parts.ts",
	"store.ts",
];
const partsOfFeature = [
	"endpoints",
	"steps",
	"lists",
	"bulk-actions",
	"imports",
	"rules",
	"jobs",
	"moderation",
	"notifications",
	"store",
	"downloads",
	"reports",
	"activities",
	"graphs",
	"moderation",
	"searches",
];

const features = scan("workers/features")
	.filter(({ path, isFolder }) => isFolder && path.split("/").length === 3)
	.map(({ path }) => path.split("/")[2]!);

const arrows: Record<string, string[]> = existsSync(join(root, arrowsFile))
	? JSON.parse(readFileSync(join(root, arrowsFile), "utf8"))
	: {};

test("a feature holds only the parts that every feature has", () => {
	const strange = scan("workers/features")
		.filter(({ path }) => path.split("/").length === 4)
		.filter(({ path, isFolder }) => !(isFolder ? partsOfFeature : rootOfFeature).includes(path.split("/")[3]!))
		.map(({ path }) => path);
	expect(strange).toEqual([]);
});

test("names of files and folders are words joined by dashes", () => {
	const strange = ["app", "workers", "drizzle", "scripts"]
		.flatMap(scan)
		.map(({ path }) => path)
		.filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(path.split("/").at(-1)!))
		.filter((path) => !path.endsWith("README.md") && !/\/\.[a-z]/.test(path));
	expect(strange).toEqual([]);
});

test("the arrows between features name features that exist", () => {
	const unknown = Object.entries(arrows)
		.flatMap(([from, to]) => [from, ...to])
		.filter((name) => !features.includes(name));
	expect(unknown).toEqual([]);
});

test("the arrows between features make no circle", () => {
	expect(Object.keys(arrows).flatMap((name) => findCircle(name, []))).toEqual([]);
});

test("tests of features lie under a feature's name", () => {
	const stray = scan("test/features")
		.filter(({ path, isFolder }) => isFolder && path.split("/").length === 3)
		.map(({ path }) => path.split("/")[2]!)
		.filter((name) => !features.includes(name));
	expect(stray).toEqual([]);
});

/** The names on a way from a feature back to one it already passed; empty when there is none. */
function findCircle(name: string, passed: string[]): string[] {
	if (passed.includes(name)) return [[...passed, name].join(" → ")];
	return (arrows[name] ?? []).flatMap((next) => findCircle(next, [...passed, name]));
}

/** Each table has one owner: the feature whose file in drizzle/ declares it writes it, and no other. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, scan } from "./source-files";

/** Files of drizzle/ that hold the tables of a feature with another name, or of several. */
const featuresOfFile: Record<string, string[]> = {
	"company-directory": ["directory"],
	directory: ["operations"],
	downloads: ["reports", "imports"],
	kernel: [],
	"recognition-more": ["recognition"],
};

/** Tables of such a file that another feature writes. */
const featureOfTable: Record<string, string[]> = { own_domains: ["domains"], sender_domains: ["sender-domains"] };

/** The loader of the demo writes a past that no call could: it is no feature of the product. */
const loaders = ["demo"];

const read = (path: string) => readFileSync(join(root, path), "utf8");
const files = (folder: string) => scan(folder).filter(({ path, isFolder }) => !isFolder && path.endsWith(".ts"));

const owners = new Map(
	files("drizzle").flatMap(({ path }) => {
		const name = path.split("/")[1]!.replace(".ts", "");
		return [...read(path).matchAll(/sqliteTable\(\s*"(\w+)"/g)].map(([, table]) => [
			table!,
			featureOfTable[table!] ?? featuresOfFile[name] ?? [name],
		]);
	}),
);

/** `imports writes users` for each write of a table by a feature that does not own it. */
function foreignWrites(): string[] {
	const writes = files("workers/features").flatMap(({ path }) => {
		const feature = path.split("/")[2]!;
		return [...read(path).matchAll(/\b(?:insert into|update|delete from) (\w+)\b/g)]
			.map(([, table]) => ({ feature, table: table! }))
			.filter(({ table }) => owners.has(table) && !owners.get(table)!.includes(feature) && !loaders.includes(feature));
	});
	return [...new Set(writes.map(({ feature, table }) => `${feature} writes ${table}`))].sort();
}

test("a table is written by its owner alone", () => {
	expect(owners.size).toBeGreaterThan(50);
	expect(foreignWrites()).toEqual([]);
});

test("whoever reads people has an arrow to members, which alone says what they are called", () => {
	const arrows: Record<string, string[]> = JSON.parse(read("workers/features/arrows.json"));
	const others = files("workers/features")
		.map(({ path }) => ({ path, feature: path.split("/")[2]! }))
		.filter(({ feature }) => feature !== "members");
	const unlisted = others.filter(
		({ path, feature }) =>
			!arrows[feature]?.includes("members") && /\b(?:from|join) (?:users|groups|group_members)\b/.test(read(path)),
	);
	const composed = others.filter(({ path }) =>
		/first_name \|\| ' '|\b(?:person|row|user|fields)\.first_name\} \$\{/.test(read(path)),
	);
	expect([...unlisted, ...composed].map(({ path }) => path)).toEqual([]);
});

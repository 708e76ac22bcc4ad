/** Writes composed files into the project, and what they need in files that are there: feature, routes, rights, texts. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { writeEmptyMigration } from "../migrations.mjs";
import { inProject } from "../project.mjs";
import { runToolOrFail } from "../run-tool.mjs";
import { wire } from "../wire.mjs";

/** Writes the files; answers their real paths. Throws when one of them is there. */
export async function writeFiles(files) {
	const taken = files.filter(([path]) => existsSync(inProject(path))).map(([path]) => path);
	if (taken.length > 0) throw new Error(`these are there already: ${taken.join(", ")}`);
	const written = [];
	for (const file of files) written.push(await writeOne(file));
	return written;
}

/** A migration gets its number and its place in drizzle-kit's journal. */
async function writeOne([path, text]) {
	const [, name] = /^migrations\/shard\/NEXT_(.*)\.sql$/.exec(path) ?? [];
	const real = name ? await writeEmptyMigration("shard", name) : path;
	mkdirSync(dirname(inProject(real)), { recursive: true });
	writeFileSync(inProject(real), text);
	return real;
}

/** Wires, and brings everything into form; answers the paths that changed. */
export async function finish(written, changed) {
	const all = [...changed, ...wire()];
	await runToolOrFail("biome", ["check", "--write", ...[...written, ...all].filter((path) => !path.endsWith(".sql"))]);
	return all;
}

/** Adds a declared thing to its feature, which is made where there is none. */
export function addToFeature(path, part, name, from) {
	const feature = existsSync(inProject(path))
		? readFileSync(inProject(path), "utf8")
		: `/** Everything that the feature declares, for the registry. */\nimport { defineFeature } from "#workers/kernel/define-feature";\n\nexport const feature = defineFeature({});\n`;
	const line = `import { ${name} } from "${from}";\n`;
	const imported = feature.replace(/\nexport const feature/, `${line}\nexport const feature`);
	mkdirSync(dirname(inProject(path)), { recursive: true });
	const isListed = new RegExp(`\\n\\t${part}: \\[`).test(imported);
	const listed = isListed
		? imported.replace(`\n\t${part}: [`, `\n\t${part}: [${name}, `)
		: imported.replace("defineFeature({", `defineFeature({\n\t${part}: [${name}],\n`);
	writeFileSync(inProject(path), listed);
	return path;
}

/** Adds a screen to the routes of its feature. */
export function addRoute(feature, address, file) {
	const path = `app/features/${feature}/routes.ts`;
	const constant = `${feature.replace(/-(\w)/g, (_match, letter) => letter.toUpperCase())}Routes`;
	const text = existsSync(inProject(path))
		? readFileSync(inProject(path), "utf8")
		: `/** Screens of the feature. */\nimport { route } from "@remix-run/route-config";\n\nexport const ${constant} = [];\n`;
	const added = text.replace(`${constant} = [`, `${constant} = [route("${address}", "features/${feature}/${file}"), `);
	mkdirSync(dirname(inProject(path)), { recursive: true });
	writeFileSync(inProject(path), added);
	return path;
}

/** Says who may make a call in the table that the contract tests compare with. */
export function addRights(call, rights) {
	const path = "test/contract/rights.json";
	const known = { ...JSON.parse(readFileSync(inProject(path), "utf8")), [call]: rights };
	const sorted = Object.fromEntries(Object.entries(known).sort(([one], [other]) => (one < other ? -1 : 1)));
	writeFileSync(inProject(path), `${JSON.stringify(sorted, null, "\t")}\n`);
	return path;
}

/** Adds texts to a feature in every language; what stands there stays. */
export function addTexts(feature, texts) {
	return readdirSync(inProject("public", "locales")).map((language) => {
		const path = `public/locales/${language}/${feature}.json`;
		const known = existsSync(inProject(path)) ? JSON.parse(readFileSync(inProject(path), "utf8")) : {};
		writeFileSync(inProject(path), `${JSON.stringify(joined(texts, known), null, "\t")}\n`);
		return path;
	});
}

/** What is added, below what stands there. */
function joined(added, known) {
	if (typeof added !== "object" || typeof known !== "object") return known ?? added;
	const keys = [...new Set([...Object.keys(known), ...Object.keys(added)])];
	return Object.fromEntries(keys.map((key) => [key, key in added ? joined(added[key], known[key]) : known[key]]));
}

/** Adds the words by which the audit log names an act; English until somebody translates them. */
export function addActWords(call) {
	const [feature, name] = call.split("/");
	const words = name.replaceAll("-", " ");
	return addTexts("audit", { acts: { [feature]: { [name]: words[0].toUpperCase() + words.slice(1) } } });
}

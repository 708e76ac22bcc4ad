/** `npm run new list <feature>/get-<things> <table>` writes a working list with filters, paging, report, screen and test. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { writeEmptyMigration } from "./migrations.mjs";
import { filesOfList, planList, textsOfList } from "./new/list.mjs";
import { readTable } from "./new/table-of.mjs";
import { inProject, isStartedItself } from "./project.mjs";
import { runToolOrFail } from "./run-tool.mjs";
import { wire } from "./wire.mjs";

const usage = `usage: npm run new list <feature>/get-<things> <table>`;

/** Writes the list into the project; answers the paths that it wrote and changed. Throws when one of its files is there. */
export async function newList(call, tableName) {
	const plan = planList(call, readTable(tableName));
	const files = filesOfList(plan);
	const taken = files.filter(([path]) => existsSync(inProject(path))).map(([path]) => path);
	if (taken.length > 0) throw new Error(`these are there already: ${taken.join(", ")}`);
	const written = [];
	for (const [path, text] of files) written.push(await writeFile(path, text));
	const { feature, list, things, name } = plan;
	const address = `${feature}/${things}`.replaceAll("-", "_");
	const changed = [
		addTo(`workers/features/${feature}/feature.ts`, "lists", name, `./lists/${list}.query`),
		addRoute(feature, `route("${address}", "features/${feature}/${things}.route.tsx")`),
		addRights(call, "account_owner"),
		...readdirSync(inProject("public", "locales")).map((language) => addTexts(language, feature, textsOfList(plan))),
		...wire(),
	];
	const formatted = [...written, ...changed].filter((path) => !path.endsWith(".sql"));
	await runToolOrFail("biome", ["check", "--write", ...formatted]);
	return { written, changed };
}

/** Writes one file; a migration gets its number and its place in drizzle-kit's journal. */
async function writeFile(path, text) {
	const [, name] = /^migrations\/shard\/NEXT_(.*)\.sql$/.exec(path) ?? [];
	const real = name ? await writeEmptyMigration("shard", name) : path;
	mkdirSync(dirname(inProject(real)), { recursive: true });
	writeFileSync(inProject(real), text);
	return real;
}

/** Adds a declared thing to its feature, which is made where there is none. */
function addTo(path, part, name, from) {
	const feature = existsSync(inProject(path))
		? readFileSync(inProject(path), "utf8")
		: `/** Everything that the feature declares, for the registry. */\nimport { defineFeature } from "#workers/kernel/define-feature";\n\nexport const feature = defineFeature({\n});\n`;
	const line = `import { ${name} } from "${from}";\n`;
	const imported = feature.replace(/\nexport const feature/, `${line}\nexport const feature`);
	const isListed = new RegExp(`\\n\\t${part}: \\[`).test(imported);
	const listed = isListed
		? imported.replace(`\n\t${part}: [`, `\n\t${part}: [${name}, `)
		: imported.replace("defineFeature({\n", `defineFeature({\n\t${part}: [${name}],\n`);
	writeFileSync(inProject(path), listed);
	return path;
}

function addRoute(feature, route) {
	const path = `app/features/${feature}/routes.ts`;
	const constant = `${feature.replace(/-(\w)/g, (_match, letter) => letter.toUpperCase())}Routes`;
	const text = existsSync(inProject(path))
		? readFileSync(inProject(path), "utf8")
		: `/** Screens of the feature. */\nimport { route } from "@remix-run/route-config";\n\nexport const ${constant} = [];\n`;
	writeFileSync(inProject(path), text.replace(`${constant} = [`, `${constant} = [${route}, `));
	return path;
}

/** Says who may call it in the table that the contract tests compare with. */
function addRights(call, rights) {
	const path = "test/contract/rights.json";
	const known = { ...JSON.parse(readFileSync(inProject(path), "utf8")), [call]: rights };
	const sorted = Object.fromEntries(Object.entries(known).sort(([one], [other]) => (one < other ? -1 : 1)));
	writeFileSync(inProject(path), `${JSON.stringify(sorted, null, "\t")}\n`);
	return path;
}

function addTexts(language, feature, texts) {
	const path = `public/locales/${language}/${feature}.json`;
	const known = existsSync(inProject(path)) ? JSON.parse(readFileSync(inProject(path), "utf8")) : {};
	writeFileSync(inProject(path), `${JSON.stringify({ ...known, ...texts }, null, "\t")}\n`);
	return path;
}

if (isStartedItself(import.meta.url)) {
	const [kind, call = "", table = ""] = process.argv.slice(2);
	if (kind !== "list" || !call || !table) {
		console.error(usage);
		process.exit(1);
	}
	const { written, changed } = await newList(call, table).catch((error) => {
		console.error(`${error.message}\n${usage}`);
		process.exit(1);
	});
	const lines = (path) => readFileSync(inProject(path), "utf8").trimEnd().split("\n").length;
	for (const path of written) console.log(`wrote   ${path} (${lines(path)} lines)`);
	for (const path of changed) console.log(`changed ${path}`);
	console.log(
		`${written.length} files, ${written.reduce((sum, path) => sum + lines(path), 0)} lines. Translate its texts in public/locales, and give it a menu entry.`,
	);
}

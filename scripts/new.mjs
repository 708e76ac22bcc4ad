/** `npm run new list|form …` writes a working exemplar with its screen, texts and test; `usage` says how each is called. */
import { readFileSync } from "node:fs";
import { addressOfForm, filesOfForm, planForm, textsOfForm } from "./new/form.mjs";
import { filesOfList, planList, textsOfList } from "./new/list.mjs";
import { readTable } from "./new/table-of.mjs";
import { addRights, addRoute, addTexts, addToFeature, finish, writeFiles } from "./new/write-into.mjs";
import { inProject, isStartedItself } from "./project.mjs";

const usage = `usage: npm run new list <feature>/get-<things> <table>
       npm run new form <feature>/<verb>-<noun>      (of an endpoint that is there)`;

/** Writes a list over a table; answers the paths that it wrote and changed. */
async function newList(call, tableName) {
	const plan = planList(call, readTable(tableName));
	const written = await writeFiles(filesOfList(plan));
	const { feature, list, things, name } = plan;
	const address = `${feature}/${things}`.replaceAll("-", "_");
	const changed = [
		addToFeature(`workers/features/${feature}/feature.ts`, "lists", name, `./lists/${list}.query`),
		addRoute(feature, address, `${things}.route.tsx`),
		addRights(call, "account_owner"),
		...addTexts(feature, textsOfList(plan)),
	];
	return { written, changed: await finish(written, changed) };
}

/** Writes the screen of a form for an endpoint; answers the paths that it wrote and changed. */
async function newForm(call) {
	const plan = await planForm(call);
	const written = await writeFiles(filesOfForm(plan));
	const { feature, verbNoun } = plan;
	const changed = [
		addRoute(feature, addressOfForm(plan), `${verbNoun}.route.tsx`),
		...addTexts(feature, textsOfForm(plan)),
	];
	return { written, changed: await finish(written, changed) };
}

const kinds = { list: newList, form: newForm };

if (isStartedItself(import.meta.url)) {
	const [kind = "", call = "", table = ""] = process.argv.slice(2);
	const isKnown = Object.hasOwn(kinds, kind) && call && (kind !== "list" || table);
	if (!isKnown) {
		console.error(usage);
		process.exit(1);
	}
	const { written, changed } = await kinds[kind](call, table).catch((error) => {
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

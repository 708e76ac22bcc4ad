/** `npm run new feature|endpoint|job|list|form …` writes a working exemplar with its test; `usage` says how each is called. */
import { existsSync, readFileSync } from "node:fs";
import { filesOfEndpoint, planEndpoint } from "./new/endpoint.mjs";
import { filesOfFeature, planFeature, textsOfFeature } from "./new/feature.mjs";
import { addressOfForm, filesOfForm, planForm, textsOfForm } from "./new/form.mjs";
import { filesOfJob, planJob } from "./new/job.mjs";
import { filesOfList, planList, textsOfList, textsOfReport } from "./new/list.mjs";
import { readTable } from "./new/table-of.mjs";
import { addActWords, addRights, addRoute, addTexts, addToFeature, finish, writeFiles } from "./new/write-into.mjs";
import { inProject, isStartedItself } from "./project.mjs";

const usage = `usage: npm run new feature <name>
       npm run new endpoint <feature>/<verb>-<noun>  (a read where the verb is get)
       npm run new job <feature>/<verb>-<noun>
       npm run new list <feature>/get-<things> <table>
       npm run new form <feature>/<verb>-<noun>      (of an endpoint that is there)`;

/** Writes a feature with one call; answers the paths that it wrote and changed. */
async function newFeature(name) {
	const plan = planFeature(name);
	const written = await writeFiles(filesOfFeature(plan));
	const changed = [...declare(plan.endpoint, "endpoints"), ...addTexts(name, textsOfFeature(plan))];
	return { written, changed: await finish(written, changed) };
}

/** Writes an endpoint of a feature that is there; answers the paths that it wrote and changed. */
async function newEndpoint(call) {
	const plan = planEndpoint(call);
	requireFeature(plan.feature);
	const written = await writeFiles(filesOfEndpoint(plan));
	return { written, changed: await finish(written, declare(plan, "endpoints")) };
}

/** Writes a job of a feature that is there; answers the paths that it wrote and changed. */
async function newJob(call) {
	const plan = planJob(call);
	requireFeature(plan.feature);
	const written = await writeFiles(filesOfJob(plan));
	return { written, changed: await finish(written, declare(plan, "jobs")) };
}

function requireFeature(feature) {
	if (!existsSync(inProject("workers", "features", feature)))
		throw new Error(`there is no feature ${feature}: npm run new feature ${feature}`);
}

/** Names an endpoint or job in its feature, and says who may call it. */
function declare({ call, feature, verbNoun, name }, part) {
	const path = addToFeature(`workers/features/${feature}/feature.ts`, part, name, `./${part}/${verbNoun}`);
	return part === "endpoints"
		? [path, addRights(call, "signed_in"), ...addActWords(call)]
		: [path, ...addActWords(call)];
}

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
		...addTexts("reports", textsOfReport(plan)),
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

const kinds = { feature: newFeature, endpoint: newEndpoint, job: newJob, list: newList, form: newForm };

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

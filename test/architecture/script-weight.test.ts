/** What a first visit loads of script and style stays within its bounds; `npm run bench -- --only first-visit` measures home in a browser. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildIfNeeded } from "../../scripts/build.mjs";
import { inProject } from "../../scripts/project.mjs";
import { screenFile } from "../../workers/kernel/screen-file";
import { textsFile } from "../../workers/texts";

type Module = { module: string; imports?: string[]; css?: string[] };
type Manifest = { url: string; entry: Module; routes: Record<string, Module & { id: string; parentId?: string }> };

const client = inProject("build", "client");

/** Kilobytes of script, compressed, that a first visit of each screen may load; the shell's bound of 130 with room taken back. */
const bounds = {
	"features/home/home.route": 122,
	"features/session/login.route": 112,
	"features/catalog/store.route": 117,
};

/** Which modules and styles each route needs, as Remix built it (scripts/shorten-manifest.mjs). */
function readManifest(): Manifest {
	return JSON.parse(readFileSync(inProject("build", "routes.json"), "utf8")) as Manifest;
}

/** All scripts of a page: Remix's entry and list of routes, the route, what it stands in, and what these import. */
function scriptsOf({ url, entry, routes }: Manifest, id: string): Set<string> {
	const modules: Module[] = [entry];
	for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) modules.push(route);
	return new Set([url, ...modules.flatMap(({ module, imports = [] }) => [module, ...imports])]);
}

/** Kilobytes of style, compressed, of a first visit to any screen; the overview's own files are named by its route's handle. */
const styleBound = 14;
/** What members' pages load beside their screen's files where they have one bar, by the root's handle. */
const memberStyles = ["one-bar"];
const memberScreens = [
	"features/home/home.route",
	"features/catalog/store.route",
	"features/catalog/item.route",
	"features/session/login.route",
	"features/recognition/give.route",
	"features/recognition/recognitions.route",
	"features/points/statement.route",
	"features/orders/order.route",
	"features/checkout/checkout.route",
];
const overviewStyles = ["graph", "overview", "admin-frame"];

/** What a first visit of home may weigh without pictures, and what of it is left to the document itself. */
const homeBound = 160;
const documentKb = 18;

/** All styles of a page: those of the route and of what it stands in. */
function stylesOf({ routes }: Manifest, id: string): string[] {
	const hrefs = new Set<string>();
	for (let route = routes[id]; route; route = routes[route.parentId ?? ""])
		for (const href of route.css ?? []) hrefs.add(href);
	return [...hrefs];
}

function styleNamed(name: string): string {
	const file = readdirSync(join(client, "webapp", "assets")).find(
		(one) => one.startsWith(`${name}-`) && one.endsWith(".css"),
	);
	return `/webapp/assets/${file}`;
}

/** The texts of a language that travel with a screen, as the server hands them out. */
function textsWeight(language: string, id: string): number {
	const files = ["root", screenFile(id)].map((name) => gzipSync(JSON.stringify(textsFile(language, name))).length);
	return files.reduce((sum, length) => sum + length) / 1_000;
}

const sumOf = (paths: Iterable<string>) => [...paths].reduce((kb, path) => kb + weightOf(path), 0);

const weightOf = (path: string) => gzipSync(readFileSync(join(client, path))).length / 1_000;

test("home, sign-in and store load no more script than their bounds", { timeout: 120_000 }, async () => {
	await buildIfNeeded({ log: () => undefined });
	const manifest = readManifest();
	for (const [id, bound] of Object.entries(bounds)) {
		const files = [...scriptsOf(manifest, id)].map((path) => ({ path, kb: weightOf(path) }));
		const sum = Math.round(sumOf(files.map(({ path }) => path)) * 10) / 10;
		expect(files.length).toBeGreaterThan(3);
		expect({ id, sum, files: sum > bound ? files : [] }).toEqual({ id, sum: Math.min(sum, bound), files: [] });
	}
});

test("no screen loads more style than its bound, nor a member's any of the account owner's or the kit's", async () => {
	await buildIfNeeded({ log: () => undefined });
	const manifest = readManifest();
	const weights = Object.keys(manifest.routes).map((id) => ({ id, kb: sumOf(stylesOf(manifest, id)) }));
	expect(weights.length).toBeGreaterThan(20);
	expect(weights.filter(({ kb }) => kb > styleBound)).toEqual([]);
	const home = stylesOf(manifest, "features/home/home.route");
	expect(sumOf([...home, ...overviewStyles.map(styleNamed)])).toBeLessThan(styleBound);
	const dearest = Math.max(...memberScreens.map((id) => sumOf(stylesOf(manifest, id))));
	expect(dearest + sumOf(memberStyles.map(styleNamed))).toBeLessThan(styleBound);
	for (const id of memberScreens) {
		const files = stylesOf(manifest, id);
		expect([id, files.length > 0 && files.length < 5]).toEqual([id, true]);
		expect(files.filter((href) => overviewStyles.some((name) => href.includes(`/${name}-`)))).toEqual([]);
	}
});

test("every screen has its file of texts", async () => {
	await buildIfNeeded({ log: () => undefined });
	const ids = Object.keys(readManifest().routes);
	expect(ids.filter((id) => !textsFile("en", screenFile(id)))).toEqual([]);
});

test("home weighs no more than its bound in any language, item pictures apart", async () => {
	await buildIfNeeded({ log: () => undefined });
	const manifest = readManifest();
	const files = sumOf([
		...scriptsOf(manifest, "features/home/home.route"),
		...stylesOf(manifest, "features/home/home.route"),
		...memberStyles.map(styleNamed),
	]);
	for (const language of ["en", "es", "fr"])
		expect([language, files + textsWeight(language, "features/home/home.route") + documentKb < homeBound]).toEqual([
			language,
			true,
		]);
});

/**
 * Shortens Remix's list of all routes, which every first visit loads: a line for each route, which the browser writes out. It
 * needs of a route where it lies, what it has, its module and its own styles; modules find what they import by themselves.
 * Screens that few open stand in a second list, which comes when one is opened (app/remix-internals/route-discovery.ts).
 * The whole list stays in build/routes.json for whoever weighs what a screen loads.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { inProject } from "./project.mjs";

const assets = ["build", "client", "webapp", "assets"];

/** What a route may have, each a bit of its number. */
const flags = ["hasAction", "hasLoader", "hasClientAction", "hasClientLoader", "hasErrorBoundary", "index"];

/** What the main job leads through (home, recognizing, the feed, points, the store) and every page may lead to; all else is opened by few. */
const openedDaily =
	/^(root$|call\/|features\/(activity\/(?!.*comment)|(addresses|checkout|home|search)\/)|features\/(catalog\/(store|category|item)|notifications\/notifications|orders\/orders?\.|points\/statement|programs\/programs?\.|recognition\/(recognitions|give|certificate)\.|session\/(nowhere|tip|problem|language|login|terms)|wish-lists\/(wish-lists|wish|save-list)\.))/;

/** Runs in the browser: makes of each line the route that it stands for. A module of the route's own name is told by its hash. */
function writeOut(lines, folder, known) {
	return Object.fromEntries(
		lines.split("\n").map((line) => {
			const [id, path, bits, module, css] = line.split("\t");
			const name = module.length === 7 ? `${id.split("/").pop()}-${module}` : module;
			const route = { id, module: `${folder + name}.js` };
			if (id !== "root") route.parentId = "root";
			if (path || id === "root") route.path = path;
			if (css) route.css = css.split(" ").map((one) => `${folder + one}.css`);
			known.forEach((flag, bit) => {
				if ((bits >> bit) & 1) route[flag] = true;
			});
			return [id, route];
		}),
	);
}

/** What a browser reads of a route; the root's styles are there already. */
function inShort({ imports: _found, css = [], ...route }, ofRoot) {
	const own = route.id === "root" ? css : css.filter((href) => !ofRoot.includes(href));
	const said = Object.entries(route).filter(([, value]) => value !== false);
	return { ...Object.fromEntries(said), ...(own.length > 0 && { css: own }) };
}

function toLine({ id, path = "", module, css = [], ...has }, folder) {
	const nameOf = (href) => href.slice(folder.length, href.lastIndexOf("."));
	const [name, own] = [nameOf(module), `${id.split("/").pop()}-`];
	const hash = name.startsWith(own) && name.length === own.length + 7 ? name.slice(own.length) : name;
	const bits = flags.reduce((sum, flag, bit) => sum | (has[flag] ? 1 << bit : 0), 0);
	return [id, path, bits, hash, css.map(nameOf).join(" ")].join("\t");
}

/** The list of some routes as a script that writes them out. Throws when a route would not come out as it went in. */
function inScript(routes, folder) {
	const lines = routes.map((route) => toLine(route, folder)).join("\n");
	const lost = Object.values(writeOut(lines, folder, flags)).filter(
		(route, at) => !isDeepStrictEqual(route, routes[at]),
	);
	if (lost.length > 0) throw new Error(`routes that a browser would read wrongly: ${JSON.stringify(lost)}`);
	const given = [lines, folder, flags].map((value) => JSON.stringify(value));
	return `(${writeOut})(${given})`.replace(/\n\t*/g, "");
}

/** Rewrites the list of the build that is there, once, in two files. */
export function shortenManifest() {
	const file = readdirSync(inProject(...assets)).find((name) => /^manifest-.+\.js$/.test(name));
	const path = inProject(...assets, file);
	const text = readFileSync(path, "utf8");
	const [begin, end] = [text.indexOf("{"), text.lastIndexOf("}") + 1];
	const whole = text.slice(begin, end);
	const { routes, ...manifest } = JSON.parse(whole);
	writeFileSync(inProject("build", "routes.json"), whole);
	const folder = manifest.url.slice(0, manifest.url.lastIndexOf("/") + 1);
	const short = Object.values(routes).map((route) => inShort(route, routes.root.css));
	const isForFew = ({ id }) => !openedDaily.test(id);
	const later = `export default ${inScript(short.filter(isForFew), folder)};`;
	const name = `later-screens-${createHash("sha256").update(later).digest("hex").slice(0, 8)}.js`;
	writeFileSync(inProject(...assets, name), later);
	const first = inScript(
		short.filter((route) => !isForFew(route)),
		folder,
	);
	const said = JSON.stringify({ ...manifest, later: folder + name }).replace(/}$/, `,routes:${first}}`);
	writeFileSync(path, `${text.slice(0, begin)}${said}${text.slice(end)}`);
}

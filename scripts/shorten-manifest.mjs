/**
 * Shortens Remix's list of all routes, which every first visit loads: a browser needs of a route where it lies, what it has,
 * its module and its own styles. The whole list stays in build/routes.json for whoever weighs what a screen loads.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { inProject } from "./project.mjs";

const assets = ["build", "client", "webapp", "assets"];

/** What a browser reads of a route: modules find what they import by themselves, and the root's styles are there. */
function inShort({ imports: _found, css = [], ...route }, ofRoot) {
	const own = route.id === "root" ? css : css.filter((href) => !ofRoot.includes(href));
	const said = Object.entries(route).filter(([, value]) => value !== false);
	return { ...Object.fromEntries(said), ...(own.length > 0 && { css: own }) };
}

/** Rewrites the list of the build that is there, once. */
export function shortenManifest() {
	const file = readdirSync(inProject(...assets)).find((name) => /^manifest-.+\.js$/.test(name));
	const path = inProject(...assets, file);
	const text = readFileSync(path, "utf8");
	const [begin, end] = [text.indexOf("{"), text.lastIndexOf("}") + 1];
	const whole = text.slice(begin, end);
	const manifest = JSON.parse(whole);
	writeFileSync(inProject("build", "routes.json"), whole);
	const routes = Object.entries(manifest.routes).map(([id, route]) => [id, inShort(route, manifest.routes.root.css)]);
	const short = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) });
	writeFileSync(path, `${text.slice(0, begin)}${short}${text.slice(end)}`);
}

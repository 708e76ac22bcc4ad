/**
 * Stands in the place of Remix's discovery of routes by and by, which asks the server about each link (1.3 KB of every first
 * visit): what a page does not know is in one further list, which scripts/shorten-manifest.mjs writes.
 */

/** Whether a module is Remix's discovery. */
export function isRouteDiscovery(id: string): boolean {
	return /@remix-run[\\/]react[\\/]dist[\\/]esm[\\/]fog-of-war\.js$/.test(id);
}

/**
 * The module in its place, under the names that Remix imports. An address that is no known screen's, or only begins like
 * one, waits for the further list; so does any that only the page for what is nowhere would take.
 */
export const laterRoutes = `import { createClientRoutes } from "./routes.js";
export const isFogOfWarEnabled = () => false;
export const getPartialManifest = (manifest) => manifest;
export const useFogOFWarDiscovery = () => {};
export const fetchAndApplyManifestPatches = async () => {};
export const getPatchRoutesOnNavigationFunction = (manifest, modules, future, isSpaMode, basename) => {
	const isKnown = (path, last) => last && last.route.path !== "*" && basename + last.pathname === path;
	return async ({ path, matches, patch }) => {
		if (manifest.hasAll || isKnown(path, matches[matches.length - 1])) return;
		const { default: routes } = await import(/* @vite-ignore */ manifest.later);
		if (manifest.hasAll) return;
		manifest.hasAll = true;
		Object.assign(manifest.routes, routes);
		patch("root", createClientRoutes(routes, modules, null, future, isSpaMode, "root"));
	};
};
`;

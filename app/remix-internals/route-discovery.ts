/** Remix's discovery of routes by and by, which this application does not use (remix.config.js): 1.3 KB of every first visit. */

/** Whether a module is the discovery. */
export function isRouteDiscovery(id: string): boolean {
	return /@remix-run[\\/]react[\\/]dist[\\/]esm[\\/]fog-of-war\.js$/.test(id);
}

/** What the module answers where `v3_lazyRouteDiscovery` is off, under the names that Remix imports. */
export const noRouteDiscovery = `export const isFogOfWarEnabled = () => false;
export const getPartialManifest = (manifest) => manifest;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => {};
export const fetchAndApplyManifestPatches = async () => {};
`;

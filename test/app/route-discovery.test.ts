/** Remix's discovery of routes is off, and what stands in its place answers under each of its names, and finds what it calls. */
import { expect, test } from "vitest";
import { isRouteDiscovery, laterRoutes } from "~/remix-internals/route-discovery";
import remixConfig from "../../remix.config.js";

const files = import.meta.glob<string>("../../node_modules/@remix-run/react/dist/esm/*.js", {
	eager: true,
	import: "default",
	query: "?raw",
});

test("one module of Remix is the discovery, it is off, and all that others import of it is answered", () => {
	expect(remixConfig.future?.v3_lazyRouteDiscovery).toBe(false);
	const found = Object.entries(files).filter(([path]) => isRouteDiscovery(path));
	expect(found).toHaveLength(1);
	const routes = Object.entries(files).find(([path]) => path.endsWith("/routes.js"))![1];
	expect(routes).toContain(
		"function createClientRoutes(manifest, routeModulesCache, initialState, future, isSpaMode, parentId",
	);
	const names = /export \{ (.+) \};\s*$/.exec(found[0]![1])![1]!.split(", ").sort();
	const answered = [...laterRoutes.matchAll(/^export const (\w+)/gm)].map(([, name]) => name).sort();
	expect(answered).toEqual(names);
});

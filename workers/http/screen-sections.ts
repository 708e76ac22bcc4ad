/** Gives Remix, for each address, only the routes of its section: it compiles and tries every route's path anew, several times a request. */
import type { ServerBuild } from "@remix-run/cloudflare";

type Route = { id: string; parentId?: string; path?: string };

/** The part of the build that answers an address; addresses of no section, and Remix's own, get all of it. */
export function buildOfAddress(build: ServerBuild): (pathname: string) => { section: string; build: ServerBuild } {
	const sections = new Set(
		Object.values(build.routes as Record<string, Route>).map((route) => sectionOf(build, route)),
	);
	const parts = new Map<string, ServerBuild>();
	return (pathname) => {
		const section = pathname
			.slice(build.basename?.length ?? 0)
			.replace(/\.data$/, "")
			.replace(/^\/+(_root$)?/, "")
			.split("/")[0]!;
		if (!sections.has(section)) return { section: "*", build };
		const part = parts.get(section) ?? partOf(build, section);
		parts.set(section, part);
		return { section, build: part };
	};
}

function partOf(build: ServerBuild, section: string): ServerBuild {
	const keep = <Cached extends Route>(routes: Record<string, Cached | undefined>) =>
		Object.fromEntries(
			Object.entries(routes).filter(([id, route]) => {
				const own = route && sectionOf(build, route);
				return id === "root" || own === section || /^[:*]/.test(own ?? "");
			}),
		);
	return {
		...build,
		routes: keep(build.routes) as ServerBuild["routes"],
		assets: { ...build.assets, routes: keep(build.assets.routes) as ServerBuild["assets"]["routes"] },
	};
}

/** The first word of a route's address; a nested route belongs to its parent's section. */
function sectionOf(build: ServerBuild, route: Route): string {
	const parent = route.parentId ? (build.routes as Record<string, Route>)[route.parentId] : undefined;
	return (parent && sectionOf(build, parent)) || (route.path?.split("/")[0] ?? "");
}

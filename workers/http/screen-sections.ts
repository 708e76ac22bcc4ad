/** Gives Remix, for each address, only the routes that may answer it: it compiles and tries every route's path anew, several times a request. */
import type { ServerBuild } from "@remix-run/cloudflare";

type Route = { id: string; parentId?: string; path?: string };

/** What answers an address: a part of the build, called by its section or, within it, by the one route that fits. */
type Part = { section: string; name: string; build: ServerBuild };
type Section = Part & { screens: { pattern: RegExp; part: Part }[] };

/** The part of the build that answers an address; addresses of no section, and Remix's own, get all of it. */
export function buildOfAddress(build: ServerBuild): (pathname: string) => Part {
	const names = new Set(Object.values(build.routes as Record<string, Route>).map((route) => sectionOf(build, route)));
	const sections = new Map<string, Section>();
	return (pathname) => {
		const path = pathname
			.slice(build.basename?.length ?? 0)
			.replace(/\.data$/, "")
			.replace(/^\/+(_root$)?/, "");
		const name = path.split("/")[0]!;
		if (!names.has(name)) return { section: "*", name: "*", build };
		const section = sections.get(name) ?? sectionNamed(build, name);
		sections.set(name, section);
		const [only, ...others] = section.screens.filter(({ pattern }) => pattern.test(path));
		// Which of several fits best is Remix's to decide.
		return only && others.length === 0 ? only.part : section;
	};
}

function sectionNamed(build: ServerBuild, section: string): Section {
	const part = partOf(build, (route) => sectionOf(build, route) === section);
	const own = Object.values(part.routes as Record<string, Route>).filter(
		(route) => route.id !== "root" && sectionOf(build, route) === section,
	);
	const isFlat = own.every(({ parentId }) => parentId === "root");
	const screens = own.map((route) => ({
		pattern: patternOf(route.path ?? ""),
		part: { section, name: `${section} ${route.id}`, build: partOf(build, ({ id }) => id === route.id) },
	}));
	return { section, name: section, build: part, screens: isFlat ? screens : [] };
}

/** What Remix takes for this path: a word for each parameter, anything for the end of a splat. */
function patternOf(path: string): RegExp {
	const words = path.split("/").map((word) => {
		if (word === "*") return ".*";
		return word.startsWith(":") ? "[^/]+" : word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
	});
	return new RegExp(`^${words.join("/")}/*$`, "i");
}

/** The build with these routes alone, beside those that answer for what no route fits. */
function partOf(build: ServerBuild, isKept: (route: Route) => boolean): ServerBuild {
	const keep = <Cached extends Route>(routes: Record<string, Cached | undefined>) =>
		Object.fromEntries(
			Object.entries(routes).filter(
				([id, route]) => route && (id === "root" || isKept(route) || /^[:*]/.test(sectionOf(build, route))),
			),
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

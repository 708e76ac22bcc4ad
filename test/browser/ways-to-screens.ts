/** How a look at all screens goes to each of them, and which routes there are. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "../../app/routes";
import { visit } from "./laurel";
import { type Viewer, type Visits, visits, type Way } from "./visited-screens";

/** What no route leads to: an address that is not for everybody. */
const elsewhere: Visits = { member: ["/uploads"] };

const startOf = (way: Way) => (typeof way === "string" ? way : way.on);

/** Every way that somebody looks at; those that start on one screen come one after the other, so that it is opened once. */
export const waysOf = (viewer: Viewer): Way[] => {
	const all = [...Object.values(visits), elsewhere].flatMap((entry) =>
		"isNoScreen" in entry ? [] : (entry[viewer] ?? []),
	);
	const starts = [...new Set(all.map(startOf))];
	return starts.flatMap((start) => all.filter((way) => startOf(way) === start).sort(byKind));
};

/** The screen itself before the links on it. */
const byKind = (one: Way, other: Way) => Number(typeof one !== "string") - Number(typeof other !== "string");

type ListedRoute = { path: string; file: string };

const listed = routesBelow(routes as RouteConfigEntry[], "");

/** The paths of all routes. */
export const routePaths = listed.map(({ path }) => path);

function routesBelow(entries: RouteConfigEntry[], above: string): ListedRoute[] {
	return entries.flatMap(({ path, file, children = [] }) => {
		const whole = [above, path].filter(Boolean).join("/");
		return [{ path: whole, file }, ...routesBelow(children, whole)];
	});
}

/** Addresses of the pages to which no way is declared: they are like others, and opened where a link leads to them. */
const undeclaredPages = listed
	.filter(({ path, file }) => "isNoScreen" in (visits[path] ?? {}) && drawsPage(file))
	.map(({ path }) => new RegExp(`^/webapp/${path.replace(/\/:\w+\?/g, "(/[^/]+)?").replace(/:\w+/g, "[^/]+")}$`));

/** Whether a route draws a page; others only take posts or answer with data. */
function drawsPage(file: string): boolean {
	return readFileSync(join("app", file), "utf8").includes("export default");
}

/** One address of each page to which no way is declared, among the links that were seen. */
export function undeclaredAmong(links: Iterable<string>): string[] {
	const all = [...links];
	return undeclaredPages.flatMap((pattern) => all.find((link) => pattern.test(link)) ?? []);
}

/** Every way by a link. */
const byLink = [...Object.values(visits), elsewhere]
	.flatMap((entry) => ("isNoScreen" in entry ? [] : Object.values(entry).flat()))
	.filter((way) => typeof way !== "string");

/** The screen that a page was on last of those with links, and where these led. */
const seen = new WeakMap<Page, { on: string; addresses: Map<string, string | null> }>();

/** Opens a screen and notes where its links lead. */
async function open(page: Page, address: string) {
	const answer = await visit(page, `/webapp${address}`);
	const addresses = new Map<string, string | null>();
	for (const { link } of byLink.filter(({ on }) => on === address)) {
		const first = page.locator(link).first();
		addresses.set(link, (await first.count()) === 0 ? null : await first.getAttribute("href"));
	}
	seen.set(page, { on: address, addresses });
	return answer;
}

/** Goes there; answers the address with the answer's status, or null where no link leads on. */
export async function goTo(page: Page, way: Way): Promise<{ address: string; status: number } | null> {
	if (typeof way === "string") {
		const answer = await open(page, way);
		return { address: `/webapp${way}`, status: answer?.status() ?? 0 };
	}
	if (seen.get(page)?.on !== way.on) await open(page, way.on);
	const address = seen.get(page)!.addresses.get(way.link);
	if (!address) return null;
	const answer = await visit(page, address);
	return { address, status: answer?.status() ?? 0 };
}

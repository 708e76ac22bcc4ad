/** How a look at all screens goes to each of them, and which routes there are. */
import type { Page } from "@playwright/test";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "../../app/routes";
import { visit } from "./laurel";
import { type Viewer, type Visits, visits, type Way } from "./visited-screens";

/** What no route leads to: an address that is not for everybody. */
const elsewhere: Visits = { member: ["/uploads"] };

/** Every way that somebody looks at. */
export const waysOf = (viewer: Viewer): Way[] =>
	[...Object.values(visits), elsewhere].flatMap((entry) => ("isNoScreen" in entry ? [] : (entry[viewer] ?? [])));

/** The paths of all routes. */
export const routePaths = pathsOf(routes as RouteConfigEntry[], "");

function pathsOf(entries: RouteConfigEntry[], above: string): string[] {
	return entries.flatMap(({ path, children = [] }) => {
		const whole = [above, path].filter(Boolean).join("/");
		return [whole, ...pathsOf(children, whole)];
	});
}

/** Goes there; answers the address with the answer's status, or null where no link leads on. */
export async function goTo(page: Page, way: Way): Promise<{ address: string; status: number } | null> {
	const go = async (address: string) => {
		const answer = await visit(page, address);
		return { address, status: answer?.status() ?? 0 };
	};
	if (typeof way === "string") return go(`/webapp${way}`);
	await visit(page, `/webapp${way.on}`);
	const link = page.locator(way.link).first();
	return (await link.count()) === 0 ? null : go((await link.getAttribute("href"))!);
}

/** Requests of a page that wait until a test lets them go: a state is seen as long as it takes, however busy the machine is. */
import type { Page, Route } from "@playwright/test";
import { expect } from "./laurel";

/** Which requests wait: those of the address, and where a method is named only those sent by it. */
type Asked = { url?: string | RegExp; method?: "GET" | "POST" };

/**
 * Holds what a page asks for. `waiting` are those held now, in their order; `isReached` and `letOneGo` wait until there
 * is one, and no second one, as what a page shows of its sending can come before the request does; `letAllGo` lets go
 * those that wait and all that follow.
 */
export async function hold(page: Page, { url = "**/*", method }: Asked) {
	const waiting: Route[] = [];
	let isOver = false;
	await page.route(url, async (route) => {
		if (isOver || (method && route.request().method() !== method)) return route.fallback();
		waiting.push(route);
	});
	const isReached = () => expect.poll(() => waiting.length, { timeout: 30_000 }).toBe(1);
	return {
		waiting,
		isReached,
		letOneGo: async () => {
			await isReached();
			await waiting.shift()!.fallback();
		},
		letAllGo: async () => {
			isOver = true;
			await Promise.all(waiting.splice(0).map((route) => route.fallback()));
		},
	};
}

/** Holds every answer of a screen until the function is called that it answers. */
export async function holdReads(page: Page): Promise<() => Promise<void>> {
	const { letAllGo } = await hold(page, { url: /\.data(\?|$)/ });
	return letAllGo;
}

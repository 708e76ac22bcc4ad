/** What every browser test starts from: a tenant's page whose console must stay clean, and the check of accessibility. */
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { demoPassword, tenantAddress } from "./sign-in";

export { demoPassword, signIn, tenantAddress } from "./sign-in";

type Options = {
	/** Whose host relative addresses lead to. */
	tenant: string;
	/** Messages of the console that a test provokes on purpose. */
	expectedConsole: RegExp[];
};

/** What the library writes when a reading is given up for a newer one, while its answer is coming in or has just come. */
const givenUpReading = /^console: AbortError: (BodyStreamBuffer was aborted|signal is aborted without reason)/;

/** Playwright's test, for one tenant; an error in the page or its console fails it. */
export const test = base.extend<Options>({
	tenant: ["acme", { option: true }],
	expectedConsole: [[], { option: true }],
	baseURL: async ({ tenant }, use) => use(tenantAddress(tenant)),
	page: async ({ page, expectedConsole }, use) => {
		const complaints: string[] = [];
		watchConsole(page, complaints);
		await use(page);
		const unexpected = complaints.filter((text) => !expectedConsole.some((pattern) => pattern.test(text)));
		expect(unexpected, "the console stays clean").toEqual([]);
	},
});

/** Writes down every error of a page and its console, but of readings that were given up. */
export function watchConsole(page: Page, complaints: string[]): void {
	page.on("pageerror", (error) => complaints.push(`page error: ${error.message}`));
	page.on("console", (message) => {
		const text = `console: ${message.text()} ${message.location().url}`;
		if (message.type() === "error" && !givenUpReading.test(text)) complaints.push(text);
	});
}

/** Opens an address and, where scripts run, waits until the page has come to life. */
export async function visit(page: Page, address: string) {
	const response = await page.goto(address);
	await untilAlive(page);
	return response;
}

/** Loads the page anew, and waits until its scripts run: a press before that is the browser's alone. */
export async function reload(page: Page) {
	await page.reload();
	await untilAlive(page);
}

async function untilAlive(page: Page) {
	const hasScripts = await page.evaluate(
		() => matchMedia("(scripting: enabled)").matches && document.querySelector("script") !== null,
	);
	if (hasScripts) await page.locator("html[data-alive]").waitFor({ state: "attached" });
}

/** Signs a demo person in by the form; the page is then home, and its scripts are those of the sign-in page. */
export async function signInByForm(page: Page, email: string): Promise<void> {
	await visit(page, "/webapp/login");
	await page.locator("input[name=email]").fill(email);
	await page.locator("input[name=password]").fill(demoPassword);
	await page.locator("input[name=password]").press("Enter");
	await page.waitForURL("**/webapp");
}

/** Does what sends a form, and waits for the server's answer: an address that does not change would not be waited for. */
export async function send(page: Page, act: () => Promise<unknown>) {
	const [answer] = await Promise.all([
		page.waitForResponse((response) => response.request().method() === "POST"),
		act(),
	]);
	return answer;
}

/** Holds every reading of a screen for a second, as a slow line does, until the answer is called. */
export async function slowReads(page: Page): Promise<() => void> {
	let isSlow = true;
	await page.route(
		(url) => url.pathname.endsWith(".data"),
		async (route) => {
			if (isSlow) await new Promise((resolve) => setTimeout(resolve, 1000));
			await route.continue();
		},
	);
	return () => {
		isSlow = false;
	};
}

/** Waits until nothing fades or slides any more, and no list is dimmed for its next rows: such text has not its contrast yet. */
export async function whenStill(page: Page) {
	// The address is the new one before the rows are.
	await expect(page.locator(".table-card[aria-busy=true]")).toHaveCount(0);
	await page.evaluate(async () => {
		// What the last script or stream changed is in the styles two frames later.
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
		const ending = () =>
			document
				.getAnimations()
				.filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
		for (let running = ending(); running.length > 0; running = ending())
			await Promise.allSettled(running.map((animation) => animation.finished));
	});
}

/** Fails on any violation of accessibility on the page as it stands, once it stands still. */
export async function expectAccessible(page: Page) {
	await whenStill(page);
	const { violations } = await new AxeBuilder({ page }).analyze();
	const summary = violations.map(
		({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join("; ")})`,
	);
	expect(summary, "axe finds no violation").toEqual([]);
}

export { expect };

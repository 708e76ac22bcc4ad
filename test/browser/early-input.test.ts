/** Clicks and keys that come while a page comes to life: no error, and afterwards links still change the screen in place. */
import type { Browser, CDPSession, Page } from "@playwright/test";
import { expect, signIn, tenantAddress, test, visit } from "./laurel";

const screens = ["/webapp", "/webapp/store", "/webapp/recognitions/give", "/webapp/points", "/webapp/store/orders"];
const visitors = { acme: "paul.thornton@acme.example", globex: "claudia.serrano@globex.example" };
/** A phone is some times slower than what runs the tests. */
const slowdown = 4;
const rounds = 4;
const pressEveryMs = 15;

async function openAs(browser: Browser, email: string): Promise<{ page: Page; errors: string[] }> {
	const baseURL = tenantAddress(/@(\w+)/.exec(email)![1]!);
	const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
	const page = await context.newPage();
	const errors: string[] = [];
	page.on("pageerror", ({ message }) => errors.push(`${page.url()} ${message}`));
	page.on("console", (message) => {
		if (message.type() === "error") errors.push(`${page.url()} ${message.text()}`);
	});
	await signIn(page, email);
	return { page, errors };
}

/** Presses a mouse button on the bar at the top and a key in turn, without waiting for the page, until it is alive. */
async function pressUntilAlive(page: Page, chromium: CDPSession): Promise<void> {
	const at = { x: 640, y: 4, button: "left", clickCount: 1 } as const;
	const press = () => [
		...(["mousePressed", "mouseReleased"] as const).map((type) =>
			chromium.send("Input.dispatchMouseEvent", { ...at, type }),
		),
		...(["keyDown", "keyUp"] as const).map((type) =>
			chromium.send("Input.dispatchKeyEvent", { type, key: "Shift", code: "ShiftLeft" }),
		),
	];
	const alive = page.locator("html[data-alive]").waitFor({ state: "attached" });
	let isAlive = false;
	void alive.finally(() => (isAlive = true)).catch(() => undefined);
	const waiting = new Set<Promise<unknown>>();
	const track = (answer: Promise<unknown>) => {
		waiting.add(answer);
		void answer.finally(() => waiting.delete(answer)).catch(() => undefined);
	};
	while (!isAlive) {
		// Input goes before all else in a browser: pressed without a pause, a slow page would never come to life.
		if (waiting.size === 0) for (const answer of press()) track(answer);
		await new Promise((resolve) => setTimeout(resolve, pressEveryMs));
	}
	await alive;
	await Promise.all(waiting);
}

/** Follows a link to another of the screens; a page that React gave up would load a new document. */
async function followLink(page: Page): Promise<void> {
	// Links of a part of the frame that comes by itself, as the single bar does, load documents until its script is there.
	await page.waitForLoadState("networkidle");
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	const others = screens.filter((screen) => screen !== new URL(page.url()).pathname);
	const links = others.map((screen) => `a[data-screen][href="${screen}"]:visible`).join();
	const link = page.locator(links).first();
	const target = await link.getAttribute("href");
	await link.click();
	await page.waitForURL(`**${target}`);
	expect(await page.evaluate(() => "isSameDocument" in window), `the way to ${target}`).toBe(true);
}

for (const [tenant, email] of Object.entries(visitors)) {
	test(`${tenant}: input that arrives just before React's first work leaves the page whole`, async ({ browser }) => {
		const { page, errors } = await openAs(browser, email);
		await page.addInitScript(() => {
			const post = MessagePort.prototype.postMessage;
			// React plans its work by a message to itself; whatever the browser has queued before that comes first.
			MessagePort.prototype.postMessage = function (this: MessagePort, ...given: [unknown]) {
				const control = document.querySelector("main a, main input, main button");
				if (control && document.documentElement.dataset.alive === undefined)
					queueMicrotask(() => control.dispatchEvent(new MouseEvent("mousedown", { bubbles: true })));
				return post.apply(this, given);
			} as typeof post;
		});
		for (const address of screens) {
			await visit(page, address);
			await followLink(page);
		}
		expect(errors).toEqual([]);
		await page.context().close();
	});
}

test("clicks and keys by hand on a slow machine, in the first moments after loading, leave the page whole", async ({
	browser,
}) => {
	test.setTimeout(120_000);
	const { page, errors } = await openAs(browser, visitors.acme);
	const chromium = await page.context().newCDPSession(page);
	await chromium.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	for (let round = 0; round < rounds; round += 1) {
		for (const address of screens) {
			await page.goto(address, { waitUntil: "commit" });
			await pressUntilAlive(page, chromium);
		}
		await followLink(page);
	}
	expect(errors).toEqual([]);
	await page.context().close();
});

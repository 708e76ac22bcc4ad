/** What happens when, and how large, in a browser whose clock the tests move: debounces, polling, loading anew, breakpoints. */
import type { Page } from "@playwright/test";
import { expect, signIn, test, visit } from "./laurel";

/** Stops the page's clock; from here on time passes only by `runFor`. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Lets time pass on the stopped clock, and what it set off reach the network. */
async function pass(page: Page, ms: number) {
	await page.clock.runFor(ms);
	await page.waitForTimeout(150);
}

const suggestions = /\/call\/autosuggest\/autosuggest\?/;
const pastDownloads = /\/call\/reports\/get-past-download-requests\?/;

/** Counts requests whose address fits. */
function countRequests(page: Page, address: RegExp): () => number {
	let count = 0;
	page.on("request", (request) => {
		if (address.test(request.url())) count += 1;
	});
	return () => count;
}

test.use({ expectedConsole: [/ERR_FAILED|429/], viewport: { width: 1280, height: 800 } });

test("[autosuggest-03] [autosuggest-07] suggestions are asked for 500 ms after the last key; a failure says so, unless the server has words", async ({
	page,
}) => {
	await page.clock.install();
	await signIn(page, "holly.carter@acme.example");
	await visit(page, "/webapp/recognitions/give");
	const people = page.getByRole("combobox", { name: "Who is it for?" });
	await people.click();
	const asked = countRequests(page, suggestions);
	await page.route(suggestions, (route) => route.abort());
	await stopClock(page);
	await people.press("o");
	await page.clock.runFor(400);
	await people.press("l");
	await pass(page, 499);
	expect(asked()).toBe(0);
	await page.clock.runFor(1);
	await expect(page.getByText("An error occurred while sending you request. Please try again.")).toBeVisible();
	expect(asked()).toBe(1);
	await page.unroute(suggestions);
	const json = { resultMsg: "Too many questions." };
	await page.route(suggestions, (route) => route.fulfill({ status: 429, json }));
	await people.press("i");
	await page.clock.runFor(500);
	await expect(page.getByText("Too many questions.")).toBeVisible();
	await expect(page.getByText("An error occurred while sending you request.")).toBeHidden();
});

test("[ui_kit-09] [ui_kit-10] the pager clamps what is typed and sends it on blur, Enter, Previous and Next, each after 30 ms", async ({
	page,
}) => {
	await page.clock.install();
	await signIn(page, "suresh.patel@acme.example");
	await visit(page, "/webapp/recognitions");
	const sent = countRequests(page, /\/recognitions\.data(\?|$)/);
	const input = page.getByRole("spinbutton", { name: "Page" });
	const last = Number(await input.getAttribute("max"));
	expect(last).toBeGreaterThan(1);
	await stopClock(page);
	const settles = async (act: () => Promise<unknown>, shown: number) => {
		const before = sent();
		await act();
		await pass(page, 29);
		expect(sent()).toBe(before);
		await page.clock.runFor(1);
		await expect(page).toHaveURL(shown === 1 ? /\/recognitions(\?(?!.*page=).*)?$/ : new RegExp(`page=${shown}\\b`));
		await expect(input).toHaveValue(String(shown));
		expect(sent()).toBe(before + 1);
	};
	await input.fill("999");
	await settles(() => input.blur(), last);
	await input.fill("-3");
	await settles(() => input.press("Enter"), 1);
	await settles(() => page.getByRole("link", { name: "Next" }).click(), 2);
	await settles(() => page.getByRole("link", { name: "Previous" }).click(), 1);
});

test("[data_table-29] a filter of the store is asked for 300 ms after the last change", async ({ page }) => {
	await page.clock.install();
	await signIn(page, "kate.gibson@acme.example");
	await visit(page, "/webapp/store");
	const asked = countRequests(page, /\/store\.data\?/);
	await stopClock(page);
	const search = page.locator("main form input[name=search]").first();
	await search.press("b");
	await page.clock.runFor(200);
	await search.press("a");
	await pass(page, 299);
	expect(asked()).toBe(0);
	await page.clock.runFor(1);
	await expect(page).toHaveURL(/search=ba/);
	expect(asked()).toBe(1);
});

test("[downloads-08] [downloads-13] [data_table-20] [api_contract-10] past downloads show a new report at once and look every 20 s while one is under way; a look that fails says nothing", async ({
	page,
}) => {
	await page.clock.install();
	await signIn(page, "sam.harding@acme.example");
	await visit(page, "/webapp/reports?report=orders_report");
	const panel = page.locator(".past");
	let answer: "under way" | "failing" | "real" = "real";
	let list: { rows: object[] } = { rows: [] };
	await page.route(pastDownloads, (route) => {
		if (answer === "failing") return route.abort();
		if (answer === "real") return route.continue();
		return route.fulfill({ json: list });
	});
	await stopClock(page);
	await expect(panel.locator(".past-row")).toHaveCount(0);
	await page.getByRole("button", { name: "Download Report" }).click();
	await expect(panel.locator(".past-row")).toHaveCount(1);
	list = await page.evaluate(async () =>
		(await fetch("/webapp/call/reports/get-past-download-requests?input={}")).json(),
	);
	list = { ...list, rows: list.rows.map((row) => ({ ...row, status: "processing", download_link: null })) };
	answer = "under way";
	const looks = countRequests(page, pastDownloads);
	const look = async (waitMs: number, count: number) => {
		await pass(page, waitMs - 1);
		expect(looks()).toBe(count - 1);
		await page.clock.runFor(1);
		await expect.poll(looks).toBe(count);
		await page.waitForTimeout(100);
	};
	await look(1_500, 1);
	await look(2_000, 2);
	await look(20_000, 3);
	answer = "failing";
	const body = page.locator("body");
	const before = await body.ariaSnapshot();
	await look(20_000, 4);
	expect(await body.ariaSnapshot()).toBe(before);
	answer = "real";
	await look(20_000, 5);
	await expect(panel.getByRole("link", { name: /^Download/ })).toBeVisible();
	await page.clock.runFor(100_000);
	expect(looks()).toBe(5);
});

test.describe("a part of the scripts", () => {
	// Where there is no other version, what was to be shown with it cannot be shown.
	test.use({ expectedConsole: [/ERR_FAILED|dynamically imported module/] });

	test("[errors-09] a part of the scripts that is gone makes the page ask for the version, and load anew when it is another", async ({
		page,
	}) => {
		await signIn(page, "yolanda.nunez@acme.example");
		await visit(page, "/webapp");
		const facts = await page.locator("meta[name=page-facts]").getAttribute("content");
		let { app_version: version } = JSON.parse(facts ?? "{}") as { app_version: string };
		await page.route("**/call/account/app-version?*", (route) => route.fulfill({ json: { version } }));
		await page.route(/assets\/page-dialog-.*\.js/, (route) => route.abort());
		const mark = () => page.evaluate(() => (window as { mark?: number }).mark);
		await page.evaluate(() => Object.assign(window, { mark: 1 }));
		const lose = async () => {
			const asked = page.waitForResponse("**/call/account/app-version?*");
			await page.getByRole("link", { name: "Recognize", exact: true }).first().click();
			await asked;
		};
		await lose();
		await expect(page.getByText("Something went wrong")).toBeVisible();
		expect(await mark()).toBe(1);
		version = "999.0.0";
		await visit(page, "/webapp/points");
		await page.evaluate(() => Object.assign(window, { mark: 1 }));
		const loaded = page.waitForEvent("load");
		const wrong = page.getByText("Something went wrong");
		await page.route("**/call/account/app-version?*", async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 500));
			await expect(wrong).toHaveCount(0);
			await route.fulfill({ json: { version } });
		});
		await lose();
		await loaded;
		expect(await mark()).toBeUndefined();
	});
});

test("[ui_kit-07] [ui_kit-21] [ui_kit-22] [ui_kit-24] [ui_kit-25] [session-28] bars of 12 px, the mobile form below 768 px, dialogs by width, and nothing kept in the browser", async ({
	page,
}) => {
	await signIn(page, "budget_owner@acme.example");
	await visit(page, "/webapp");
	// Bars that say nothing of their height; those of polls do.
	const bar = page.locator(".progress-bar:not([style])").first();
	await expect(bar).toHaveCSS("height", "12px");
	const [wide, mobile] = [page.locator("nav.menu-bar"), page.locator("nav.tab-bar")];
	await page.setViewportSize({ width: 768, height: 800 });
	await expect(wide).toBeVisible();
	await expect(mobile).toBeHidden();
	await page.getByRole("link", { name: "Recognize", exact: true }).first().click();
	const dialog = page.locator("dialog:modal");
	await expect(dialog).toBeVisible();
	for (const [width, part] of [
		[767, 1],
		[768, 0.8],
		[1199, 0.8],
		[1200, 0.7],
		[1600, 0.7],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		const room = await page.evaluate(() => document.body.getBoundingClientRect().width);
		const widthPx = async () => Math.round((await dialog.boundingBox())?.width ?? 0);
		await expect.poll(widthPx).toBe(Math.round(part * room));
		if (width >= 1200) expect(await widthPx()).toBeGreaterThanOrEqual(800);
	}
	await page.keyboard.press("Escape");
	await page.setViewportSize({ width: 767, height: 800 });
	await expect(wide).toBeHidden();
	await expect(mobile).toBeVisible();
	expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

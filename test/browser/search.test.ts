/** The global search in a browser: results as one types, by keyboard, cleared from outside, over a phone's bar, and when it fails. */
import { expect, expectAccessible, signIn, test, visit } from "./laurel";

const call = "**/webapp/call/search/global-search**";

test.describe("on a wide screen", () => {
	test.use({ viewport: { width: 1280, height: 800 } });

	test("[search-03] [search-04] [search-06] [search-07] results come half a second after the last key from two characters on, and go under two; a press outside, Escape or the clear icon resets", async ({
		page,
	}) => {
		await signIn(page, "luca.bianchi@acme.example");
		await visit(page, "/webapp/notifications");
		const field = page.getByRole("banner").getByRole("searchbox");
		const panel = page.locator(".search-panel");
		const asked: string[] = [];
		page.on("request", (request) => request.url().includes("global-search") && asked.push(request.url()));
		await page.evaluate(() =>
			document.addEventListener("input", ({ timeStamp }) => {
				document.documentElement.dataset.typed = String(timeStamp);
			}),
		);
		await field.pressSequentially("m");
		await expect(panel).toHaveCount(0);
		await field.pressSequentially("ar", { delay: 40 });
		await expect(panel.getByRole("link", { name: /^Marlene Baumann/ })).toBeVisible();
		expect(asked).toHaveLength(1);
		const waited = await page.evaluate(() => {
			const [call] = performance.getEntriesByType("resource").filter(({ name }) => name.includes("global-search"));
			return call!.startTime - Number(document.documentElement.dataset.typed);
		});
		expect(waited).toBeGreaterThanOrEqual(495);
		expect(waited).toBeLessThan(900);
		await expectAccessible(page);
		await page.getByRole("heading", { level: 1 }).click();
		await expect(panel).toHaveCount(0);
		await expect(field).toHaveValue("");
		await field.fill("mar");
		await page.getByRole("button", { name: "Clear the search" }).click();
		await expect(panel).toHaveCount(0);
		await expect(field).toHaveValue("");
		await field.fill("mar");
		await expect(panel.getByRole("link", { name: /^Marlene Baumann/ })).toBeVisible();
		await field.press("Backspace");
		await field.press("Backspace");
		await expect(panel).toHaveCount(0);
		await expect(field).toHaveValue("m");
		await field.fill("zzzz");
		await expect(panel.locator(".search-none")).toContainText("No results found");
		await field.press("Escape");
		await expect(panel).toHaveCount(0);
	});

	test("[search-02] [search-11] arrow keys lead to a hit and Enter opens it; a hit is chosen where the pointer rests 100 ms", async ({
		page,
	}) => {
		await signIn(page, "luca.bianchi@acme.example");
		await visit(page, "/webapp/notifications");
		const field = page.getByRole("banner").getByRole("searchbox");
		await field.fill("marlene");
		const hit = page.locator(".search-panel .search-hit").first();
		await expect(hit).toBeVisible();
		expect(await hit.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe("0.1s");
		await field.press("ArrowDown");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowDown");
		const focused = page.locator(".search-panel .search-hit:focus");
		await expect(focused).toHaveCount(1);
		const href = (await focused.getAttribute("href"))!;
		await page.keyboard.press("Enter");
		await page.waitForURL(`**${href}`);
		await expect(page.locator(".search-panel")).toHaveCount(0);
		await field.fill("marlene");
		await field.press("Enter");
		await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
	});

	test.describe("without an answer", () => {
		test.use({ expectedConsole: [/ERR_FAILED/] });

		test("[search-09] when the search fails, it says so in italic orange, and what was typed stays", async ({
			page,
		}) => {
			await signIn(page, "luca.bianchi@acme.example");
			await visit(page, "/webapp/notifications");
			await page.route(call, (route) => route.abort());
			const field = page.getByRole("banner").getByRole("searchbox");
			await field.fill("marlene");
			const error = page.locator(".search-panel").getByText("Search error...");
			await expect(error).toBeVisible();
			const drawn = await error.evaluate((element) => {
				const { fontStyle, color } = getComputedStyle(element);
				const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
				return { fontStyle, isOrange: red > green && green > blue };
			});
			expect(drawn).toEqual({ fontStyle: "italic", isOrange: true });
			await expect(field).toHaveValue("marlene");
		});
	});
});

test.describe("on a phone", () => {
	test.use({ tenant: "globex" });

	test("[topbar-21] on a phone the search takes the bar's place with a way to cancel, and its field is ready to type in", async ({
		page,
	}) => {
		await signIn(page, "emma.pearce@globex.example");
		await visit(page, "/webapp/notifications");
		const open = page
			.getByRole("banner")
			.getByRole("button", { name: /^(Search|Buscar)$/ })
			.first();
		await open.click();
		const over = page.locator("#mobile-search");
		const field = over.getByRole("searchbox");
		await expect(field).toBeFocused();
		const place = (await over.boundingBox())!;
		expect([place.x, place.y, place.width]).toEqual([0, 0, page.viewportSize()!.width]);
		await field.pressSequentially("ma");
		await expect(over.getByRole("link", { name: /Mariana Escobedo/ }).first()).toBeVisible();
		await over.getByRole("button", { name: /^Cancel(ar)?$/ }).click();
		await expect(over).toBeHidden();
		await expect(
			page
				.getByRole("banner")
				.getByRole("button", { name: /^(Menu|Menú)$/ })
				.first(),
		).toBeVisible();
		await open.click();
		await expect(field).toHaveValue("");
	});
});

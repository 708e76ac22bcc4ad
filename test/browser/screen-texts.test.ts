/** The texts of a screen are there before it shows, however late they come; what cannot be had is said and loses nothing. */
import type { Page } from "@playwright/test";
import { expect, signIn, test, visit } from "./laurel";

test.use({ expectedConsole: [/Failed to (load resource|fetch)/] });

const textsOf = (screen: string) => new RegExp(`/locales/\\w+/features\\.${screen}\\.json`);

/** The addresses of texts that a page asks for. */
function watchTexts(page: Page): string[] {
	const asked: string[] = [];
	page.on("request", (request) => {
		const [, file] = /\/locales\/\w+\/([\w.-]+)\.json/.exec(request.url()) ?? [];
		if (file) asked.push(file);
	});
	return asked;
}

test("a page loads the texts of its own screen and those that all have; another comes with its screen, in its words from the first moment", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, "kwame.kamara@acme.example");
	const asked = watchTexts(page);
	await visit(page, "/webapp/points");
	expect([...new Set(asked)].sort()).toEqual(["features.points.statement.route", "root"]);
	await page.route(textsOf("recognition\\.recognitions\\.route"), async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 600));
		await route.continue();
	});
	await page.evaluate(() => {
		new MutationObserver(() => {
			document.documentElement.dataset.titles = [
				...new Set([
					...(document.documentElement.dataset.titles ?? "").split("|"),
					document.querySelector("h1")?.textContent,
				]),
			].join("|");
		}).observe(document.body, { childList: true, subtree: true, characterData: true });
	});
	await page.locator('.menu-bar a[href="/webapp/recognitions"]').first().click();
	await expect(page).toHaveURL(/recognitions/);
	await expect(page.getByRole("heading", { level: 1, name: "Recognitions" })).toBeVisible();
	expect((await page.locator("html").getAttribute("data-titles"))?.split("|").filter(Boolean)).toEqual([
		"My points",
		"Recognitions",
	]);
	expect(asked.filter((file) => file === "root")).toHaveLength(1);
});

test("where the texts of a screen cannot be had the page says that it was not reached, and leads on once they can", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, "kwame.kamara@acme.example");
	await visit(page, "/webapp/points");
	await page.route(textsOf("recognition\\.recognitions\\.route"), (route) => route.abort());
	await page.locator('.menu-bar a[href="/webapp/recognitions"]').first().click();
	await expect(page.getByRole("heading", { level: 1, name: "The connection was lost" })).toBeVisible();
	await page.unrouteAll();
	// The failure is remembered for three seconds (app/shell/page-texts.ts).
	await page.waitForTimeout(3000);
	await page.getByRole("link", { name: "Try again" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Recognitions" })).toBeVisible();
});

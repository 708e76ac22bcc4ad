/** The account's texts in a browser: the screen that says a text is really shown in its frame, on every way to it. */
import { expect, signIn, test, visit } from "./laurel";

// The frame runs no scripts, those of the test's eyes among them.
test.use({ expectedConsole: [/^console: Blocked script execution in '[^']*show_text=/] });

const address = "/webapp/texts?language=es&key=faqs%3Atitle";

for (const [viewport, way] of [
	[{ width: 1280, height: 800 }, "by its address"],
	[{ width: 1280, height: 800 }, "by a link"],
	[{ width: 360, height: 740 }, "by its address"],
] as const) {
	test(`a text stands framed in its real screen, in the language that is edited: ${way} at ${viewport.width} px`, async ({
		page,
	}) => {
		await page.setViewportSize(viewport);
		await signIn(page, "daniela.castillo@acme.example");
		if (way === "by its address") await visit(page, address);
		else {
			await visit(page, "/webapp/settings");
			await page.locator(".admin-side").getByRole("link", { name: "Texts" }).click();
			await page.waitForURL("**/webapp/texts");
			const filters = page.locator(".text-filters");
			await filters.getByRole("searchbox").fill("How can we help");
			await filters.getByRole("button", { name: "Apply" }).click();
			await page.waitForURL(/search=How/);
			await page.locator("main").getByRole("link", { name: "Español" }).click();
			await page.locator('.text-list a[href*="language=es"][href*="faqs%3Atitle"]').click();
		}
		const place = page.locator("iframe.text-frame");
		await place.scrollIntoViewIfNeeded();
		await expect(place.contentFrame().locator("mark.text-place")).toHaveText("¿En qué te ayudamos?");
		await expect(place.contentFrame().locator("mark.text-place")).toBeInViewport();
	});
}

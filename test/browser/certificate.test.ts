/** A certificate: opened from the list as a dialog, whole on its own page, and on one white sheet of paper. */
import { expect, expectAccessible, signIn, test, visit } from "./laurel";

test("[recognition-03] View in the list opens the certificate over the list, and closing leads back to the link", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, "shreya.patel@acme.example");
	await visit(page, "/webapp/recognitions");
	const view = page.getByRole("link", { name: /^View the recognition of/ }).first();
	const name = (await view.getAttribute("aria-label")) ?? "";
	const giver = name.replace(/^.* by (.*?), .*$/, "$1");
	await view.click();
	const dialog = page.getByRole("dialog", { name: "Certificate" });
	await expect(dialog.getByRole("article")).toContainText("With thanks to");
	await expect(dialog.getByRole("article")).toContainText(giver);
	await expect(page.getByRole("heading", { name: "Recognitions" })).toBeAttached();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(/\/webapp\/recognitions$/);
	await expect(view).toBeFocused();
});

test("a certificate prints on one white sheet in landscape, from the dark, too", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await signIn(page, "shreya.patel@acme.example");
	await visit(page, "/webapp/recognitions");
	await page
		.getByRole("link", { name: /^Print the certificate of/ })
		.first()
		.click();
	await page.waitForURL("**/recognitions/*");
	await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
	await expectAccessible(page);
	const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
	expect(file.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
	// A4 in landscape, in points.
	expect(file).toMatch(/\/MediaBox \[0 0 841\.\d+ 59[45]\.\d+\]/);
	await page.emulateMedia({ media: "print" });
	const sheet = page.getByRole("article");
	expect(await sheet.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(255, 255, 255)");
	for (const outside of [page.getByRole("button", { name: "Print" }), page.getByRole("contentinfo")])
		await expect(outside).toBeHidden();
	await expect(sheet).toBeVisible();
});

test("what an account owner prints has no menu beside it, however wide the paper is", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, "callum.foster@acme.example");
	await visit(page, "/webapp/recognitions?report_condition=all");
	await page
		.getByRole("link", { name: /^Print the certificate of/ })
		.first()
		.click();
	await page.waitForURL("**/recognitions/*");
	const menu = page.getByRole("navigation", { name: "Administration" });
	await expect(menu).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(menu).toBeHidden();
	const box = await page.getByRole("article").boundingBox();
	expect(box?.x).toBe(0);
});

test("the certificates of a batch print on sheets of their own in portrait, and on nothing more", async ({ page }) => {
	await signIn(page, "callum.foster@acme.example");
	await visit(page, "/webapp/certificates");
	await page.getByRole("main").getByRole("link", { name: "Safety day Leeds" }).first().click();
	await page.waitForURL(/\/certificates\/\d+$/);
	await visit(page, `${new URL(page.url()).pathname}/print`);
	const sheets = await page.locator(".certificate-paper").count();
	expect(sheets).toBeGreaterThan(1);
	const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
	const pages = file.match(/\/MediaBox \[[^\]]*\]/g) ?? [];
	expect(pages).toHaveLength(sheets);
	for (const size of pages) expect(size).toMatch(/\[0 0 59[45]\.\d+ 841\.\d+\]/);
});

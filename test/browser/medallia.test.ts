/** A Medallia item in a browser whose clock the test moves: what is said of an act goes by itself. */
import { expect, signIn, test, visit } from "./laurel";

test.use({ tenant: "globex", viewport: { width: 1280, height: 800 } });

test("[medallia-01] what became of an item is said for 1.5 seconds, and goes with the address that said it", async ({
	page,
}) => {
	await page.clock.install();
	await signIn(page, "yolanda.guerrero@globex.example");
	await visit(page, "/webapp/medallia");
	await page.locator('main a[href*="/webapp/medallia/"]').first().click();
	await page.locator('main a[href$="mode=edit"]').click();
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.getByRole("button", { name: "Guardar", exact: true }).click();
	const said = page.locator("main .notice");
	await expect(said).toHaveText("Guardado.");
	await page.clock.runFor(1499);
	await expect(said).toBeVisible();
	await page.clock.runFor(1);
	await expect(said).toBeHidden();
	await expect(page).toHaveURL(/\/medallia\/\d+$/);
});

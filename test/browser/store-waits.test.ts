/** What is waited for in the address book, on a clock that the test stops: no longer than the answer takes. */
import { hold } from "./held";
import { expect, send, signIn, test, visit } from "./laurel";

test.use({ viewport: { width: 1280, height: 800 } });

test("[addresses-03] an address on its way says so; refused it stays with its message, saved it stands in checkout at once", async ({
	page,
}) => {
	await page.clock.install();
	await signIn(page, "cole.ellis@acme.example");
	await visit(page, "/webapp/store?min_points=1200&max_points=3000");
	await page.locator('main a[href*="/store/item/"]:visible').first().click();
	await expect(page).toHaveURL(/store\/item/);
	await send(page, () => page.locator("button[form=cart-save-shopping-cart-item]:visible").last().click());
	await visit(page, "/webapp/addresses/new");
	const fields = { first_name: "Cole", last_name: "Ellis", address1: "7 Lock Road", city: "Leeds", postal_code: "123" };
	await page.locator("select[name=country]").selectOption("GBR");
	for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
	const button = page.locator('button[form="addresses-update-shipping-address"]:visible').last();
	const sending = await hold(page, { url: "**/addresses/new*", method: "POST" });
	for (const code of ["123", "LS1 4AB"]) {
		await page.locator("input[name=postal_code]").fill(code);
		await button.click();
		await sending.isReached();
		await expect(button).toHaveAttribute("aria-busy", "true");
		await expect(button).toContainText("Processing...");
		if (code === "123") {
			await sending.letOneGo();
			await expect(page.getByText("This postal code does not fit the country.").first()).toBeVisible();
			await expect(page.locator("input[name=address1]")).toHaveValue("7 Lock Road");
		}
	}
	await page.clock.pauseAt(Date.now() + 60_000);
	await sending.letOneGo();
	await expect(page).toHaveURL(/store\/checkout/);
	await expect(page.locator('.choice:has([name="checkoutAddress.id"]:checked)')).toContainText("7 Lock Road");
});

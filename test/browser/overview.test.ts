/** The account owner's overview keeps its place and its address while the ledger is verified. */
import { expect, signIn, signInByForm, test, visit } from "./laurel";

test("what verifying the ledger found stands on the page, whose address stays", async ({ page }) => {
	await signIn(page, "olivia.reid@acme.example");
	await visit(page, "/webapp");
	await page.locator("summary", { hasText: "Ledger" }).click();
	await page.getByRole("button", { name: "Verify the ledger" }).click();
	await expect(page.getByText(/balances match/)).toBeVisible();
	expect(new URL(page.url()).search).toBe("");
});

test("an owner who signs in by script reads words in the menu and on screens that members do not have", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signInByForm(page, "olivia.reid@acme.example");
	await page.getByRole("link", { name: "Uploads", exact: true }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uploads");
	await expect(page.locator("body")).not.toContainText(/\b(menu|form|past|kinds)\.[a-z]/);
});

/** The account owner's overview keeps its place and its address while the ledger is verified. */
import { expect, signIn, test } from "./laurel";

test("what verifying the ledger found stands on the page, whose address stays", async ({ page }) => {
	await signIn(page, "olivia.reid@acme.example");
	await page.getByRole("button", { name: "Verify the ledger" }).click();
	await expect(page.getByText(/balances match/)).toBeVisible();
	expect(new URL(page.url()).search).toBe("");
});

/** The directory on a phone: a colleague is found, what one shows appears and goes, and the company picks what stands there. */
import { journey, mainOf, press } from "./journeys";
import { expect, expectAccessible, signIn, test, visit } from "./laurel";

journey("[directory-01] a colleague shows their email, is found with it, and takes it back", async (walk) => {
	const owner = await walk.phoneOf("jack.nash@acme.example");
	await visit(owner, "/webapp/directory/choices");
	const picked = owner.getByRole("group", { name: "The directory shows" });
	await picked.getByRole("checkbox", { name: "Email" }).check();
	await press(owner, "Save", owner.locator(".card", { has: picked }));
	await expect(owner.getByText("The directory was saved.")).toBeVisible();

	const colleague = await walk.phoneOf("edward.ellis@acme.example");
	await visit(colleague, "/webapp/directory");
	await colleague.getByRole("link", { name: "What it shows" }).click();
	const shown = colleague.getByRole("group", { name: "Colleagues see" });
	await shown.getByRole("checkbox", { name: "Email" }).check();
	await press(colleague, "Save");
	await expect(colleague.getByText("What you show was saved.")).toBeVisible();

	const reader = await walk.phoneOf("walid.saleh@acme.example");
	const find = async () => {
		await visit(reader, "/webapp/directory");
		await mainOf(reader).getByRole("searchbox").fill("Edward");
		await mainOf(reader).getByRole("button", { name: "Search", exact: true }).click();
		return mainOf(reader).getByRole("listitem").filter({ hasText: "Edward Ellis" });
	};
	await expect(await find()).toContainText(/Service Desk Agent.*Reports to\s*Jack Nash/);
	await expect(await find()).toContainText("edward.ellis");
	await shown.getByRole("checkbox", { name: "Email" }).uncheck();
	await press(colleague, "Save");
	await expect(shown.getByRole("checkbox", { name: "Email" })).not.toBeChecked();
	await expect(await find()).not.toContainText("edward.ellis");
	await picked.getByRole("checkbox", { name: "Email" }).uncheck();
	await press(owner, "Save", owner.locator(".card", { has: picked }));
	await expect(picked.getByRole("checkbox", { name: "Email" })).not.toBeChecked();
});

test("by the keyboard the organization tree leads from place to place, and Tab goes on where the screen begins", async ({
	page,
}) => {
	await signIn(page, "sneha.kulkarni@acme.example");
	await visit(page, "/webapp/directory/organization");
	await expectAccessible(page);
	await mainOf(page).locator("ol a").first().focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/person=\d+$/);
	await expect(page.locator("#main")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.locator(":focus")).toHaveText("Directory");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/organization$/);
	await expect(mainOf(page)).toContainText("Above Sneha Kulkarni");
});

/** Columns and saved views of a list in a browser: dialogs over the list, arrows by keyboard, and the list read anew. */
import { expect, expectAccessible, signIn, tenantAddress, test, visit } from "./laurel";

test.use({ viewport: { width: 1280, height: 900 } });

const owner = "holly.wright@acme.example";

test("columns are moved by keyboard and hidden in a dialog, which leaves the list behind it in the new order; a reset brings the usual ones back", async ({
	page,
}) => {
	await signIn(page, owner);
	await visit(page, "/webapp/members?search=a&view=0");
	const headings = page.getByRole("table").getByRole("columnheader");
	const before = await headings.allInnerTexts();
	await page.getByRole("link", { name: "Columns" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("heading", { name: "Columns" })).toBeVisible();
	await expectAccessible(page);
	const down = dialog.getByRole("button", { name: "Move Email down" });
	await down.focus();
	await page.keyboard.press("Enter");
	await expect(dialog.getByText(/Email is number 3 of \d+\./)).toBeAttached();
	await expect(dialog.getByRole("button", { name: "Move Email down" })).toBeFocused();
	await dialog.getByRole("checkbox", { name: "Participant ID" }).uncheck();
	await dialog.getByRole("button", { name: "Save columns" }).click();
	await expect(dialog).toBeHidden();
	expect(page.url()).toContain("search=a");
	await expect(page.getByRole("columnheader", { name: "Participant ID" })).toHaveCount(0);
	await page.getByRole("link", { name: "Columns" }).click();
	await dialog.getByRole("button", { name: "Back to the usual columns" }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("columnheader", { name: "Participant ID" })).toBeVisible();
	expect(await headings.allInnerTexts()).toEqual(before);
});

for (const hasScripts of [true, false])
	test(`[data_table-09] on a phone the tools of a list stand in a sheet with their words, ${hasScripts ? "with" : "without"} scripts`, async ({
		browser,
	}) => {
		const context = await browser.newContext({
			baseURL: tenantAddress("acme"),
			viewport: { width: 360, height: 740 },
			javaScriptEnabled: hasScripts,
		});
		const page = await context.newPage();
		await signIn(page, owner);
		if (hasScripts) await visit(page, "/webapp/members");
		else await page.goto("/webapp/members");
		const sheet = page.getByRole("group", { name: "More" });
		await expect(sheet).toBeHidden();
		const button = page.getByRole("button", { name: "More", exact: true });
		await button.focus();
		await page.keyboard.press("Enter");
		const foot = (await sheet.boundingBox())!;
		expect(Math.round(foot.y + foot.height)).toBe(740);
		for (const words of ["Columns", "Views", "Download Report", "Download log", "Schedule"]) {
			const tool = sheet.getByText(words, { exact: true });
			await expect(tool).toBeVisible();
			expect((await tool.boundingBox())!.width).toBeGreaterThan(30);
		}
		for (const tool of await sheet.locator("a, button").all())
			expect((await tool.boundingBox())!.height).toBeGreaterThanOrEqual(44);
		await page.keyboard.press("Escape");
		await expect(sheet).toBeHidden();
		await expect(button).toBeFocused();
		await button.click();
		if (hasScripts) await expectAccessible(page);
		await sheet.getByRole("button", { name: "Download Report" }).click();
		await expect(page.getByText("Report requested.")).toBeVisible();
		await expect(sheet).toBeHidden();
		await button.click();
		await sheet.getByRole("link", { name: "Views" }).click();
		await expect(page.getByRole("heading", { name: "Views", level: 1 })).toBeVisible();
		await context.close();
	});

test("on a wide screen the same tools stand in the row above the list, and no button hides them", async ({ page }) => {
	await signIn(page, owner);
	await visit(page, "/webapp/members");
	await expect(page.getByRole("button", { name: "More", exact: true })).toBeHidden();
	await expect(page.getByRole("button", { name: "Download Report" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Columns" })).toBeVisible();
});

test("the bar above budgets says how many are selected, and its act waits for one", async ({ page }) => {
	await signIn(page, owner);
	await visit(page, "/webapp/budgets");
	const act = page.getByRole("button", { name: "Set the category" });
	await expect(page.getByText("0 selected", { exact: true })).toBeVisible();
	await expect(act).toBeDisabled();
	await page.getByRole("row").nth(1).getByRole("checkbox").check();
	await expect(page.getByText("1 selected", { exact: true })).toBeVisible();
	await act.click();
	await expect(page).toHaveURL(/budgets\/category\?budget=\d+/);
});

test("a view is saved in a dialog, opens with one press, and is deleted after a question", async ({ page }) => {
	await signIn(page, owner);
	await visit(page, "/webapp/members?search=an&view=0");
	await page.getByRole("link", { name: "Views", exact: true }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Save what the list shows now as").fill("People with an");
	await dialog.getByRole("button", { name: "Save view" }).click();
	await expect(dialog).toBeHidden();
	const views = page.getByRole("navigation", { name: "Saved views" });
	await expect(views.getByRole("link", { name: "People with an" })).toHaveAttribute("aria-current", "true");
	await views.getByRole("link", { name: "Without a view" }).click();
	await expect(page).toHaveURL(/\/webapp\/members$/);
	await views.getByRole("link", { name: "People with an" }).click();
	await expect(page).toHaveURL(/search=an/);
	await expectAccessible(page);
	await page.getByRole("link", { name: "Views", exact: true }).click();
	await dialog.getByRole("link", { name: "Change People with an" }).click();
	await dialog.getByRole("button", { name: "Delete this view" }).click();
	const question = page.getByRole("dialog", { name: "Confirmation" });
	await question.getByRole("button", { name: "Delete this view" }).click();
	await expect(views.getByRole("link", { name: "People with an" })).toHaveCount(0);
});

/** A list in a browser: its report asked for in place, its filters and pages without losing the place. */
import { hold } from "./held";
import { expect, expectAccessible, signIn, test, visit } from "./laurel";

test("[data_table-19] [ui_kit-02] the report button works in place: idle, then 'Processing...' with 'Loading', then what the server said", async ({
	page,
}) => {
	await signIn(page, "oliver.gibson@acme.example");
	await visit(page, "/webapp/recognitions/orders_management?status=open");
	const more = page.getByRole("button", { name: "More", exact: true });
	const button = page.getByRole("button", { name: "Download Report" });
	await more.click();
	await expect(button).toBeEnabled();
	const asking = await hold(page, { url: "**/orders_management.data*", method: "POST" });
	await button.click();
	await expect(page.getByText("Processing...")).toBeVisible();
	await expect(page.getByText("Loading", { exact: true })).toBeVisible();
	await asking.letOneGo();
	await expect(page.getByText("Report requested. It appears under Past downloads")).toBeVisible();
	await expect(button).toBeHidden();
	await more.click();
	await expect(button).toBeEnabled();
	await page.keyboard.press("Escape");
	await expect(page.getByText("Loading", { exact: true })).toBeHidden();
	expect(page.url()).toContain("status=open");
	await expectAccessible(page);
	await page.getByRole("link", { name: "See the download log" }).click();
	await expect(page.getByRole("heading", { name: "Download log" })).toBeVisible();
});

test("[data_table-14] a change of the filters begins at the first page and keeps the rest; a tag takes one away", async ({
	page,
}) => {
	await signIn(page, "oliver.gibson@acme.example");
	await visit(page, "/webapp/recognitions/orders_management?startDate=2026-01-01");
	await page.getByRole("link", { name: "Next" }).click();
	await page.waitForURL(/page=2/);
	await page.locator("summary", { hasText: "Filters" }).click();
	await page.getByLabel("Status", { exact: true }).selectOption({ label: "Finished" });
	await page.getByRole("button", { name: "Apply" }).click();
	await page.waitForURL(/status=closed/);
	expect(page.url()).toContain("startDate=2026-01-01");
	expect(page.url()).not.toContain("page=");
	await page.getByRole("link", { name: /^Finished/ }).click();
	await page.waitForURL((url) => !url.search.includes("status"));
	expect(page.url()).toContain("startDate=2026-01-01");
});

test("[data_table-13] a list is loading while another choice is on its way, then loaded, or empty", async ({
	page,
}) => {
	await signIn(page, "oliver.gibson@acme.example");
	await visit(page, "/webapp/recognitions/orders_management");
	const table = page.getByRole("region", { name: "Orders" });
	const loading = table.getByText("Loading", { exact: true });
	await expect(table.getByRole("row")).toHaveCount(11);
	await expect(loading).toBeHidden();
	const choose = async (search: string) => {
		const reading = await hold(page, { url: /orders_management\.data\?/ });
		await page.getByRole("searchbox", { name: "Search orders" }).fill(search);
		await page.getByRole("button", { name: "Apply" }).click();
		await expect(loading).toBeVisible();
		await expect(table).toHaveAttribute("aria-busy", "true");
		await reading.letAllGo();
		await expect(loading).toBeHidden();
		await expect(table).not.toHaveAttribute("aria-busy");
	};
	await page.locator("summary", { hasText: "Filters" }).click();
	await choose((await table.locator("a .figure").first().textContent()) ?? "");
	await expect(table.getByRole("row").nth(1)).toBeVisible();
	await choose("AF-9999999");
	await expect(table.getByText("Nothing fits these filters")).toBeVisible();
	await expect(table.getByRole("row")).toHaveCount(0);
});

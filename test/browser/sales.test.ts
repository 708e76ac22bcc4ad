/** Sales in a browser whose answers the tests hold: what is closed, and what is said, while something is on its way. */
import { hold } from "./held";
import { expect, expectAccessible, signIn, test, visit } from "./laurel";

test.use({ viewport: { width: 1280, height: 900 } });

test("[sales-08] the button of bulk approval is disabled while nothing is selected and while a request is running", async ({
	page,
}) => {
	await signIn(page, "abigail.wright@acme.example");
	await visit(page, "/webapp/sales?status=pending");
	const boxes = page.locator("tbody input[type=checkbox]");
	const approve = page.getByRole("button", { name: "Approve Sales", exact: true });
	await expect(page.getByText("0 selected", { exact: true })).toBeVisible();
	await expect(approve).toBeDisabled();
	await expectAccessible(page);
	const saving = await hold(page, { url: "**/call/bulk-actions/update-selection*" });
	await boxes.nth(0).check();
	await saving.isReached();
	await expect(approve).toBeDisabled();
	await saving.letAllGo();
	await expect(page.getByText("1 selected", { exact: true })).toBeVisible();
	await expect(approve).toBeEnabled();
	await boxes.nth(0).uncheck();
	await expect(page.getByText("0 selected", { exact: true })).toBeVisible();
	await expect(approve).toBeDisabled();
	await boxes.nth(0).check();
	await expect(approve).toBeEnabled();

	const asking = await hold(page, { method: "POST" });
	await approve.click();
	await asking.isReached();
	await expect(approve).toBeDisabled();
	await asking.letAllGo();
	await expect(page.getByRole("heading", { name: /^Approve 1 selected sale/ })).toBeVisible();
	const yes = page.getByRole("button", { name: "Yes, Approve" });
	await expect(yes).toBeEnabled();
	const sending = await hold(page, { method: "POST" });
	await yes.click();
	await sending.isReached();
	await expect(page.locator("main button[aria-busy=true]")).toBeDisabled();
	await sending.letAllGo();
	await expect(
		page
			.getByRole("region", { name: "Messages" })
			.getByText(/sales? (approved|passed over)/)
			.first(),
	).toBeVisible();
});

test("[sales-12] a moderator's click on a row opens the sale over the list, and the list is there when it closes", async ({
	page,
}) => {
	await signIn(page, "abigail.wright@acme.example");
	await visit(page, "/webapp/sales?status=pending");
	const row = page.locator("tbody tr").first();
	const company = (await row.getByRole("link").first().textContent())!;
	await row.getByText("Pending", { exact: true }).click();
	const sale = page.locator("dialog[open]");
	await expect(sale).toContainText(company);
	await expect(sale.getByRole("button", { name: "Approve this sale" })).toBeVisible();
	await expectAccessible(page);
	await sale.getByRole("button", { name: "Close" }).click();
	await expect(sale).toHaveCount(0);
	await expect(row).toContainText(company);
});

test("[sales_dashboard-13] [sales_dashboard-33] the dashboard and each of its graphs say that they are loading until the figures come, and that there are none where there are none", async ({
	page,
}) => {
	await signIn(page, "claire.hughes@acme.example");
	await visit(page, "/webapp/sales_dashboard");
	const graph = page.locator("#spend_per_month");
	await expect(graph.locator("svg").first()).toBeVisible();
	await expect(page.getByText("Loading...")).toHaveCount(0);
	const reading = await hold(page, { url: "**/sales_dashboard.data*" });
	await page.getByLabel("From").fill("2019-01-01");
	await page.getByLabel("To", { exact: true }).fill("2019-03-31");
	await page.getByRole("button", { name: "Apply" }).click();
	await reading.isReached();
	const loading = graph.getByRole("status");
	await expect(loading).toHaveText("Loading...");
	await expect(loading.locator(".spinner")).toBeVisible();
	await expect(graph.locator(".graph-wide")).toHaveCount(0);
	const parts = await page.locator(".sales-graph").count();
	await expect(page.locator(".sales-graph").getByText("Loading...")).toHaveCount(parts);
	await expectAccessible(page);
	await reading.letAllGo();
	await expect(page.getByText("Loading...")).toHaveCount(0);
	await expect(graph.getByRole("heading", { name: "No data available", exact: true })).toBeVisible();
	await expect(graph.locator(".graph-wide")).toHaveCount(0);
});

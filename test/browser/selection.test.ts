/** Selecting rows of a list in a browser: what is disabled at once, what is sent when, what comes back, and what a failure leaves. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, reload, signIn, test, visit } from "./laurel";

test.use({ expectedConsole: [/409|500|ERR_FAILED|ERR_INTERNET/], viewport: { width: 1280, height: 900 } });

const owner = "piotr.kaminski@acme.example";
const update = "**/call/bulk-actions/update-selection";

/** The members list with nothing selected. */
async function openMembers(page: Page) {
	await signIn(page, owner);
	await visit(page, "/webapp/members");
	const clear = page.getByRole("button", { name: "Clear" });
	if (await clear.isVisible()) {
		await Promise.all([page.waitForResponse(update), clear.click()]);
		await expect(page.getByText("0 selected", { exact: true })).toBeVisible();
	}
	const table = page.getByRole("region", { name: "Members" });
	return {
		boxes: table.locator("tbody input[type=checkbox]"),
		all: table.locator("thead input[type=checkbox]"),
		give: page.getByRole("button", { name: "Give points" }),
		processing: page.getByText("Processing your Selections."),
		failure: page.getByText("Error processing selections. Please refresh your page."),
	};
}

/** What the page sent of its selection, each with its moment on the page's own clock. */
function listen(page: Page): { at: number; input: Record<string, unknown> }[] {
	const sent: { at: number; input: Record<string, unknown> }[] = [];
	page.on("request", (request) => {
		if (!request.url().includes("/call/bulk-actions/update-selection")) return;
		const fields = new URLSearchParams(request.postData() ?? "");
		sent.push({ at: Date.now(), input: JSON.parse(fields.get("input") ?? "{}") });
	});
	return sent;
}

test("[data_table-16] [data_table-17] [data_table-18] [data_table-27] a tick disables the actions at once, is sent 500 ms after the last change, and the server's answer brings them back", async ({
	page,
}) => {
	const { boxes, all, give, processing } = await openMembers(page);
	await expectAccessible(page);
	const sent = listen(page);
	await expect(give).toBeDisabled();
	await boxes.nth(0).check();
	await expect(page.getByText("1 selected", { exact: true })).toBeVisible();
	await expect(give).toBeEnabled();
	expect(sent).toHaveLength(1);

	await page.clock.pauseAt(Date.now() + 60_000);
	await boxes.nth(1).check();
	await expect(give).toBeDisabled();
	await expect(processing).toBeVisible();
	await page.clock.runFor(400);
	await boxes.nth(2).check();
	await page.clock.runFor(499);
	expect(sent).toHaveLength(1);
	await expect(give).toBeDisabled();
	await page.clock.runFor(1);
	await expect.poll(() => sent.length).toBe(2);
	expect(sent[1]!.input).toMatchObject({ type: "rows", unselected_ids: [] });
	expect(sent[1]!.input.selected_ids).toHaveLength(2);
	await expect(page.getByText("3 selected", { exact: true })).toBeVisible();
	await expect(processing).toBeHidden();
	await expect(give).toBeEnabled();

	await boxes.nth(0).uncheck();
	await expect(give).toBeDisabled();
	await page.clock.runFor(500);
	await expect(page.getByText("2 selected", { exact: true })).toBeVisible();
	await all.check();
	await expect(give).toBeDisabled();
	await page.clock.runFor(500);
	await expect(give).toBeEnabled();
	const here = await boxes.count();
	await expect(page.getByText(`${here} selected`, { exact: true })).toBeVisible();
	await page.getByRole("button", { name: /^Select all [\d,]+ that match/ }).click();
	await expect(give).toBeDisabled();
	await page.clock.runFor(500);
	await expect.poll(() => sent.at(-1)!.input.type).toBe("all");
	await expect(give).toBeEnabled();
	await page.clock.resume();
	await page.getByRole("link", { name: "Next" }).click();
	await page.waitForURL(/page=2/);
	await expect(boxes.nth(0)).toBeChecked();
	await reload(page);
	await expect(boxes.nth(0)).toBeChecked();
});

test("[data_table-18] the server's answer is used, whatever was ticked meanwhile elsewhere", async ({
	page,
	context,
}) => {
	const { boxes } = await openMembers(page);
	const other = await context.newPage();
	await visit(other, "/webapp/members");
	const second = other.getByRole("region", { name: "Members" }).locator("tbody input[type=checkbox]");
	await Promise.all([other.waitForResponse(update), second.nth(3).check()]);
	await Promise.all([page.waitForResponse(update), boxes.nth(0).check()]);
	await expect(page.getByText("2 selected", { exact: true })).toBeVisible();
	await expect(boxes.nth(3)).toBeChecked();
	await other.close();
});

test("[data_table-26] a selection that cannot be saved says so, goes back to what the server confirmed, and the actions return", async ({
	page,
}) => {
	const { boxes, give, failure } = await openMembers(page);
	await Promise.all([page.waitForResponse(update), boxes.nth(0).check()]);
	await expect(give).toBeEnabled();
	for (const fail of [
		(route: import("@playwright/test").Route) => route.abort("failed"),
		(route: import("@playwright/test").Route) => route.fulfill({ status: 500, body: "Internal Error" }),
	]) {
		await page.route(update, fail);
		await boxes.nth(1).check();
		await expect(give).toBeDisabled();
		await expect(failure).toBeVisible();
		await expect(boxes.nth(1)).not.toBeChecked();
		await expect(boxes.nth(0)).toBeChecked();
		await expect(page.getByText("1 selected", { exact: true })).toBeVisible();
		await expect(give).toBeEnabled();
		await page.unroute(update);
	}
	await expectAccessible(page);
	await Promise.all([page.waitForResponse(update), boxes.nth(1).check()]);
	await expect(failure).toBeHidden();
	await expect(page.getByText("2 selected", { exact: true })).toBeVisible();
});

test("[data_table-15] [data_table-21] the table is fetched again when a filter changes, when all were selected, and when a report's reply asks for it, and only then", async ({
	page,
}) => {
	await openMembers(page);
	const reads: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "GET" && request.url().includes("/members.data")) reads.push(request.url());
	});
	const tabs = page.getByRole("navigation", { name: "Members", exact: true });
	await tabs.getByRole("link", { name: "Active", exact: true }).click();
	await page.waitForURL(/is_active_filter=active/);
	expect(reads).toHaveLength(1);
	await tabs.getByRole("link", { name: "All", exact: true }).click();
	await page.waitForURL((url) => url.search === "");
	expect(reads).toHaveLength(2);
	const press = () => page.getByRole("button", { name: "Download Report" }).click();
	const told = page.getByText("Report requested.");
	await press();
	await expect(told).toBeVisible();
	expect(reads).toHaveLength(2);
	await page.getByRole("button", { name: /^Select all/ }).click();
	await expect.poll(() => reads.length).toBe(3);
	await expect(page.getByText("Processing your Selections.")).toBeHidden();
	// What somebody else changes meanwhile, the page learns by the reply.
	const other = await page.context().newPage();
	await visit(other, "/webapp/members/new");
	const number = `R-${Date.now()}`;
	await other.getByLabel("First name").fill("Rea");
	await other.getByLabel("Last name").fill("Aaronson");
	await other.getByLabel("Email").fill(`rea.${number}@example.com`.toLowerCase());
	await other.getByLabel("Participant ID").fill(number);
	await other.getByRole("button", { name: "Add" }).click();
	await expect(other.getByRole("heading", { level: 1 })).toHaveText("Rea Aaronson");
	await other.close();
	await expect(page.getByText("Rea Aaronson")).toBeHidden();
	await press();
	await expect(page.getByText("Rea Aaronson").first()).toBeVisible();
	expect(reads).toHaveLength(4);
	await press();
	await expect(page.getByText("Processing...")).toBeHidden();
	expect(reads).toHaveLength(4);
});

test("what is under way is followed until it is done, without a hand", async ({ page }) => {
	const { boxes } = await openMembers(page);
	await Promise.all([page.waitForResponse(update), boxes.nth(0).check()]);
	await page.getByRole("button", { name: "Invite" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invite the selected members");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Send the invitations" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Members invited");
	await expect(page.getByText("1 of 1")).toBeVisible({ timeout: 30_000 });
	await expectAccessible(page);
	await expect(page.getByRole("link", { name: "Look again" })).toBeHidden();
});

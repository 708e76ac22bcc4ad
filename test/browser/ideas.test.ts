/** Ideas in a browser: similar ideas as one types and a vote among them, and every state of loading: on its way, done, failed, and cleared. */
import type { Browser, Page, Route } from "@playwright/test";
import { hold } from "./held";
import { expect, expectAccessible, send, signIn, test, visit } from "./laurel";

test.use({
	viewport: { width: 1280, height: 900 },
	expectedConsole: [/ERR_FAILED|Failed to fetch|404 .*favicon\.ico/],
});

const author = "laura.clarke@acme.example";
const moderator = "naomi.dawson@acme.example";

/** Writes an idea as its author and keeps it as a draft; the page is then the idea's. */
async function draft(page: Page, title: string) {
	await visit(page, "/webapp/ideas/new");
	await page.getByLabel("Name it in one line").fill(title);
	await page.getByRole("combobox", { name: "Category" }).selectOption({ label: "Workplace: 100 points if approved" });
	await page.getByLabel("What is wrong today").fill("The walk takes eleven minutes.");
	await page.getByLabel("What would you do").fill("Bikes at both ends.");
	const people = page.getByRole("combobox", { name: "Whose it is beside you" });
	await people.fill("Dan Hug");
	await page.getByRole("option", { name: /Dan Hughes/ }).click();
	await page.getByRole("button", { name: "Save as draft" }).click();
	await page.waitForURL(/\/webapp\/ideas\/\d+$/);
}

type Asked = { url: RegExp; method: "GET" | "POST" };

/** Has no answer come to what a page asks for, until it is called. */
async function cut(page: Page, { url, method }: Asked) {
	const abort = (route: Route) => (route.request().method() === method ? route.abort() : route.fallback());
	await page.route(url, abort);
	return () => page.unroute(url, abort);
}

const sends: Asked = { method: "POST", url: /\/ideas\// };
const reads: Asked = { method: "GET", url: /\/ideas(\/\d+)?\.data(\?|$)/ };
const isBusy = (page: Page) => page.locator("button[aria-busy=true]");
const lost = (page: Page) => page.locator("h1", { hasText: "The connection was lost" });

type Form = { page: Page; button: string; done: string; fill?: () => Promise<unknown> };

/** One form's states: no answer comes and the page says so; cleared, it is on its way, then done; and on the next page nothing of it is left. */
async function expectStates({ page, button, done, fill = async () => {} }: Form) {
	const here = page.url();
	const submit = page.getByRole("button", { name: button, exact: true });
	await expect(isBusy(page)).toHaveCount(0);
	await fill();
	const mend = await cut(page, sends);
	await submit.click();
	await expect(lost(page)).toBeVisible();
	await mend();
	await page.getByRole("link", { name: "Try again" }).click();
	// Sent before scripts run, a form leads to another document and shows no state.
	await page.locator("html[data-alive]").waitFor({ state: "attached" });
	await expect(lost(page)).toHaveCount(0);
	await expect(submit).toBeEnabled();
	await expect(isBusy(page)).toHaveCount(0);
	await fill();
	const sending = await hold(page, sends);
	await submit.click();
	// What is on its way is this form alone.
	await expect(page.locator("form:has(button[aria-busy=true])")).toHaveCount(1);
	await expect(page.getByText(done, { exact: true })).toHaveCount(0);
	await sending.letAllGo();
	await expect(page.getByText(done, { exact: true }).first()).toBeVisible();
	await expect(isBusy(page)).toHaveCount(0);
	await visit(page, here.includes("/ideas/new") ? page.url() : here);
	await expect(page.getByText(done, { exact: true })).toHaveCount(0);
}

type Reading = { page: Page; link: string; shows: () => Promise<unknown> };

/** One reading's states: on its way while what stood there stands, then there; and where no answer comes it says so until tried again. */
async function expectReading({ page, link, shows }: Reading) {
	const here = page.url();
	const list = page.getByRole("region", { name: "Ideas" });
	const reading = await hold(page, reads);
	await page.getByRole("link", { name: link }).click();
	await expect(list).toHaveAttribute("aria-busy", "true");
	await reading.letAllGo();
	await shows();
	await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
	await visit(page, here);
	const mend = await cut(page, reads);
	await page.getByRole("link", { name: link }).click();
	await expect(lost(page)).toBeVisible();
	await mend();
	await page.getByRole("link", { name: "Try again" }).click();
	await shows();
	await expect(lost(page)).toHaveCount(0);
}

async function pageOf(browser: Browser, url: string, email: string) {
	const context = await browser.newContext({ baseURL: new URL(url).origin, viewport: { width: 1280, height: 900 } });
	const page = await context.newPage();
	await signIn(page, email);
	return page;
}

test("[ideas-06, ideas-07] list and details show that they are on their way, are there, or failed, and are clear again; update, submitting, moderation, the highlight, the commission and the team show that, are done or failed, and are clear again", async ({
	page,
	browser,
}) => {
	test.setTimeout(180_000);
	await signIn(page, author);
	const title = `Bikes between the halls ${Date.now()}`;
	await draft(page, title);
	const idea = page.url();
	await expectAccessible(page);

	const shares = page.locator("input[name^=share-]");
	await expectStates({
		...{ page, button: "Save shares", done: "The shares are saved." },
		fill: async () => {
			await shares.nth(0).fill("70");
			await shares.nth(1).fill("30");
		},
	});
	await shares.nth(0).fill("80");
	await page.getByRole("button", { name: "Save shares" }).click();
	await expect(page.getByText("The shares come to 110 %. Make them 100 %.")).toBeVisible();
	await shares.nth(1).fill("20");
	await send(page, () => page.getByRole("button", { name: "Save shares" }).click());
	await expect(page.getByText("The shares come to 110 %.")).toHaveCount(0);

	await page.getByRole("link", { name: "Change" }).click();
	await expectStates({
		...{ page, button: "Save as draft", done: "Your draft is saved." },
		fill: () => page.getByLabel("What would you do").fill("Bikes at both ends, and a rack."),
	});
	await visit(page, idea);
	await expectStates({ page, button: "Send for approval", done: "It is sent. A moderator answers." });

	const other = await pageOf(browser, page.url(), moderator);
	const pallets = "Reuse pallet wrap between Rotterdam and Leeds";
	await visit(other, "/webapp/ideas?sort=-created_at");
	await expectReading({
		...{ page: other, link: "Mine" },
		shows: () => expect(other.getByText("You have nothing here yet")).toBeVisible(),
	});
	await visit(other, "/webapp/ideas?sort=-created_at");
	await expectReading({
		...{ page: other, link: pallets },
		shows: () => expect(other.locator("h1")).toHaveText(pallets),
	});
	await visit(other, idea);
	await expectAccessible(other);
	await other.getByLabel("Reject").check();
	await other.getByRole("button", { name: "Decide" }).click();
	await expect(other.getByText("Say why; the team reads it.").first()).toBeVisible();
	await other.getByLabel("Approve").check();
	await expectStates({ page: other, button: "Decide", done: "It is approved." });
	await expectStates({
		...{ page: other, button: "Mark as paid", done: "The commission is noted as paid." },
		fill: () => other.getByLabel("How much, and how it was paid").fill("With the payroll."),
	});
	await expectStates({ page: other, button: "Highlight it", done: "It is highlighted." });
	await visit(page, idea);
	await expect(page.locator("main")).toContainText("Highlighted");
	await expect(page.locator("main")).toContainText("The final commission was paid on");
	await other.context().close();
});

test("similar ideas follow what is typed, and a vote among them stays on the page, counts and can be taken back", async ({
	page,
}) => {
	await signIn(page, author);
	await visit(page, "/webapp/ideas/new");
	await page.getByLabel("Name it in one line").pressSequentially("Pallet wrap on the ferry");
	const similar = page.getByRole("region", { name: "Similar ones" });
	await expect(similar.getByRole("link", { name: "Reuse pallet wrap between Rotterdam and Leeds" })).toBeVisible();
	await expect(similar.locator("mark").first()).toBeVisible();
	await expectAccessible(page);
	const vote = similar.getByRole("button", { name: /“Thinner wrap for light pallets”/ });
	const before = Number(await vote.locator("b").textContent());
	const was = await vote.getAttribute("aria-pressed");
	await send(page, () => vote.click());
	await expect(vote).toHaveAttribute("aria-pressed", was === "true" ? "false" : "true");
	await expect(vote.locator("b")).toHaveText(String(before + (was === "true" ? -1 : 1)));
	await send(page, () => vote.press("Enter"));
	await expect(vote.locator("b")).toHaveText(String(before));
	await expect(page.getByLabel("Name it in one line")).toHaveValue("Pallet wrap on the ferry");
});

/** The feed in a browser: further pages and comments after their waits, likes and comments before their answers. */
import type { Page, Request } from "@playwright/test";
import { hold } from "./held";
import { expect, expectAccessible, send, signIn, tenantAddress, test, visit } from "./laurel";

test.use({ expectedConsole: [/ERR_FAILED/] });

const posts = (page: Page) => page.locator(".feed-post");
const idsOf = (page: Page) => posts(page).evaluateAll((elements) => elements.map(({ id }) => id));

/** Counts requests whose address fits. */
function countRequests(page: Page, method: string, address: RegExp): () => number {
	let count = 0;
	page.on("request", (request) => {
		if (request.method() === method && address.test(request.url())) count += 1;
	});
	return () => count;
}

test("[activity-02] [activity-03] [activity-04] more of the feed is asked for after 200 ms, loading until it comes or fails, and merged by id; another filter overrides; a comment leaves after 100 ms", async ({
	page,
}) => {
	await page.clock.install();
	await signIn(page, "dan.adams@acme.example");
	await visit(page, "/webapp");
	const before = await idsOf(page);
	const asked = countRequests(page, "GET", /\/activities\.data\?/);
	const failed = page.getByText("The feed could not be loaded. Nothing is lost; try again.");
	await page.route(/\/activities\.data\?/, (route) => route.abort());
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.getByRole("link", { name: "Show more" }).click();
	const loading = page.locator("[aria-busy=true]").getByText("Loading");
	await expect(loading).toBeAttached();
	await page.clock.runFor(199);
	await page.waitForTimeout(150);
	expect(asked()).toBe(0);
	await page.clock.runFor(1);
	await expect(failed).toBeVisible();
	expect(asked()).toBe(1);
	await expect(loading).toHaveCount(0);
	expect(await idsOf(page)).toEqual(before);

	await page.unroute(/\/activities\.data\?/);
	const fetched = page.waitForRequest(/\/activities\.data\?/);
	await page.getByRole("link", { name: "Try again" }).click();
	await expect(loading).toBeAttached();
	await page.clock.runFor(200);
	await expect(loading).toHaveCount(0);
	// The page of the feed begins with what home shows of it.
	const address = (await fetched).url();
	const answer = await page.evaluate(async (url) => (await fetch(url)).text(), address);
	expect(answer).toContain(before[0]!.replace("post-", ""));
	await expect(failed).toBeHidden();
	const merged = await idsOf(page);
	expect(merged.slice(0, before.length)).toEqual(before);
	expect(merged.length).toBeGreaterThan(before.length);
	expect(new Set(merged).size).toBe(merged.length);

	const sent = countRequests(page, "POST", /\/activities\/\d+\.data/);
	const post = posts(page).first();
	await post
		.getByRole("link", { name: /comment/i })
		.first()
		.click();
	await post.locator("input[name=comment_text]").fill("You made my Monday.");
	await post.locator("input[name=comment_text]").press("Enter");
	await page.clock.runFor(99);
	await page.waitForTimeout(150);
	expect(sent()).toBe(0);
	await page.clock.runFor(1);
	await expect.poll(sent).toBe(1);
	await expect(post.getByText("Sending…")).toHaveCount(0);

	await page.clock.resume();
	await page.getByLabel("Show", { exact: true }).selectOption({ label: "Mine" });
	await page.waitForURL(/scope=mine/);
	// While the other feed is on its way none stands there.
	await expect.poll(async () => [[], merged].map(String).includes(String(await idsOf(page)))).toBe(false);
	const overridden = await idsOf(page);
	await visit(page, page.url());
	expect(await idsOf(page)).toEqual(overridden);
});

test("[activity-05] a like, a comment and its like show at once under a temporary id; the answer takes their place", async ({
	page,
	browser,
}) => {
	await signIn(page, "tomasz.kowalczyk@acme.example");
	await visit(page, "/webapp");
	const id = (await idsOf(page))[1]!;
	const post = page.locator(`#${id}`);
	const sending = await hold(page, { url: /\/activities\/\d+\.data/, method: "POST" });
	const sentBody = async () => {
		await sending.isReached();
		return new URLSearchParams(sending.waiting[0]!.request().postData() ?? "");
	};
	const like = post.locator(".post-actions button[aria-pressed]");
	const countOf = async (button: typeof like) =>
		Number((await button.locator("[aria-hidden=true]").last().textContent()) ?? 0);
	const before = await countOf(like);
	await like.click();
	await expect(like).toHaveAttribute("aria-pressed", "true");
	expect(await countOf(like)).toBe(before + 1);
	expect((await sentBody()).get("temp_id")).toMatch(/^[0-9a-f-]{36}$/);

	// Somebody else likes it meanwhile: what the answer says is more than what was guessed.
	const other = await browser.newPage();
	await signIn(other, "ethan.nash@acme.example");
	await visit(other, `/webapp/activities/${id.replace("post-", "")}`);
	await send(other, () => other.locator(".post-actions button[aria-pressed=false]").click());
	await other.close();
	expect(await countOf(like)).toBe(before + 1);
	await sending.letOneGo();
	await expect.poll(() => countOf(like)).toBe(before + 2);

	await post
		.getByRole("link", { name: /comment/i })
		.first()
		.click();
	await post.locator("input[name=comment_text]").fill("The whole shift noticed.");
	await post.locator("input[name=comment_text]").press("Enter");
	const comment = post.locator("li", { hasText: "The whole shift noticed." });
	await expect(comment.getByText("Sending…")).toBeVisible();
	await expect(comment.getByRole("link", { name: "Change" })).toHaveCount(0);
	const commented = await sentBody();
	expect(commented.get("comment_text")).toBe("The whole shift noticed.");
	expect(commented.get("temp_id")).toMatch(/^[0-9a-f-]{36}$/);
	await sending.letOneGo();
	await expect(comment.getByRole("link", { name: "Change" })).toHaveAttribute("href", /\/comments\/\d+\?/);
	await expect(comment.getByText("Sending…")).toHaveCount(0);
	await expect(comment).toHaveCount(1);

	const itsLike = comment.locator("button[aria-pressed]");
	await itsLike.click();
	await expect(itsLike).toHaveAttribute("aria-pressed", "true");
	await expect(itsLike.locator("[aria-hidden=true]").last()).toHaveText("1");
	expect((await sentBody()).get("temp_id")).not.toBe(commented.get("temp_id"));
	await send(page, sending.letOneGo);
	await visit(page, "/webapp");
	await expect(comment.locator("button[aria-pressed]")).toHaveAttribute("aria-pressed", "true");
});

/** Gives a colleague thanks that everybody sees. */
async function thank(page: Page, name: string, message: string): Promise<void> {
	await visit(page, "/webapp/recognitions/give");
	await page.locator("input[role=combobox]").fill(name);
	await page.getByRole("option", { name }).first().click();
	await page.getByRole("radio", { name: /^Everyday Thanks/ }).check();
	await page.locator('.pick:has([name="behavior_ids"])').first().click();
	await page.locator("textarea[name=message]").fill(message);
	await page.locator(".give-foot button").click();
	await expect(page).toHaveURL(/\/webapp\/activities\?new=/);
}

test("the feed's own page is live: what a colleague gives is counted and said, figures follow, nothing moves before it is asked for, and what is being written stays", async ({
	page,
	browser,
}) => {
	await page.clock.install();
	await signIn(page, "tomasz.kowalczyk@acme.example");
	// What concerns one alone is changed by no other test meanwhile.
	await visit(page, "/webapp/activities?scope=mine");
	const before = await idsOf(page);
	const first = page.locator(`#${before[0]}`);
	await first
		.getByRole("link", { name: /comment/i })
		.first()
		.click();
	await first.locator("input[name=comment_text]").fill("Half a thought");
	const place = () => first.evaluate((post) => post.getBoundingClientRect().top);
	const placed = await place();
	const likes = first.locator(".post-actions button[aria-pressed] [aria-hidden=true]").last();
	const liked = Number(await likes.textContent());

	const other = await browser.newPage();
	await signIn(other, "ethan.nash@acme.example");
	await visit(other, `/webapp/activities/${before[0]!.replace("post-", "")}`);
	await send(other, () => other.locator(".post-actions button[aria-pressed=false]").click());
	await thank(other, "Tomasz Kowalczyk", "You kept the gate open in the fog.");
	await other.close();

	const news = page.getByRole("status").getByRole("button", { name: "1 new post", exact: true });
	await page.clock.runFor(20_000);
	await expect(news).toBeVisible();
	await expect(likes).toHaveText(String(liked + 1));
	expect(await idsOf(page)).toEqual(before);
	expect(await place()).toBe(placed);
	await expectAccessible(page);

	await news.press("Enter");
	const newest = posts(page).first();
	await expect(newest).toContainText("You kept the gate open in the fog.");
	await expect(newest).toBeFocused();
	await expect(news).toHaveCount(0);
	expect((await idsOf(page)).slice(1)).toEqual(before);
	await expect(first.locator("input[name=comment_text]")).toHaveValue("Half a thought");
});

test("a feed that nobody sees asks for nothing; where no answer comes the pauses grow, and end with the next answer", async ({
	page,
}) => {
	await page.clock.install();
	await signIn(page, "tomasz.kowalczyk@acme.example");
	await visit(page, "/webapp/activities");
	const changes = /\/call\/activity\/get-feed-changes/;
	const asked = countRequests(page, "GET", changes);
	let ended = 0;
	const countEnd = (request: Request) => {
		if (changes.test(request.url())) ended += 1;
	};
	page.on("requestfailed", countEnd);
	page.on("requestfinished", countEnd);
	const show = (state: "hidden" | "visible") =>
		page.evaluate((now) => {
			Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
			document.dispatchEvent(new Event("visibilitychange"));
		}, state);
	/** Looks in all after so many seconds more; a pause begins with the answer, so time stands until the page has it. */
	const expectAfter = async (seconds: number, looks: number) => {
		await page.clock.runFor(seconds * 1_000);
		await expect.poll(() => ended).toBe(looks);
		await page.waitForTimeout(200);
		expect(asked()).toBe(looks);
	};
	await show("hidden");
	await page.clock.pauseAt(Date.now() + 60_000);
	await expectAfter(60, 0);
	await page.route(changes, (route) => route.abort());
	await show("visible");
	await expectAfter(0, 1);
	await expectAfter(39, 1);
	await expectAfter(1, 2);
	await expectAfter(79, 2);
	await page.unroute(changes);
	await expectAfter(1, 3);
	await expectAfter(19, 3);
	await expectAfter(1, 4);
});

test("points and what colleagues added to them take two lines at most on a phone of 320 px", async ({ browser }) => {
	const viewport = { width: 320, height: 740 };
	const context = await browser.newContext({ viewport, hasTouch: true, baseURL: tenantAddress("globex") });
	const page = await context.newPage();
	await signIn(page, "budget_owner@globex.example");
	await visit(page, "/webapp");
	const open = posts(page).filter({ has: page.locator('a[href$="#boost"]') });
	const lengths = (await open.locator(".post-line").allTextContents()).map((words) => words.length);
	const post = open.nth(lengths.indexOf(Math.max(...lengths)));
	const id = (await post.getAttribute("id"))!;
	await post.getByRole("link", { name: "Impulsar" }).click();
	await page.locator("#boost input[name=points]").fill("25");
	await send(page, () => page.locator("#boost").getByRole("button", { name: "Impulsar" }).click());
	await visit(page, "/webapp");
	const line = page.locator(`[id="${id}"] .post-line`);
	await expect(line).toContainText("+25 de colegas");
	const tops = await line.locator("> .figure").evaluateAll((figures) =>
		figures.flatMap((figure) => {
			const words = document.createRange();
			words.selectNodeContents(figure);
			return [...words.getClientRects()].map(({ top }) => Math.round(top));
		}),
	);
	expect(new Set(tops).size).toBeLessThanOrEqual(2);
	await context.close();
});

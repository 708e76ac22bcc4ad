/** Parts of the kit where people meet them: time that is left, steps, pages, columns and sliding rows on the product's screens. */
import type { Locator, Page } from "@playwright/test";
import { expect, send, signIn, test, visit } from "./laurel";

const buyer = "caleb.parker@acme.example";

/** Stops the page's clock; from here on time passes only by `runFor`. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** The seconds in a text that ends in '00:05:00' or '5:00'. */
function secondsIn(words: string | null): number {
	const parts = /(?:(\d+):)?(\d+):(\d+)$/.exec(words ?? "");
	if (!parts) throw new Error(`there is no time left in '${words}'`);
	const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
	return (hours * 60 + minutes) * 60 + seconds;
}

test("[ui_kit-05] the time that a sale lasts goes down by one each second on its item's page", async ({ page }) => {
	await page.clock.install();
	await signIn(page, buyer);
	await visit(page, "/webapp/store");
	await page.locator(".front:has(.picture-tags) a").click();
	await expect(page).toHaveURL(/store\/item/);
	await stopClock(page);
	await countsSeconds(page, page.locator(".flash-lines").getByRole("timer").locator(".script-only"));
});

test("[ui_kit-05] the time for which one is signed in as somebody goes down by one each second, and is 'Time expired' at zero", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.clock.install();
	await signIn(page, "ruth.fletcher@acme.example");
	await visit(page, "/webapp/login/sudo?search=Henry");
	await page.getByRole("link", { name: "Sign in as Henry Hale" }).click();
	await page.getByRole("textbox", { name: "Reason" }).fill("He asked where his order is.");
	await page.getByRole("dialog").getByRole("button", { name: "Sign in as" }).click();
	const timer = page.getByRole("complementary", { name: "Note on this account" }).getByRole("timer");
	await expect(timer).toBeVisible();
	await stopClock(page);
	const left = timer.locator(":scope > span").first();
	await countsSeconds(page, left);
	await page.clock.runFor((secondsIn(await left.textContent()) - 1) * 1000);
	await expect(left).toHaveText("0:01");
	await page.clock.runFor(1000);
	await expect(left).toHaveText("Time expired");
	await page.clock.runFor(5000);
	await expect(left).toHaveText("Time expired");
});

/** The clock of the page stands: three seconds pass one by one. */
async function countsSeconds(page: Page, time: Locator) {
	await page.clock.runFor(1000);
	let before = secondsIn(await time.textContent());
	for (let second = 1; second <= 3; second += 1) {
		await page.clock.runFor(999);
		expect(secondsIn(await time.textContent())).toBe(before);
		await page.clock.runFor(1);
		await expect.poll(async () => secondsIn(await time.textContent())).toBe(before - 1);
		before -= 1;
	}
}

test("[ui_kit-06] [ui_kit-23] checkout shows its steps with the present one marked and what is done as links; an address stands in twelve columns", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, buyer);
	await visit(page, "/webapp/store?search=chocolate&min_points=300&max_points=1500");
	await page.locator('main a[href*="/store/item/"]:visible').first().click();
	await expect(page).toHaveURL(/store\/item/);
	await send(page, () => page.locator("button[form=cart-save-shopping-cart-item]:visible").last().click());
	await visit(page, "/webapp/store/checkout");
	const steps = page.getByRole("list", { name: "Steps" });
	await expect(steps.getByRole("listitem")).toHaveText(["1. Cart", "2. Delivery", "3. Place order"]);
	const present = steps.locator("[aria-current=step]");
	await expect(present).toHaveText(["2. Delivery"]);
	await expect(steps.getByRole("link")).toHaveText(["1. Cart"]);
	await expect(steps.getByRole("link")).toHaveAttribute("href", /#cart$/);
	await expectColumns(page);

	await visit(page, "/webapp/addresses/new");
	await page.locator("select[name=country]").selectOption("GBR");
	const fields = {
		first_name: "Ada",
		last_name: "Vale",
		address1: "1 Quay Street",
		city: "Leeds",
		postal_code: "LS1 4AB",
	};
	for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
	await send(page, () => page.getByRole("button", { name: "Save address" }).click());
	await visit(page, "/webapp/store/checkout");
	await expect(present).toHaveText(["3. Place order"]);
	await expect(steps.getByRole("link")).toHaveText(["1. Cart", "2. Delivery"]);
	await steps.getByRole("link", { name: "2. Delivery" }).click();
	await expect(page).toHaveURL(/#delivery$/);
});

/** The fields of a first address by width: how many of twelve columns each takes. */
async function expectColumns(page: Page) {
	const [phone, small] = [
		[12, 12, 12, 12, 12, 7, 5, 12],
		[6, 6, 12, 12, 5, 4, 3, 12],
	];
	const [middle, wide] = [
		[6, 6, 6, 6, 5, 4, 3, 12],
		[6, 6, 6, 6, 4, 3, 2, 3],
	];
	for (const [width, address, contact] of [
		[360, phone, [12, 12]],
		[575, phone, [12, 12]],
		[576, small, [6, 6]],
		[767, small, [6, 6]],
		[768, middle, [6, 6]],
		[991, middle, [6, 6]],
		[992, middle, [5, 7]],
		[1199, middle, [5, 7]],
		[1200, wide, [5, 7]],
		[1600, wide, [5, 7]],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		expect([width, await page.locator("main .grid").evaluateAll(spans)]).toEqual([width, [address, contact]]);
	}
}

/** The columns that each cell takes, by its width. */
function spans(grids: Element[]): number[][] {
	return grids.map((grid) => {
		const { gridTemplateColumns, columnGap } = getComputedStyle(grid);
		const tracks = gridTemplateColumns.split(" ").map(Number.parseFloat);
		if (tracks.length !== 12) throw new Error(`${tracks.length} columns`);
		const gap = Number.parseFloat(columnGap);
		const step = tracks[0]! + gap;
		return [...grid.children].map((cell) => Math.round((cell.getBoundingClientRect().width + gap) / step));
	});
}

test("[ui_kit-11] [ui_kit-12] Previous is disabled on the first page and Next on the last; a list of one page or none has no pager", async ({
	page,
}) => {
	await signIn(page, buyer);
	await visit(page, "/webapp/store");
	const pager = page.getByRole("navigation", { name: "Pages" });
	const step = (name: string) => pager.getByText(name, { exact: true });
	await expect(step("Previous")).toBeDisabled();
	await expect(step("Next")).toBeEnabled();
	const last = Number(await pager.getByRole("spinbutton", { name: "Page" }).getAttribute("max"));
	expect(last).toBeGreaterThan(2);
	await step("Next").click();
	await expect(page).toHaveURL(/page=2\b/);
	await expect(step("Previous")).toBeEnabled();
	await expect(step("Next")).toBeEnabled();
	await pager.getByRole("spinbutton", { name: "Page" }).fill(String(last));
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(`page=${last}\\b`));
	await expect(step("Next")).toBeDisabled();
	await expect(step("Previous")).toBeEnabled();

	const tiles = page.locator(".tiles > .tile");
	await visit(page, "/webapp/store?search=chess");
	expect(await tiles.count()).toBeGreaterThan(0);
	await expect(pager).toHaveCount(0);
	await visit(page, "/webapp/store?search=qqqqqq");
	await expect(tiles).toHaveCount(0);
	await expect(pager).toHaveCount(0);
});

test("[ui_kit-26] a row of the store shows two things on a phone and up to five on a wide screen", async ({ page }) => {
	await signIn(page, buyer);
	await visit(page, "/webapp/store");
	const row = page.locator(".shelf .slider").first();
	/** How many stand whole in view. */
	const whole = () =>
		row.evaluate((list) => {
			const { left, right } = list.getBoundingClientRect();
			const room = { left: Math.max(left, 0) - 1, right: Math.min(right, document.documentElement.clientWidth) + 1 };
			return [...list.children].filter((slide) => {
				const box = slide.getBoundingClientRect();
				return box.left >= room.left && box.right <= room.right;
			}).length;
		});
	expect(await row.locator(":scope > *").count()).toBeGreaterThan(5);
	for (const [width, count] of [
		[320, 2],
		[390, 2],
		[600, 3],
		[768, 3],
		[900, 4],
		[1280, 5],
		[1920, 5],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		expect([width, await whole()]).toEqual([width, count]);
	}
});

test("a tag of sixty letters stays within its card on a phone", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await signIn(page, buyer);
	await visit(page, "/webapp/ideas");
	const address = await page.locator('main a[href*="/webapp/ideas/2"]').first().getAttribute("href");
	await visit(page, address!);
	const roomBesideTag = await page
		.locator("main .card .tag")
		.first()
		.evaluate((tag) => {
			tag.textContent = "a".repeat(60);
			return tag.closest(".card")!.getBoundingClientRect().right - tag.getBoundingClientRect().right;
		});
	expect(roomBesideTag).toBeGreaterThan(0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

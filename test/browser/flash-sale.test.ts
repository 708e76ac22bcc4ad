/** A flash sale as people meet it: the time and the figure on tile and item page, live between two people, and in words without scripts. */
import type { Browser, Locator, Page } from "@playwright/test";
import { expect, expectAccessible, send, signIn, tenantAddress, test, visit } from "./laurel";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Who looks on and who buys. */
const tenants = {
	acme: { watcher: "member3@acme.example", buyer: "member4@acme.example" },
	globex: { watcher: "carlos.espinosa@globex.example", buyer: "member4@globex.example" },
} as const;

async function openAs(browser: Browser, email: string, javaScriptEnabled = true): Promise<Page> {
	const baseURL = tenantAddress(/@(\w+)/.exec(email)![1]!);
	const context = await browser.newContext({ ...phone, baseURL, javaScriptEnabled });
	const page = await context.newPage();
	await signIn(page, email);
	return page;
}

/** The sale that ends first, which is the large picture: few units of it are left. */
const scarce = (page: Page) => page.locator(".front:has(.picture-tags)");

/** A sale's tile in the list. */
const saleTile = (page: Page) => page.locator(".tiles > .tile:has([role=timer])").first();

async function secondsLeft(part: Locator): Promise<string> {
	return (await part.getByRole("timer").locator(".script-only").textContent()) ?? "";
}

for (const [tenant, { watcher, buyer }] of Object.entries(tenants)) {
	test(`[flash_sale-01] [flash_sale-02] ${tenant}: the tile counts down to the end, with the old price struck out`, async ({
		browser,
	}) => {
		const page = await openAs(browser, watcher);
		await visit(page, "/webapp/store");
		for (const part of [scarce(page), saleTile(page)]) {
			const first = await secondsLeft(part);
			expect(first).toMatch(/^(Ends in|Termina en).*\d\d:\d\d:\d\d$/);
			await expect.poll(() => secondsLeft(part)).not.toBe(first);
			await expect(part.locator("s")).toBeVisible();
		}
		await expectAccessible(page);
		await page.context().close();
	});

	test(`${tenant}: what one person holds at checkout is gone from another's open page at once`, async ({ browser }) => {
		const watching = await openAs(browser, watcher);
		await visit(watching, "/webapp/store");
		await scarce(watching).locator("a").click();
		await expect(watching).toHaveURL(/store\/item/);
		const left = watching.locator("[aria-live=polite] .tag").first();
		const before = Number(/\d+/.exec((await left.textContent()) ?? "")?.[0]);
		expect(before).toBeGreaterThan(0);
		await expectAccessible(watching);
		const buying = await openAs(browser, buyer);
		await visit(buying, new URL(watching.url()).pathname);
		await send(buying, () => buying.locator("button[form=cart-save-shopping-cart-item]:visible").last().click());
		await visit(buying, "/webapp/store/checkout");
		await expect(buying.locator(".cart-flash").getByRole("timer").first()).toBeVisible();
		await expectAccessible(buying);
		await expect.poll(async () => Number(/\d+/.exec((await left.textContent()) ?? "")?.[0])).toBe(before - 1);
		await Promise.all([watching.context().close(), buying.context().close()]);
	});

	test(`[flash_sale-01] ${tenant}: without scripts the end stands in words, in US eastern time`, async ({
		browser,
	}) => {
		const page = await openAs(browser, watcher, false);
		await visit(page, "/webapp/store");
		await expect(scarce(page).locator(".without-scripts")).toContainText(/E[SD]T|GMT-[45]|UTC-[45]/);
		await scarce(page).locator("a").click();
		await expect(page.locator(".flash-lines .without-scripts")).toContainText(/E[SD]T|GMT-[45]|UTC-[45]/);
		await page.context().close();
	});
}

test("[catalog-11] [flash_sale-03] a tile whose sale ends in front of a reader says 'Offer Expired' and stops linking; its owner is told", async ({
	browser,
}) => {
	test.setTimeout(90_000);
	const owner = await openAs(browser, "elena.jimenez@acme.example");
	await visit(owner, "/webapp");
	const reader = await openAs(browser, "grace.okafor@acme.example");
	const search = "/webapp/store?search=chess";
	await visit(reader, search);
	const tile = reader.locator(".tiles > .tile").first();
	const item_id = Number(/item\/(\d+)/.exec((await tile.locator("a").first().getAttribute("href")) ?? "")?.[1]);
	const name = (await tile.locator(".tile-name").textContent()) ?? "";
	const answer = await owner.evaluate(
		async ({ item_id, points_was }) => {
			const post = async (path: string, payload: object, token = "") => {
				const headers = { "content-type": "application/json", "x-csrf-token": token };
				const reply = await fetch(path, { method: "POST", body: JSON.stringify({ payload }), headers });
				return (await reply.json()) as Record<string, string>;
			};
			const { csrf_token } = await post("/api/users/api_csrf_token", {});
			const live_to_date = Date.now() + 12_000;
			const sale = { item_id, points: 10, points_was, quantity: 5, live_to_date };
			return post("/api/catalog/api_save_flash_sale", sale, csrf_token);
		},
		{ item_id, points_was: 500 },
	);
	expect(answer, JSON.stringify(answer)).toMatchObject({ resultStatus: "success" });
	await visit(reader, search);
	await expect(tile.getByRole("timer")).toBeVisible();
	await expect(tile.locator("a")).toHaveCount(1);
	await expect(tile).toContainText("Offer Expired", { timeout: 20_000 });
	await expect(tile.locator("a")).toHaveCount(0);
	await expect(async () => {
		await visit(owner, "/webapp/dev/mail");
		await expect(owner.locator("main")).toContainText(name, { timeout: 1_000 });
	}).toPass({ timeout: 40_000 });
	await Promise.all([owner.context().close(), reader.context().close()]);
});

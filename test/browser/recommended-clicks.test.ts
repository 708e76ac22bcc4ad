/** A click on a recommended item's tile, as a browser tells it where its reader lets it be measured. */
import { expect, send, signIn, tenantAddress, test, visit } from "./laurel";

test.use({ tenant: "globex" });

test("[analytics-01] clicking a recommended tile sends context, source and position once it is allowed, and the page goes on", async ({
	browser,
	page,
}) => {
	const globex = tenantAddress("globex");
	const owner = await (await browser.newContext({ baseURL: globex, viewport: { width: 1280, height: 800 } })).newPage();
	const save = async (id: string, secret: string) => {
		await visit(owner, "/webapp/settings/analytics");
		await owner.locator('[name="measurement_id"]').fill(id);
		await owner.locator('[name="api_secret"]').fill(secret);
		await send(owner, () =>
			owner
				.locator("form", { has: owner.locator('[name="measurement_id"]') })
				.getByRole("button")
				.click(),
		);
	};
	await signIn(owner, "oscar.solis@globex.example");
	await save("G-TEST000001", "only-for-this-test");
	try {
		await signIn(page, "jorge.aguilar@globex.example");
		const told: URLSearchParams[] = [];
		await page.route("**/store/click", async (route) => {
			told.push(new URLSearchParams(route.request().postData() ?? ""));
			await route.fulfill({ status: 204 });
		});
		const tile = page
			.locator('[aria-labelledby="within_reach-title"] li, [aria-labelledby="recommended-title"] li')
			.nth(1);
		await visit(page, "/webapp/store");
		await tile.locator("a").click();
		await page.waitForURL(/store\/item/);
		expect(told).toEqual([]);
		await visit(page, "/webapp/privacy");
		await send(page, () => page.locator('main [value="accepted"]').click());
		await visit(page, "/webapp/store");
		await tile.locator("a").click();
		await page.waitForURL(/store\/item\/(\d+)/);
		await expect.poll(() => told.length).toBe(1);
		const item_id = /item\/(\d+)/.exec(page.url())![1];
		expect(Object.fromEntries(told[0]!)).toMatchObject({
			form: "analytics/record-item-click",
			context: "recommended",
			source: expect.stringMatching(/^(within_reach|recommended)$/),
			position: "2",
			item_id,
		});
		await page.locator('[aria-labelledby="related-title"] li a').first().click();
		await page.waitForURL((url) => !url.pathname.endsWith(`/${item_id}`));
		await expect.poll(() => told.length).toBe(2);
		expect(Object.fromEntries(told[1]!)).toMatchObject({
			...{ context: "recommended", source: "related", position: "1" },
			item_id: /item\/(\d+)/.exec(page.url())![1],
		});
	} finally {
		await save("", "");
	}
});

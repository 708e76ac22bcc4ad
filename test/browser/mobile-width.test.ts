/** Nothing scrolls sideways on a narrow phone, in the longer words of Spanish either, and the layout stays in place. */
import { expect, signIn, tenantAddress, test, visit } from "./laurel";

const people = {
	acme: ["member5@acme.example", "account_owner@acme.example"],
	globex: ["member3@globex.example", "account_owner@globex.example"],
} as const;
const screens = [
	"",
	"/store",
	"/store/checkout",
	"/store/orders",
	"/recognitions",
	"/recognitions?report_condition=given_by_me",
	"/recognitions?report_condition=all",
	"/recognitions/give",
	"/points",
	"/reports",
	"/uploads",
	"/terms",
	"/dev/kit",
];
/** Links whose first target is looked at too: an item, a certificate, an order. */
const followed: [string, string][] = [
	["/store", 'main a[href*="/store/item/"]'],
	["/recognitions", 'main a[href*="/webapp/recognitions/2"]'],
	["/store/orders", 'main a[href*="/store/orders/"]'],
];

for (const tenant of ["acme", "globex"] as const) {
	test(`every screen of ${tenant} fits 360 px, and 320 px`, async ({ browser }) => {
		test.setTimeout(120_000);
		for (const person of people[tenant]) {
			const context = await browser.newContext({
				viewport: { width: 360, height: 740 },
				hasTouch: true,
				baseURL: tenantAddress(tenant),
			});
			const page = await context.newPage();
			await signIn(page, person);
			const addresses = screens.map((path) => `/webapp${path}`);
			for (const [path, link] of followed) {
				await visit(page, `/webapp${path}`);
				const target = page.locator(link).first();
				if ((await target.count()) > 0) addresses.push((await target.getAttribute("href"))!);
			}
			for (const address of addresses) {
				await visit(page, address);
				for (const width of [320, 360]) {
					await page.setViewportSize({ width, height: 740 });
					const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
					expect
						.soft([person, address, width, beyond <= 0 ? "fits" : `${beyond} px too wide`])
						.toEqual([person, address, width, "fits"]);
				}
				const hidden = await page.evaluate(() =>
					[...document.querySelectorAll(".tabs > [aria-current]")]
						.filter((tab) => tab.getBoundingClientRect().right > window.innerWidth)
						.map((tab) => tab.textContent),
				);
				expect.soft([person, address, hidden], "the chosen tab is in view").toEqual([person, address, []]);
			}
			await context.close();
		}
	});
}

for (const tenant of ["acme", "globex"] as const) {
	test(`${tenant}: what stands for tiles of the store that are not laid out yet is about as high as they are`, async ({
		browser,
	}) => {
		const context = await browser.newContext({
			viewport: { width: 360, height: 740 },
			baseURL: tenantAddress(tenant),
			javaScriptEnabled: false,
		});
		const page = await context.newPage();
		await signIn(page, people[tenant][0]);
		await visit(page, "/webapp/store");
		const heights = await page.evaluate(() => {
			const tiles = [...document.querySelectorAll<HTMLElement>(".tiles > .tile")];
			const page = document.documentElement;
			const last = tiles.at(-1)!;
			const isSkipped = !last.firstElementChild!.checkVisibility({ contentVisibilityAuto: true });
			const standing = page.scrollHeight;
			for (const tile of tiles) tile.style.contentVisibility = "visible";
			return { isSkipped, standing, laidOut: page.scrollHeight };
		});
		expect(heights.isSkipped).toBe(true);
		expect(Math.abs(heights.standing / heights.laidOut - 1)).toBeLessThan(0.03);
		await context.close();
	});
}

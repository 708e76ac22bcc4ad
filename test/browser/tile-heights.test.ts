/** The store keeps its height while its tiles are laid out, and the parts of the kit fit a narrow phone. */
import { expect, signIn, tenantAddress, test, visit } from "./laurel";

const people = { acme: "kenji.watanabe@acme.example", globex: "carmen.jimenez@globex.example" } as const;

test("every part of the kit fits 320 px, and 360 px", async ({ page }) => {
	await visit(page, "/webapp/dev/kit");
	for (const width of [320, 360]) {
		await page.setViewportSize({ width, height: 740 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
	}
});

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
		await signIn(page, people[tenant]);
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

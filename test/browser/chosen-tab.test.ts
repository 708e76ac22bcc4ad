/** Where a row of tabs is wider than a phone, the chosen one is in view as the page opens. */
import { expect, signIn, tenantAddress, test, visit } from "./laurel";

for (const hasScripts of [true, false]) {
	test(`the chosen tab is in view on a phone, scripts ${hasScripts ? "on" : "off"}`, async ({ browser }) => {
		const context = await browser.newContext({
			viewport: { width: 320, height: 740 },
			hasTouch: true,
			baseURL: tenantAddress("globex"),
			javaScriptEnabled: hasScripts,
		});
		const page = await context.newPage();
		await signIn(page, "joaquin.espinosa@globex.example");
		await visit(page, "/webapp/recognitions?report_condition=received_by_my_team");
		const row = await page.evaluate(() => {
			const tabs = document.querySelector(".tabs")!;
			const chosen = tabs.querySelector("[aria-current]")!.getBoundingClientRect();
			return {
				isWider: tabs.scrollWidth > tabs.clientWidth,
				isChosenInView: chosen.left >= 0 && chosen.right <= window.innerWidth,
			};
		});
		expect(row).toEqual({ isWider: true, isChosenInView: true });
		await context.close();
	});
}

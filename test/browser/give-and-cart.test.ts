/** On a phone: the cart from every screen, points beside their words, and where one lands after giving; scripts on and off. */
import { expect, signIn, tenantAddress, test, visit } from "./laurel";

/** Who reads a statement of many lines, and who gives and fills a cart. */
const people = {
	acme: { readers: ["isha.krishnan@acme.example", "varun.rao@acme.example"], shopper: "moderator@acme.example" },
	globex: { readers: ["member5@globex.example", "jorge.marquez@globex.example"], shopper: "moderator@globex.example" },
};
const widths = [320, 360, 390, 480, 768, 1280];

for (const tenant of ["acme", "globex"] as const) {
	test(`${tenant}: on My points no text lies over another, at any width`, async ({ browser }) => {
		test.setTimeout(120_000);
		for (const person of people[tenant].readers) {
			const context = await browser.newContext({ baseURL: tenantAddress(tenant) });
			const page = await context.newPage();
			await signIn(page, person);
			for (const width of widths) {
				await page.setViewportSize({ width, height: 740 });
				await visit(page, "/webapp/points");
				expect([person, width, await page.evaluate(findOverlaps)]).toEqual([person, width, []]);
				// One long word, such as a name of 40 emails, breaks and stays in its place too.
				await page.evaluate(() => {
					for (const words of document.querySelectorAll(".statement-why p, .statement-why .meta"))
						words.textContent = "Featherstonehaugh-Cholmondeley-Marjoribanks".repeat(2);
				});
				expect([person, width, "long words", await page.evaluate(findOverlaps)]).toEqual([
					person,
					width,
					"long words",
					[],
				]);
			}
			await context.close();
		}
	});

	test(`${tenant}: a phone's bar leads to the cart from every screen, with its count and room for a thumb`, async ({
		browser,
	}) => {
		test.setTimeout(120_000);
		for (const hasScripts of [true, false]) {
			for (const width of [320, 360]) {
				const context = await browser.newContext({
					viewport: { width, height: 740 },
					hasTouch: true,
					baseURL: tenantAddress(tenant),
					javaScriptEnabled: hasScripts,
				});
				const page = await context.newPage();
				await signIn(page, people[tenant].shopper);
				await visit(page, "/webapp/store?sort=points&max_points=900");
				const item = (await page.locator('main a[href*="/store/item/"]').first().getAttribute("href"))!;
				for (const address of ["/webapp", "/webapp/store", item, "/webapp/recognitions/give", "/webapp/points"]) {
					await visit(page, address);
					const cart = page.locator('.bar a[href="/webapp/store/checkout"]');
					const box = (await cart.boundingBox())!;
					expect([address, box.width >= 44, box.height >= 44, box.x + box.width <= width]).toEqual([
						address,
						true,
						true,
						true,
					]);
					const parts = page.locator(".bar-inside > :visible");
					const edges = await parts.evaluateAll((all) =>
						all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
					);
					edges.sort((a, b) => a.left - b.left);
					const isApart = edges.every(({ left }, at) => at === 0 || left >= edges[at - 1]!.right - 0.5);
					expect([address, width, isApart]).toEqual([address, width, true]);
				}
				await visit(page, item);
				await page.locator(".action-bar button").click();
				const link = page.locator('.action-bar a[href="/webapp/store/checkout"]');
				await expect(link).toBeVisible();
				await expect(page.locator('.bar a[href="/webapp/store/checkout"] .count')).toHaveText(/[1-9]/);
				await link.click();
				await expect(page).toHaveURL(/\/webapp\/store\/checkout$/);
				await context.close();
			}
		}
	});
}

test("after giving on a phone the feed shows the post; everyone thanked can be opened, with scripts and without", async ({
	browser,
}) => {
	for (const hasScripts of [true, false]) {
		const context = await browser.newContext({
			viewport: { width: 360, height: 740 },
			hasTouch: true,
			baseURL: tenantAddress("acme"),
			javaScriptEnabled: hasScripts,
		});
		const page = await context.newPage();
		await signIn(page, people.acme.shopper);
		await visit(page, "/webapp/recognitions/give?q=sales");
		if (hasScripts) {
			await page.locator("input[role=combobox]").fill("sales");
			await page.locator("[role=option]").first().click();
		} else {
			await page.locator('input[name="group_ids"]').first().check();
		}
		// What was given from last may ask for an approval.
		await page.getByRole("radio", { name: /^Everyday Thanks/ }).check();
		await page.locator('.pick:has([name="behavior_ids"])').first().click();
		await expect(page.getByText("in steps of").first()).toBeVisible();
		await page.locator("textarea[name=message]").fill("You closed the quarter with patience and care.");
		await page.locator(".give-foot button").click();
		if (!hasScripts) {
			// The same people were given the same a moment ago: it is asked first.
			await expect(page.getByText("You gave the same a short while ago")).toBeVisible();
			await page.locator(".give-foot button").click();
		}
		await expect(page).toHaveURL(/\/webapp\/activities\?new=(\d+)#post-\1$/);
		await expect(page.locator(".toast")).toContainText(
			/Sales.* (was|were) told\.|people were told\.|was sent to \d+ people\./,
		);
		const post = page.locator(".feed-post-new");
		await expect(post).toContainText("Just now, everyone can see it");
		await expect(post.locator(".post-head")).toContainText("Sales");
		await expect(post.locator(".post-line")).toContainText("each");
		await post.locator('.post-head a[href$="/people"]').click();
		await expect(page).toHaveURL(/\/people$/);
		await expect(page.locator(".rows > li").nth(3)).toBeVisible();
		await context.close();
	}
});

/** Texts of the page's main part that lie over each other, as pairs of their first words. */
function findOverlaps(): string[] {
	const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
	const boxes: { node: Node; words: string; rect: DOMRect }[] = [];
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const parent = node.parentElement!;
		const isDrawn = parent.checkVisibility({ visibilityProperty: true }) && !isClipped(parent);
		if (node.textContent!.trim() === "" || !isDrawn || parent.closest(".unseen, caption, thead")) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		const clip = parent.closest(".statement-message")?.getBoundingClientRect();
		for (const rect of range.getClientRects()) {
			if (rect.width < 1 || (clip && rect.bottom > clip.bottom + 1)) continue;
			boxes.push({ node, words: node.textContent!.trim().slice(0, 30), rect });
		}
	}
	// Words of a button that is an icon on phones are there for screen readers alone.
	function isClipped(one: Element | null): boolean {
		return one !== null && (getComputedStyle(one).clipPath.startsWith("inset(50%") || isClipped(one.parentElement));
	}
	const slackPx = 2;
	const meet = (a: DOMRect, b: DOMRect) =>
		a.left < b.right - slackPx &&
		b.left < a.right - slackPx &&
		a.top < b.bottom - slackPx &&
		b.top < a.bottom - slackPx;
	const over = boxes.filter(({ rect }) => rect.right > innerWidth + 1).map(({ words }) => `${words} leaves the page`);
	return boxes
		.flatMap((one, at) =>
			boxes
				.slice(at + 1)
				.filter((other) => other.node !== one.node && meet(one.rect, other.rect))
				.map((other) => `${one.words} / ${other.words}`),
		)
		.concat(over);
}

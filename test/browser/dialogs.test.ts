/** Pages that open as dialogs over the page on which their link stands: focus, the way back, and nothing that was typed is lost. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, reload, send, signIn, slowReads, tenantAddress, test, visit } from "./laurel";

const giver = "nathan.reid@acme.example";
const words = "You found the missing pallet before anybody asked.";

const dialogOf = (page: Page) => page.locator("dialog[open]");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("giving opens over any page with the focus on its first field; Escape gives page, place and focus back, and the words stay", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, giver);
	await visit(page, "/webapp");
	const link = page.locator('.program-list a[href*="/recognitions/give?program_id="]').last();
	await link.scrollIntoViewIfNeeded();
	const before = await scrolled(page);
	await link.focus();
	await page.keyboard.press("Enter");
	await expect(dialogOf(page)).toHaveAccessibleName("Give recognition");
	await expect(page).toHaveURL(/\/recognitions\/give\?program_id=\d+$/);
	// The menu marks the page below, not the place of the dialog.
	await expect(page.locator(".menu-bar [aria-current]")).toHaveText(["Home"]);
	await expect.poll(() => focused(page)).toBe("message");
	// The veil leaves out where a scrollbar was; the page is as dim there.
	expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
		await dialogOf(page).evaluate((dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor),
	);
	await expectAccessible(page);
	await page.keyboard.type(words);
	await dialogOf(page).locator(".likely button").first().click();
	const name = (await dialogOf(page).locator(".person-chip").textContent())!;
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL(/\/webapp$/);
	await expect(dialogOf(page)).toHaveCount(0);
	await expect(link).toBeFocused();
	expect(await scrolled(page)).toBe(before);

	await page.locator("a.bar-recognize").click();
	await expect(dialogOf(page).locator("textarea[name=message]")).toHaveValue(words);
	await expect(dialogOf(page).locator(".person-chip")).toHaveText(name);
	await page.goBack();
	await expect(dialogOf(page)).toHaveCount(0);
	await visit(page, "/webapp/recognitions/give");
	await expect(page.locator("textarea[name=message]")).toHaveValue(words);
	await expect(page.locator(".person-chip")).toHaveText(name);
	await expect(dialogOf(page)).toHaveCount(0);
});

test("who closes a dialog and at once asks for it again gets it, also while the page below is still being read", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, giver);
	await visit(page, "/webapp");
	const link = page.locator("a.bar-recognize");
	const isFast = await slowReads(page);
	for (const way of ["Escape", "the cross", "the browser's way back"]) {
		await test.step(way, async () => {
			await link.click();
			await expect(dialogOf(page)).toHaveAccessibleName("Give recognition");
			if (way === "Escape") await page.keyboard.press("Escape");
			else if (way === "the cross") await dialogOf(page).getByRole("button", { name: "Close" }).click();
			else await page.evaluate(() => history.back());
			// The veil is gone before the page below has been read; the press below would else wait for it.
			await link.click();
			await expect(page).toHaveURL(/\/recognitions\/give$/);
			await expect(dialogOf(page)).toHaveAccessibleName("Give recognition");
			await page.keyboard.press("Escape");
			await expect(dialogOf(page)).toHaveCount(0);
		});
	}
	isFast();
	await expect(page).toHaveURL(/\/webapp$/);
	await expect(link).toBeFocused();
});

test("what is wrong is said in the dialog; once sent, the feed shows the post and the next letter is empty", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, giver);
	await visit(page, "/webapp/points");
	await page.locator("a.bar-recognize").click();
	await dialogOf(page).getByRole("button", { name: "Send recognition" }).click();
	await expect(dialogOf(page).getByRole("alert")).toContainText("Who is it for?: Please choose at least one.");
	await expect(page.locator("textarea[name=message]")).toBeFocused();
	await page.keyboard.type(words);
	await dialogOf(page).locator(".likely button").first().click();
	await dialogOf(page).locator('.choice:has-text("Kudos") label').click();
	const behavior = dialogOf(page).locator(".pick:has([name=behavior_ids])").first();
	if (await behavior.isVisible()) await behavior.click();
	await dialogOf(page).getByRole("button", { name: "Send recognition" }).click();
	await expect(page).toHaveURL(/\/webapp\/activities\?new=(\d+)#post-\1$/);
	await expect(dialogOf(page)).toHaveCount(0);
	await expect(page.locator(".feed-post-new")).toContainText(words);
	await expect(page.locator(".toast a")).toHaveAttribute("href", /\/activities\/\d+$/);
	await page.locator("a.bar-recognize").click();
	await expect(dialogOf(page).locator("textarea[name=message]")).toHaveValue("");
	await expect(dialogOf(page).locator(".person-chip")).toHaveCount(0);
});

for (const width of [360, 1280]) {
	test(`[recognition-09] [recognition-10] people and groups are chosen in the picker, and the form of giving opens over the page 200 ms later, at ${width} px`, async ({
		browser,
	}) => {
		const isMobile = width < 768;
		const viewport = { width, height: 740 };
		const context = await browser.newContext({
			viewport,
			isMobile,
			hasTouch: isMobile,
			baseURL: tenantAddress("acme"),
		});
		const page = await context.newPage();
		await signIn(page, giver);
		await visit(page, "/webapp");
		const picker = page.locator("form.picker");
		await picker.getByRole("searchbox").focus();
		await picker.getByRole("combobox").fill("sales");
		const group = picker.getByRole("option").first();
		await group.waitFor();
		await page.evaluate(() => {
			const seen = { chosen: 0, opened: 0 };
			Object.assign(window, { seen });
			document.addEventListener("click", () => (seen.chosen ||= performance.now()), { capture: true });
			const push = history.pushState;
			history.pushState = function (...entry) {
				seen.opened ||= performance.now();
				return push.apply(this, entry);
			};
			const ask = window.fetch;
			window.fetch = (...asked) => {
				if (String(asked[0]).includes("recognitions/give")) seen.opened ||= performance.now();
				return ask(...asked);
			};
		});
		await group.click();
		await expect(dialogOf(page)).toHaveAccessibleName("Give recognition");
		await expect(dialogOf(page).locator(".person-chip")).toHaveCount(1);
		const { chosen, opened } = await page.evaluate(
			() => (window as never as { seen: Record<"chosen" | "opened", number> }).seen,
		);
		expect(opened - chosen).toBeGreaterThanOrEqual(199);
		if (isMobile) expect((await dialogOf(page).boundingBox())?.width).toBe(width);
		await dialogOf(page).getByRole("button", { name: "Close" }).click();
		await expect(dialogOf(page)).toHaveCount(0);
		await picker.getByRole("combobox").fill("agathe fabre");
		await picker.getByRole("option", { name: "Agathe Fabre" }).click();
		await expect(dialogOf(page).locator(".person-chip")).toHaveCount(2);
		await page.keyboard.press("Escape");
		await expect(dialogOf(page)).toHaveCount(0);
		await picker.getByRole("button", { name: "Give recognition" }).click();
		await expect(dialogOf(page).locator(".person-chip")).toHaveCount(2);
		await context.close();
	});
}

test("where the browser is full, and what it kept is spoilt, the letter is empty and can be written", async ({
	page,
}) => {
	await signIn(page, giver);
	await page.addInitScript(() => {
		const { getItem, setItem } = Storage.prototype;
		Storage.prototype.getItem = function (key) {
			return key.startsWith("form:") ? "{" : getItem.call(this, key);
		};
		Storage.prototype.setItem = function (key, value) {
			if (key.startsWith("form:")) throw new DOMException("full", "QuotaExceededError");
			setItem.call(this, key, value);
		};
	});
	await visit(page, "/webapp/recognitions/give");
	const letter = page.locator("textarea[name=message]");
	await expect(letter).toHaveValue("");
	await letter.fill(words);
	await page.locator(".likely button").first().click();
	await expect(page.locator(".person-chip")).toHaveCount(1);
	await expect(letter).toHaveValue(words);
});

test("[recognition-11] the form of giving opens on load for whom the page's address names", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, giver);
	await visit(page, "/webapp/recognitions?report_condition=received_by_my_team");
	await visit(page, "/webapp");
	const face = await page.locator(".faces a").first().getAttribute("href");
	const id = /recipient_ids=(\d+)/.exec(face!)![1];
	await page.goto(`${tenantAddress("acme")}/webapp?recipient_ids=${id}`);
	await expect(dialogOf(page)).toHaveAccessibleName("Give recognition");
	await expect(dialogOf(page).locator(".person-chip")).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(dialogOf(page)).toHaveCount(0);
});

test("on a phone and without scripts the links lead to the page", async ({ page, browser }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await signIn(page, giver);
	await visit(page, "/webapp");
	await page.locator(".faces a").first().click();
	await expect(page.getByRole("heading", { level: 1, name: "Give recognition" })).toBeVisible();
	await expect(dialogOf(page)).toHaveCount(0);
	const viewport = { width: 1280, height: 800 };
	const context = await browser.newContext({ baseURL: tenantAddress("acme"), javaScriptEnabled: false, viewport });
	const plain = await context.newPage();
	await signIn(plain, giver);
	await visit(plain, "/webapp");
	await plain.locator("a.bar-recognize").click();
	await expect(plain.getByRole("heading", { level: 1, name: "Give recognition" })).toBeVisible();
	await context.close();
});

test("a certificate opens over the table that names it", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, giver);
	await visit(page, "/webapp/recognitions?report_condition=given_by_me");
	const view = page.getByRole("link", { name: /^View the recognition/ }).first();
	await view.click();
	await expect(dialogOf(page)).toHaveAccessibleName("Certificate");
	await expect(dialogOf(page).locator(".certificate-message")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(view).toBeFocused();
});

test("a dialog that was loaded anew is a page, and stays one when its form is refused", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, giver);
	await visit(page, "/webapp/faqs");
	await page.locator(".contact-write").click();
	await expect(dialogOf(page)).toHaveCount(1);
	await reload(page);
	await expect(dialogOf(page)).toHaveCount(0);
	await page.locator("textarea[name=message]").fill(words);
	// The server is asked, too, and says what is missing.
	const subject = page.locator("input[name=subject]");
	await subject.evaluate((field) => field.removeAttribute("required"));
	await send(page, () => page.getByRole("button", { name: "Send" }).click());
	await expect(page.locator(".field-error")).toHaveCount(1);
	await expect(dialogOf(page)).toHaveCount(0);
	await expect(page.locator("textarea[name=message]")).toHaveValue(words);
});

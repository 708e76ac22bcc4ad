/** What only a browser shows of the bars: panels that open under the pointer, the focus and a press, and the bar of a phone. */
import { expect, expectAccessible, signIn, slowReads, test, visit } from "./laurel";

/** The demo's person with a menu that has sections. */
const owner = "member5@acme.example";

test("[navigation-05] an entry with children opens its sections on hover, on focus and on a press: three columns with icon, title and items, and the way to help", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, owner);
	await visit(page, "/webapp");
	const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Take part" });
	const panel = page.locator(".menu-panel").filter({ hasText: "Recognize a colleague" });
	const sections = panel.locator("section");
	await button.hover();
	await expect(panel).toBeVisible();
	await expect(sections.locator("h3")).toHaveText(["Recognition", "Store", "My account"]);
	await expect(sections.locator("h3 svg")).toHaveCount(3);
	await expect(sections.nth(1).getByRole("link")).toHaveText(["Store", "My cart", "My orders"]);
	await expect(panel.getByText("Looking for help? FAQ and Support")).toBeVisible();
	const [below, ...boxes] = await Promise.all([button, ...(await sections.all())].map((part) => part.boundingBox()));
	expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
	expect(new Set(boxes.map((box) => box!.x)).size).toBe(3);
	expect(boxes[0]!.y).toBeGreaterThanOrEqual(below!.y + below!.height);
	await expectAccessible(page);
	// A press keeps what the pointer opened; the next one closes it.
	await button.click();
	await expect(panel).toBeVisible();
	await button.click();
	await expect(panel).toBeHidden();
	await button.click();
	await expect(panel).toBeVisible();
	await page.mouse.move(640, 700);
	await expect(panel).toBeHidden();

	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).focus();
	await page.keyboard.press("Tab");
	await expect(button).toBeFocused();
	await expect(panel).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(panel.getByRole("link", { name: "Recognize a colleague" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(panel).toBeHidden();
	await expect(button).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(panel).toBeHidden();
});

test("[topbar-19] below 768 px the bar has a burger with a menu that slides out, the logo, the way to recognize, the bell and the search", async ({
	page,
}) => {
	await signIn(page, owner);
	await visit(page, "/webapp/notifications");
	const bar = page.getByRole("banner");
	const parts = {
		burger: bar.getByRole("button", { name: "Menu", exact: true }),
		logo: bar.getByRole("link", { name: "Acme Freight, home" }),
		recognize: bar.locator("a.icon-button", { has: page.locator('use[href$="#award"]') }),
		bell: bar.getByRole("link", { name: /^Notifications/ }),
		search: bar.getByRole("button", { name: "Search" }),
	};
	const shown = async () =>
		Object.fromEntries(
			await Promise.all(Object.entries(parts).map(async ([name, part]) => [name, await part.first().isVisible()])),
		);
	const all = { burger: true, logo: true, recognize: true, bell: true, search: true };
	for (const width of [320, 767]) {
		await page.setViewportSize({ width, height: 800 });
		expect([width, await shown()]).toEqual([width, all]);
	}
	await page.setViewportSize({ width: 768, height: 800 });
	expect(await shown()).toEqual({ ...all, burger: false, recognize: false, search: false });
	await page.setViewportSize({ width: 360, height: 740 });
	await expect(parts.recognize).toHaveAccessibleName("Recognize");
	await parts.burger.click();
	const menu = page.locator("#menu");
	await expect(menu.getByText("Take part")).toBeVisible();
	await expect.poll(async () => (await menu.boundingBox())!.x).toBe(0);
	await menu.getByRole("button", { name: "Close menu" }).click();
	await expect(menu).toBeHidden();
});

test("[session-06] a welcome shows while somebody goes over to another half of the application: signing in, and looking in for a member", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await visit(page, "/webapp/login");
	const isFast = await slowReads(page);
	const welcome = page.locator(".welcome");
	const send = async (password: string) => {
		await page.locator("input[name=email]").fill("account_owner@acme.example");
		await page.locator("input[name=password]").fill(password);
		await page.locator("input[name=password]").press("Enter");
	};
	await send("not the password");
	await expect(page.getByText("That password does not match this email.")).toBeVisible();
	await expect(welcome).toHaveCount(0);
	await send("laurel-demo");
	await expect(welcome).toBeVisible();
	await expect(welcome).toContainText("Welcome");
	await expect(welcome).toContainText("Acme");
	await expect(page.locator(".admin-side")).toBeVisible();
	await expect(welcome).toHaveCount(0);

	isFast();
	await visit(page, "/webapp/login/sudo?search=Agnieszka");
	await page.getByRole("link", { name: "Sign in as Agnieszka Nowak" }).click();
	const dialog = page.getByRole("dialog", { name: "Sign in as Agnieszka Nowak" });
	await dialog.getByRole("textbox", { name: "Reason" }).fill("They asked why their menu is short.");
	await slowReads(page);
	await dialog.getByRole("button", { name: "Sign in as" }).click();
	await expect(welcome).toBeVisible();
	// In the layer of the dialog from which she goes over, and above it.
	expect(await welcome.evaluate((element) => element.matches(":popover-open"))).toBe(true);
	await expect(page.locator(".menu-bar")).toBeVisible();
	await expect(welcome).toHaveCount(0);
});

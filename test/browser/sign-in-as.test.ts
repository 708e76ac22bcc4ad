/** Signing in as a member in a browser: chosen by name, with a reason that is long enough, and back by the banner. */
import { expect, expectAccessible, signIn, test, visit } from "./laurel";

test.use({ viewport: { width: 1280, height: 800 } });

test("[ui_kit-18] [session-05] the reason's counter is red below ten characters and green from them on; BACK ends what one saw of the member", async ({
	page,
}) => {
	await signIn(page, "abigail.carter@acme.example");
	await visit(page, "/webapp/login/sudo?search=Agnieszka");
	await page.getByRole("link", { name: "Sign in as Agnieszka Nowak" }).click();
	const dialog = page.getByRole("dialog", { name: "Sign in as Agnieszka Nowak" });
	const reason = dialog.getByRole("textbox", { name: "Reason" });
	const counter = dialog.locator("[data-tone]");
	const color = () => counter.evaluate((element) => getComputedStyle(element).color);
	const drawnAs = (name: string) =>
		page.evaluate((property) => {
			const probe = document.createElement("i");
			probe.style.color = `var(--${property})`;
			document.body.appendChild(probe);
			const { color } = getComputedStyle(probe);
			probe.remove();
			return color;
		}, name);
	await reason.fill("too short");
	await expect(counter).toHaveText("9 / 10");
	expect(await color()).toBe(await drawnAs("bad"));
	await reason.fill("long enoug");
	await expect(counter).toHaveText("10 / 500");
	expect(await color()).toBe(await drawnAs("good"));
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Sign in as" }).click();
	const banner = page.getByRole("complementary", { name: "Note on this account" });
	await expect(banner.getByText("You see what Agnieszka Nowak sees")).toBeVisible();
	await expect(banner.getByRole("timer")).toHaveText(/^(30:00|29:\d\d)/);
	await expectAccessible(page);
	await banner.getByRole("link", { name: "BACK" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
	await expect(banner).toBeHidden();
});

/** Short messages of success: where they stand, and how long. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, signIn, test, visit } from "./laurel";

/** The settings of notifications, whose form answers with a toast, where time passes only as a test lets it. */
async function openWithStoppedClock(page: Page) {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.clock.install();
	await signIn(page, "liam.watts@acme.example");
	await visit(page, "/webapp/notifications/settings");
	await page.clock.pauseAt(Date.now() + 60_000);
}

test("[ui_kit-20] a toast stands at the top right for eight seconds, longer while somebody points at it, and goes by itself", async ({
	page,
}) => {
	await openWithStoppedClock(page);
	const save = async () => {
		await page.getByRole("button", { name: "Save" }).click();
		await expect(toast).toBeVisible();
	};
	const toast = page.locator(".toast");
	await save();
	const { x, y, width } = (await toast.boundingBox())!;
	expect(1280 - x - width).toBeLessThan(40);
	expect(y).toBeLessThan(120);
	await page.clock.runFor(7_999);
	await expect(toast).toBeVisible();
	await page.clock.runFor(1);
	await expect(toast).toHaveCount(0);

	await save();
	await toast.hover();
	await page.clock.runFor(20_000);
	await expect(toast).toBeVisible();
	await page.mouse.move(10, 700);
	await page.clock.runFor(7_999);
	await expect(toast).toBeVisible();
	await page.clock.runFor(1);
	await expect(toast).toHaveCount(0);
});

test("a toast stands above a dialog that opens over it, where it can be read and taken away, and again on the page once the dialog is closed", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, "liam.watts@acme.example");
	await visit(page, "/webapp/notifications/settings");
	await page.getByRole("button", { name: "Save" }).click();
	const toast = page.locator(".toast");
	await toast.hover();
	await page.locator("a.bar-recognize").click();
	const dialog = page.getByRole("dialog", { name: "Give recognition" });
	await expect(dialog.getByRole("region", { name: "Messages" })).toHaveText("Your choices are saved.");
	await expect(toast).toHaveCount(1);
	// However long the look takes: it stays while somebody points at it.
	await toast.hover();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(toast).toBeVisible();
	await page.locator("a.bar-recognize").click();
	await toast.getByRole("button").click();
	await expect(toast).toHaveCount(0);
	await expect(dialog).toBeVisible();
});

test("[ui_kit-20] what went wrong stands for ten seconds, and either toast can be closed before", async ({
	page,
	baseURL,
}) => {
	await openWithStoppedClock(page);
	const toast = page.locator(".toast");
	const close = toast.getByRole("button", { name: "Close" });
	const words = "There was an error while fetching survey";
	/** Leads to a page as a screen does that failed. */
	const fail = async (link: string) => {
		const left = { key: "surveys:notices.notFetched", values: {}, tone: "bad" };
		const value = encodeURIComponent(JSON.stringify(left));
		const { hostname: domain } = new URL(baseURL!);
		const place = { domain, path: "/", httpOnly: true, secure: true };
		await page.context().addCookies([{ name: "__Host-laurel-notice", value, ...place }]);
		await page.locator(`.bar a[href="${link}"]`).first().click();
		await expect(toast).toHaveText(words);
	};
	await fail("/webapp/notifications");
	await page.clock.runFor(9_999);
	await expect(toast).toBeVisible();
	await page.clock.runFor(1);
	await expect(toast).toHaveCount(0);

	await fail("/webapp/points");
	await close.click();
	await expect(toast).toHaveCount(0);
	await page.clock.resume();
	await visit(page, "/webapp/notifications/settings");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(toast).toHaveText("Your choices are saved.");
	await close.press("Enter");
	await expect(toast).toHaveCount(0);
});

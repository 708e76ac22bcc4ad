/** The question before an act: with scripts a dialog that can be left without anything happening, without them a sentence with a yes on the page. */
import { demoPassword, expect, expectAccessible, signIn, tenantAddress, test, visit } from "./laurel";

const person = "jeroen.van.den.berg@acme.example";

test("[ui_kit-01] signing out everywhere asks in a dialog 'Confirmation' with 'Cancel' and 'OK'; leaving it does nothing, OK does it", async ({
	page,
	browser,
}) => {
	const elsewhere = await browser.newContext({ baseURL: tenantAddress("acme"), javaScriptEnabled: false });
	await signIn(await elsewhere.newPage(), person);
	await signIn(page, person);
	await visit(page, "/webapp/profile/security");
	const press = page.getByRole("button", { name: "Sign out all others" });
	const dialog = page.getByRole("dialog", { name: "Confirmation" });
	const posts: string[] = [];
	page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));

	await press.click();
	await expect(dialog).toContainText("You will be signed out on 1 other device.");
	await expect(dialog.locator(".dialog-foot").getByRole("button")).toHaveText(["Cancel", "OK"]);
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(press).toBeFocused();
	await press.press("Enter");
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	expect(posts).toEqual([]);
	const there = elsewhere.pages()[0]!;
	await visit(there, "/webapp/profile/security");
	await expect(there).toHaveURL(/profile\/security/);

	await press.click();
	await dialog.getByRole("button", { name: "OK" }).click();
	await expect(page.getByText("You are signed in on this device alone.")).toBeVisible();
	await expect(dialog).toHaveCount(0);
	await there.goto("/webapp/profile/security");
	await expect(there).toHaveURL(/login/);

	await there.locator("input[name=email]").fill(person);
	await there.locator("input[name=password]").fill(demoPassword);
	await there.locator("input[name=password]").press("Enter");
	await there.waitForURL("**/profile/security");
	await there.getByRole("button", { name: "Sign out all others" }).click();
	await expect(there.locator(".notice")).toContainText("You will be signed out on 1 other device.");
	await there.getByRole("button", { name: "OK", exact: true }).click();
	await expect(there.getByText("You are signed in on this device alone.")).toBeVisible();
	await elsewhere.close();
});

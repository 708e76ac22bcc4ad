/** What an account owner does with a member, in a browser: what is said at once, what comes after its time, and what is taken back. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, send, signIn, test, visit } from "./laurel";

test.use({ expectedConsole: [/409|ERR_FAILED/], viewport: { width: 1280, height: 800 } });

const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Adds somebody by hand; the page is theirs then. */
async function addPerson(page: Page, first_name: string) {
	await visit(page, "/webapp/members/new");
	const number = `T-${Date.now()}`;
	await page.getByLabel("First name").fill(first_name);
	await page.getByLabel("Last name").fill("Testman");
	await page.getByLabel("Email").fill(`${first_name}.${number}@example.com`.toLowerCase());
	await page.getByLabel("Participant ID").fill(number);
	await page.getByRole("button", { name: "Add" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${first_name} Testman`);
}

test("[member_detail-18] [member_detail-42] the activation link's button says that it was sent, and takes it back on an error or on an answer that says nothing", async ({
	page,
}) => {
	await signIn(page, "gareth.gibson@acme.example");
	await addPerson(page, "Ada");
	const idle = page.getByRole("button", { name: "Send Activation Link" });
	const sent = page.getByRole("button", { name: "Activation Link Sent" });
	await expectAccessible(page);
	// An answer without a word.
	const posts = (url: URL) => url.pathname.includes("/members/");
	let held: () => void = () => undefined;
	await page.route(posts, async (route) => {
		if (route.request().method() !== "POST") return route.continue();
		await new Promise<void>((resolve) => {
			held = resolve;
		});
		await route.fulfill({
			status: 200,
			headers: { "content-type": "text/x-script; charset=utf-8", "x-remix-response": "yes" },
			body: '[{"_1":2},"data",{}]\n',
		});
	});
	await idle.click();
	await expect(sent).toBeVisible();
	held();
	await expect(page.getByText("Server Error")).toBeVisible();
	await expect(idle).toBeVisible();
	await page.unroute(posts);
	await send(page, () => idle.click());
	await expect(sent).toBeVisible();
	await expect(page.getByText("Server Error")).toBeHidden();
	await page.reload();
	await send(page, () => idle.click());
	await expect(page.getByText(/less than an hour ago|within the last hour|an hour/)).toBeVisible();
	await expect(idle).toBeVisible();
});

test.describe("where people sign up by themselves", () => {
	test.use({ tenant: "globex" });

	test("[member_detail-19] the invitation's button says that it was sent, and takes it back on an error", async ({
		page,
	}) => {
		await signIn(page, "carmen.marquez@globex.example");
		await visit(page, "/webapp/members?email=carlos.cortes@globex.example");
		await page.locator("main a[href*='/webapp/members/2']").first().click();
		const idle = page.getByRole("button", { name: /^(Send Invitation Email|Enviar correo de invitación)$/ });
		const sent = page.getByRole("button", { name: /^(Invitation Email Sent|Correo de invitación enviado)$/ });
		await send(page, () => idle.click());
		await expect(sent).toBeVisible();
		await page.reload();
		await send(page, () => idle.click());
		await expect(page.getByRole("alert")).toBeVisible();
		await expect(idle).toBeVisible();
	});
});

test("[member_detail-17] a deactivation can be canceled; done, it leads to the dashboard after 800 ms", async ({
	page,
}) => {
	await page.clock.install();
	await signIn(page, "gareth.gibson@acme.example");
	await addPerson(page, "Grace");
	await page.getByRole("link", { name: "Deactivate" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByText("is signed out everywhere")).toBeVisible();
	await dialog.getByRole("link", { name: "No, keep" }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByText("Has not joined yet")).toBeVisible();
	await page.getByRole("link", { name: "Deactivate" }).click();
	await expect(dialog).toBeVisible();
	await expectAccessible(page);
	await stopClock(page);
	await send(page, () => dialog.getByRole("button", { name: "Yes, deactivate" }).click());
	await page.clock.runFor(1);
	await expect(page.getByText("Grace Testman is deactivated.")).toBeVisible();
	await page.clock.runFor(700);
	expect(new URL(page.url()).pathname).not.toBe("/webapp");
	await page.clock.runFor(200);
	await page.waitForURL((url) => /^\/webapp\/?$/.test(url.pathname));
	await page.clock.resume();
	await visit(page, "/webapp/members?is_active_filter=inactive&name=grace");
	await expect(page.getByRole("link", { name: "Grace Testman" })).toBeVisible();
});

test("[member_detail-20] the message of emptied balances goes 3000 ms after it came, and the member has no points then", async ({
	page,
}) => {
	await page.clock.install();
	await signIn(page, "gareth.gibson@acme.example");
	await visit(page, "/webapp/members?email=tariq.nasser@acme.example");
	await page.getByRole("link", { name: "Tariq Nasser" }).click();
	await page.getByRole("link", { name: "Empty balances" }).click();
	const dialog = page.getByRole("dialog");
	await stopClock(page);
	await send(page, () => dialog.getByRole("button", { name: "Yes, empty" }).click());
	await page.clock.runFor(1);
	const message = page.getByText("The balance of Tariq Nasser is empty.");
	await expect(message).toBeVisible();
	await page.clock.runFor(2_900);
	await expect(message).toBeVisible();
	await page.clock.runFor(200);
	await expect(message).toBeHidden();
	await expect(page.getByText("Points balance").locator("..")).toContainText("0");
});

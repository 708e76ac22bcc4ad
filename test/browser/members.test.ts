/** What an account owner does with a member, in a browser: tabs, what is said at once, what comes after its time, and what is taken back. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, reload, send, signIn, test, visit } from "./laurel";

test.use({ expectedConsole: [/409|ERR_FAILED|Failed to fetch/], viewport: { width: 1280, height: 800 } });

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

/** What is posted from a member's page is held until it is let go, and then answered without a word. */
async function holdWordless(page: Page): Promise<() => Promise<void>> {
	const posts = (url: URL) => url.pathname.includes("/members/");
	let reached: (release: () => void) => void = () => undefined;
	const held = new Promise<() => void>((resolve) => {
		reached = resolve;
	});
	await page.route(posts, async (route) => {
		if (route.request().method() !== "POST") return route.continue();
		await new Promise<void>((resolve) => reached(resolve));
		await route.fulfill({
			status: 200,
			headers: { "content-type": "text/x-script; charset=utf-8", "x-remix-response": "yes" },
			body: '[{"_1":2},"data",{}]\n',
		});
	});
	return async () => (await held)();
}

test("[member_detail-18] [member_detail-42] the activation link's button says that it was sent, and takes it back on an error or on an answer that says nothing", async ({
	page,
}) => {
	await signIn(page, "gareth.gibson@acme.example");
	await addPerson(page, "Ada");
	const idle = page.getByRole("button", { name: "Send Activation Link" });
	const sent = page.getByRole("button", { name: "Activation Link Sent" });
	await expectAccessible(page);
	const answer = await holdWordless(page);
	await idle.click();
	await expect(sent).toBeVisible();
	await answer();
	await expect(page.getByText("Server Error")).toBeVisible();
	await expect(idle).toBeVisible();
	await page.unrouteAll();
	await send(page, () => idle.click());
	await expect(sent).toBeVisible();
	await expect(page.getByText("Server Error")).toBeHidden();
	await reload(page);
	await send(page, () => idle.click());
	await expect(page.getByText(/less than an hour ago|within the last hour|an hour/)).toBeVisible();
	await expect(idle).toBeVisible();
});

test.describe("where people sign up by themselves", () => {
	test.use({ tenant: "globex" });

	test("[member_detail-19] [member_detail-42] the invitation's button says that it was sent, and takes it back on an error or on an answer that says nothing", async ({
		page,
	}) => {
		await signIn(page, "carmen.marquez@globex.example");
		await visit(page, "/webapp/members?email=carlos.cortes@globex.example");
		await page.locator("main a[href*='/webapp/members/2']").first().click();
		const idle = page.getByRole("button", { name: /^(Send Invitation Email|Enviar correo de invitación)$/ });
		const sent = page.getByRole("button", { name: /^(Invitation Email Sent|Correo de invitación enviado)$/ });
		const answer = await holdWordless(page);
		await idle.click();
		await expect(sent).toBeVisible();
		await answer();
		await expect(page.getByRole("alert")).toHaveText(/^(Server Error|Error del servidor)$/);
		await expect(idle).toBeVisible();
		await page.unrouteAll();
		await send(page, () => idle.click());
		await expect(sent).toBeVisible();
		await reload(page);
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
	// The dashboard is read together with the frame, and the panel at its left.
	const reading = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(".data"));
	await page.clock.runFor(200);
	const routes = new URL((await reading).url()).searchParams.get("_routes");
	expect(routes === null || routes.split(",").includes("root")).toBe(true);
	await page.waitForURL((url) => /^\/webapp\/?$/.test(url.pathname));
	await page.clock.resume();
	await visit(page, "/webapp/members?is_active_filter=inactive&name=grace");
	await expect(page.getByRole("link", { name: "Grace Testman" })).toBeVisible();
});

/** The page of a member, found by their address. */
async function openMember(page: Page, email: string) {
	await visit(page, `/webapp/members?email=${email}`);
	await page.locator("main td a[href*='/webapp/members/2'], main li a[href*='/webapp/members/2']").first().click();
	await page.waitForURL(/\/webapp\/members\/\d+$/);
}

/** Nothing that is posted reaches the server. */
const loseThePosts = (page: Page) =>
	page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));

test("[ui_kit-04] the tabs follow the address's hash, and the address follows the tabs", async ({ page }) => {
	await signIn(page, "gareth.gibson@acme.example");
	await openMember(page, "tariq.nasser@acme.example");
	const tabs = page.getByRole("navigation", { name: "Parts of the page" });
	const [profile, notes] = [page.locator("#profile"), page.locator("#notes")];
	await expect(tabs.getByRole("link", { name: "Profile" })).toHaveAttribute("aria-current", "true");
	await expect(notes).toBeHidden();
	await tabs.getByRole("link", { name: "Notes" }).click();
	await expect(page).toHaveURL(/#notes$/);
	await expect(notes).toBeVisible();
	await expect(profile).toBeHidden();
	await expect(tabs.getByRole("link", { name: "Notes" })).toHaveAttribute("aria-current", "true");
	await expectAccessible(page);
	await page.goBack();
	await expect(profile).toBeVisible();
	await page.evaluate(() => {
		window.location.hash = "notes";
	});
	await expect(notes).toBeVisible();
	await reload(page);
	await expect(notes).toBeVisible();
	await tabs.getByRole("link", { name: "Timeline" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Timeline of/);
	await expectAccessible(page);
});

test("[ui_kit-03] a token that was made stands in the modal 'Success', which its link 'CLOSE' closes; it is shown once", async ({
	page,
}) => {
	await signIn(page, "gareth.gibson@acme.example");
	await visit(page, "/webapp/profile/security");
	await send(page, () => page.getByRole("button", { name: "Generate token" }).click());
	const dialog = page.getByRole("dialog", { name: "Success" });
	await expect(dialog).toBeVisible();
	await expect(dialog.locator("p").first()).toHaveText("Success");
	await expect(dialog.locator("code")).toHaveText(/^[0-9a-f]{64}$/);
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "CLOSE", exact: true }).click();
	await expect(dialog).toBeHidden();
	await reload(page);
	await expect(page.locator("code")).toHaveCount(0);
	await expect(page.getByText("Your token works until")).toBeVisible();
});

test("[member_detail-41] a token that is not made says what the server says, or that an error occurred", async ({
	page,
}) => {
	await signIn(page, "gareth.gibson@acme.example");
	await visit(page, "/webapp/profile/security");
	const make = page.getByRole("button", { name: "Generate token" });
	const answered = async (body: string) => {
		await page.unrouteAll();
		await page.route("**/profile/security*", (route) =>
			route.request().method() === "POST"
				? route.fulfill({
						status: 200,
						headers: { "content-type": "text/x-script; charset=utf-8", "x-remix-response": "yes" },
						body,
					})
				: route.continue(),
		);
		await make.click();
	};
	const refusal = (words: string) =>
		`[{"_1":2},"data",{"_3":4,"_5":6,"_9":10},"form","member-detail/generate-platform-authentication-token","refusal",{"_7":8,"_11":12},"resultType","error","typed",{},"resultMsg","${words}"]\n`;
	await answered(refusal("Ask your administrator."));
	await expect(page.getByText("Ask your administrator.")).toBeVisible();
	await answered(refusal(""));
	await expect(page.getByText("An error occurred while generating token")).toBeVisible();
	await page.unrouteAll();
});

test("[member_detail-40] what got no answer is told as 'Server Error': balances, leaving, login info, links, invitation, token", async ({
	page,
}) => {
	await signIn(page, "gareth.gibson@acme.example");
	const failed = page.locator("main, dialog").getByText("Server Error").first();
	const sees = async (press: () => Promise<unknown>) => {
		await expect(failed).toBeHidden();
		await loseThePosts(page);
		await press();
		await expect(failed).toBeVisible();
		await page.unrouteAll();
	};
	await visit(page, "/webapp/profile/security");
	await sees(() => page.getByRole("button", { name: "Generate token" }).click());
	await openMember(page, "amelie.fournier@acme.example");
	await page.getByRole("link", { name: "Empty balances" }).click();
	await sees(() => page.getByRole("dialog").getByRole("button", { name: "Yes, empty" }).click());
	await page.getByRole("dialog").getByRole("link", { name: "No, keep" }).click();
	await page.getByRole("link", { name: "Deactivate" }).click();
	await sees(() => page.getByRole("dialog").getByRole("button", { name: "Yes, deactivate" }).click());
	await visit(page, "/webapp/members/new");
	const number = `T-${Date.now()}`;
	await page.getByLabel("First name").fill("Nora");
	await page.getByLabel("Last name").fill("Testman");
	await page.getByLabel("Email").fill(`nora.${number}@example.com`.toLowerCase());
	await page.getByLabel("Participant ID").fill(number);
	await page.getByRole("button", { name: "Add" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nora Testman");
	await sees(() => page.getByRole("button", { name: "Send Activation Link" }).click());
	await reload(page);
	await page.getByRole("link", { name: "Deactivate" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Yes, deactivate" }).click();
	await page.waitForURL((url) => /^\/webapp\/?$/.test(url.pathname));
	await visit(page, "/webapp/members?is_active_filter=inactive&name=nora");
	await page.getByRole("link", { name: "Nora Testman" }).first().click();
	await page.getByLabel("Email address").fill("nora@home.example");
	await sees(() => page.getByRole("button", { name: "Send", exact: true }).click());
	await expect(page.getByLabel("Email address")).toHaveValue("nora@home.example");
});

test.describe("where an invitation gets no answer", () => {
	test.use({ tenant: "globex" });

	test("[member_detail-40] an invitation that got no answer is told as 'Server Error'", async ({ page }) => {
		await signIn(page, "carmen.marquez@globex.example");
		await visit(page, "/webapp/members?email=carlos.cortes@globex.example");
		await page.locator("main a[href*='/webapp/members/2']").first().click();
		await loseThePosts(page);
		await page.getByRole("button", { name: /^(Send Invitation Email|Enviar correo de invitación)$/ }).click();
		await expect(page.getByText(/^(Server Error|Error del servidor)$/)).toBeVisible();
		await page.unrouteAll();
	});
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
	await expect(page.getByText("Balance of points").locator("..")).toContainText("0");
});

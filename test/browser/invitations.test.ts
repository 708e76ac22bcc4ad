/** From an upload to somebody's first sign-in: invitations offered, planned, canceled, sent and followed; scripts on and off. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, signIn, tenantAddress, test, visit } from "./laurel";

/** Account owners of this test alone (owners.json). */
const owners = { acme: "vikram.nair@acme.example", globex: "rocio.jimenez@globex.example" };
const words = {
	acme: {
		offered: "Send invitations?",
		again: "Send again",
		added: "3 people were added.",
		sent: "1 invitation is on its way.",
	},
	globex: {
		offered: "¿Enviar invitaciones?",
		again: "Enviar de nuevo",
		added: "Se añadieron 3 personas.",
		sent: "1 invitación está en camino.",
	},
};

for (const [tenant, hasScripts, width] of [
	["acme", true, 1280],
	["acme", false, 360],
	["globex", true, 360],
] as const) {
	test(`[ui_kit-19] ${tenant}, scripts ${hasScripts ? "on" : "off"}, ${width} px: who was uploaded is invited and comes in, on no day that is past, though it can be picked`, async ({
		browser,
	}) => {
		test.setTimeout(120_000);
		const context = await browser.newContext({
			viewport: { width, height: 800 },
			baseURL: tenantAddress(tenant),
			javaScriptEnabled: hasScripts,
		});
		const page = await context.newPage();
		await signIn(page, owners[tenant]);
		const key = `${hasScripts ? "on" : "off"}-${width}-${Date.now()}`;
		await upload(page, key);
		const line = page.locator("tr").filter({ hasText: `${key}.csv` });
		await expect(line).toContainText(words[tenant].added);
		await line.getByRole("link", { name: words[tenant].offered }).click();
		await page.waitForURL("**/members/invitations?upload_id=*");
		if (hasScripts) await expectAccessible(page);

		await expect(page.locator("input[name=day]")).toBeHidden();
		await page.locator("input[name=when][value=later]").check();
		await expect(page.locator("input[name=day]")).toBeVisible();
		await page.locator("input[name=day]").fill("2001-01-01");
		expect(await page.locator("input[name=day]").evaluate((day: HTMLInputElement) => day.validity.valid)).toBe(true);
		await send(page);
		await expect(page.locator("input[name=day]")).toHaveValue("2001-01-01");
		await expect(page.locator(".field-error, [role=alert]").first()).toBeVisible();
		await page.locator("input[name=day]").fill(inTwoDays());
		await send(page);
		const planned = page.locator(".invite-sending").first();
		await expect(planned).toContainText("8:00");
		await planned.getByRole("button").click();
		await expect(page.locator(".invite-sending").first().getByRole("button")).toHaveCount(0);

		await page.locator("input[name=audience][value=people]").check();
		await send(page);
		await expect(page.locator("input[name=audience][value=people]")).toBeChecked();
		await page.locator("input[name=user_ids]").first().check();
		await send(page);
		await expect(page.locator(".toast").filter({ hasText: words[tenant].sent })).toBeVisible();
		await page.locator("input[name=audience][value=upload]").check();
		await expect(async () => {
			await visit(page, page.url());
			await expect(page.locator(".invite-sending").first()).toContainText("1", { timeout: 1_000 });
		}).toPass();
		await send(page);
		await expect(async () => {
			await visit(page, "/webapp/uploads");
			await expect(line.getByRole("link", { name: words[tenant].again })).toBeVisible({ timeout: 1_000 });
		}).toPass();

		await joinByEmail(page, `b-${key}@people.example`);
		await context.close();
	});
}

async function upload(page: Page, key: string): Promise<void> {
	const rows = ["a", "b", "c"].map((name) => `${name.toUpperCase()}nna,Solberg-${key},${name}-${key}@people.example`);
	const text = ["first_name,last_name,email", ...rows].join("\n");
	await visit(page, "/webapp/uploads");
	await page
		.locator("input[type=file]")
		.setInputFiles({ name: `${key}.csv`, mimeType: "text/csv", buffer: Buffer.from(text) });
	for (const step of [/\/columns$/, /\/check$/, /\/uploads\/\d+$/]) {
		await page.locator("button.button-main:visible").last().click();
		await page.waitForURL(step);
	}
	await expect(async () => {
		await visit(page, "/webapp/uploads");
		const line = page.locator("tr").filter({ hasText: `${key}.csv` });
		await expect(line.locator('a[href*="/members/invitations?upload_id="]')).toBeVisible({ timeout: 1_000 });
	}).toPass();
}

async function send(page: Page): Promise<void> {
	// A page that stands is at rest already while the form is on its way: only the answer says that it arrived.
	const answer = page.waitForResponse((response) => response.request().method() === "POST");
	await page.locator("button[form=invitations-send-invitations]").click();
	await answer;
	await page.waitForLoadState("networkidle");
}

function inTwoDays(): string {
	return new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
}

/** Takes the link of the local email, sets a password and is signed in. */
async function joinByEmail(page: Page, recipient: string): Promise<void> {
	let link = "";
	await expect(async () => {
		await visit(page, "/webapp/dev/mail");
		const email = page.locator("article").filter({ hasText: recipient }).first();
		link = (await email.locator('a[href*="/activate/"]').getAttribute("href", { timeout: 1_000 })) ?? "";
	}).toPass();
	await page.context().clearCookies();
	await visit(page, link);
	await page.locator("input[name=password]").fill("long enough words");
	await page.locator("input[name=password]").press("Enter");
	await page.waitForURL("**/webapp");
}

/** The main job in a browser at phone size, in both tenants, with scripts and without. */
import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, send, signInByForm, tenantAddress, test, visit } from "./laurel";

type Person = { email: string; name: string };

const tenants = {
	acme: {
		giver: { email: "member2@acme.example", name: "Marcus Webb" },
		receiver: { email: "member@acme.example", name: "Priya Raman" },
		owner: "sarah.bennett@acme.example",
	},
	globex: {
		giver: { email: "member2@globex.example", name: "Renata Olvera" },
		receiver: { email: "member@globex.example", name: "Julián Robles" },
		owner: "ines.trevino@globex.example",
	},
} as const;

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

for (const tenant of ["acme", "globex"] as const) {
	for (const hasScripts of [true, false]) {
		test.describe(`${tenant}, scripts ${hasScripts ? "on" : "off"}`, () => {
			test(`[checkout-01] [orders-01] [downloads-07] sign in, give, see why, browse, order, report, download`, async ({
				browser,
			}) => {
				// Three people through the whole product: twice a screen's time.
				test.setTimeout(120_000);
				const { giver, receiver, owner } = tenants[tenant];
				const message = `You stayed on the line until it worked (${tenant}, ${hasScripts ? "with" : "without"} scripts, ${Date.now()}).`;
				const open = (email: string) => openAs(browser, tenant, email, hasScripts);

				const giving = await open(giver.email);
				await give(giving, receiver, message, hasScripts);
				await giving.context().close();

				const receiving = await open(receiver.email);
				await visit(receiving, "/webapp/points");
				await expect(receiving.getByText(message)).toBeVisible();
				if (hasScripts) await expectAccessible(receiving);
				const order = await buySomething(receiving, hasScripts);
				await visit(receiving, "/webapp/store/orders");
				await expect(receiving.getByText(order).first()).toBeVisible();
				await receiving.context().close();

				const reporting = await open(owner);
				const text = await askForReport(reporting, hasScripts);
				expect(text).toContain(message);
				await reporting.context().close();
			});
		});
	}
}

async function openAs(browser: Browser, tenant: string, email: string, javaScriptEnabled: boolean): Promise<Page> {
	const context = await browser.newContext({ ...phone, baseURL: tenantAddress(tenant), javaScriptEnabled });
	const page = await context.newPage();
	page.on("pageerror", (error) => expect.soft(error.message, "the page has no error").toBe(""));
	await signInByForm(page, email);
	return page;
}

async function give(page: Page, to: Person, message: string, hasScripts: boolean): Promise<void> {
	await visit(page, "/webapp/recognitions/give");
	if (hasScripts) {
		await page.locator("input[role=combobox]").fill(to.name);
		await page.getByRole("option", { name: to.name }).first().click();
		await expectAccessible(page);
	} else {
		await page.locator("input[name=q]").fill(to.name);
		await page.locator("button[name=search]").click();
		await page.getByRole("checkbox", { name: to.name }).first().check();
	}
	await page.locator("input[name=program_id]").first().check();
	await page.locator("textarea[name=message]").fill(message);
	const behavior = page.locator("input[name=behavior_ids]").first();
	if ((await behavior.count()) > 0) await behavior.check();
	await page.locator("textarea[name=message]").press("Tab");
	await pressMain(page);
	await expect(page.getByRole("alert").or(page.getByText(message)).first()).toBeVisible();
	if (/recognitions\/give$/.test(page.url())) await pressMain(page);
	await expect(page).not.toHaveURL(/recognitions\/give$/);
}

/** Presses the button of the form that is in sight, in the page or in the bar at its foot. */
async function pressMain(page: Page): Promise<void> {
	await page.locator("button.button-main:visible").last().click();
}

async function buySomething(page: Page, hasScripts: boolean): Promise<string> {
	await visit(page, "/webapp/store?sort=points&max_points=900");
	if (hasScripts) await expectAccessible(page);
	await page.locator('main a[href*="/store/item/"]:visible').first().click();
	await expect(page).toHaveURL(/store\/item/);
	await send(page, () => page.locator("button[form=cart-save-shopping-cart-item]:visible").last().click());
	await page.waitForLoadState();
	await visit(page, "/webapp/store/checkout");
	if (hasScripts) await expectAccessible(page);
	const street = page.locator('input[name="checkoutAddress.address1"]:visible');
	if ((await street.count()) > 0) await fillAddress(page);
	await pressMain(page);
	await page.waitForURL(/store\/orders\/\d+/);
	await expect(page.locator("main")).toContainText(/[A-Z]{3}-1\d{5}/);
	return /[A-Z]{3}-1\d{5}/.exec((await page.locator("main").textContent()) ?? "")![0];
}

async function fillAddress(page: Page): Promise<void> {
	const fields = {
		first_name: "Priya",
		last_name: "Raman",
		address1: "14 Calder Street",
		city: "Leeds",
		state: "West Yorkshire",
		postal_code: "LS1 4AB",
	};
	await page.locator('select[name="checkoutAddress.country"]:visible').selectOption("GBR");
	for (const [name, value] of Object.entries(fields))
		await page.locator(`input[name="checkoutAddress.${name}"]:visible`).fill(value);
}

async function askForReport(page: Page, hasScripts: boolean): Promise<string> {
	await visit(page, "/webapp/reports?report=recognitions_report");
	if (hasScripts) await expectAccessible(page);
	const links = page.locator('a[href*="/reports/api_download_report/"]');
	const hrefs = () => links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
	const before = await hrefs();
	await pressMain(page);
	let fresh: string | null | undefined;
	await expect(async () => {
		if (!hasScripts) await visit(page, "/webapp/reports");
		fresh = (await hrefs()).find((href) => !before.includes(href));
		expect(fresh, "the new report is ready").toBeTruthy();
	}).toPass({ timeout: 30_000 });
	const link = page.locator(`a[href="${fresh}"]`);
	const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
	return readFileSync(await download.path(), "utf8");
}

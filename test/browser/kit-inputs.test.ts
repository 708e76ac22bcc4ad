/** Fields and forms of the kit on the product's screens: what a wrong entry is told, how a form's sending goes, and which days can be picked. */
import type { Page } from "@playwright/test";
import { hold } from "./held";
import { expect, signIn, test, visit } from "./laurel";

const owner = "rachel.marsh@acme.example";

test.use({ viewport: { width: 1280, height: 800 } });

test("[ui_kit-13] a form's sending is under way, then refused or done; each sending takes away what the one before was told", async ({
	page,
}) => {
	await signIn(page, owner);
	await visit(page, "/webapp/reports?report=orders_report");
	const sending = await hold(page, { url: "**/reports.data*", method: "POST" });
	const card = page.locator("form:has([name=report_type])");
	const [loading, told] = [card.getByText("Loading", { exact: true }), card.locator(".notice")];
	const button = card.getByRole("button", { name: "Download Report" });
	const send = async (tone: "warn" | "good", words: RegExp) => {
		await button.click();
		await expect(loading).toBeVisible();
		await expect(told).toHaveCount(0);
		await sending.letOneGo();
		await expect(loading).toHaveCount(0);
		await expect(told).toHaveText(words);
		await expect(told).toHaveClass(new RegExp(`notice-${tone}`));
	};
	await expect(loading).toHaveCount(0);
	await expect(told).toHaveCount(0);
	await card.locator("[name=startDate]").fill("2026-02-01");
	await card.locator("[name=endDate]").fill("2026-01-01");
	await send("warn", /./);
	await card.locator("[name=endDate]").fill("2026-03-01");
	await send("good", /Report requested/);
	await send("good", /Report requested/);
});

/** What is written under a field. */
const problemOf = (page: Page, name: string) =>
	page.locator(`.field:has([name="${name}"]) .field-error, fieldset:has([name="${name}"]) > .field-error`).first();

test("[ui_kit-14] a text that is too short or too long and a number outside its limits are told so, with the limit", async ({
	page,
}) => {
	await signIn(page, owner);
	await visit(page, "/webapp/profile/security");
	await page.locator("[name=current_password]").fill("laurel-demo");
	await page.locator("[name=new_password]").fill("123456789");
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(problemOf(page, "new_password")).toHaveText("Min length is 10 characters.");

	await visit(page, "/webapp/faqs/new");
	const form = page.locator("form:has([name=question])").first();
	const save = () => form.getByRole("button", { name: "Save" }).click();
	const [question, position] = [form.locator("[name=question]"), form.locator("[name=position]")];
	await question.pressSequentially("?".repeat(201));
	await expect(question).toHaveValue("?".repeat(200));
	// Nobody types more than the field takes, but extensions of browsers fill fields with what they hold.
	await question.evaluate((input: HTMLInputElement) => {
		input.value = "?".repeat(201);
	});
	await form.locator("[name=answer]").fill("Because.");
	await position.fill("1");
	await save();
	await expect(problemOf(page, "question")).toHaveText("Max length is 200 characters.");
	await question.fill("Why?");
	for (const [typed, words] of [
		["0", "Min value is 1"],
		["101", "Max value is 100"],
	] as const) {
		await position.fill(typed);
		await save();
		await expect(problemOf(page, "position")).toHaveText(words);
	}
});

test("[ui_kit-15] a sum between a program's steps is told of which number it must be a multiple", async ({ page }) => {
	await signIn(page, owner);
	await visit(page, "/webapp/recognitions/give");
	await page.locator('.choice:has-text("50 to 250") label').first().click();
	await page.getByText("Another sum").click();
	await page.locator("input[type=number][name=points]").fill("75");
	await page.getByRole("button", { name: "Send recognition" }).last().click();
	await expect(page.getByText("Quantity must be a multiple of 50", { exact: true }).first()).toBeVisible();
});

test("[ui_kit-17] a letter that is full says how many characters it takes, and no longer once one is taken away", async ({
	page,
}) => {
	await signIn(page, owner);
	await visit(page, "/webapp/recognitions/give");
	const [letter, told] = [
		page.locator("textarea[name=message]"),
		page.getByText("The maximum of 1000 characters is reached.", { exact: true }),
	];
	await letter.fill("a".repeat(999));
	await expect(told).toHaveCount(0);
	await letter.press("End");
	await letter.press("b");
	await expect(told).toBeVisible();
	await letter.press("c");
	await expect(letter).toHaveValue(`${"a".repeat(999)}b`);
	await letter.press("Backspace");
	await expect(told).toHaveCount(0);
	// A face counts as two characters for the browser as for the server.
	await letter.fill("🙂".repeat(500));
	await expect(told).toBeVisible();
});

const right = ["ana@acme.example", "a.b+c@mail.acme.museum", "ana@acme.de", "ana@[192.0.2.10]"];
const wrong = ["ana", "ana@acme", "ana@acme.e", "ana@192.0.2.10", "a na@acme.example", "ana@acme..example"];

test("[ui_kit-16] the sign-in page takes email addresses that end in a suffix of two letters or more, or in an IP address in brackets", async ({
	page,
}) => {
	await visit(page, "/webapp/login");
	const email = page.locator("input[name=email]");
	for (const address of [...right, ...wrong]) {
		await email.fill(address);
		// Without a password nothing is sent, and all that is wrong is said.
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(problemOf(page, "password")).toHaveText("Please fill this in.");
		const told = right.includes(address) ? [] : ["This does not look like an email address."];
		await expect(page.locator('.field:has([name="email"]) .field-error')).toHaveText(told);
	}
});

const orders = "/webapp/recognitions/orders_management";

/** The screens with pickers of days, and what shows the pickers that wait behind something. */
const pickerScreens: Record<string, (page: Page) => Promise<unknown>> = {
	"/webapp/reports?report=orders_report": async () => undefined,
	"/webapp/recognitions": openFilters,
	[orders]: openFilters,
	[`${orders}?status=open`]: async (page) => {
		await page.getByRole("row").nth(1).getByRole("link").first().click();
		await page.getByLabel("New status").selectOption({ label: "Shipped" });
	},
};

function openFilters(page: Page) {
	return page.locator("summary", { hasText: "Filters" }).click();
}

test("[ui_kit-19] every picker of a day takes days long past and far ahead", async ({ page }) => {
	await signIn(page, owner);
	for (const [path, show] of Object.entries(pickerScreens)) {
		await visit(page, path);
		await show(page);
		const pickers = page.locator("main input[type=date]:visible");
		await expect(pickers.first(), path).toBeVisible();
		for (const picker of await pickers.all())
			for (const day of ["1970-01-01", "2199-12-31"]) {
				await picker.fill(day);
				await expect(picker).toHaveValue(day);
				const isTaken = await picker.evaluate((input: HTMLInputElement) => input.validity.valid);
				expect([path, day, isTaken]).toEqual([path, day, true]);
			}
	}
	await visit(page, orders);
	await openFilters(page);
	await page.locator("main [name=startDate]").fill("1970-01-01");
	await page.locator("main [name=endDate]").fill("2199-12-31");
	await page.getByRole("button", { name: "Apply" }).click();
	await expect(page).toHaveURL(/startDate=1970-01-01&endDate=2199-12-31/);
	await expect(page.getByRole("row").nth(1)).toBeVisible();
});

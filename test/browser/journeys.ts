/** What the journeys of modules start from: everybody on a phone of their own, with scripts and without, and what their points say. */
import { expect, type Locator, type Page } from "@playwright/test";
import { signIn, test, visit, watchConsole } from "./laurel";

/** Pixels of the phone on which every journey is walked. */
const phone = { width: 360, height: 740 };

/** So long a button is waited for, and what comes of it. */
const patienceMs = 10_000;

/** What a journey is walked with. */
type Journey = {
	hasScripts: boolean;
	/** Signs somebody in on a phone of their own. */
	phoneOf: (email: string) => Promise<Page>;
};

type Cookies = NonNullable<Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>>;

/** Who is signed in already: the second walk of a journey starts from there. */
const signedIn = new Map<string, Cookies>();

/** Walks a journey twice: where scripts run, and where they do not; the console stays clean but for what is expected. */
export function journey(
	title: string,
	walk: (journey: Journey) => Promise<void>,
	expectedConsole: readonly RegExp[] = [],
): void {
	for (const hasScripts of [true, false])
		test(`${title}, ${hasScripts ? "with scripts" : "without scripts"}`, async ({ browser, baseURL }) => {
			const complaints: string[] = [];
			const phoneOf = async (email: string) => {
				const storageState = signedIn.get(email);
				const usual = { baseURL, viewport: phone, hasTouch: true, javaScriptEnabled: hasScripts };
				const context = await browser.newContext({ ...usual, storageState });
				const page = await context.newPage();
				watchConsole(page, complaints);
				page.setDefaultTimeout(patienceMs);
				if (!storageState) {
					await signIn(page, email);
					signedIn.set(email, await context.storageState());
				}
				return page;
			};
			await walk({ hasScripts, phoneOf });
			for (const context of browser.contexts()) await context.close();
			const unexpected = complaints.filter((text) => !expectedConsole.some((pattern) => pattern.test(text)));
			expect(unexpected, "the console stays clean").toEqual([]);
		});
}

/** Presses a button that sends a form, and waits for what comes of it: the answer, and without scripts the next page. */
export async function press(page: Page, name: string | RegExp, within: Page | Locator = page): Promise<void> {
	const button = within.getByRole("button", { name, exact: true });
	const comes = (await runsScripts(page))
		? page.waitForResponse((response) => response.request().method() === "POST")
		: page.waitForEvent("domcontentloaded");
	await Promise.all([comes, button.click({ timeout: patienceMs / 2 })]);
}

/** Presses a button that asks first, and says yes: in a dialog, or without scripts on the page itself. */
export async function pressAndAgree(page: Page, name: string, yes = name): Promise<void> {
	if (!(await runsScripts(page))) {
		await press(page, name);
		return press(page, yes);
	}
	await page.getByRole("button", { name, exact: true }).click();
	await press(page, yes, page.getByRole("dialog"));
}

/** A name that no other walk has given. */
export const unique = (name: string) => `${name} ${Date.now() % 1_000_000}`;

/** The page's own part, without the frame around it. */
export const mainOf = (page: Page) => page.locator("main");

/** The day so many days from now, as a date field takes it. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Somebody's balance, as their own statement says it. */
export async function balanceOf(page: Page): Promise<number> {
	await visit(page, "/webapp/points");
	return Number((await page.locator(".diary-balance").textContent())!.replaceAll(/\D/g, ""));
}

/** Thanks a colleague by the form, without points that need an approval. */
export async function thank(page: Page, name: string, message: string): Promise<void> {
	const hasScripts = await runsScripts(page);
	const search = new URLSearchParams({ q: name });
	await visit(page, hasScripts ? "/webapp/recognitions/give" : `/webapp/recognitions/give?${search}`);
	if (hasScripts) {
		await page.locator("input[role=combobox]").fill(name);
		await page.getByRole("option", { name }).first().click();
	} else await page.getByRole("checkbox", { name }).first().check();
	await page.getByRole("radio", { name: /^Everyday Thanks/ }).check();
	await page.locator('.pick:has([name="behavior_ids"])').first().click();
	await page.locator("textarea[name=message]").fill(message);
	await page.locator(".give-foot button").click();
	await expect(page).toHaveURL(/\/webapp\/activities\?new=/);
}

const runsScripts = (page: Page) => page.evaluate(() => matchMedia("(scripting: enabled)").matches);

/** Stars of a review in a browser: chosen by keyboard, by touch and without scripts, and drawn as they were given. */
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, send, signIn, test, visit } from "./laurel";

const idea = "Reuse pallet wrap between Rotterdam and Leeds";

/** How many stars are drawn full. */
const fullIn = (stars: Locator) =>
	stars.locator(".icon").evaluateAll((icons) => icons.filter((icon) => getComputedStyle(icon).fill !== "none").length);

/** The page of an idea for which the person has voted. */
async function openVoted(page: Page, email: string) {
	await signIn(page, email);
	await visit(page, "/webapp/ideas");
	await page.getByRole("link", { name: idea }).first().click();
	await expect(page.locator("h1")).toHaveText(idea);
	const vote = page.locator("main button[aria-pressed=false]", { hasText: /vote/i }).first();
	await vote.click();
	await expect(page.getByRole("group", { name: "Stars" })).toBeVisible();
}

test("stars are chosen by keyboard or a touch, are full up to the chosen one, say what it means, and stand in one's review", async ({
	page,
}) => {
	await openVoted(page, "ruben.van.den.berg@acme.example");
	const stars = page.locator(".star-choices");
	const star = (count: number) => stars.locator(`input[value="${count}"]`);
	expect(await fullIn(stars)).toBe(0);
	await page.getByRole("button", { name: "Send review" }).click();
	await expect(page.locator(".field-error").first()).toHaveText("Please fill this in.");
	await star(3).focus();
	await page.keyboard.press("Space");
	await expect.poll(() => fullIn(stars)).toBe(3);
	await page.keyboard.press("ArrowRight");
	await expect(star(4)).toBeFocused();
	await expect.poll(() => fullIn(stars)).toBe(4);
	await expect(stars.getByText("4: very good")).toHaveCSS("clip-path", "none");
	await star(2).tap();
	await expect.poll(() => fullIn(stars)).toBe(2);
	await expect(stars.getByText("4: very good")).not.toHaveCSS("clip-path", "none");
	await expectAccessible(page);
	await page.getByLabel("What do you think of it?").fill("We tried it at the quay: half the film.");
	await send(page, () => page.getByRole("button", { name: "Send review" }).click());
	const own = page.locator(".review-own");
	await expect(own).toContainText("2 stars");
	await expect(own.locator(".icon")).toHaveCount(5);
	expect(await fullIn(own)).toBe(2);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("stars are chosen and sent, too", async ({ page }) => {
		await openVoted(page, "daniel.kim@acme.example");
		await page.locator('.star-choices input[value="5"]').check();
		await expect.poll(() => fullIn(page.locator(".star-choices"))).toBe(5);
		await page.getByLabel("What do you think of it?").fill("The film holds twice.");
		await page.getByRole("button", { name: "Send review" }).click();
		await expect(page.locator(".review-own")).toContainText("5 stars");
	});
});

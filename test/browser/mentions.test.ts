/** Mentioning somebody in a comment with the keyboard: the line offers people, and who was picked is told. */
import { expect, signIn, test, visit } from "./laurel";

test("typing @ offers people, the keyboard picks one, and the bell of that person says so", async ({
	page,
	browser,
	baseURL,
}) => {
	await signIn(page, "emeka.owusu@acme.example");
	await visit(page, "/webapp/activities");
	const id = await page.locator(".feed-post").first().getAttribute("id");
	const post = page.locator(`#${id}`);
	await post
		.getByRole("link", { name: /comment/i })
		.first()
		.click();
	const line = post.locator("input[name=comment_text]");
	await line.pressSequentially("Well done, @Hana Hu");
	const option = post.getByRole("option", { name: "Hana Huang" });
	await expect(option).toHaveAttribute("aria-selected", "true");
	await expect(line).toHaveAttribute("aria-expanded", "true");
	await line.press("Enter");
	await expect(line).toHaveValue("Well done, @Hana Huang ");
	await expect(option).toHaveCount(0);
	const words = `and everybody (${Date.now()}).`;
	await line.pressSequentially(words);
	await line.press("Enter");
	await expect(post.getByText(`Well done, @Hana Huang ${words}`)).toHaveCount(1);
	await expect(post.getByText("Sending…")).toHaveCount(0);
	await expect(post.locator("input[name=mention_ids]")).toHaveCount(0);

	const context = await browser.newContext({ baseURL });
	const others = await context.newPage();
	await signIn(others, "hana.huang@acme.example");
	// The queue delivers it, behind whatever other tests have put there.
	await expect(async () => {
		await visit(others, "/webapp/notifications");
		await expect(others.getByText("Emeka Owusu mentioned you in a comment.").first()).toBeVisible({ timeout: 1_000 });
	}).toPass({ timeout: 30_000 });
	await context.close();
});

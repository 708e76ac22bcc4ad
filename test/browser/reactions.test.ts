/** Likes and comments under a post: shown before the answer comes, kept by it, and taken back with the reason. */
import { expect, signIn, test, visit } from "./laurel";

test.use({ expectedConsole: [/Failed to load resource/] });

test("a like and a comment stay on the page and are there when it is read again", async ({ page }) => {
	await signIn(page, "rocio.solis@acme.example");
	await visit(page, "/webapp");
	const id = await page.locator(".feed-post").first().getAttribute("id");
	const post = page.locator(`#${id}`);
	const like = post.locator(".post-actions button[aria-pressed]");
	const wasLiked = (await like.getAttribute("aria-pressed")) === "true";
	await like.click();
	await expect(like).toHaveAttribute("aria-pressed", String(!wasLiked));

	await post
		.getByRole("link", { name: /comment/i })
		.first()
		.click();
	const line = post.locator("input[name=comment_text]");
	await expect(line).toBeFocused();
	await line.press("Enter");
	await expect(post.getByRole("alert").last()).toContainText("Please fill this in.");
	const words = `You kept the line running (${Date.now()}).`;
	await line.fill(words);
	await line.press("Enter");
	await expect(post.getByText(words)).toHaveCount(1);
	await expect(line).toHaveValue("");
	await expect(post.getByText("Sending…")).toHaveCount(0);
	await expect(page).toHaveURL(/\/webapp$/);

	await page.route("**/activities/**", (route) => route.abort());
	await line.fill("This one is lost.");
	await line.press("Enter");
	await expect(post.getByRole("alert").last()).toContainText("Your comment was not saved.");
	await expect(line).toHaveValue("This one is lost.");
	await page.unroute("**/activities/**");

	await visit(page, "/webapp");
	await expect(post.getByText(words)).toHaveCount(1);
	await expect(like).toHaveAttribute("aria-pressed", String(!wasLiked));
});

/** Photos on phones: an album with a photo and a report, and a contest from the entry over the moderator's decision and the vote to the winners. */
import { journey, mainOf, press, pressAndAgree, unique } from "./journeys";
import { expect, visit } from "./laurel";

const photo = {
	name: "dawn.png",
	mimeType: "image/png",
	buffer: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
		"base64",
	),
};

const owner = "bao.tanaka@acme.example";
const person = "ren.tran@acme.example";
const colleague = "jun.sato@acme.example";

journey(
	"[photos-02] an album gets a photo, a colleague sees and reports it, and who decides takes it down for others",
	async (walk) => {
		const name = unique("Rivers");
		const page = await walk.phoneOf(person);
		await visit(page, "/webapp/photo_albums");
		await page.getByText("New album").click();
		await page.getByLabel("Name", { exact: true }).fill(name);
		await press(page, "Make album");
		await expect(page.locator("h1")).toHaveText(name);
		await page.locator("input[type=file]").setInputFiles(photo);
		await page.getByLabel("Title").fill("The Aire at dawn");
		await page.getByRole("button", { name: "Add a photo" }).click();
		await expect(page.locator(".photo").filter({ hasText: "The Aire at dawn" })).toBeVisible();
		const album = new URL(page.url()).pathname;

		const other = await walk.phoneOf(colleague);
		await visit(other, album);
		await other.getByRole("link", { name: "The Aire at dawn" }).click();
		await other.getByText("Report this photo").first().click();
		await other.getByRole("textbox").last().fill(`A plate is seen in ${name}`);
		await press(other, "Send report");
		const shown = new URL(other.url()).pathname;

		const boss = await walk.phoneOf(owner);
		await visit(boss, "/webapp/moderation?kind=reported_photo");
		await boss.getByRole("link", { name: `A plate is seen in ${name}` }).click();
		await boss.getByLabel("Notes").fill("Cover the plate.");
		await pressAndAgree(boss, "Reject");
		await expect(boss.getByText("is rejected.")).toBeVisible();
		expect((await other.goto(shown))?.status()).toBe(404);
		await visit(page, shown);
		await expect(mainOf(page)).toContainText("Cover the plate.");
	},
	[/status of 404/],
);

journey(
	"[photos-01] [photos-03] a photo enters a contest and is let in, another contest takes one vote and hides its counts, and a third has its winners",
	async (walk) => {
		const title = unique("Frost");
		const page = await walk.phoneOf(person);
		await visit(page, "/webapp/photo_contest");
		await page.getByRole("link", { name: "Winter on the road" }).click();
		await expect(mainOf(page)).toContainText("Enter a photo");
		await page.locator("input[type=file]").setInputFiles(photo);
		await page.getByLabel("Title").fill(title);
		await page.getByLabel("I took this photo").check();
		await page.getByRole("button", { name: "Enter a photo" }).click();
		const entry = page.locator(".photo").filter({ hasText: title });
		await expect(entry).toContainText("Waiting for approval");

		const boss = await walk.phoneOf(owner);
		await visit(boss, "/webapp/moderation?kind=contest_photo");
		await boss.getByRole("link", { name: title }).click();
		await press(boss, "Approve");
		await expect(boss.getByText("is approved.")).toBeVisible();
		await visit(page, new URL(page.url()).pathname + new URL(page.url()).search);
		await expect(entry).not.toContainText("Waiting for approval");

		const voter = await walk.phoneOf(colleague);
		await visit(voter, "/webapp/photo_contest");
		await voter.getByRole("link", { name: "Acme at work, autumn" }).click();
		const choices = voter.locator(".photo-choice");
		const chosen = choices.nth(walk.hasScripts ? 0 : 1);
		const named = (await chosen.textContent())!.replace("Vote for ", "").trim();
		await chosen.click();
		await press(voter, "Cast my vote");
		await expect(mainOf(voter)).toContainText(`Your vote is for ${named}`);
		await expect(mainOf(voter).getByText(/^\d+ votes?$/)).toHaveCount(0);
		await voter.getByRole("link", { name: "Summer at Acme" }).click();
		await expect(mainOf(voter)).toContainText("First place");
		await expect(
			mainOf(voter)
				.getByText(/^\d+ votes?$/)
				.first(),
		).toBeVisible();
		await expect(voter.getByRole("button", { name: "Cast my vote" })).toHaveCount(0);
	},
);

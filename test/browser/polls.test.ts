/** A poll on two phones: written for later, opened, voted on, read by whoever voted and whoever asked, and closed. */
import { dayFromNow, journey, mainOf, press, pressAndAgree, unique } from "./journeys";
import { expect, visit } from "./laurel";

journey(
	"[polls-01] a poll is scheduled, opened, voted on, changed by the voter, read and closed",
	async (walk) => {
		const question = `${unique("Where do we eat on day")}?`;
		const author = await walk.phoneOf("chioma.adeleke@acme.example");
		await visit(author, "/webapp/polls");
		await author.getByRole("link", { name: "New poll" }).click();
		await author.getByLabel("Question").fill(question);
		await author.getByLabel("Answer 1", { exact: true }).fill("Canteen");
		await author.getByLabel("Answer 2", { exact: true }).fill("Harbour");
		await author.getByText("At this time", { exact: true }).click();
		const opens = author.getByRole("group", { name: "Opens" });
		await opens.getByLabel("Day").fill(dayFromNow(2));
		await opens.getByLabel("Time", { exact: true }).fill("09:00");
		await press(author, "Publish poll");
		await expect(author.locator("h1")).toHaveText(question);
		await expect(mainOf(author)).toContainText("Opens ");
		const address = new URL(author.url()).pathname;

		const voter = await walk.phoneOf("mark.kerr@acme.example");
		expect((await voter.goto(address))?.status()).toBe(404);
		await author.getByRole("link", { name: "Edit poll" }).click();
		await author.getByText("As soon as it is published", { exact: true }).click();
		await press(author, "Publish poll");
		await expect(mainOf(author)).toContainText("Choose one.");

		await visit(voter, "/webapp/polls");
		await voter.getByRole("link", { name: question }).first().click();
		await expect(voter.locator("h1")).toHaveText(question);
		await expect(mainOf(voter)).toContainText("You will see the results once you have voted.");
		await voter.getByRole("radio", { name: "Canteen" }).check();
		await press(voter, /^Vote\b/);
		await expect(mainOf(voter)).toContainText("1 person voted.");
		// The button is gone with what was asked; the keyboard goes on in what stands there now.
		if (walk.hasScripts) await expect(voter.locator("#main")).toBeFocused();
		await press(voter, /^Take back my vote/);
		await voter.getByRole("radio", { name: "Harbour" }).check();
		await press(voter, /^Vote\b/);
		await expect(mainOf(voter).getByRole("listitem").filter({ hasText: "Your vote" })).toContainText(/Harbour.*100%/);
		await mainOf(voter).getByText("Show as a table").click();
		await expect(mainOf(voter).getByRole("row").filter({ hasText: "Harbour" })).toContainText(/1\s*100%/);

		await visit(author, address);
		await expect(mainOf(author)).toContainText("Mark Kerr, Harbour");
		await pressAndAgree(author, "Close now");
		await expect(mainOf(author)).toContainText("Closed ");
		await visit(voter, address);
		await expect(mainOf(voter)).toContainText("1 person voted. Closed ");
		await expect(voter.getByRole("button", { name: "Take back my vote" })).toHaveCount(0);
	},
	[/status of 404/],
);

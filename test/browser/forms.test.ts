/** A form on three phones: its owner builds and opens it, somebody sends it and changes it, and a handler decides with a word. */
import { journey, mainOf, press, pressAndAgree, unique } from "./journeys";
import { expect, visit } from "./laurel";

journey("[forms-01] a form is built, opened, sent, changed and decided with a word to its sender", async (walk) => {
	const name = unique("Parking");
	const owner = await walk.phoneOf("rohan.chandra@acme.example");
	await visit(owner, "/webapp/forms/manage/new");
	await owner.getByLabel("Name", { exact: true }).fill(name);
	await owner.getByLabel("Who looks after it").fill("emeka.mensah@acme.example");
	await press(owner, "Create form");
	await expect(owner.locator("h1")).toHaveText(name);
	const manage = new URL(owner.url()).pathname;
	await visit(owner, `${manage}?question=new`);
	await owner.getByLabel("Question", { exact: true }).fill("Which gate?");
	await owner.getByLabel("Answer 1", { exact: true }).fill("North");
	await owner.getByLabel("Answer 2", { exact: true }).fill("South");
	await owner.getByLabel("Must be answered").check();
	await press(owner, "Save question");
	await expect(owner.getByText("The question is saved.")).toBeVisible();
	await pressAndAgree(owner, "Open form");
	await expect(owner.getByText("The form is open.")).toBeVisible();

	const sender = await walk.phoneOf("walid.mansour@acme.example");
	await visit(sender, "/webapp/forms");
	await sender.getByRole("link", { name, exact: true }).click();
	await expect(mainOf(sender)).toContainText("Read by Emeka Mensah and your account owners.");
	await mainOf(sender).getByText("North", { exact: true }).click();
	await sender.getByRole("button", { name: "Look over and send" }).click();
	await press(sender, "Send answers", sender.locator(".survey-going"));
	await expect(sender).toHaveURL(/\/forms\/submissions\/\d+/);
	const submission = new URL(sender.url()).pathname;
	await expect(mainOf(sender)).toContainText("Nobody has taken it up yet.");
	await sender.getByRole("link", { name: "Change what you sent" }).click();
	await mainOf(sender).getByText("South", { exact: true }).click();
	await sender.getByRole("button", { name: "Look over and send" }).click();
	await press(sender, "Save changes", sender.locator(".survey-going"));
	await expect(mainOf(sender).locator(".survey-said")).toHaveText("South");

	const handler = await walk.phoneOf("emeka.mensah@acme.example");
	await visit(handler, submission);
	await expect(mainOf(handler).locator(".survey-said")).toHaveText("South");
	await handler.getByText("It is done", { exact: true }).click();
	await handler.getByLabel("Word to the sender").fill("Yours is place 14.");
	await press(handler, "Save and tell them");
	await expect(handler.getByText("Saved. The sender is told.")).toBeVisible();
	await visit(sender, submission);
	await expect(mainOf(sender)).toContainText("Yours is place 14.");
	await expect(sender.getByRole("link", { name: "Change what you sent" })).toHaveCount(0);
});

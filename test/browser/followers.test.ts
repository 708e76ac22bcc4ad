/** Following on a phone: a colleague is found and followed, their news fill the feed's filter, and a block takes them out of it. */
import { journey, mainOf, press, pressAndAgree, thank, unique } from "./journeys";
import { expect, visit } from "./laurel";

journey("[followers-01] a colleague is followed, read under Following, blocked and let back", async (walk) => {
	const message = unique("You drove the night tour without a word, number");
	const colleague = await walk.phoneOf("stuart.mitchell@acme.example");
	await thank(colleague, walk.hasScripts ? "Finn Chapman" : "Varun Iyer", message);

	const reader = await walk.phoneOf("kofi.kamara@acme.example");
	await visit(reader, "/webapp/activities?scope=following");
	await expect(mainOf(reader)).not.toContainText(message);
	await visit(reader, "/webapp/followers");
	await reader.getByLabel("Name of a colleague").fill("Stuart");
	await reader.getByRole("button", { name: "Find", exact: true }).click();
	await press(reader, "Follow Stuart Mitchell");
	await expect(reader.getByRole("button", { name: "Unfollow Stuart Mitchell" }).first()).toBeVisible();
	await visit(reader, "/webapp/activities?scope=following");
	await expect(mainOf(reader)).toContainText(message);

	await visit(reader, "/webapp/followers");
	await pressAndAgree(reader, "Block Stuart Mitchell", "Block");
	await expect(mainOf(reader)).toContainText("You follow nobody yet");
	await visit(reader, "/webapp/activities");
	await expect(mainOf(reader)).not.toContainText(message);
	await visit(colleague, "/webapp/followers?relation=followers");
	await expect(mainOf(colleague)).not.toContainText("Kofi Kamara");
	await visit(reader, "/webapp/followers?relation=blocked");
	await press(reader, "Unblock Stuart Mitchell");
	await visit(reader, "/webapp/activities");
	await expect(mainOf(reader)).toContainText(message);
});

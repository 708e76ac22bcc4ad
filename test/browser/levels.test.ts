/** Levels on phones: an owner adds one just above somebody's figure, the next recognition brings it, and taking it away leaves what was counted. */
import { journey, mainOf, press, thank } from "./journeys";
import { expect, visit } from "./laurel";

journey(
	"[user_levels-01] a recognition brings the level that an owner has just added, and it goes when it is removed",
	async (walk) => {
		const level = walk.hasScripts ? "Copper" : "Pewter";
		const person = await walk.phoneOf("mei.ito@acme.example");
		await visit(person, "/webapp/levels");
		const counted = async () => Number(/(\d+) recognitions? received/.exec((await mainOf(person).textContent())!)![1]);
		const before = await counted();

		const owner = await walk.phoneOf("neha.kapoor@acme.example");
		await visit(owner, "/webapp/levels/manage");
		const added = owner.locator(".card", { has: owner.getByRole("heading", { name: "New level" }) });
		await added.getByLabel("Name").fill(level);
		await added.getByLabel("From").fill(String(before + 1));
		await press(owner, "Add level");
		await expect(owner.getByText("The level was saved.")).toBeVisible();
		await visit(person, "/webapp/levels");
		await expect(mainOf(person)).toContainText(`1 more recognition to receive until ${level}`);

		const giver = await walk.phoneOf(walk.hasScripts ? "bram.van.den.berg@acme.example" : "birgit.vogel@acme.example");
		await thank(giver, "Mei Ito", `The bid reads well, ${level}.`);
		await visit(person, "/webapp/levels");
		await expect(person.locator(".level-name")).toHaveText(level);
		await expect(mainOf(person)).toContainText(`You keep ${level} after`);
		expect(await counted()).toBe(before + 1);

		const card = owner.locator(".card", { has: owner.getByRole("heading", { name: `Level ${level}` }) });
		await card.getByRole("button", { name: "Remove" }).click();
		await (walk.hasScripts
			? press(owner, "Remove", owner.getByRole("dialog"))
			: press(owner, "Remove", owner.locator(".card", { hasText: "Remove this level?" })));
		await expect(owner.getByText("The level was removed.")).toBeVisible();
		await visit(person, "/webapp/levels");
		await expect(person.locator(".level-name")).not.toHaveText(level);
		expect(await counted()).toBe(before + 1);
	},
);

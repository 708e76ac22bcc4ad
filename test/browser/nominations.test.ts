/** Nominations on phones: an event is written and opened, somebody is nominated, the jury judges in two rounds, winners and kind words are read, and the prize is there once. */
import type { Page } from "@playwright/test";
import { balanceOf, dayFromNow, journey, mainOf, press, pressAndAgree, unique } from "./journeys";
import { expect, visit } from "./laurel";

const words = "She trained the whole night team, and nobody had asked her to.";

/** Whom one nominates: picked from a list, or without scripts searched for. */
async function choose(page: Page, name: string, hasScripts: boolean) {
	if (hasScripts) {
		await page.locator("input[role=combobox]").fill(name);
		return page.getByRole("option", { name }).first().click();
	}
	await mainOf(page).locator("input[name=q]").fill(name);
	await press(page, "Search", mainOf(page));
	return page.getByRole("checkbox", { name }).first().check();
}

journey(
	"[nominations-02] [nominations-03] [nominations-05] an event runs from its draft over two rounds to its winner",
	async (walk) => {
		const name = unique("Quiet hands");
		const owner = await walk.phoneOf("abigail.lawson@acme.example");
		await visit(owner, "/webapp/employee_nominations/manage");
		await owner.getByLabel("Name", { exact: true }).first().fill(name);
		await owner.getByLabel("What it is about").fill("Who made it better?");
		await owner.getByLabel("Day", { exact: true }).fill(dayFromNow(9));
		await owner.getByLabel("Hour", { exact: true }).fill("18:00");
		await owner.getByRole("group", { name: "Category 1" }).getByLabel("Name").fill("Unseen work");
		await owner.getByLabel("Round 1").selectOption({ label: "Approve" });
		await owner.getByLabel("Round 2").selectOption({ label: "Score from 1 to 10" });
		const ticked = owner.locator("[name=juror_ids]:checked");
		await ticked.evaluateAll((all: HTMLInputElement[]) => {
			for (const juror of all) juror.click();
		});
		await owner.getByRole("checkbox", { name: "Abigail Lawson" }).check();
		await owner.getByLabel("Points for the winner of each category").fill("40");
		await owner.getByLabel("Budget that pays").selectOption({ index: 1 });
		await press(owner, "Save event");
		await expect(owner.locator("h1")).toHaveText(name);
		await press(owner, "Open");
		await expect(owner.getByText("Nominations are open.")).toBeVisible();
		const page = new URL(owner.url()).pathname;
		const id = page.split("/").at(-1);

		const nominee = await walk.phoneOf("lucy.grant@acme.example");
		const before = await balanceOf(nominee);
		const nominator = await walk.phoneOf("megan.nash@acme.example");
		await visit(nominator, "/webapp/employee_nominations/events");
		await nominator.getByRole("link", { name }).click();
		await choose(nominator, "Lucy Grant", walk.hasScripts);
		await nominator.getByLabel("Kind words").fill(words);
		await press(nominator, "Send nomination");
		await expect(mainOf(nominator)).toContainText(/Whom you nominated.*Lucy Grant/s);
		expect((await nominator.goto(page))?.status()).toBe(404);

		await press(owner, "Close", mainOf(owner));
		await press(owner, "Begin the next round");
		await expect(mainOf(owner)).toContainText("Round 1 of 2: Approve");
		await expect(mainOf(owner)).toContainText(words);
		await owner.getByRole("radio", { name: "Approve", exact: true }).check();
		await press(owner, "Save verdict Lucy Grant");
		await press(owner, "Begin the next round");
		await expect(mainOf(owner)).toContainText("Round 2 of 2: Score from 1 to 10");
		await owner.getByRole("radio", { name: "8", exact: true }).check();
		await press(owner, "Save verdict Lucy Grant");
		await pressAndAgree(owner, "Finalise");
		await expect(mainOf(owner)).toContainText("8 of 10");
		expect(await balanceOf(nominee)).toBe(before);
		await pressAndAgree(owner, "Publish winners");
		await expect(owner.getByText("The winners are published.")).toBeVisible();

		await visit(nominee, `/webapp/employee_nominations/publications/${id}`);
		await expect(nominee.locator(".nomination-winner")).toContainText(/Unseen work.*Lucy Grant.*40/s);
		await expect(nominee.locator("#kind-words")).toContainText(words);
		await expect(nominee.locator("#kind-words")).toContainText("Megan Nash, in Unseen work");
		expect(await balanceOf(nominee)).toBe(before + 40);
	},
	[/status of 404/],
);

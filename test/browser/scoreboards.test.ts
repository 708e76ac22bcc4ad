/** Competitions on phones: one is made and published, counts by itself, ends at its target and pays its prize; another is frozen for its last day, and one is canceled. */
import type { Page } from "@playwright/test";
import { balanceOf, dayFromNow, journey, mainOf, press, pressAndAgree, thank, unique } from "./journeys";
import { expect, signIn, test, visit } from "./laurel";

/** Writes a competition of one group in which thanks given count, and publishes it; gives the address of its board. */
async function publish(page: Page, name: string, fill: () => Promise<unknown>) {
	await visit(page, "/webapp/scoreboards/manage?new=1");
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByRole("checkbox", { name: "Customs & Compliance" }).check();
	await page.getByLabel("Recognitions given").fill("5");
	await fill();
	await press(page, "Save draft");
	await expect(page.getByText("The competition is saved.")).toBeVisible();
	await pressAndAgree(page, "Publish competition");
	await expect(page.getByText("The competition is published.")).toBeVisible();
	return `/webapp/scoreboards?competition=${new URL(page.url()).searchParams.get("competition")}`;
}

/** Looks again until the clock has done its part. */
async function untilReads(page: Page, address: string, words: string) {
	await expect(async () => {
		await visit(page, address);
		await expect(mainOf(page)).toContainText(words, { timeout: 200 });
	}).toPass({ intervals: [300] });
}

journey(
	"[scoreboards-01] a competition counts by itself, ends at its target and pays its prize, and one near its end is frozen",
	async (walk) => {
		const turn = unique("turn");
		const owner = await walk.phoneOf("jia.tanaka@acme.example");
		const racer = await walk.phoneOf("noor.nasser@acme.example");
		const before = await balanceOf(racer);
		const race = await publish(owner, `Customs sprint, ${turn}`, async () => {
			await owner.getByLabel("First day").fill(dayFromNow(-1));
			await owner.getByLabel("Last day").fill(dayFromNow(9));
			await owner.getByRole("radio", { name: "Whoever reaches a target first wins" }).check();
			await owner.getByLabel("Target in scoreboard points").fill("5");
			await owner.getByLabel("Place 1", { exact: true }).fill("60");
			await owner.getByLabel("Budget that pays").selectOption({ index: 1 });
		});
		await visit(racer, race);
		await expect(mainOf(racer)).toContainText("You are not on the board yet");
		await thank(racer, walk.hasScripts ? "Paige Pearce" : "Yaa Kamara", "The tariff page is right at last.");
		// What is published has the clock look at all boards at once.
		const other = await publish(owner, `Customs week, ${turn}`, async () => {
			await owner.getByLabel("First day").fill(dayFromNow(-1));
			await owner.getByLabel("Last day").fill(dayFromNow(6));
		});
		await untilReads(racer, race, "They are in your balance.");
		await expect(mainOf(racer)).toContainText("You won 60");
		await expect(mainOf(racer).locator(".board-row.is-own").first()).toContainText(/Place 1/);
		expect(await balanceOf(racer)).toBe(before + 60);
		await visit(owner, other.replace("scoreboards", "scoreboards/manage"));
		await pressAndAgree(owner, "Cancel competition");
		await expect(owner.getByText("The competition is canceled.")).toBeVisible();
		await visit(racer, other);
		await expect(mainOf(racer)).toContainText("This competition was canceled.");

		const reader = await walk.phoneOf("kate.lawson@acme.example");
		await visit(reader, "/webapp/scoreboards");
		await expect(mainOf(reader).getByRole("listitem").filter({ hasText: "Technology sprint" })).toContainText("Frozen");
		await reader.getByRole("link", { name: "Technology sprint" }).click();
		await expect(mainOf(reader)).toContainText("What happens now counts, and everyone learns it together");
	},
);

test("in the owners' list a long state goes under the name of its competition, which keeps its words whole", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 740 });
	await signIn(page, "jia.tanaka@acme.example");
	await visit(page, "/webapp/scoreboards/manage");
	await expect(page.getByText("Over, prizes paid", { exact: true }).first()).toBeVisible();
	for (const name of await page.locator(".board-name").all())
		expect((await name.boundingBox())!.width).toBeGreaterThan(150);
});

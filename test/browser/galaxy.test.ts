/** The map of thanks on a phone: one's own circle first, a face that leads to another, the table behind it, and what was said just now. */
import { journey, mainOf, thank } from "./journeys";
import { expect, visit } from "./laurel";

journey("[galaxy-02] a recognition draws its line at once, and faces lead from circle to circle", async (walk) => {
	const giver = await walk.phoneOf("uche.mensah@acme.example");
	const thanked = walk.hasScripts ? "Sam Fletcher" : "Karim Haddad";
	await thank(giver, thanked, "You found the lost container in an hour.");
	await visit(giver, "/webapp/galaxy");
	await expect(giver.locator("h1")).toHaveText("Who thanked whom");
	const map = giver.getByRole("list", { name: "Around you" });
	await expect(map.getByRole("link", { name: /^You/ })).toContainText(/Gave [1-9]/);
	await map.getByRole("link", { name: thanked }).click();
	await expect(giver.getByRole("heading", { name: `Around ${thanked}` }).filter({ visible: true })).toBeVisible();
	await giver.getByText("Show it as a table").click();
	await expect(mainOf(giver).getByRole("row").filter({ hasText: thanked }).filter({ hasText: "You" })).toBeVisible();
	await giver.getByRole("link", { name: "Last 30 days" }).click();
	await expect(mainOf(giver)).toContainText("public recognition");
	await expect(giver.getByRole("heading", { name: `Around ${thanked}` }).filter({ visible: true })).toBeVisible();
});

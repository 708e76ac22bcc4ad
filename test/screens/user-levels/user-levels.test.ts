/** Levels as people meet them without scripts: the owner's forms, and one's own level. */
import { expect, test } from "vitest";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

test("[user_levels-01] owners set what counts and a level on their screen, people find theirs on /levels with the way to the next one, others find neither page nor entry", async () => {
	const acme = await createTenant({ flags: { user_levels_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", points: 150, switches: { can_see_user_level: 1 } });
	const marcus = await acme.addMember({ first_name: "Marcus" });
	const mainOf = async (person: typeof olga, path: string) =>
		(await openPage(person, path)).part("main", ["id", "main"]);
	const linksOf = async (person: typeof olga) => (await openPage(person, "/")).links().map(({ href }) => href);
	expect((await mainOf(priya, "/levels")).text).toContain("No levels yet");
	const manage = "/levels/manage";
	expect((await mainOf(olga, manage)).text).toContain("Say what counts first");
	expect((await mainOf(olga, manage)).links()).toContainEqual({
		text: "Who sees their level",
		href: "/webapp/settings/roles/everybody",
	});
	const counting = { metric: "points_earned", window_months: "12", starts_month: "2" };
	expect((await sendForm(olga, manage, "user-levels/save-level-rules", counting)).location).toBe(`/webapp${manage}`);
	const add = (name: string, from_figure: string) =>
		sendForm(olga, manage, "user-levels/save-level", { level_id: "", name, from_figure });
	expect((await add("Bronze", "100")).location).toBe(`/webapp${manage}`);
	const taken = await add("Bronze", "400");
	expect(taken.location).toBeNull();
	expect(taken.html).toContain("Another level has this name");
	await add("Silver", "400");
	expect((await mainOf(olga, manage)).text).toMatch(/What counts.*Level Bronze.*Level Silver.*New level/);
	const own = (await mainOf(priya, "/levels")).text;
	expect(own).toMatch(/Bronze.*150 points earned since.*250 more points to Silver.*Bronze100.*Silver400/);
	expect(own).toMatch(/You keep Bronze after.*Spending points never lowers a level/);
	expect(await linksOf(priya)).toContain("/webapp/levels");
	expect(await linksOf(olga)).toContain("/webapp/levels/manage");
	await olga.client.call("settings/save-labels", { language_code: "en", user_level_alias: "Belt" });
	const named = await openPage(priya, "/levels");
	expect(named.texts("h1")).toEqual(["Belt"]);
	expect(named.links()).toContainEqual({ text: "Belt", href: "/webapp/levels" });
	const others = await linksOf(marcus);
	expect([others.includes("/webapp/levels"), others.includes("/webapp/levels/manage")]).toEqual([false, false]);
	expect((await openPage(marcus, "/levels")).status).toBe(403);
	expect((await openPage(priya, manage)).status).toBe(403);
	expect((await mainOf(olga, `/members/${priya.id}`)).text).toMatch(/BeltBronze/);
	const headings = (await openPage(olga, "/members")).texts("th");
	expect([headings.includes("Belt"), headings.includes("Level")]).toEqual([true, false]);
});

/** The polls' screens as members meet them without scripts. */
import { expect, test } from "vitest";
import { addGroup } from "#test/factories/programs";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("[polls-01] /polls is the module's page: a poll is written, voted on and read there, in the feed and at home, with results as bars and a table; without the module there is neither page nor entry", async () => {
	const acme = await createTenant({ flags: { polls_enabled: 1 }, labels: { polls_alias_label: { en: "Quick asks" } } });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const sofia = await acme.addMember({ first_name: "Sofia", last_name: "Marques" });
	const marcus = await acme.addMember({ first_name: "Marcus" });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	expect((await openPage(priya, "/")).links().find(({ href }) => href === "/webapp/polls")?.text).toBe("Quick asks");
	const empty = (await openPage(priya, "/polls")).part("main", ["id", "main"]);
	expect(empty.text).toContain("Quick asks");
	expect(empty.text).toContain("No poll is open");
	const saving = "polls/save-poll";
	const fields = {
		...{ question: "Where do we eat?", options: ["Canteen", "Harbour", "", ""], kind: "single", audience: "everyone" },
		...{
			when: "now",
			last_day: day(7),
			last_hour: "17:00",
			results: "after_voting",
			is_anonymous: "0",
			act: "publish",
		},
	};
	const wrong = await sendForm(priya, "/polls/new", saving, { ...fields, options: ["Canteen", "", "", ""] });
	expect([wrong.location, wrong.html.includes("Where do we eat?"), wrong.html.includes("Canteen")]).toEqual([
		null,
		true,
		true,
	]);
	const noDay = await sendForm(priya, "/polls/new", saving, { ...fields, last_day: "" });
	expect(noDay.text).toContain("Choose a day and a time.");
	const done = await sendForm(priya, "/polls/new", saving, fields);
	expect(done.location).toMatch(/^\/webapp\/polls\/\d+$/);
	const address = done.location!.replace("/webapp", "");
	for (const path of ["/polls", "/", "/activities", address]) {
		const page = (await openPage(sofia, path)).part("main", ["id", "main"]);
		expect(page.text).toContain("Where do we eat?");
		expect(page.text).toMatch(/Canteen.*Harbour.*Vote/);
		expect(page.text).not.toContain("50%");
	}
	expect((await openPage(sofia, address)).text).not.toContain("Close now");
	const none = await sendForm(sofia, address, "polls/vote", {});
	expect(none.location).toBeNull();
	const voted = await sendForm(sofia, address, "polls/vote", { option_ids: "2", back: "/" });
	expect(voted.location).toBe("/webapp");
	await sendForm(marcus, address, "polls/vote", { option_ids: "1" });
	const seen = (await openPage(sofia, address)).part("main", ["id", "main"]);
	expect(seen.text).toMatch(/2 people voted.*Canteen\s*50%.*1 person.*Harbour Your vote\s*50%/);
	expect(seen.table()).toEqual({
		headings: ["Answer", "People", "Share", "Canteen", "Harbour"],
		rows: [
			{ Answer: "1", People: "50%" },
			{ Answer: "1", People: "50%" },
		],
	});
	const home = (await openPage(sofia, "/")).part("main", ["id", "main"]);
	expect(home.text).toContain("Your vote");
	const own = await openPage(priya, address);
	expect(own.text).toMatch(/Who voted for what.*Sofia Marques, Harbour/);
	expect((await openPage(olga, address)).text).not.toContain("Who voted for what");
	expect((await openPage(olga, "/")).text).toContain("Where do we eat?");
	expect((await openPage(priya, `${address}/edit`)).status).toBe(404);
	const back = await sendForm(sofia, address, "polls/take-vote-back", {});
	expect(back.location).toBe(`/webapp${address}`);
	const close = { change: "close" };
	const asked = await sendForm(priya, address, "polls/change-poll#close", close);
	expect(asked.text).toContain("it cannot be opened again");
	const closed = await sendForm(priya, address, "polls/change-poll#close", { ...close, answered: "1" });
	expect(closed.location).toBe(`/webapp${address}`);
	expect((await openPage(sofia, "/polls?state=closed")).text).toMatch(/Where do we eat\?.*1 person voted.*Closed/);
	const off = await createTenant();
	const dan = await off.addMember();
	expect((await openPage(dan, "/")).links().map(({ href }) => href)).not.toContain("/webapp/polls");
	expect((await openPage(dan, "/polls")).status).toBe(403);
});

test("an account owner chooses groups in the form, is told what is missing, and reads on the page whom the poll asks; members have no such choice", async () => {
	const acme = await createTenant({ flags: { polls_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const form = async () => (await openPage(olga, "/polls/new")).part("main", ["id", "main"]).text;
	expect(await form()).not.toContain("Groups that are asked");
	const group = await addGroup(acme, "North", [priya]);
	expect(await form()).toContain("North, 1 person");
	expect((await openPage(priya, "/polls/new")).text).not.toContain("North");
	const fields = {
		...{ question: "Which shift?", options: ["Early", "Late", "", ""], kind: "single", audience: "groups" },
		...{ when: "now", last_day: day(7), last_hour: "17:00", results: "always", is_anonymous: "0", act: "publish" },
	};
	const wrong = await sendForm(olga, "/polls/new", "polls/save-poll", fields);
	expect(wrong.text).toContain("Choose at least one group.");
	const done = await sendForm(olga, "/polls/new", "polls/save-poll", { ...fields, group_ids: [String(group)] });
	const address = done.location!.replace("/webapp", "");
	expect((await openPage(olga, address)).text).toContain("For: North");
	const seen = await openPage(priya, address);
	expect(seen.text).toContain("For some groups of which you are in one.");
	expect(seen.text).not.toContain("North");
	expect((await openPage(olga, `${address}/edit`)).html).toMatch(
		/value="groups"[^>]*checked|checked[^>]*value="groups"/,
	);
});

/** The pages of competitions as people meet them without scripts: an owner makes one, members see its board and their place. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addGroup, addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { addCompetition, followCompetitionsOf } from "#test/factories/scoreboards";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const hrefs = async (person: TestMember) => (await openPage(person, "/")).links().map(({ href }) => href);
const mainOf = async (person: TestMember, path: string) => (await openPage(person, path)).part("main", ["id", "main"]);
const manage = "/scoreboards/manage";

test("[scoreboards-01] an owner writes a competition, is told all that is wrong with it, publishes it, and members see coming, running and past ones, the board and their own place; without the module there is neither page nor entry", async () => {
	const acme = await createTenant({ flags: { scoreboard_competitions_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const program = await addProgram(acme, { owner: olga, name: "Thanks", budget: 5_000 });
	const priya = await acme.addMember({ first_name: "Priya" });
	const sofia = await acme.addMember({ first_name: "Sofia" });
	const lena = await acme.addMember({ first_name: "Lena" });
	const group = await addGroup(acme, "North", [priya, sofia]);
	expect(await hrefs(priya)).toContain("/webapp/scoreboards");
	expect(await hrefs(priya)).not.toContain(`/webapp${manage}`);
	expect((await openPage(priya, manage)).status).toBe(403);
	expect((await openPage(priya, "/scoreboards/standings")).status).toBe(403);
	expect((await mainOf(priya, "/scoreboards")).text).toContain("No competitions yet");
	const said = {
		...{ competition_id: "", name: "North race", starts_on: "2020-01-01", ends_on: "2199-01-01", rules: "Be kind." },
		...{ goal: "best", target: "", competitor: "people", group_ids: [String(group)] },
		prizes: ["700", "300", ""],
	};
	const wrong = await sendForm(olga, `${manage}?new=1`, "scoreboards/save-competition", { ...said, budget_id: "" });
	expect(wrong.text).toContain("Say of at least one thing");
	expect(wrong.text).toContain("Choose the budget that pays the prizes.");
	expect(wrong.html).toContain("North race");
	const rows = await sendForm(olga, `${manage}?new=1`, "scoreboards/save-competition", {
		...{ ...said, budget_id: String(program.budget_id), prizes: ["", "-3", "5"], group_ids: "" },
		weight_recognitions_given: "5000",
	});
	expect(rows.links().map(({ text }) => text)).toEqual(
		expect.arrayContaining(["Recognitions given", "Prize of place 2"]),
	);
	expect(rows.html).not.toMatch(/<input[^>]*name="group_ids"[^>]*checked/);
	const saved = await sendForm(olga, `${manage}?new=1`, "scoreboards/save-competition", {
		...said,
		...{ budget_id: String(program.budget_id), weight_recognitions_received: "5", weight_recognitions_given: "" },
	});
	const competition_id = saved.location!.split("=")[1]!;
	const one = `${manage}?competition=${competition_id}`;
	expect((await mainOf(olga, one)).text).toContain("Publish competition");
	expect((await openPage(priya, `/scoreboards?competition=${competition_id}`)).status).toBe(404);
	const change = { competition_id, change: "publish" };
	const asked = await sendForm(olga, one, "scoreboards/change-competition#publish", change);
	expect(asked.location).toBeNull();
	const published = await sendForm(olga, one, "scoreboards/change-competition#publish", { ...change, answered: "1" });
	expect(published.location).toBe(`/webapp${one}`);
	await followCompetitionsOf(acme);
	await addRecognition(acme, { program, giver: olga, recipients: [priya, sofia, lena], points: 10 });
	await addRecognition(acme, { program, giver: olga, recipients: [priya], points: 10 });
	await followCompetitionsOf(acme);
	const list = await mainOf(priya, "/scoreboards");
	for (const words of ["Running now", "North race", "Place 1", "of 2"]) expect(list.text).toContain(words);
	expect(list.text).not.toMatch(/Coming|Over/);
	const others = { group_ids: [group], starts_on: "2198-01-01", ends_on: "2198-02-01" };
	await addCompetition(olga, { ...others, name: "Summer race" });
	const called_off = await addCompetition(olga, { ...others, name: "Winter race" });
	await addCompetition(olga, { ...others, group_ids: [], name: "Secret race", isPublished: false });
	const cancel = { competition_id: called_off, change: "cancel" } as const;
	await olga.client.call("scoreboards/change-competition", cancel);
	const all = (await mainOf(priya, "/scoreboards")).text;
	expect(all).toMatch(/Running now.*North race.*Coming.*Summer race.*Over.*Winter race.*Canceled/);
	expect(all).not.toContain("Secret race");
	await acme.database.write([
		sql`update scoreboard_standings set previous_place = 2 where account_id = ${acme.id} and user_id = ${priya.id}`,
		sql`update scoreboard_competitions set starts_at = starts_at - 172800000 where account_id = ${acme.id}`,
	]);
	const board = await mainOf(sofia, `/scoreboards?competition=${competition_id}`);
	for (const words of [
		...["North race", "The best at the end wins.", "Your place", "Place 2", "Recognitions received", "Be kind."],
		...["700 points", "5 scoreboard points each", "Standings", "As of"],
	])
		expect(board.text).toContain(words);
	expect(board.text).not.toContain("Lena");
	expect((await openPage(lena, `/scoreboards?competition=${competition_id}`)).status).toBe(404);
	expect((await mainOf(lena, "/scoreboards")).text).toContain("No competitions yet");
	expect((await mainOf(priya, "/profile/privacy")).text).toContain("By my name and picture");
	const chosen = await sendForm(priya, "/profile/privacy", "scoreboards/save-board-choice", { shown_as: "colleague" });
	expect(chosen.location).toBe("/webapp/profile/privacy");
	const unnamed = await mainOf(sofia, `/scoreboards?competition=${competition_id}`);
	expect(unnamed.text).toContain("A colleague");
	expect(unnamed.text).not.toContain("Priya");
	const own = await mainOf(priya, `/scoreboards?competition=${competition_id}`);
	for (const words of ["Priya", "Others see “A colleague”", "Up 1 place since the day before"])
		expect(own.text).toContain(words);
	const standings = await mainOf(olga, `/scoreboards/standings?competition=${competition_id}`);
	expect(standings.text).toContain("Priya");
	expect(standings.text).toContain("Sofia");
	const off = await (await createTenant()).addMember();
	expect(await hrefs(off)).not.toContain("/webapp/scoreboards");
	expect((await openPage(off, "/scoreboards")).status).toBe(403);
	expect((await mainOf(off, "/profile/privacy")).text).not.toContain("boards");
});

/** The checklist of a new place: each step knows by the data whether it is done, what can wait is put aside, and the overview leads there. */
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { tokenSentTo } from "#test/kit/mail";
import { runByHand, runOutboxWhole } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

async function newPlace() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	return { acme, olga };
}

/** The steps that are done, and the one that comes next. */
async function stateOf(olga: TestMember) {
	const { steps, next_step, is_over } = await olga.client.call("setup/get-checklist", {});
	return { done: steps.filter(({ is_done }) => is_done === 1).map(({ step }) => step), next_step, is_over };
}

const aside = (olga: TestMember, step: string, is_aside: "0" | "1") =>
	sendForm(olga, "/setup", "setup/put-step-aside", { step, is_aside });

test("a new owner is led from nothing to the first recognition, and each step is done by what the account holds", async () => {
	const { acme, olga } = await newPlace();
	expect(await stateOf(olga)).toEqual({ done: [], next_step: "look", is_over: 0 });
	const start = await openPage(olga, "/setup");
	expect(start.part("main", ["id", "main"]).texts("h3")).toEqual([
		"Name and colors",
		"Bring your people in",
		"A budget with points",
		"A first program",
		"Invite everybody",
	]);
	expect(start.text).toMatch(/Welcome, Olga.*0 of 5/);
	const look = { company_name: "Acme", platform_name: "Praise", navbar_color: "#123456", primary_color: "#7a1fa2" };
	const colors = { secondary_color: "#00695c", accent_color: "#ffd600", main_active_color: "#7a1fa2" };
	await olga.client.call("settings/save-look", { ...look, ...colors });
	const priya = await acme.addMember({ status: "invited", first_name: "Priya" });
	await acme.addMember({ status: "invited" });
	expect(await stateOf(olga)).toEqual({ done: ["look", "people"], next_step: "budget", is_over: 0 });
	expect((await openPage(olga, "/setup")).text).toContain("2 people are in.");
	await fundTenant(acme, 500);
	const budget_id = await addBudget(olga, { name: "First" });
	expect((await stateOf(olga)).done).toEqual(["look", "people"]);
	await olga.client.call("budgets/move-points", { to_budget_id: budget_id, points: 500, reason: "Start" });
	expect((await stateOf(olga)).next_step).toBe("program");
	const program = { name: "Thanks", budget_id, points: 50 };
	const { program_id } = await olga.client.call("programs/ao-update-program-details", program);
	expect((await stateOf(olga)).next_step).toBe("invitations");
	await olga.client.call("invitations/send-invitations", { user_ids: [priya.id] });
	expect(await stateOf(olga)).toEqual({
		done: ["look", "people", "budget", "program", "invitations"],
		next_step: null,
		is_over: 1,
	});
	expect((await openPage(olga, "/setup")).text).toMatch(/Nothing is left to set up.*5 of 5/);
	await olga.client.call("programs/change-program-state", { program_id, state: "archived" });
	expect((await stateOf(olga)).next_step).toBe("program");
});

test("while there are no points it is said that the provider funds them and how to ask; then how many there are", async () => {
	const { acme, olga } = await newPlace();
	expect((await openPage(olga, "/setup")).text).toContain(
		"Your provider funds them: write to your contact there and name the amount.",
	);
	await fundTenant(acme, 1_200);
	const page = await openPage(olga, "/setup");
	expect(page.text).toContain("1,200 points are available.");
	expect(page.links().map(({ href }) => href)).toContain("/webapp/budgets/new");
	await addBudget(olga, { name: "First" });
	expect((await openPage(olga, "/setup")).links().map(({ href }) => href)).toContain("/webapp/budgets/move");
});

test("a step is put aside and taken up again, the whole list too, and both are remembered for every owner", async () => {
	const { acme, olga } = await newPlace();
	const oscar = await acme.addMember({ role: "account_owner", first_name: "Oscar" });
	expect((await aside(olga, "look", "1")).location).toBe("/webapp/setup");
	expect([(await stateOf(oscar)).next_step, (await openPage(oscar, "/setup")).text]).toEqual([
		"people",
		expect.stringMatching(/Name and colors Put aside/),
	]);
	await aside(olga, "look", "0");
	expect((await stateOf(olga)).next_step).toBe("look");
	expect((await openPage(olga, "")).text).toMatch(/Set up your place0 of 5Next: Name and colors/);
	expect((await aside(olga, "all", "1")).location).toBe("/webapp");
	expect((await openPage(oscar, "")).text).not.toContain("Set up your place");
	await aside(oscar, "all", "0");
	expect((await openPage(olga, "")).text).toContain("Set up your place");
});

test("members neither see the checklist nor put its steps aside", async () => {
	const { acme } = await newPlace();
	const member = await acme.addMember();
	expect((await openPage(member, "/setup")).status).toBe(403);
	expect((await openPage(member, "")).text).not.toContain("Set up your place");
	const asked = { step: "look", is_aside: 1 } as const;
	expect((await member.client.try("setup/put-step-aside", asked)).status).toBe(403);
});

test("who activates an account as its owner comes to the checklist first, a member home; once it is over, both come home", async () => {
	const { acme, olga } = await newPlace();
	runByHand(olga.client);
	const arrive = async (role: "account_owner" | "member", name: string) => {
		const person = await acme.addMember({ role, first_name: name, status: "invited" });
		await olga.client.call("session/send-activation-link", { user_id: person.id });
		await runOutboxWhole(acme);
		const path = `/activate/${await tokenSentTo(acme, person)}`;
		const arrived = { ...person, client: acme.visitor() };
		const { location } = await sendForm(arrived, path, "session/activate", { password: "long enough words" });
		return { arrived, location };
	};
	const owner = await arrive("account_owner", "Oscar");
	const member = await arrive("member", "Priya");
	expect([owner.location, member.location]).toEqual(["/webapp/setup?first=1", "/webapp"]);
	expect((await openPage(owner.arrived, "/setup?first=1")).text).toContain("Welcome, Oscar");
	await aside(olga, "all", "1");
	const answer = await owner.arrived.client.fetch("/webapp/setup?first=1");
	expect([answer.status, answer.headers.get("location")]).toEqual([302, "/webapp"]);
});

test("owners who left, and those who have still to join, hide nobody who is in", async () => {
	const { acme, olga } = await newPlace();
	await acme.addMember({ role: "account_owner", status: "terminated" });
	expect((await stateOf(olga)).done).toEqual([]);
	await acme.addMember({ first_name: "Priya" });
	expect((await stateOf(olga)).done).toEqual(["people", "invitations"]);
	expect((await openPage(olga, "/setup")).text).toContain("1 person is in.");
	await acme.addMember({ role: "account_owner", status: "invited" });
	expect((await stateOf(olga)).done).toEqual(["people", "invitations"]);
});

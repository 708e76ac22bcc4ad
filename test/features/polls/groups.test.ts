/** Polls for groups over HTTP: who is in one sees it, votes and is told, and nobody else finds it anywhere. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addGroup } from "#test/factories/programs";
import { runByHand, runOutboxWhole } from "#test/kit/outbox";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { hourMs } from "#workers/kernel/clock";

async function makeCompany() {
	const acme = await createTenant({ flags: { polls_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const sofia = await acme.addMember({ first_name: "Sofia" });
	const dan = await acme.addMember({ first_name: "Dan" });
	const north = await addGroup(acme, "North", [priya]);
	const yard = await addGroup(acme, "Yard", [priya, sofia]);
	return { acme, olga, priya, sofia, dan, north, yard };
}

const save = (person: TestMember, more: object) =>
	person.client.try("polls/save-poll", {
		...{ question: "Which shift?", options: ["Early", "Late"], results: "always", act: "publish" },
		...{ closes_at: Date.now() + 48 * hourMs, audience: "groups", ...more },
	} as never);
const ask = async (person: TestMember, more: object) => Number((await save(person, more)).body.poll_id);
const vote = async (person: TestMember, poll_id: number) =>
	(await person.client.try("polls/vote", { poll_id, option_ids: [1] })).body.resultType;
const listed = async (person: TestMember, state?: "open" | "closed" | "mine") =>
	(await person.client.call("polls/get-polls", { filters: state ? { state } : {} })).table_rows.map(({ id }) => id);
const bellOf = async (person: TestMember) =>
	(await person.client.call("notifications/get-notifications", {})).table_rows.map(({ text }) => text);

test("a poll for groups is seen, voted on and told to those who are in one of them, once each, and to nobody else on list, page, results, feed, home and search", async () => {
	const { acme, olga, priya, sofia, dan, north, yard } = await makeCompany();
	const id = await ask(olga, { group_ids: [north, yard] });
	await runOutboxWhole(acme);
	for (const person of [priya, sofia]) {
		expect(await bellOf(person)).toEqual([expect.stringContaining("Which shift?")]);
		expect(await listed(person)).toEqual([id]);
		expect((await openPage(person, `/polls/${id}`)).status).toBe(200);
		expect((await person.client.call("polls/get-poll", { poll_id: id })).groups).toEqual([]);
		expect(await vote(person, id)).toBeUndefined();
	}
	expect(await bellOf(dan)).toEqual([]);
	expect(await bellOf(olga)).toEqual([]);
	expect(await listed(dan)).toEqual([]);
	expect((await dan.client.try("polls/get-poll", { poll_id: id })).status).toBe(404);
	expect((await openPage(dan, `/polls/${id}`)).status).toBe(404);
	expect((await dan.client.call("polls/get-poll-results", { poll_ids: [id] })).polls).toEqual([]);
	expect((await sofia.client.call("polls/get-poll-results", { poll_ids: [id] })).polls).toMatchObject([
		{ audience: "groups", voter_count: 2 },
	]);
	expect(await vote(dan, id)).toBe("not_found");
	for (const path of ["/", "/polls", "/activities", "/search?text=shift"])
		expect((await openPage(dan, path)).text).not.toContain("Which shift?");
	expect((await priya.client.call("activity/get-activity-feed", {})).table_rows).toEqual([]);
	const seen = await olga.client.call("polls/get-poll", { poll_id: id });
	expect(seen.groups.map(({ name }) => name)).toEqual(["North", "Yard"]);
	await olga.client.call("polls/change-poll", { poll_id: id, change: "close" });
	expect(await listed(dan, "closed")).toEqual([]);
	expect(await listed(sofia, "closed")).toEqual([id]);
});

test("who comes into a group finds its poll and votes, who leaves it does neither, also at the moment of voting", async () => {
	const { acme, olga, sofia, dan, yard } = await makeCompany();
	const id = await ask(olga, { group_ids: [yard] });
	expect(await listed(dan)).toEqual([]);
	expect(await listed(sofia)).toEqual([id]);
	await acme.database.write([
		sql`insert into group_members (account_id, group_id, user_id) values (${acme.id}, ${yard}, ${dan.id})`,
		sql`delete from group_members where account_id = ${acme.id} and group_id = ${yard} and user_id = ${sofia.id}`,
	]);
	expect(await listed(dan)).toEqual([id]);
	expect(await listed(sofia)).toEqual([]);
	expect(await vote(sofia, id)).toBe("not_found");
	expect(await vote(dan, id)).toBeUndefined();
});

test("account owners alone ask groups, such as there are and at least one, and whom it asks stays from the first vote on", async () => {
	const { acme, olga, priya, sofia, north, yard } = await makeCompany();
	expect(Object.keys((await save(priya, { group_ids: [north] })).body.errors as object)).toEqual(["audience"]);
	expect((await priya.client.try("polls/get-poll-choices", {})).status).toBe(403);
	for (const group_ids of [[], [north, 99]])
		expect(Object.keys((await save(olga, { group_ids })).body.errors as object)).toEqual(["group_ids"]);
	expect((await olga.client.call("polls/get-poll-choices", {})).groups).toMatchObject([
		{ name: "North", people_count: 1 },
		{ name: "Yard", people_count: 2 },
	]);
	// One for everyone becomes one for a group: its post is gone, and the group is told.
	const id = await ask(olga, { audience: "everyone" });
	expect((await sofia.client.call("activity/get-activity-feed", {})).table_rows).toHaveLength(1);
	await save(olga, { poll_id: id, group_ids: [north] });
	await runOutboxWhole(acme);
	expect((await priya.client.call("activity/get-activity-feed", {})).table_rows).toEqual([]);
	expect(await bellOf(priya)).toHaveLength(1);
	expect(await listed(sofia)).toEqual([]);
	expect(await vote(priya, id)).toBeUndefined();
	expect((await save(olga, { poll_id: id, group_ids: [yard] })).body.resultType).toBe("poll_frozen");
	for (const change of [
		sql`delete from poll_groups where account_id = ${acme.id} and poll_id = ${id}`,
		sql`update polls set has_groups = 0 where account_id = ${acme.id} and id = ${id}`,
	])
		await expect(acme.database.write([change])).rejects.toThrow("poll_frozen");
});

test("a poll for groups that opens at its time is told then", async () => {
	const { acme, olga, priya, dan, north } = await makeCompany();
	const id = await ask(olga, { group_ids: [north], opens_at: Date.now() + hourMs });
	await runOutboxWhole(acme);
	expect(await bellOf(priya)).toEqual([]);
	expect(await listed(priya)).toEqual([]);
	await acme.database.write([
		sql`update polls set opens_at = ${Date.now() - 1_000} where account_id = ${acme.id} and id = ${id}`,
		sql`update outbox set due_at = 0 where account_id = ${acme.id} and job = 'polls/open-poll'`,
	]);
	await runOutboxWhole(acme);
	await runOutboxWhole(acme);
	expect(await bellOf(priya)).toHaveLength(1);
	expect(await bellOf(dan)).toEqual([]);
	expect(await listed(priya)).toEqual([id]);
	expect((await priya.client.call("polls/get-poll", { poll_id: id })).poll.activity_id).toBeNull();
});

test("a poll for a team is found by who came to its manager since they looked", async () => {
	const { acme, olga, priya, dan } = await makeCompany();
	const join = (person: TestMember) =>
		acme.database.write([
			sql`update users set manager_id = ${olga.id} where account_id = ${acme.id} and id = ${person.id}`,
		]);
	await join(priya);
	const id = await ask(priya, { audience: "team" });
	expect(await listed(dan)).toEqual([]);
	await join(dan);
	expect(await listed(dan)).toEqual([id]);
});

test("groups that are added to an open poll are told then, and nobody twice; what is still to be told waits while it is paused", async () => {
	const { acme, olga, priya, sofia, dan, north, yard } = await makeCompany();
	const id = await ask(olga, { group_ids: [north] });
	await runOutboxWhole(acme);
	expect((await save(olga, { poll_id: id, group_ids: [north, yard] })).status).toBe(200);
	await runOutboxWhole(acme);
	const told = async () => Promise.all([priya, sofia, dan].map(async (person) => (await bellOf(person)).length));
	expect(await told()).toEqual([1, 1, 0]);
	const road = await addGroup(acme, "Road", [dan]);
	runByHand(olga.client);
	await save(olga, { poll_id: id, group_ids: [north, yard, road] });
	await olga.client.call("polls/change-poll", { poll_id: id, change: "pause" });
	await runOutboxWhole(acme);
	expect(await told()).toEqual([1, 1, 0]);
	await olga.client.call("polls/change-poll", { poll_id: id, change: "resume" });
	await acme.database.write([
		sql`update outbox set due_at = 0 where account_id = ${acme.id} and job = 'polls/tell-groups' and done_at is null`,
	]);
	await runOutboxWhole(acme);
	expect(await told()).toEqual([1, 1, 1]);
});

/** The feed takes things of any kind that somebody declares, and skips what nobody can draw. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { createTenant, newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { insertActivities, knowActivities } from "#workers/features/activity";
import { defineActivity } from "#workers/kernel/define-activity";

const read: number[][] = [];

/** A kind of this test alone, which tells of a group that was founded; the group's name is read where it stands. */
const founding = defineActivity({
	kind: "founding",
	details: z.object({ group_id: z.int(), motto: z.string().default("") }),
	content: z.object({ group_name: z.string(), motto: z.string() }),
	present: async (scope, activities) => {
		read.push(activities.map(({ id }) => id));
		const ids = JSON.stringify(activities.map(({ details }) => details.group_id));
		const rows = await scope.read(sql<{ id: number; name: string }>`select g.id, g.name from json_each(${ids}) e
			join groups g on g.account_id = ${scope.account.id} and g.id = e.value`);
		const names = new Map(rows.map(({ id, name }) => [id, name]));
		return new Map(
			activities.flatMap(({ id, details: { group_id, motto } }) => {
				const group_name = names.get(group_id);
				return group_name === undefined ? [] : [[id, { group_name, motto }] as const];
			}),
		);
	},
});

// The registry tells its kinds when the Worker starts, and this test one more, before the first request.
knowActivities([founding]);

test("a kind of its own stands in the feed among the others, with what it adds and what all share", async () => {
	const { acme, ada, ben, cleo } = await acmeWithPeople();
	const program = await addProgram(acme, { owner: ada });
	const thanks = await addRecognition(acme, { giver: ada, recipients: [ben], program, created_at: 2_000 });
	const group_id = await addGroup(acme, "Night shift");
	const older = await found(acme, { actor: ada, group_id, motto: "Awake", created_at: 1_000 });
	const newer = await found(acme, { actor: ada, group_id, created_at: 3_000 });
	await cleo.client.call("activity/save-comment", { activity_id: older, comment_text: "Welcome", temp_id: "a" });
	await cleo.client.call("activity/save-like-unlike", { activity_id: older, action: "like", temp_id: "b" });

	read.length = 0;
	const page = await cleo.client.call("activity/get-activity-feed", {});
	expect(page.table_rows.map(({ id }) => id)).toEqual([newer, thanks.activity_id, older]);
	expect(page.table_rows.map(({ kind }) => kind)).toEqual(["founding", "recognition", "founding"]);
	expect(page.total_rows).toBe(3);
	expect(read).toEqual([[newer, older]]);
	const { activity } = await cleo.client.call("activity/get-activity", { activity_id: older });
	expect(activity).toMatchObject({
		kind: "founding",
		group_name: "Night shift",
		motto: "Awake",
		actor: { id: ada.id },
		comments: [{ text: "Welcome" }],
		like_count: 1,
		liked_by_me: 1,
		is_for_me: 0,
	});
	expect(activity).not.toHaveProperty("message");
});

test("it stands in the feeds of those whom its writer names, and is meant for them", async () => {
	const { acme, ada, ben, cleo } = await acmeWithPeople();
	const group_id = await addGroup(acme, "Night shift");
	const forBen = await found(acme, { actor: ada, group_id, people: [ben.id, ben.id], created_at: 1_000 });
	const ofTeam = await found(acme, {
		...{ actor: ada, group_id, visibility: "team", team_manager_id: ada.id, teams: [ada.id, cleo.id] },
		created_at: 2_000,
	});
	const secret = await found(acme, {
		actor: ada,
		group_id,
		visibility: "private",
		people: [ben.id],
		created_at: 3_000,
	});
	expect(await feedOf(ben, "mine")).toEqual([forBen]);
	expect(await feedOf(ada, "mine")).toEqual([ofTeam, forBen]);
	expect(await feedOf(cleo, "mine")).toEqual([]);
	expect(await feedOf(ada, "my_team")).toEqual([ofTeam]);
	expect(await feedOf(ben, "everyone")).toEqual([ofTeam, forBen]);
	expect(await feedOf(cleo, "everyone")).toEqual([forBen]);
	const { table_rows } = await ben.client.call("activity/get-activity-feed", {});
	expect(table_rows.map(({ id, is_for_me }) => [id, is_for_me])).toEqual([
		[ofTeam, 0],
		[forBen, 1],
	]);
	expect((await ben.client.try("activity/get-activity", { activity_id: secret })).status).toBe(404);
});

test("what no feature knows any more, or has nothing to show, is skipped by the page and not found by its id", async () => {
	const { acme, ada, ben } = await acmeWithPeople();
	const group_id = await addGroup(acme, "Night shift");
	const shown = await found(acme, { actor: ada, group_id, created_at: 1_000 });
	const empty = await found(acme, { actor: ada, group_id: newId(), created_at: 2_000 });
	const retired = newId();
	await acme.database.write([
		sql`insert into activities (account_id, id, kind, actor_id, visibility, created_at)
			values (${acme.id}, ${retired}, 'wager', ${ada.id}, 'public', 3000)`,
	]);
	expect(await feedOf(ben, "everyone")).toEqual([shown]);
	for (const activity_id of [empty, retired])
		expect((await ben.client.try("activity/get-activity", { activity_id })).status).toBe(404);
});

test("a page leaves out what it has no drawing for, and shows the rest", async () => {
	const { acme, ada, ben } = await acmeWithPeople();
	const program = await addProgram(acme, { owner: ada });
	await addRecognition(acme, { giver: ada, recipients: [ben], program, message: "Well steered." });
	const undrawn = await found(acme, { actor: ada, group_id: await addGroup(acme, "Night shift"), created_at: 1_000 });
	const page = await (await ben.client.fetch("/webapp/activities")).text();
	expect(page).toContain("Well steered.");
	expect(page).not.toContain(`post-${undrawn}`);
	expect((await ben.client.fetch(`/webapp/activities/${undrawn}`)).status).toBe(404);
});

test("two kinds cannot share a name", () => {
	expect(() => knowActivities([{ ...founding }])).toThrow("two kinds of activity are called founding");
});

type Founding = { actor: TestMember; group_id: number; motto?: string; created_at: number } & Partial<{
	visibility: "public" | "team" | "private";
	team_manager_id: number;
	people: number[];
	teams: number[];
}>;

/** Hands one to the feed, as a feature does in its own batch. */
async function found(acme: TestTenant, { actor, group_id, motto, created_at, ...concerned }: Founding) {
	const id = newId();
	const audience = { visibility: "public" as const, team_manager_id: null, people: [], teams: [], ...concerned };
	const details = { group_id, ...(motto && { motto }) };
	const activity = { id, actor_id: actor.id, created_at, details, ...audience };
	await acme.database.write(insertActivities(acme.id, founding.kind as never, [activity as never]));
	return id;
}

async function addGroup(acme: TestTenant, name: string): Promise<number> {
	const id = newId();
	await acme.database.write([
		sql`insert into groups (account_id, id, name, created_at) values (${acme.id}, ${id}, ${name}, 0)`,
	]);
	return id;
}

async function feedOf({ client }: TestMember, scope: "everyone" | "my_team" | "mine"): Promise<number[]> {
	const page = await client.call("activity/get-activity-feed", { filters: { scope } });
	return page.table_rows.map(({ id }) => id);
}

/** Ada leads Ben; Cleo stands apart. */
async function acmeWithPeople() {
	const acme = await createTenant();
	const ada = await acme.addMember({ first_name: "Ada" });
	const ben = await acme.addMember({ first_name: "Ben", manager_id: ada.id });
	const cleo = await acme.addMember({ first_name: "Cleo" });
	return { acme, ada, ben, cleo };
}

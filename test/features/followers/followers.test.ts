/** Followers over HTTP: the feed that follows people and groups, and what a block ends. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addGroup, addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { createTenant, type TestMember } from "#test/kit/tenant";

type Relation = "following" | "followers" | "groups" | "blocked";

const follow = (person: TestMember, target_id: number, kind: "person" | "group" = "person") =>
	person.client.try("followers/follow-unfollow", { kind, target_id, change: "follow" });
const block = (person: TestMember, person_id: number, change: "block" | "unblock" = "block") =>
	person.client.try("followers/block-unblock", { person_id, change });

async function namesIn(person: TestMember, relation: Relation): Promise<string[]> {
	const page = await person.client.call("followers/get-followers", { filters: { relation } });
	expect(page.total_rows).toBe(page.table_rows.length);
	return page.table_rows.map(({ name }) => name).sort();
}

async function feedOf(person: TestMember, scope?: "following") {
	const { table_rows } = await person.client.call("activity/get-activity-feed", { filters: scope ? { scope } : {} });
	return table_rows.map(({ id }) => id);
}

async function makeCompany() {
	const acme = await createTenant();
	const people = ["Priya", "Marcus", "Sofia", "Dan", "Eve"];
	const [priya, marcus, sofia, dan, eve] = await Promise.all(
		people.map((first_name) => acme.addMember({ first_name, last_name: "Test" })),
	);
	const program = await addProgram(acme, { owner: eve!, budget: 10_000 });
	const thank = async (giver: TestMember, recipient: TestMember, more: object = {}) =>
		(await addRecognition(acme, { giver, recipients: [recipient], program, message: "Thanks", ...more })).activity_id;
	return { acme, priya: priya!, marcus: marcus!, sofia: sofia!, dan: dan!, eve: eve!, thank };
}

test("the feed of whom one follows holds what people and groups give and get, and nothing that was not to be seen before", async () => {
	const { acme, priya, marcus, sofia, dan, eve, thank } = await makeCompany();
	const night = await addGroup(acme, "Night shift", [priya, dan]);
	const day = await addGroup(acme, "Day shift", [sofia]);
	const [given, got, ofGroup, others] = [
		await thank(marcus, sofia),
		await thank(sofia, marcus),
		await thank(eve, dan),
		await thank(sofia, eve),
	];
	await thank(sofia, marcus, { visibility: "private" });
	await thank(sofia, marcus, { created_at: Date.now() - 100 * 86_400_000 });
	expect(await feedOf(priya, "following")).toEqual([]);
	expect((await follow(priya, marcus.id)).body).toMatchObject({ is_followed: 1 });
	expect((await feedOf(priya, "following")).sort()).toEqual([given, got].sort());
	expect(await feedOf(priya)).toContain(others);
	await follow(priya, night, "group");
	expect((await feedOf(priya, "following")).sort()).toEqual([given, got, ofGroup].sort());
	expect(await feedOf(sofia, "following")).toEqual([]);
	expect((await follow(priya, day, "group")).body.resultType).toBe("cannot_be_followed");
	expect(await namesIn(priya, "following")).toEqual(["Marcus Test"]);
	expect(await namesIn(marcus, "followers")).toEqual(["Priya Test"]);
	expect(await namesIn(priya, "groups")).toEqual(["Night shift"]);
	await priya.client.call("followers/follow-unfollow", { target_id: marcus.id, change: "unfollow" });
	expect(await feedOf(priya, "following")).toEqual([ofGroup]);
	expect(await namesIn(marcus, "followers")).toEqual([]);
	const late = await thank(sofia, dan);
	expect((await feedOf(priya, "following")).sort()).toEqual([ofGroup, late].sort());
	await acme.database.write([sql`delete from group_members where account_id = ${acme.id} and user_id = ${dan.id}`]);
	expect(await feedOf(priya, "following")).toEqual([]);
});

test("a block takes somebody's posts out of every feed of whoever blocked them, ends following both ways, and tells nobody", async () => {
	const { acme, priya, marcus, sofia, thank } = await makeCompany();
	const [post, other] = [await thank(marcus, sofia), await thank(sofia, marcus)];
	await follow(priya, marcus.id);
	await follow(priya, sofia.id);
	await follow(marcus, priya.id);
	expect((await block(priya, marcus.id)).body).toMatchObject({ is_blocked: 1 });
	expect(await feedOf(priya)).toEqual([other]);
	expect(await feedOf(priya, "following")).toEqual([other]);
	expect(await feedOf(sofia)).toContain(post);
	expect(await namesIn(priya, "following")).toEqual(["Sofia Test"]);
	expect(await namesIn(priya, "followers")).toEqual([]);
	expect(await namesIn(marcus, "following")).toEqual([]);
	expect(await namesIn(priya, "blocked")).toEqual(["Marcus Test"]);
	expect(await namesIn(marcus, "blocked")).toEqual([]);
	const relation = { person_ids: [marcus.id, priya.id] };
	const seen = await priya.client.call("followers/get-relations", relation);
	expect(seen.people.find(({ id }) => id === marcus.id)).toMatchObject({ is_followed: 0, is_blocked: 1 });
	const toldToBlocked = await marcus.client.call("followers/get-relations", relation);
	expect(toldToBlocked.people.find(({ id }) => id === priya.id)).toMatchObject({ is_followed: 0, is_blocked: 0 });
	for (const [person, target] of [
		[priya, marcus],
		[marcus, priya],
	] as const)
		expect((await follow(person, target.id)).body.resultType).toBe("cannot_be_followed");
	await block(priya, marcus.id, "unblock");
	expect(await feedOf(priya)).toContain(post);
	expect((await follow(marcus, priya.id)).body).toMatchObject({ is_followed: 1 });
	const audit = await acme.database.read(
		sql<{
			action: string;
		}>`select distinct action from audit_lines where account_id = ${acme.id} and action like 'followers/%'`,
	);
	expect(audit.map(({ action }) => action)).toEqual(["followers/follow-unfollow"]);
});

test("nobody follows or blocks themself, who left, or more than 500", async () => {
	const { acme, priya, marcus } = await makeCompany();
	const gone = await acme.addMember({ status: "terminated" });
	const elsewhere = await (await createTenant()).addMember();
	expect((await follow(priya, priya.id)).body.resultType).toBe("not_to_follow_yourself");
	expect((await block(priya, priya.id)).body.resultType).toBe("not_to_block_yourself");
	for (const { id } of [gone, elsewhere]) {
		expect((await follow(priya, id)).body.resultType).toBe("cannot_be_followed");
		expect((await block(priya, id)).body.resultType).toBe("cannot_be_blocked");
	}
	const others = await Promise.all(Array.from({ length: 500 }, () => acme.addMember()));
	const ids = JSON.stringify(others.map(({ id }) => id));
	await acme.database.write([
		sql`insert into follows (account_id, follower_id, kind, target_id, created_at)
			select ${acme.id}, ${priya.id}, 'person', value, 1 from json_each(${ids})`,
		sql`insert into blocks (account_id, blocker_id, blocked_id, created_at)
			select ${acme.id}, ${priya.id}, value, 1 from json_each(${ids})`,
	]);
	expect((await follow(priya, marcus.id)).body).toMatchObject({ resultType: "too_many_followed" });
	expect((await block(priya, marcus.id)).body).toMatchObject({ resultType: "too_many_blocked" });
	expect(await namesIn(marcus, "followers")).toEqual([]);
});

test("one who follows while the other blocks at once never follows whom they are blocked by, and following twice at once is once", async () => {
	const { priya, marcus, sofia } = await makeCompany();
	await Promise.all([follow(priya, marcus.id), block(marcus, priya.id), follow(priya, marcus.id)]);
	expect(await namesIn(priya, "following")).toEqual([]);
	expect(await namesIn(marcus, "followers")).toEqual([]);
	expect(await namesIn(marcus, "blocked")).toEqual(["Priya Test"]);
	await Promise.all([follow(priya, sofia.id), follow(priya, sofia.id)]);
	expect(await namesIn(sofia, "followers")).toEqual(["Priya Test"]);
});

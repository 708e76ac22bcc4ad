/** What somebody who looks at a feed is told of it: posts that are new to them, and figures of those on their screen. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addGroup, addProgram } from "#test/factories/programs";
import { addRecognition, hideActivity, type RecognitionOptions } from "#test/factories/recognition";
import { createTenant, newId, type TestMember } from "#test/kit/tenant";
import { dayMs, hourMs } from "#workers/kernel/clock";
import type { EndpointInput } from "#workers/registry";

type Asked = EndpointInput<"activity/get-feed-changes">;

const changesFor = (person: TestMember, asked: Asked = {}) => person.client.call("activity/get-feed-changes", asked);
const newFor = async (person: TestMember, asked: Asked = {}) => (await changesFor(person, asked)).new_count;

/** Ingrid leads Priya and Kenji; Zoe leads Marcus and Olu. */
async function acmeWithTeams() {
	const acme = await createTenant({ flags: { polls_enabled: 1 } });
	const ada = await acme.addMember({ first_name: "Ada", role: "account_owner" });
	const ingrid = await acme.addMember({ first_name: "Ingrid" });
	const zoe = await acme.addMember({ first_name: "Zoe" });
	const [priya, kenji] = [
		await acme.addMember({ first_name: "Priya", manager_id: ingrid.id }),
		await acme.addMember({ first_name: "Kenji", manager_id: ingrid.id }),
	];
	const [marcus, olu] = [
		await acme.addMember({ first_name: "Marcus", manager_id: zoe.id }),
		await acme.addMember({ first_name: "Olu", manager_id: zoe.id }),
	];
	const program = await addProgram(acme, { owner: ada, budget: 10_000 });
	const thank = async (giver: TestMember, recipient: TestMember, more: Partial<RecognitionOptions> = {}) =>
		(await addRecognition(acme, { giver, recipients: [recipient], program, points: 1, ...more })).activity_id;
	return { acme, ada, ingrid, zoe, priya, kenji, marcus, olu, thank };
}

test("posts behind the newest one that somebody has are counted in each filter, of the same moment by their ids", async () => {
	const { priya, kenji, marcus, olu, thank } = await acmeWithTeams();
	const at = Date.now() - hourMs;
	const first = await thank(marcus, olu, { created_at: at });
	const seen = { newest_at: at, newest_id: first };
	expect(await changesFor(priya, seen)).toMatchObject({ new_count: 0, has_more: 0, ...seen, activities: [] });
	const second = await thank(olu, marcus, { created_at: at });
	const last = await thank(marcus, priya, { created_at: at + 1 });
	await thank(marcus, priya, { created_at: at - 1 });
	const behind = (id: number) => ({ newest_at: at, newest_id: id });
	expect(await newFor(priya, behind(Math.min(first, second)))).toBe(2);
	expect(await newFor(priya, behind(Math.max(first, second)))).toBe(1);
	expect(await changesFor(priya, seen)).toMatchObject({ newest_at: at + 1, newest_id: last });
	expect(await newFor(priya)).toBe(4);
	expect(await newFor(priya, { scope: "mine", newest_at: at })).toBe(1);
	expect(await newFor(kenji, { scope: "mine", newest_at: at })).toBe(0);
	expect(await newFor(kenji, { scope: "my_team", newest_at: at })).toBe(1);
	expect(await newFor(olu, { scope: "my_team", newest_at: at })).toBe(2);
});

test("only what the feed itself would show is counted: nothing hidden, private, of another team, of somebody blocked, or of another account", async () => {
	const { acme, ingrid, priya, kenji, marcus, olu, thank } = await acmeWithTeams();
	const team = await thank(marcus, priya, { visibility: "team", team_manager_id: ingrid.id });
	await thank(marcus, priya, { visibility: "private" });
	await hideActivity(acme, await thank(marcus, priya));
	for (const person of [priya, kenji, ingrid, marcus])
		expect([person.id, await newFor(person)]).toEqual([person.id, 1]);
	expect(await newFor(olu)).toBe(0);
	const open = await thank(olu, marcus);
	await priya.client.call("followers/block-unblock", { person_id: olu.id, change: "block" });
	expect([await newFor(priya), await newFor(kenji), await newFor(olu)]).toEqual([1, 2, 1]);
	const globex = await createTenant();
	expect(await newFor(await globex.addMember(), { activity_ids: [team, open] })).toBe(0);
	expect((await acme.visitor().try("activity/get-feed-changes", {})).body.resultType).toBe("not_logged_in");
});

test("polls that are switched off and a kind that nobody knows are new to nobody, and are not looked at again", async () => {
	const { acme, ada, priya, marcus } = await acmeWithTeams();
	await ada.client.call("polls/save-poll", {
		...{ question: "Which shift?", options: ["Early", "Late"], results: "always", act: "publish" },
		...{ closes_at: Date.now() + 48 * hourMs, audience: "everyone" },
	});
	expect([await newFor(priya), await newFor(marcus)]).toEqual([1, 1]);
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.polls_enabled', 0), version = version + 1 where account_id = ${acme.id}`,
	]);
	expect([await newFor(priya), await newFor(marcus)]).toEqual([0, 0]);
	const retired = newId();
	const at = Date.now() + 1_000;
	await acme.database.write([
		sql`insert into activities (account_id, id, kind, actor_id, visibility, created_at)
			values (${acme.id}, ${retired}, 'wager', ${ada.id}, 'public', ${at})`,
	]);
	expect(await changesFor(marcus)).toMatchObject({ new_count: 0, newest_at: at, newest_id: retired });
});

test("whom one follows alone is new under Following, by themselves or by a group, 90 days back", async () => {
	const { acme, priya, kenji, marcus, olu, zoe, thank } = await acmeWithTeams();
	const night = await addGroup(acme, "Night shift", [priya, kenji]);
	const follow = (kind: "person" | "group", target_id: number) =>
		priya.client.call("followers/follow-unfollow", { kind, target_id, change: "follow" });
	await thank(marcus, olu);
	await thank(zoe, kenji);
	await thank(marcus, zoe, { created_at: Date.now() - 100 * dayMs });
	expect(await newFor(priya, { scope: "following" })).toBe(0);
	await follow("person", olu.id);
	expect(await newFor(priya, { scope: "following" })).toBe(1);
	await follow("group", night);
	expect(await newFor(priya, { scope: "following" })).toBe(2);
	await follow("person", marcus.id);
	expect(await newFor(priya, { scope: "following" })).toBe(2);
});

test("twenty are counted at most, and whoever has nothing new among them goes on behind them", async () => {
	const { acme, priya, marcus, olu, thank } = await acmeWithTeams();
	const ids: number[] = [];
	for (let at = 0; at < 21; at += 1) ids.push(await thank(olu, marcus, { created_at: 1_000 + at }));
	expect(await changesFor(priya)).toMatchObject({ new_count: 20, has_more: 1, newest_at: 1_019, newest_id: ids[19] });
	expect(await changesFor(priya, { newest_at: 1_000, newest_id: ids[0] })).toMatchObject({
		new_count: 20,
		has_more: 0,
	});
	await priya.client.call("followers/block-unblock", { person_id: olu.id, change: "block" });
	const last = await thank(marcus, priya, { created_at: 1_021 });
	const passed = await changesFor(priya);
	expect(passed).toMatchObject({ new_count: 0, has_more: 1, newest_at: 1_019, newest_id: ids[19] });
	const { newest_at, newest_id } = passed;
	expect(await changesFor(priya, { newest_at, newest_id })).toMatchObject({
		new_count: 1,
		has_more: 0,
		newest_id: last,
	});
	expect(await acme.database.read(sql`select 1 from activities where account_id = ${acme.id}`)).toHaveLength(22);
});

test("figures follow likes and comments, each thing once, and of what one may not see there are none", async () => {
	const { acme, ingrid, priya, kenji, marcus, olu, thank } = await acmeWithTeams();
	const open = await thank(marcus, olu);
	const team = await thank(marcus, priya, { visibility: "team", team_manager_id: ingrid.id });
	const secret = await thank(marcus, priya, { visibility: "private" });
	await kenji.client.call("activity/save-like-unlike", { activity_id: team, action: "like", temp_id: "t1" });
	await kenji.client.call("activity/save-comment", { activity_id: open, comment_text: "Oh", temp_id: "t2" });
	const activity_ids = [open, team, team, secret, 5];
	const figuresFor = async (person: TestMember) =>
		new Map(
			(await changesFor(person, { activity_ids })).activities.map(({ id, ...figures }) => [id, Object.values(figures)]),
		);
	expect(await figuresFor(priya)).toEqual(
		new Map([
			[open, [1, 0]],
			[team, [0, 1]],
		]),
	);
	expect(await figuresFor(olu)).toEqual(new Map([[open, [1, 0]]]));
	await priya.client.call("followers/block-unblock", { person_id: marcus.id, change: "block" });
	expect(await figuresFor(priya)).toEqual(new Map());
	await hideActivity(acme, open);
	expect(await figuresFor(olu)).toEqual(new Map());
	const stranger = await (await createTenant()).addMember();
	expect(await figuresFor(stranger)).toEqual(new Map());
});

test("another filter, too many posts and moments out of all time are refused with what to do", async () => {
	const { priya } = await acmeWithTeams();
	const ask = (payload: object) => priya.client.post("/api/activities/api_get_feed_changes", payload);
	for (const [field, value] of [
		["scope", "all"],
		["activity_ids", Array.from({ length: 51 }, (_, at) => at)],
		["newest_at", -1],
		["newest_id", "newest"],
	] as const) {
		const { status, body } = await ask({ [field]: value });
		expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, 400, [field]]);
	}
});

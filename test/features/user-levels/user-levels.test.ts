/** Levels over HTTP: what the owner sets, how people rise at once and fall one step, and who sees whose level. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addProgram } from "#test/factories/programs";
import { orderOf, putIntoCart } from "#test/factories/shopping";
import { followLevelsOf } from "#test/factories/user-levels";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { openPage } from "#test/kit/page";
import { createTenant, newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { fundAvailable, issueDirectly } from "#workers/features/points";
import { systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

const setTime = (iso: string) => {
	isolateClock.current = { now: () => Date.parse(iso) };
};

async function makeCompany() {
	const acme = await createTenant({ flags: { user_levels_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", switches: { can_see_user_level: 1 } });
	const marcus = await acme.addMember({ first_name: "Marcus" });
	await acme.database.write([sql`update sessions set expires_at = 9000000000000 where account_id = ${acme.id}`]);
	return { acme, olga, priya, marcus };
}

const rules = { metric: "points_earned", window_months: 12, starts_month: 2 } as const;
const figures = { Bronze: 100, Silver: 400, Gold: 1_000 };

async function setUp(olga: TestMember) {
	await olga.client.call("user-levels/save-level-rules", rules);
	const ids: Record<string, number> = {};
	for (const [name, from_figure] of Object.entries(figures))
		ids[name] = (await olga.client.call("user-levels/save-level", { name, from_figure })).level_id;
	return ids as Record<keyof typeof figures, number>;
}

let deposits = 0;
async function earn({ id, database }: TestTenant, person: TestMember, points: number) {
	deposits += 1;
	const now = isolateClock.current.now();
	const deposit = { account_id: id, key: `level-${deposits}`, points, reason: "test", newId, now };
	await database.write([
		...fundAvailable({ ...deposit, key: `fund-${deposit.key}` }),
		...issueDirectly({ ...deposit, member_account_id: person.points_account_id }),
	]);
}

const standingOf = async (person: TestMember) => (await person.client.call("user-levels/get-levels", {})).standing;
const bellOf = async (person: TestMember) =>
	(await person.client.call("notifications/get-notifications", {})).table_rows.map(({ text }) => text);
const levelOnPage = async (olga: TestMember, person: TestMember) =>
	(await olga.client.call("member-detail/get-member-details", { user_id: person.id })).member.user_level_name;

test("[user_levels-01] an owner sets levels; people rise at once, are told once, keep the level until the window ends, fall one step at most, and spending takes nothing", async () => {
	const { acme, olga, priya, marcus } = await makeCompany();
	setTime("2027-03-02T12:00:00Z");
	expect(await priya.client.call("user-levels/get-levels", {})).toMatchObject({ levels: [], standing: null });
	const level = await setUp(olga);
	await earn(acme, priya, 600);
	expect(await standingOf(priya)).toEqual({
		...{ metric: "points_earned", starts_on: "2027-02-01", ends_on: "2028-01-31", figure: 600, left: 400 },
		...{ level_id: level.Silver, kept_level_id: level.Silver, next_level_id: level.Gold },
	});
	await followLevelsOf(acme);
	await followLevelsOf(acme);
	expect(await bellOf(priya)).toEqual(["You reached Silver"]);
	expect([await levelOnPage(olga, priya), await levelOnPage(olga, marcus)]).toEqual(["Silver", null]);
	const mug = await addItem(acme, { name: "Mug" });
	await priya.client.call("checkout/checkout", orderOf(await putIntoCart(priya, mug.variant_id)));
	expect((await priya.client.call("session/refresh-point-balance", {})).point_balance).toBe(100);
	expect(await standingOf(priya)).toMatchObject({ level_id: level.Silver, figure: 600 });
	await earn(acme, priya, 600);
	expect(await standingOf(priya)).toMatchObject({ level_id: level.Gold, next_level_id: null, left: 0, figure: 1_200 });
	await followLevelsOf(acme);
	setTime("2028-02-01T06:00:00Z");
	await followLevelsOf(acme);
	const kept = { level_id: level.Gold, figure: 0, starts_on: "2028-02-01", kept_level_id: level.Silver };
	expect(await standingOf(priya)).toMatchObject(kept);
	expect(await bellOf(priya)).toEqual(["You reached Gold", "You reached Silver"]);
	await earn(acme, priya, 90);
	setTime("2029-02-01T06:00:00Z");
	await followLevelsOf(acme);
	expect(await standingOf(priya)).toMatchObject({ level_id: level.Silver, kept_level_id: level.Bronze });
	for (const year of [2030, 2031]) {
		setTime(`${year}-02-01T06:00:00Z`);
		await followLevelsOf(acme);
	}
	expect(await standingOf(priya)).toMatchObject({ level_id: null, next_level_id: level.Bronze, left: 100 });
	expect((await bellOf(priya)).slice(0, 3)).toEqual([
		"A new window has begun",
		"Your level is Bronze now",
		"Your level is Silver now",
	]);
	expect(await bellOf(marcus)).toEqual([]);
});

test("who reaches a level stands in the feed where they may see it, but for a day after levels were changed; who may not is told nothing, and a switched off module shows none", async () => {
	const { acme, olga, priya, marcus } = await makeCompany();
	setTime("2027-03-02T12:00:00Z");
	await setUp(olga);
	const feedOf = async ({ client }: TestMember) => (await client.call("activity/get-activity-feed", {})).table_rows;
	await earn(acme, priya, 150);
	await followLevelsOf(acme);
	expect([await bellOf(priya), await feedOf(marcus)]).toEqual([["You reached Bronze"], []]);
	setTime("2027-03-03T13:00:00Z");
	await earn(acme, priya, 300);
	await earn(acme, marcus, 300);
	await followLevelsOf(acme);
	const posts = await feedOf(marcus);
	expect(posts).toMatchObject([{ kind: "level", level: "Silver", actor: { id: priya.id }, visibility: "public" }]);
	expect(await bellOf(marcus)).toEqual([]);
	const page = await openPage(marcus, "/activities");
	expect(page.text).toMatch(/Priya \S+ reached a level.*Silver/);
	expect((await openPage(olga, "/")).text).toContain("reached a level");
	// Everybody may see theirs now, Marcus too.
	await olga.client.call("settings/save-common-switches", { can_see_user_level: 1 });
	await earn(acme, marcus, 300);
	setTime("2027-03-03T15:00:00Z");
	await followLevelsOf(acme);
	expect(await bellOf(marcus)).toEqual(["You reached Silver"]);
	expect((await feedOf(priya)).map(({ actor }) => actor.id)).toEqual([marcus.id, priya.id]);
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.user_levels_enabled', 0), version = version + 1 where account_id = ${acme.id}`,
	]);
	expect(await feedOf(priya)).toEqual([]);
});

test("[user_levels-01] only who may see their level is told it, owners alone set levels, and a switched off module refuses all", async () => {
	const { acme, olga, priya, marcus } = await makeCompany();
	const level = await setUp(olga);
	expect((await marcus.client.try("user-levels/get-levels", {})).body).toMatchObject({
		resultType: "feature_disabled",
	});
	for (const [name, input] of [
		["user-levels/get-level-rules", {}],
		["user-levels/save-level-rules", rules],
		["user-levels/save-level", { name: "Mine", from_figure: 1 }],
		["user-levels/remove-level", { level_id: level.Bronze }],
	] as const)
		expect((await priya.client.try(name, input as never)).status).toBe(403);
	expect(await olga.client.call("user-levels/get-level-rules", {})).toMatchObject({
		rules,
		levels: [{ name: "Bronze" }, { name: "Silver" }, { name: "Gold" }],
	});
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.user_levels_enabled', 0) where account_id = ${acme.id}`,
	]);
	const off = await createTenant();
	const dan = await off.addMember({ role: "account_owner", switches: { can_see_user_level: 1 } });
	for (const name of ["user-levels/get-levels", "user-levels/get-level-rules"] as const)
		expect((await dan.client.try(name, {})).body).toMatchObject({ resultType: "feature_disabled" });
	expect(await levelOnPage(dan, dan)).toBeNull();
});

test("[user_levels-01] recognitions received or given count in a window of months, and what is taken back lowers the figure, not a level that is kept", async () => {
	const { acme, olga, priya, marcus } = await makeCompany();
	const program = await addProgram(acme, { owner: olga, budget: 1_000 });
	setTime("2027-06-15T12:00:00Z");
	const count = (metric: "recognitions_received" | "recognitions_given", window_months: 3 | 6) =>
		olga.client.call("user-levels/save-level-rules", { metric, window_months, starts_month: 2 });
	await count("recognitions_received", 3);
	const { level_id } = await olga.client.call("user-levels/save-level", { name: "Bronze", from_figure: 2 });
	const thank = ({ client }: TestMember, recipient: TestMember) => {
		const said = { program_id: program.id, recipient_ids: [recipient.id], message: "Thanks", points: 50 };
		return client.call("recognition/give-recognition", said);
	};
	const takeBack = ({ recognition_ids: [recognition_id] }: Awaited<ReturnType<typeof thank>>) =>
		olga.client.call("recognition/reverse-recognition", { recognition_id: recognition_id!, reason: "By mistake" });
	const received = [await thank(marcus, priya), await thank(olga, priya)] as const;
	await thank(priya, marcus);
	const received_window = { metric: "recognitions_received", starts_on: "2027-05-01", ends_on: "2027-07-31" };
	expect(await standingOf(priya)).toMatchObject({ ...received_window, figure: 2, level_id });
	await takeBack(received[0]);
	expect(await standingOf(priya)).toMatchObject({ figure: 1, left: 1, level_id: null });
	await thank(marcus, priya);
	await followLevelsOf(acme);
	await takeBack(received[1]);
	expect(await standingOf(priya)).toMatchObject({ figure: 1, level_id, kept_level_id: null });
	await count("recognitions_given", 6);
	const given_window = { metric: "recognitions_given", starts_on: "2027-02-01", ends_on: "2027-07-31" };
	expect(await standingOf(priya)).toMatchObject({ ...given_window, figure: 1, left: 1, level_id: null });
});

test("levels have a name and a figure of their own, are ten at most, come after what counts, and leave people what was counted", async () => {
	const { acme, olga, priya } = await makeCompany();
	const save = (input: object) => olga.client.try("user-levels/save-level", input as never);
	expect((await save({ name: "Bronze", from_figure: 5 })).body).toMatchObject({ resultType: "level_rules_missing" });
	const level = await setUp(olga);
	expect((await save({ name: "Bronze", from_figure: 5 })).body).toMatchObject({ resultType: "level_name_taken" });
	expect((await save({ name: "Iron", from_figure: 100 })).body).toMatchObject({ resultType: "level_figure_taken" });
	expect((await save({ name: " ", from_figure: 0 })).body).toMatchObject({ resultType: "validation" });
	expect((await save({ level_id: 77, name: "Iron", from_figure: 7 })).status).toBe(404);
	for (let at = 0; at < 7; at += 1) await save({ name: `Level ${at}`, from_figure: 5_000 + at });
	expect((await save({ name: "Eleventh", from_figure: 9_999 })).body).toMatchObject({ resultType: "too_many_levels" });
	await earn(acme, priya, 450);
	await save({ level_id: level.Silver, name: "Silver", from_figure: 451 });
	expect(await standingOf(priya)).toMatchObject({ level_id: level.Bronze, next_level_id: level.Silver, left: 1 });
	await followLevelsOf(acme);
	await olga.client.call("user-levels/remove-level", { level_id: level.Bronze });
	expect(await standingOf(priya)).toMatchObject({ level_id: null, figure: 450 });
	expect((await olga.client.try("user-levels/remove-level", { level_id: level.Bronze })).status).toBe(404);
	await olga.client.call("user-levels/save-level-rules", { ...rules, window_months: 3 });
	expect(await standingOf(priya)).toMatchObject({ figure: 450 });
	await olga.client.call("user-levels/save-level-rules", { ...rules, metric: "recognitions_given" });
	expect(await standingOf(priya)).toMatchObject({ figure: 0, level_id: null });
	olga.client.environment = writtenMeanwhile(acme.shard, "delete from user_levels", () =>
		acme.database.write([sql`delete from user_levels where account_id = ${acme.id} and id = ${level.Gold}`]),
	);
	const gone = await olga.client.try("user-levels/remove-level", { level_id: level.Gold });
	expect(gone.body).toMatchObject({ resultType: "level_gone" });
});

test("what is earned at once counts whole and brings the level once, and two owners who add one level at once add it once", async () => {
	const { acme, olga, priya } = await makeCompany();
	const ivo = await acme.addMember({ role: "account_owner", first_name: "Ivo" });
	await acme.database.write([sql`update sessions set expires_at = 9000000000000 where account_id = ${acme.id}`]);
	setTime("2027-03-02T12:00:00Z");
	const level = await setUp(olga);
	await Promise.all([1, 2, 3, 4, 5].map(() => earn(acme, priya, 30)));
	expect(await standingOf(priya)).toMatchObject({ figure: 150, level_id: level.Bronze });
	await Promise.all([followLevelsOf(acme), followLevelsOf(acme)]);
	expect((await bellOf(priya)).filter((text) => text.includes("Bronze"))).toHaveLength(1);
	const add = ({ client }: TestMember) => client.try("user-levels/save-level", { name: "Iron", from_figure: 50 });
	const added = await Promise.all([add(olga), add(ivo)]);
	expect(added.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect((await olga.client.call("user-levels/get-level-rules", {})).levels.map(({ name }) => name)).toEqual([
		...["Iron", "Bronze", "Silver", "Gold"],
	]);
});

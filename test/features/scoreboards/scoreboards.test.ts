/** Competitions over HTTP: what counts is counted by itself and agrees with a full recount, the board freezes, ties share places and prizes, and each is paid once. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addGroup, addProgram, balanceOf } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { logSaleOf, pointsOf, salesCompany, salesFlags } from "#test/factories/sales";
import { addCompetition, followCompetitionsOf } from "#test/factories/scoreboards";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { runWorkOf } from "#test/kit/schedule";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { followCompetitions } from "#workers/features/scoreboards/jobs/follow-competitions";
import { systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";
import { recount } from "./recount";

afterEach(() => {
	isolateClock.current = systemClock;
});

const at = (iso: string) => Date.parse(iso);
const setTime = (iso: string) => {
	isolateClock.current = { now: () => at(iso) };
};

async function makeCompany() {
	const acme = await createTenant({ flags: { scoreboard_competitions_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const program = await addProgram(acme, { owner: olga, name: "Thanks", budget: 100_000 });
	const names = ["Priya", "Sofia", "Marcus", "Dan", "Lena"];
	const people: TestMember[] = [];
	for (const first_name of names) people.push(await acme.addMember({ first_name }));
	const [priya, sofia, marcus, dan, lena] = people as [TestMember, TestMember, TestMember, TestMember, TestMember];
	await acme.database.write([sql`update sessions set expires_at = 9000000000000 where account_id = ${acme.id}`]);
	const thank = (giver: TestMember, recipients: TestMember[], iso: string, points = 10) =>
		addRecognition(acme, { giver, recipients, program, points, created_at: at(iso) });
	return { acme, olga, program, people, priya, sofia, marcus, dan, lena, thank };
}

const boardOf = (person: TestMember, competition_id: number, page = 0) =>
	person.client.call("scoreboards/get-board", { competition_id, page });
const typeOf = async (answer: Promise<{ body: { resultType?: unknown } }>) => (await answer).body.resultType;
const bellOf = async (person: TestMember) =>
	(await person.client.call("notifications/get-notifications", {})).table_rows.map(({ text }) => text);
const march = { name: "March race", starts_on: "2027-03-02", ends_on: "2027-03-31" };

test("[scoreboards-01] a competition starts by the clock, counts what happens by its weights, freezes for its last 24 hours, shares places and prizes among ties, is paid once and tells everybody their place", async () => {
	const { acme, olga, program, priya, sofia, marcus, dan, lena, thank } = await makeCompany();
	setTime("2027-03-01T12:00:00Z");
	const metrics = [
		{ metric: "recognitions_received", weight: 5 },
		{ metric: "recognitions_given", weight: 1 },
	];
	const { budget_id, budget_account_id } = program;
	const id = await addCompetition(olga, { ...march, metrics, prizes: [1_000, 500, 301], budget_id });
	expect(await balanceOf(acme, budget_account_id)).toBe(100_000 - 1_801);
	expect((await priya.client.call("scoreboards/get-competitions", {})).competitions).toMatchObject([
		{ id, status: "scheduled", own_place: null },
	]);
	await thank(olga, [marcus], "2027-03-01T23:00:00Z");
	setTime("2027-03-02T06:00:00Z");
	await followCompetitionsOf(acme);
	expect(await bellOf(priya)).toEqual(["March race has started"]);
	expect(await bellOf(olga)).toEqual(["March race has started"]);
	await thank(olga, [priya, sofia, marcus], "2027-03-03T10:00:00Z");
	await thank(olga, [priya], "2027-03-04T10:00:00Z");
	const undone = await thank(marcus, [dan], "2027-03-05T10:00:00Z");
	setTime("2027-03-06T06:00:00Z");
	await followCompetitionsOf(acme);
	const early = await boardOf(sofia, id);
	expect(early.metrics.map(({ metric }) => metric)).toEqual(["recognitions_given", "recognitions_received"]);
	const placesOf = ({ rows }: typeof early) =>
		rows.map((row) => [row.name?.split(" ")[0], row.place, row.is_tied, row.total]);
	expect(placesOf(early)).toEqual([
		["Priya", 1, 0, 10],
		["Marcus", 2, 0, 6],
		["Sofia", 3, 1, 5],
		["Dan", 3, 1, 5],
		["Olga", 5, 0, 4],
	]);
	expect(early.rows[1]!.figures).toEqual([1, 1]);
	expect(early.own).toMatchObject({ place: 3, is_own: 1, total: 5 });
	await olga.client.call("recognition/reverse-recognition", {
		...{ recognition_id: undone.recognition_ids[0]!, reason: "By mistake" },
	});
	expect(await recount(acme, id)).toMatchObject({ wrong: 0 });
	const first = await recount(acme, id);
	expect(first.kept).toEqual(first.counted);
	// Its last day ends at midnight in New York.
	setTime("2027-03-31T03:59:00Z");
	await followCompetitionsOf(acme);
	expect((await boardOf(priya, id)).competition.status).toBe("running");
	setTime("2027-03-31T04:00:00Z");
	await followCompetitionsOf(acme);
	const frozen = await boardOf(priya, id);
	expect(frozen.competition.status).toBe("frozen");
	expect(placesOf(frozen)).toEqual([
		["Priya", 1, 0, 10],
		["Sofia", 2, 1, 5],
		["Marcus", 2, 1, 5],
		["Olga", 4, 0, 4],
	]);
	await thank(lena, [sofia], "2027-03-31T07:00:00Z");
	setTime("2027-03-31T08:00:00Z");
	await followCompetitionsOf(acme);
	expect(placesOf(await boardOf(priya, id))).toEqual(placesOf(frozen));
	const before = await Promise.all([priya, sofia, marcus, olga].map((person) => pointsOf(acme, person)));
	// Scoreboard points are none to spend: everybody has what their thanks were worth.
	expect(before).toEqual([20, 20, 20, 0]);
	setTime("2027-04-01T12:00:00Z");
	await runWorkOf(acme, followCompetitions);
	expect((await boardOf(priya, id)).competition.status).toBe("final");
	await followCompetitionsOf(acme);
	await thank(olga, [lena], "2027-03-31T09:00:00Z");
	await followCompetitionsOf(acme);
	const over = await boardOf(marcus, id);
	expect(over.competition.status).toBe("paid");
	expect(placesOf(over)).toEqual([
		["Priya", 1, 1, 10],
		["Sofia", 1, 1, 10],
		["Marcus", 3, 0, 5],
		["Olga", 4, 0, 4],
		["Lena", 5, 0, 1],
	]);
	const won = await Promise.all([priya, sofia, marcus, olga].map((person) => pointsOf(acme, person)));
	expect(won.map((points, at) => points - before[at]!)).toEqual([750, 750, 301, 0]);
	expect(over.award).toEqual({ points: 301, status: "paid" });
	expect(await balanceOf(acme, budget_account_id)).toBe(100_000 - 1_801 - 70);
	expect((await bellOf(priya))[0]).toBe("March race is over: place 1, you won 750 points");
	expect((await bellOf(lena))[0]).toBe("March race is over: place 5");
	expect((await priya.client.call("scoreboards/get-competitions", {})).competitions[0]!.own_place).toBe(1);
	const report = await olga.client.call("scoreboards/get-standings", { filters: { competition: id } });
	expect(report.table_rows.map(({ place, prize }) => [place, prize])).toEqual([
		[1, 750],
		[1, 750],
		[3, 301],
		[4, 0],
		[5, 0],
	]);
	expect((await priya.client.try("scoreboards/get-standings", {})).status).toBe(403);
});

test("[scoreboards-01] teams of groups compete, each member of the best wins, whoever may not receive loses theirs, and who competes in no group sees nothing", async () => {
	const { acme, olga, program, priya, sofia, marcus, dan, lena, thank } = await makeCompany();
	setTime("2027-03-01T12:00:00Z");
	const { budget_id, budget_account_id } = program;
	const north = await addGroup(acme, "North", [priya, sofia]);
	const south = await addGroup(acme, "South", [marcus, dan, priya]);
	const empty = await addGroup(acme, "Empty", []);
	const said = { ...march, competitor: "teams", budget_id, prizes: [101, 50], isPublished: false };
	const teams = await addCompetition(olga, { ...said, group_ids: [north, south] });
	const changed = (competition_id: number, change: "publish" | "cancel") =>
		olga.client.try("scoreboards/change-competition", { competition_id, change });
	expect(await typeOf(changed(await addCompetition(olga, { ...said, group_ids: [north, empty] }), "publish"))).toBe(
		"no_entrants",
	);
	const refused = await olga.client.try("scoreboards/save-competition", {
		...{ ...march, competitor: "teams", group_ids: [north, 99], metrics: [], prizes: [5], goal: "target" },
	} as never);
	expect(Object.keys(refused.body.errors as object).sort()).toEqual(["budget_id", "group_ids", "metrics", "target"]);
	expect((await priya.client.try("scoreboards/get-board", { competition_id: teams })).status).toBe(404);
	const managed = await olga.client.call("scoreboards/get-managed-competitions", { competition_id: teams });
	expect(managed.chosen).toMatchObject({ status: "draft", competitor: "teams", prizes: [101, 50] });
	expect((await changed(teams, "publish")).status).toBe(200);
	// The older group has Priya: two of each, who would win 101 and 50.
	expect(await balanceOf(acme, budget_account_id)).toBe(100_000 - 302);
	expect(
		await typeOf(
			olga.client.try("scoreboards/save-competition", {
				...{ ...march, competition_id: teams, metrics: [{ metric: "recognitions_given", weight: 1 }] },
			} as never),
		),
	).toBe("competition_changed");
	setTime("2027-03-03T12:00:00Z");
	await followCompetitionsOf(acme);
	expect((await lena.client.try("scoreboards/get-board", { competition_id: teams })).status).toBe(404);
	expect((await lena.client.call("scoreboards/get-competitions", {})).competitions).toEqual([]);
	expect(await bellOf(lena)).toEqual([]);
	await thank(olga, [priya, dan], "2027-03-04T10:00:00Z");
	await thank(olga, [lena], "2027-03-04T11:00:00Z");
	setTime("2027-03-05T12:00:00Z");
	await followCompetitionsOf(acme);
	const board = await boardOf(dan, teams);
	expect(board.rows.map(({ name, place, member_count, total }) => [name, place, member_count, total])).toEqual([
		["North", 1, 2, 1],
		["South", 1, 2, 1],
	]);
	expect(board.own).toMatchObject({ name: "South" });
	const checked = await recount(acme, teams);
	expect([checked.kept, checked.wrong]).toEqual([checked.counted, 0]);
	await acme.database.write([
		sql`update users set is_eligible_to_receive_points = 0 where account_id = ${acme.id} and id = ${marcus.id}`,
	]);
	const before = await Promise.all([priya, sofia, marcus, dan].map((person) => pointsOf(acme, person)));
	setTime("2027-04-01T12:00:00Z");
	await followCompetitionsOf(acme);
	const after = await Promise.all([priya, sofia, marcus, dan].map((person) => pointsOf(acme, person)));
	expect(after.map((points, at) => points - before[at]!)).toEqual([75, 75, 0, 75]);
	expect((await boardOf(marcus, teams)).award).toEqual({ points: 75, status: "lost" });
	expect(await balanceOf(acme, budget_account_id)).toBe(100_000 - 30 - 225);
	expect((await boardOf(olga, teams)).is_competing).toBe(0);
	expect(await typeOf(changed(teams, "cancel"))).toBe("competition_changed");
});

test("[scoreboards-01] whoever reaches a target first wins and ends the race, a cancelled one gives its points back, and what cannot be published says why", async () => {
	const { acme, olga, program, priya, sofia, marcus, thank } = await makeCompany();
	setTime("2027-03-01T12:00:00Z");
	const { budget_id, budget_account_id } = program;
	const metrics = [{ metric: "points_received", weight: 1 }];
	const target = { ...march, goal: "target", target: 30, metrics, budget_id };
	const id = await addCompetition(olga, { ...target, prizes: [400, 200] });
	setTime("2027-03-02T06:00:00Z");
	await followCompetitionsOf(acme);
	await thank(olga, [priya], "2027-03-03T10:00:00Z", 40);
	await thank(olga, [marcus], "2027-03-03T11:00:00Z", 20);
	setTime("2027-03-04T06:00:00Z");
	await followCompetitionsOf(acme);
	expect((await boardOf(priya, id)).competition).toMatchObject({ status: "running", freezes_at: null });
	await thank(olga, [sofia], "2027-03-05T10:00:00Z", 90);
	setTime("2027-03-06T06:00:00Z");
	await followCompetitionsOf(acme);
	const { competition, rows } = await boardOf(sofia, id);
	expect(competition.status).toBe("paid");
	expect(rows.map(({ name, place, total }) => [name?.split(" ")[0], place, total])).toEqual([
		["Priya", 1, 40],
		["Sofia", 2, 90],
		["Marcus", 3, 20],
	]);
	expect([await pointsOf(acme, priya), await pointsOf(acme, sofia)]).toEqual([440, 290]);
	const left = await balanceOf(acme, budget_account_id);
	const change = (competition_id: number, to: "publish" | "cancel") =>
		olga.client.try("scoreboards/change-competition", { competition_id, change: to });
	const other = await addCompetition(olga, { ...target, name: "Other", ends_on: "2027-03-20", prizes: [300] });
	expect(await balanceOf(acme, budget_account_id)).toBe(left - 300);
	expect((await change(other, "cancel")).body.status).toBe("cancelled");
	expect((await change(other, "cancel")).body.status).toBe("cancelled");
	expect(await balanceOf(acme, budget_account_id)).toBe(left);
	const draft = { ...target, isPublished: false, ends_on: "2027-03-20" };
	expect(await typeOf(change(await addCompetition(olga, { ...draft, prizes: [1_000_000] }), "publish"))).toBe(
		"points_not_available",
	);
	const late = await addCompetition(olga, { ...draft, prizes: [5] });
	const raced = await addCompetition(olga, { ...draft, prizes: [5] });
	const crowded = await addCompetition(olga, { ...draft, group_ids: [await addGroup(acme, "Many", [priya])] });
	await acme.database.write([
		sql`insert into users (account_id, id, email, participant_id, first_name, last_name, role, status, created_at)
			with recursive n(i) as (select 1 union all select i + 1 from n where i <= 10000)
			select ${acme.id}, 5000 + i, 'm' || i || '@many.example', 'm' || i, 'M', 'M', 'member', 'active', 1 from n`,
		sql`insert into group_members (account_id, group_id, user_id) select ${acme.id}, (select g.id from groups g
			where g.account_id = ${acme.id} and g.name = 'Many'), u.id from users u
			where u.account_id = ${acme.id} and u.id between 5001 and 15001`,
	]);
	expect(await typeOf(change(crowded, "publish"))).toBe("too_many_entrants");
	const usual = olga.client.environment;
	olga.client.environment = writtenMeanwhile(acme.shard, "set status = 'scheduled'", () =>
		acme.database.write([
			sql`update scoreboard_competitions set updated_at = updated_at + 1 where account_id = ${acme.id} and id = ${raced}`,
		]),
	) as never;
	expect(await typeOf(change(raced, "publish"))).toBe("competition_changed");
	olga.client.environment = usual;
	await acme.database.write([
		sql`update budgets set is_active = 0 where account_id = ${acme.id} and id = ${budget_id}`,
	]);
	expect(await typeOf(change(late, "publish"))).toBe("budget_not_active");
	setTime("2027-03-21T06:00:00Z");
	expect(await typeOf(change(late, "publish"))).toBe("competition_over");
});

test("sales count from their approval until they are taken back, ideas for their authors, and a page of the board reads its rows alone", async () => {
	const { acme, olga, mona, priya, dan, budget_id } = await salesCompany({
		...salesFlags,
		scoreboard_competitions_enabled: 1,
	});
	const counted = ["sales_approved", "sales_quantity", "sales_points", "ideas_approved"];
	const id = await addCompetition(olga, { metrics: counted.map((metric) => ({ metric, weight: 2 })), budget_id });
	const { sale_id } = (await logSaleOf(priya)) as unknown as { sale_id: number };
	await logSaleOf(dan, { invoice_number: "MS-2" });
	await mona.client.call("sales/moderate-sale", { sale_id, action: "approve" });
	await followCompetitionsOf(acme);
	const { metrics, rows } = await boardOf(priya, id);
	expect(metrics.map(({ metric }, at) => [metric, rows[0]!.figures[at]])).toEqual([
		["ideas_approved", 0],
		["sales_approved", 1],
		["sales_points", 14],
		["sales_quantity", 2],
	]);
	expect(rows).toHaveLength(1);
	await mona.client.call("sales/moderate-sale", { sale_id, action: "reverse", reason: "Sent back" });
	await acme.database.write([
		sql`update scoreboard_competitions set shown_at = 1 where account_id = ${acme.id} and id = ${id}`,
	]);
	await followCompetitionsOf(acme);
	expect((await boardOf(priya, id)).rows).toEqual([]);
	const checked = await recount(acme, id);
	expect([checked.kept, checked.wrong]).toEqual([checked.counted, 0]);
});

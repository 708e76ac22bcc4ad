/** Boards over HTTP: how far each row has moved since the day before, and who is shown to whom without a name. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addGroup, addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { pointsOf } from "#test/factories/sales";
import { addCompetition, followCompetitionsOf } from "#test/factories/scoreboards";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { movementOf } from "#workers/features/scoreboards/rules/movement";
import { systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

const at = (iso: string) => Date.parse(iso);
const setTime = (iso: string) => {
	isolateClock.current = { now: () => at(iso) };
};

const march = { name: "March race", starts_on: "2027-03-02", ends_on: "2027-03-31" };

/** Olga owns the account; a race of recognitions received is published for March 2027. */
async function makeRace(said: Record<string, unknown> = {}) {
	const acme = await createTenant({ flags: { scoreboard_competitions_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const program = await addProgram(acme, { owner: olga, name: "Thanks", budget: 100_000 });
	const [priya, sofia, dan] = [
		await acme.addMember({ first_name: "Priya" }),
		await acme.addMember({ first_name: "Sofia" }),
		await acme.addMember({ first_name: "Dan" }),
	];
	const thank = (recipients: TestMember[], iso: string) =>
		addRecognition(acme, { giver: olga, recipients, program, points: 10, created_at: at(iso) });
	setTime("2027-03-01T12:00:00Z");
	await acme.database.write([sql`update sessions set expires_at = 9000000000000 where account_id = ${acme.id}`]);
	const groups =
		said.competitor === "teams" ? [await addGroup(acme, "North", [priya]), await addGroup(acme, "South", [dan])] : [];
	const id = await addCompetition(olga, {
		...{ ...march, budget_id: program.budget_id, prizes: [500] },
		...{ group_ids: groups, ...said },
	});
	return { acme, olga, priya, sofia, dan, thank, id };
}

const boardOf = (person: TestMember, competition_id: number) =>
	person.client.call("scoreboards/get-board", { competition_id });
const movesOf = ({ rows }: Awaited<ReturnType<typeof boardOf>>) =>
	rows.map(({ name, movement }) => [
		name?.split(" ")[0] ?? null,
		movement && `${movement.direction}${movement.places || ""}`,
	]);

test("a row says how far it moved since the day before in the account's own day, nothing on the first day, and no more once it is over", async () => {
	const { acme, priya, sofia, thank, dan, id } = await makeRace();
	setTime("2027-03-02T15:00:00Z");
	await thank([priya, sofia], "2027-03-02T14:00:00Z");
	await thank([priya], "2027-03-02T14:00:00Z");
	await followCompetitionsOf(acme);
	expect(movesOf(await boardOf(priya, id))).toEqual([
		["Priya", null],
		["Sofia", null],
	]);
	setTime("2027-03-03T15:00:00Z");
	expect(movesOf(await boardOf(priya, id))).toEqual([
		["Priya", "same"],
		["Sofia", "same"],
	]);
	for (const hour of ["10", "11"]) await thank([sofia, dan], `2027-03-03T${hour}:00:00Z`);
	await followCompetitionsOf(acme);
	expect(movesOf(await boardOf(dan, id))).toEqual([
		["Sofia", "up1"],
		["Priya", "down1"],
		["Dan", "new"],
	]);
	expect((await boardOf(sofia, id)).own?.movement).toEqual({ direction: "up", places: 1 });
	// Later that day what was moved is still told against the day before.
	await thank([dan], "2027-03-03T15:30:00Z");
	setTime("2027-03-03T16:00:00Z");
	await followCompetitionsOf(acme);
	expect(movesOf(await boardOf(dan, id))).toEqual([
		["Sofia", "up1"],
		["Dan", "new"],
		["Priya", "down2"],
	]);
	setTime("2027-03-05T15:00:00Z");
	expect(movesOf(await boardOf(dan, id)).map(([, movement]) => movement)).toEqual(["same", "same", "same"]);
	await thank([dan], "2027-03-05T14:00:00Z");
	await followCompetitionsOf(acme);
	expect(movesOf(await boardOf(dan, id))).toEqual([
		["Dan", "same"],
		["Sofia", "down1"],
		["Priya", "same"],
	]);
	setTime("2027-04-02T15:00:00Z");
	await followCompetitionsOf(acme);
	expect(movesOf(await boardOf(dan, id)).map(([, movement]) => movement)).toEqual([null, null, null]);
});

test("movement is none on the first day, none of what is over, and measured against the day that the board shows", () => {
	const board = { status: "running", starts_at: 0, previous_at: 100 } as const;
	const row = { place: 2, previous_place: 5 };
	expect(movementOf(row, board, 100)).toEqual({ direction: "up", places: 3 });
	expect(movementOf({ place: 5, previous_place: 2 }, { ...board, status: "frozen" }, 100)).toEqual({
		...{ direction: "down", places: 3 },
	});
	expect(movementOf({ place: 2, previous_place: 2 }, board, 100)).toEqual({ direction: "same", places: 0 });
	expect(movementOf({ place: 2, previous_place: null }, board, 100)).toEqual({ direction: "new", places: 0 });
	expect(movementOf(row, board, 200)).toEqual({ direction: "same", places: 0 });
	for (const change of [
		{ starts_at: 100 },
		{ previous_at: null },
		{ status: "final" },
		{ status: "cancelled" },
	] as const)
		expect(movementOf(row, { ...board, ...change }, 100)).toBeNull();
});

test("whoever chooses so is a colleague without name, picture and id to others, by name to themselves and account owners, and wins their prize", async () => {
	const { acme, olga, priya, sofia, dan, thank, id } = await makeRace();
	await acme.database.write([
		sql`update users set image_url = '/p.png' where account_id = ${acme.id} and id = ${sofia.id}`,
	]);
	expect(await sofia.client.call("scoreboards/get-board-choice", {})).toMatchObject({ shown_as: "name" });
	await sofia.client.call("scoreboards/save-board-choice", { shown_as: "colleague" });
	expect(await sofia.client.call("scoreboards/get-board-choice", {})).toMatchObject({ shown_as: "colleague" });
	expect(await dan.client.call("scoreboards/get-board-choice", {})).toMatchObject({ shown_as: "name" });
	setTime("2027-03-03T15:00:00Z");
	await thank([sofia], "2027-03-03T14:00:00Z");
	await thank([sofia, priya], "2027-03-03T14:00:00Z");
	await followCompetitionsOf(acme);
	const seen = await boardOf(dan, id);
	expect(seen.rows[0]).toMatchObject({
		...{ place: 1, total: 2, figures: [2], is_named: 0, contestant_id: null },
		...{ name: null, first_name: null, last_name: null, image_url: null },
	});
	expect(JSON.stringify(seen)).not.toContain("Sofia");
	expect(JSON.stringify(seen)).not.toContain(String(sofia.id));
	expect(seen.rows[1]).toMatchObject({ contestant_id: priya.id, is_named: 1 });
	for (const person of [sofia, olga]) {
		const [first] = (await boardOf(person, id)).rows;
		expect(first).toMatchObject({ contestant_id: sofia.id, first_name: "Sofia", image_url: "/p.png", is_named: 0 });
	}
	expect((await boardOf(sofia, id)).own).toMatchObject({ first_name: "Sofia", is_own: 1 });
	expect(
		(await olga.client.call("scoreboards/get-standings", { filters: { competition: id } })).table_rows[0]!.name,
	).toContain("Sofia");
	const before = await pointsOf(acme, sofia);
	setTime("2027-04-02T15:00:00Z");
	await followCompetitionsOf(acme);
	expect((await pointsOf(acme, sofia)) - before).toBe(500);
	expect(JSON.stringify(await boardOf(priya, id))).not.toContain("Sofia");
	await sofia.client.call("scoreboards/save-board-choice", { shown_as: "name" });
	expect((await boardOf(dan, id)).rows[0]).toMatchObject({ first_name: "Sofia", is_named: 1 });
	isolateClock.current = systemClock;
	const off = await (await createTenant()).addMember();
	expect((await off.client.try("scoreboards/save-board-choice", { shown_as: "name" })).body.resultType).toBe(
		"feature_disabled",
	);
});

test("teams keep their names, whoever of them chose to be a colleague", async () => {
	const { acme, priya, sofia, dan, thank, id } = await makeRace({ competitor: "teams" });
	await priya.client.call("scoreboards/save-board-choice", { shown_as: "colleague" });
	setTime("2027-03-03T15:00:00Z");
	await thank([priya, sofia], "2027-03-03T14:00:00Z");
	await followCompetitionsOf(acme);
	expect((await boardOf(dan, id)).rows).toMatchObject([{ name: "North", is_named: 1 }]);
});

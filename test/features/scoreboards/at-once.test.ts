/** Competitions over HTTP when things happen at once: thanks are all counted, two clocks pay one prize, and of two owners one publishes. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addProgram, balanceOf } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { pointsOf } from "#test/factories/sales";
import { addCompetition, followCompetitionsOf } from "#test/factories/scoreboards";
import { createTenant } from "#test/kit/tenant";
import { systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

const setTime = (iso: string) => {
	isolateClock.current = { now: () => Date.parse(iso) };
};

test("owners who publish and cancel at once leave one state with its points held once, thanks at once are all counted, and two clocks pay each prize once", async () => {
	const acme = await createTenant({ flags: { scoreboard_competitions_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const ivo = await acme.addMember({ role: "account_owner", first_name: "Ivo" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const program = await addProgram(acme, { owner: olga, name: "Thanks", budget: 10_000 });
	const { budget_id, budget_account_id } = program;
	await acme.database.write([sql`update sessions set expires_at = 9000000000000 where account_id = ${acme.id}`]);
	setTime("2027-03-01T12:00:00Z");
	const march = { starts_on: "2027-03-02", ends_on: "2027-03-31", budget_id, prizes: [500], isPublished: false };
	const id = await addCompetition(olga, { ...march, name: "March race" });
	const publish = ({ client }: typeof olga) =>
		client.try("scoreboards/change-competition", { competition_id: id, change: "publish" });
	const published = await Promise.all([publish(olga), publish(ivo)]);
	expect(published.some(({ status }) => status === 200)).toBe(true);
	expect(await balanceOf(acme, budget_account_id)).toBe(9_500);
	const other = await addCompetition(olga, { ...march, name: "Other race" });
	const change = ({ client }: typeof olga, to: "publish" | "cancel") =>
		client.try("scoreboards/change-competition", { competition_id: other, change: to });
	await Promise.all([change(olga, "publish"), change(ivo, "cancel")]);
	const { competitions } = await olga.client.call("scoreboards/get-managed-competitions", {});
	const status = competitions.find((one) => one.id === other)!.status;
	expect(["scheduled", "cancelled"]).toContain(status);
	const held = status === "scheduled" ? 1_000 : 500;
	expect(await balanceOf(acme, budget_account_id)).toBe(10_000 - held);
	setTime("2027-03-02T12:00:00Z");
	await followCompetitionsOf(acme);
	const thanks = Array.from({ length: 6 }, () =>
		addRecognition(acme, {
			...{ giver: olga, recipients: [priya], program, points: 10 },
			created_at: Date.parse("2027-03-03T10:00:00Z"),
		}),
	);
	await Promise.all(thanks);
	const before = await pointsOf(acme, priya);
	setTime("2027-04-01T12:00:00Z");
	await Promise.all([followCompetitionsOf(acme), followCompetitionsOf(acme)]);
	await followCompetitionsOf(acme);
	const board = await priya.client.call("scoreboards/get-board", { competition_id: id });
	expect([board.competition.status, board.rows.map(({ total, place }) => [total, place])]).toEqual(["paid", [[6, 1]]]);
	expect((await pointsOf(acme, priya)) - before).toBe(held);
	const told = (await priya.client.call("notifications/get-notifications", {})).table_rows;
	expect(told.filter(({ text }) => text.startsWith("March race is over"))).toHaveLength(1);
});

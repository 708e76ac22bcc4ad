/** Cards whose person, day, team or budget changed since they were opened: who finds and signs them, what is published, what is paid. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { cardsOf, follow, makeCompany, setDay, setTime } from "#test/factories/anniversaries";
import { addProgram } from "#test/factories/programs";
import { planOf } from "#test/kit/plan";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { listWaiting } from "#workers/features/anniversaries/store/waiting";
import { systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

const fiveYears = { kind: "work", years: 5, badge: "trophy", message: "Five years of you." } as const;

/** Whose cards somebody finds to sign. */
const toSign = async (person: TestMember) =>
	(await person.client.call("anniversaries/get-anniversaries", {})).table_rows.map(({ user_id }) => user_id);

const setStatus = (acme: TestTenant, person: TestMember, status: string) =>
	acme.database.write([sql`update users set status = ${status} where account_id = ${acme.id} and id = ${person.id}`]);

const openCard = async (acme: TestTenant, olga: TestMember, hannah: TestMember, hired = "2022-06-10") => {
	setTime("2027-06-01T15:00:00Z");
	await setDay(acme, hannah, { hired });
	await olga.client.call("anniversaries/update-anniversary", fiveYears);
	await follow(acme);
	return (await cardsOf(acme))[0]!.id;
};

test("points that a budget can pay do not wait behind many that none can", async () => {
	const { acme, olga, hannah, marcus } = await makeCompany();
	setTime("2027-06-01T15:00:00Z");
	const [empty, full] = [
		await addProgram(acme, { owner: olga, budget: 0 }),
		await addProgram(acme, { owner: olga, budget: 500 }),
	];
	const cards = Array.from({ length: 41 }, (_, at) => ({
		...{ id: at + 1, user_id: at === 40 ? hannah.id : marcus.id, day: `20${at + 10}-01-01` },
		program_id: at === 40 ? full.id : empty.id,
	}));
	await acme.database.write([
		sql`insert into anniversary_cards (account_id, id, user_id, kind, years, day, status, visibility, points, program_id, points_state, created_at)
			select ${acme.id}, value ->> 'id', value ->> 'user_id', 'work', 5, value ->> 'day', 'published', 'private', 300,
			value ->> 'program_id', 'waiting', 1 from json_each(${JSON.stringify(cards)})`,
	]);
	await olga.client.call("anniversaries/update-anniversary", fiveYears);
	const rests = await follow(acme);
	const states = (await cardsOf(acme)).map(({ points_state }) => points_state);
	expect([states.filter((state) => state === "waiting").length, states.at(-1)]).toEqual([40, "paid"]);
	expect(rests).toBe(isolateClock.current.now() + 3_600_000);
	const plan = (await planOf(acme.shard, listWaiting(acme.id, { day: "2027-01-01", card_id: 1 }, 20))).join("; ");
	expect(plan).toContain("anniversary_cards_waiting (account_id=? AND (day,id)>(?,?))");
	expect(plan).not.toContain("TEMP B-TREE");
});

test("a day of hiring that was corrected publishes the years that it says, under their rule, and none where there are none", async () => {
	const { acme, olga, hannah, marcus, program } = await makeCompany();
	await olga.client.call("anniversaries/update-anniversary", {
		...{ ...fiveYears, years: 7, message: "Seven years of you.", points: 300, program_id: program.id },
	});
	const card_id = await openCard(acme, olga, hannah);
	await setDay(acme, marcus, { hired: "2022-06-10" });
	await olga.client.call("anniversaries/update-anniversary", { kind: "birthday", message: "Happy birthday!" });
	await follow(acme);
	await setDay(acme, hannah, { hired: "2020-06-10" });
	await setDay(acme, marcus, { hired: "2027-06-10" });
	setTime("2027-06-10T12:00:00Z");
	await follow(acme);
	const cards = await cardsOf(acme);
	expect(cards.find(({ user_id }) => user_id === hannah.id)).toMatchObject({ status: "published", years: 7 });
	expect(cards.find(({ user_id }) => user_id === marcus.id)).toMatchObject({ status: "canceled" });
	const { card } = await hannah.client.call("anniversaries/get-card", { card_id });
	expect(card).toMatchObject({ years: 7, message: "Seven years of you.", points: 300 });
});

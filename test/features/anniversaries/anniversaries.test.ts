/** Anniversaries over HTTP and by the clock: rules, cards that colleagues sign, publishing at 8, and points once. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { cardsOf, follow, makeCompany, setDay, setTime, toldTo } from "#test/factories/anniversaries";
import { balanceOf, creditBudget } from "#test/factories/programs";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { dueWorkOf } from "#test/kit/schedule";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { followAnniversaries } from "#workers/features/anniversaries/jobs/follow-anniversaries";
import { ledgerFaults } from "#workers/features/points";
import { systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

const fiveYears = { kind: "work", years: 5, badge: "trophy", message: "Five years of you." } as const;
const pointsOf = async (person: TestMember) =>
	(await person.client.call("points/get-ledger", {})).table_rows.map(({ points, source }) => [points, source]);

test("[anniversaries-01, api_contract-01] owners set rules, colleagues sign the card from 14 days before, and it is published at 8 once, with points paid once", async () => {
	const { acme, olga, mona, hannah, marcus, rita, olu, program } = await makeCompany();
	setTime("2027-02-28T15:00:00Z");
	await setDay(acme, hannah, { hired: "2022-03-15" });
	const rule = { ...fiveYears, points: 300, program_id: program.id };
	expect((await mona.client.try("anniversaries/update-anniversary", rule)).status).toBe(403);
	const saved = await olga.client.try("anniversaries/update-anniversary", rule);
	expect(saved.body).toMatchObject({ resultStatus: "success", resultMsg: expect.any(String) });
	const twice = await olga.client.try("anniversaries/update-anniversary", { ...rule, points: 0 });
	expect([twice.status, twice.body.resultType]).toEqual([409, "anniversary_taken"]);
	expect(twice.body.resultMsg).toContain("already");
	expect(await dueWorkOf(acme, isolateClock.current.now())).toContain(followAnniversaries.name);
	await follow(acme);
	expect(await cardsOf(acme)).toEqual([]);
	setTime("2027-03-01T15:00:00Z");
	const rest = await follow(acme);
	expect(new Date(rest).toISOString()).toBe("2027-03-02T05:00:00.000Z");
	const [card] = await cardsOf(acme);
	expect(card).toMatchObject({ user_id: hannah.id, years: 5, day: "2027-03-15", status: "signing" });
	await follow(acme);
	for (const [person, count] of [
		[mona, 1],
		[marcus, 1],
		[rita, 1],
		[olu, 0],
		[hannah, 0],
	] as const)
		expect([person.name, (await toldTo(person)).length]).toEqual([person.name, count]);
	expect((await toldTo(marcus))[0]).toContain("Hannah Brandt");

	const card_id = card!.id;
	const sign = (person: TestMember, text: string) => person.client.try("anniversaries/sign-card", { card_id, text });
	expect((await sign(marcus, "Welcom back")).body).toMatchObject({ resultStatus: "success", card_id });
	expect((await sign(marcus, "You re-priced a lane on a train.")).status).toBe(200);
	expect((await sign(olu, "x".repeat(301))).body).toMatchObject({ resultType: "validation" });
	expect((await sign(olu, " ")).body).toMatchObject({ resultType: "validation" });
	expect((await sign(olu, "Coffee at minus six.")).status).toBe(200);
	expect((await sign(hannah, "Me!")).status).toBe(404);
	expect((await hannah.client.try("anniversaries/get-card", { card_id })).status).toBe(404);
	expect((await hannah.client.call("anniversaries/get-anniversaries", {})).table_rows).toEqual([]);
	const seen = await marcus.client.call("anniversaries/get-card", { card_id });
	expect(seen).toMatchObject({
		may_sign: 1,
		own_text: "You re-priced a lane on a train.",
		card: { points: null, status: "signing" },
	});
	expect(seen.card.signatures).toHaveLength(2);

	setTime("2027-03-15T11:59:00Z");
	await follow(acme);
	expect((await cardsOf(acme))[0]).toMatchObject({ status: "signing" });
	setTime("2027-03-15T12:00:00Z");
	await follow(acme);
	await follow(acme);
	expect((await cardsOf(acme))[0]).toMatchObject({ status: "published", points_state: "paid", signature_count: 2 });
	expect(await pointsOf(hannah)).toEqual([[300, "anniversary"]]);
	expect(await balanceOf(acme, program.budget_account_id)).toBe(700);
	expect((await toldTo(hannah)).filter((text) => text.includes("Your card is there"))).toHaveLength(1);
	const own = await hannah.client.call("anniversaries/get-card", { card_id });
	expect(own).toMatchObject({
		is_own: 1,
		may_sign: 0,
		card: { points: 300, message: "Five years of you.", badge: "trophy" },
	});
	const late = await sign(mona, "Late");
	expect([late.status, late.body.resultType]).toEqual([409, "card_published"]);
	const [post] = (await olu.client.call("activity/get-activity-feed", {})).table_rows;
	expect(post).toMatchObject({ kind: "anniversary", years: 5, occasion: "work", signature_count: 2 });
	expect((await hannah.client.call("anniversaries/get-memory-book", {})).cards).toMatchObject([
		{ id: card_id, years: 5 },
	]);
	expect((await marcus.client.call("anniversaries/get-memory-book", {})).cards).toEqual([]);
	expect((await Promise.all(ledgerFaults(acme.id).map((one) => acme.database.read(one)))).flat()).toEqual([]);
	const other = await createTenant();
	isolateClock.current = systemClock;
	const stranger = await other.addMember();
	expect((await stranger.client.try("anniversaries/get-card", { card_id })).status).toBe(404);
});

test("29 February counts as 28, birthdays show no year, and 8 o'clock is the account's also where the clocks change", async () => {
	const { acme, olga, hannah, marcus, rita } = await makeCompany();
	setTime("2027-02-20T15:00:00Z");
	await setDay(acme, hannah, { hired: "2020-02-29" });
	await setDay(acme, marcus, { born: "1988-02-29" });
	await setDay(acme, rita, { hired: "2026-03-01" });
	for (const years of [1, 7]) await olga.client.call("anniversaries/update-anniversary", { ...fiveYears, years });
	await olga.client.call("anniversaries/update-anniversary", { kind: "birthday", message: "Happy birthday!" });
	await follow(acme);
	expect(await cardsOf(acme)).toMatchObject([
		{ user_id: hannah.id, years: 7, day: "2027-02-28" },
		{ user_id: marcus.id, kind: "birthday", years: 0, day: "2027-02-28" },
		{ user_id: rita.id, years: 1, day: "2027-03-01" },
	]);
	const { table_rows } = await olga.client.call("anniversaries/get-anniversaries", {
		filters: { occasion: "birthday" },
	});
	expect(table_rows).toMatchObject([{ person: "Marcus Webb", says: "Birthday" }]);
	expect(JSON.stringify(table_rows)).not.toContain("1988");
	setTime("2028-02-28T13:00:00Z");
	await setDay(acme, rita, { hired: "2021-03-12" });
	await follow(acme);
	await olga.client.call("anniversaries/update-anniversary", {
		...fiveYears,
		years: 7,
		rule_id: (await olga.client.call("anniversaries/get-anniversary-rules", {})).table_rows.find(
			({ years }) => years === 7,
		)!.id,
	});
	expect(new Date(await follow(acme)).toISOString()).toBe("2028-02-29T05:00:00.000Z");
	setTime("2028-03-12T11:59:59Z");
	await follow(acme);
	const before = (await cardsOf(acme)).find(({ day }) => day === "2028-03-12");
	setTime("2028-03-12T12:00:00Z");
	await follow(acme);
	const after = (await cardsOf(acme)).find(({ day }) => day === "2028-03-12");
	expect([before?.status, after?.status]).toEqual(["signing", "published"]);
});

test("without a budget the card appears, the points wait, the owner is told, and they are paid once it can", async () => {
	const { acme, olga, hannah, marcus, program } = await makeCompany({ budget: 100 });
	setTime("2027-06-01T15:00:00Z");
	await setDay(acme, hannah, { hired: "2022-06-02" });
	await olga.client.call("anniversaries/update-anniversary", { ...fiveYears, points: 300, program_id: program.id });
	await follow(acme);
	setTime("2027-06-02T12:00:00Z");
	const again = await follow(acme);
	expect((await cardsOf(acme))[0]).toMatchObject({ status: "published", points_state: "waiting" });
	expect(await pointsOf(hannah)).toEqual([]);
	expect(await toldTo(olga)).toEqual(["300 points for Hannah Brandt’s anniversary wait"]);
	expect((await olga.client.call("anniversaries/get-anniversaries", { filters: { tab: "waiting" } })).total_rows).toBe(
		1,
	);
	expect((await marcus.client.try("anniversaries/get-anniversaries", { filters: { tab: "waiting" } })).status).toBe(
		403,
	);
	expect(again).toBe(isolateClock.current.now() + 3_600_000);
	await creditBudget(acme, program.budget_id, program.budget_account_id, 500, "later");
	setTime("2027-06-02T13:00:00Z");
	await follow(acme);
	await follow(acme);
	expect((await cardsOf(acme))[0]).toMatchObject({ points_state: "paid" });
	expect(await pointsOf(hannah)).toEqual([[300, "anniversary"]]);
	expect(await balanceOf(acme, program.budget_account_id)).toBe(300);
});

test("who opts out gets no card; a private one is the team's alone and stands in no feed; who leaves meanwhile gets none", async () => {
	const { acme, olga, mona, hannah, marcus, rita, olu } = await makeCompany();
	setTime("2027-06-01T15:00:00Z");
	for (const person of [hannah, marcus, rita, olu]) await setDay(acme, person, { hired: "2022-06-10" });
	await marcus.client.call("anniversaries/update-greetings", { work: "private", birthday: "public" });
	await rita.client.call("anniversaries/update-greetings", { work: "none", birthday: "public" });
	expect(await hannah.client.call("anniversaries/get-greetings", {})).toMatchObject({
		work: "public",
		birthday: "public",
	});
	await olga.client.call("anniversaries/update-anniversary", fiveYears);
	await follow(acme);
	const cards = await cardsOf(acme);
	expect(cards.map(({ user_id, visibility }) => [user_id, visibility])).toEqual([
		[hannah.id, "public"],
		[marcus.id, "private"],
		[olu.id, "public"],
	]);
	const idOf = (person: TestMember) => cards.find(({ user_id }) => user_id === person.id)!.id;
	const statusOf = async (person: TestMember, card_id: number) =>
		(await person.client.try("anniversaries/get-card", { card_id })).status;
	expect([await statusOf(mona, idOf(marcus)), await statusOf(hannah, idOf(marcus))]).toEqual([200, 200]);
	expect([await statusOf(olu, idOf(marcus)), await statusOf(rita, idOf(marcus))]).toEqual([404, 404]);
	expect(
		(await olu.client.call("anniversaries/get-anniversaries", {})).table_rows.map(({ user_id }) => user_id),
	).toEqual([hannah.id]);
	await hannah.client.call("anniversaries/update-greetings", { work: "none", birthday: "none" });
	expect((await cardsOf(acme))[0]).toMatchObject({ status: "canceled" });
	await acme.database.write([
		sql`update users set status = 'terminated' where account_id = ${acme.id} and id = ${olu.id}`,
	]);
	setTime("2027-06-10T12:00:00Z");
	await follow(acme);
	expect((await cardsOf(acme)).map(({ status }) => status)).toEqual(["canceled", "published", "canceled"]);
	expect((await mona.client.call("activity/get-activity-feed", {})).table_rows).toEqual([]);
	expect((await marcus.client.call("anniversaries/get-memory-book", {})).cards).toHaveLength(1);
});

test("what comes between is seen: a card published while one signs, a full card, a budget spent while it is published, and rules that name nothing that pays", async () => {
	const { acme, olga, hannah, marcus, olu, program } = await makeCompany({ budget: 300 });
	setTime("2027-06-01T15:00:00Z");
	await setDay(acme, hannah, { hired: "2022-06-02" });
	const update = (more: object) => olga.client.try("anniversaries/update-anniversary", { ...fiveYears, ...more });
	expect((await update({ years: undefined })).body).toMatchObject({
		resultType: "validation",
		errors: { years: expect.anything() },
	});
	expect((await update({ points: 10 })).body).toMatchObject({ errors: { program_id: expect.anything() } });
	expect((await update({ program_id: 77 })).status).toBe(404);
	expect((await update({ rule_id: 77 })).status).toBe(404);
	await update({ points: 300, program_id: program.id });
	await follow(acme);
	const [card] = await cardsOf(acme);
	const card_id = card!.id;
	const set = (status: string) =>
		acme.database.write([
			sql`update anniversary_cards set status = ${status} where account_id = ${acme.id} and id = ${card_id}`,
		]);
	marcus.client.environment = writtenMeanwhile(acme.shard, "insert into anniversary_signatures", () =>
		set("published"),
	);
	const raced = await marcus.client.try("anniversaries/sign-card", { card_id, text: "Hello" });
	expect(raced.body).toMatchObject({ resultType: "card_published" });
	await set("signing");
	const fillers = Array.from({ length: 200 }, (_, at) => at + 1);
	await acme.database.write([
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, status, created_at)
			select ${acme.id}, value, 'F' || value, 'F', 'F', '', 'member', 'active', 0 from json_each(${JSON.stringify(fillers)})`,
		sql`insert into anniversary_signatures (account_id, card_id, user_id, text, created_at)
			select ${acme.id}, ${card_id}, value, 'Hi', 0 from json_each(${JSON.stringify(fillers)})`,
	]);
	const full = await olu.client.try("anniversaries/sign-card", { card_id, text: "Hello" });
	expect([full.body.resultType, full.body.resultMsg]).toEqual(["card_full", expect.stringContaining("200")]);
	setTime("2027-06-02T12:00:00Z");
	const spent = writtenMeanwhile(acme.shard, "update anniversary_cards set status = 'published'", () =>
		acme.database.write([
			sql`update budgets set is_active = 0 where account_id = ${acme.id} and id = ${program.budget_id}`,
		]),
	);
	await follow(acme, { ...(spent as object) });
	expect((await cardsOf(acme))[0]).toMatchObject({ status: "published", points_state: "waiting" });
	expect(await pointsOf(hannah)).toEqual([]);
});

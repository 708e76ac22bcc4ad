/** Cards whose person, day, team or budget changed since they were opened: who finds and signs them, what is published, what is paid. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { read } from "#test/contract/reading-costs";
import { cardsOf, follow, makeCompany, setDay, setTime } from "#test/factories/anniversaries";
import type { BigTenant } from "#test/factories/big-tenant";
import { addProgram, balanceOf, creditBudget } from "#test/factories/programs";
import { OperatorClient } from "#test/kit/operator";
import { planOf } from "#test/kit/plan";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { getAnniversaries } from "#workers/features/anniversaries/lists/get-anniversaries.query";
import { listWaiting } from "#workers/features/anniversaries/store/waiting";
import { systemClock } from "#workers/kernel/clock";
import { endpointOfList } from "#workers/kernel/define-list";
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

test("who did not want a card and changes their mind gets it back with its signatures, unless its hour is over", async () => {
	const { acme, olga, hannah, marcus } = await makeCompany();
	const card_id = await openCard(acme, olga, hannah);
	await marcus.client.call("anniversaries/sign-card", { card_id, text: "Coffee at minus six." });
	const choose = (work: "none" | "private" | "public") =>
		hannah.client.call("anniversaries/update-greetings", { work, birthday: "public" });
	await choose("none");
	expect([await toSign(marcus), (await marcus.client.try("anniversaries/get-card", { card_id })).status]).toEqual([
		[],
		404,
	]);
	await choose("private");
	expect((await cardsOf(acme))[0]).toMatchObject({ status: "signing", visibility: "private", signature_count: 1 });
	await choose("none");
	setTime("2027-06-10T11:59:00Z");
	await olga.client.call("anniversaries/update-anniversary", { kind: "birthday", message: "Happy birthday!" });
	await follow(acme);
	await choose("public");
	setTime("2027-06-10T12:00:00Z");
	await follow(acme);
	expect((await cardsOf(acme))[0]).toMatchObject({ status: "published", visibility: "public", signature_count: 1 });
	setTime("2028-06-08T12:00:00Z");
	await setDay(acme, hannah, { hired: "2023-06-10" });
	await follow(acme);
	await choose("none");
	setTime("2028-06-10T12:00:00Z");
	await choose("public");
	await follow(acme);
	expect((await cardsOf(acme)).map(({ status }) => status)).toEqual(["published", "canceled"]);
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

test("a private card is found by the team that may sign it, by nobody else, and goes along with its person to another manager", async () => {
	const { acme, olga, mona, hannah, marcus, rita, olu } = await makeCompany();
	setTime("2027-06-01T15:00:00Z");
	await hannah.client.call("anniversaries/update-greetings", { work: "private", birthday: "public" });
	const card_id = await openCard(acme, olga, hannah);
	const find = async () => {
		const found = [];
		for (const person of [mona, marcus, rita, olga, olu, hannah])
			if ((await toSign(person)).includes(hannah.id)) found.push(person.name);
		return found;
	};
	expect(await find()).toEqual([mona.name, marcus.name, rita.name]);
	const filters = { occasion: "work" } as const;
	for (const person of [rita, marcus, olu]) {
		const { table_rows } = await person.client.call("anniversaries/get-anniversaries", { filters });
		expect(table_rows.map(({ user_id }) => user_id)).toEqual(person === olu ? [] : [hannah.id]);
	}
	for (const person of [mona, marcus, rita])
		await person.client.call("anniversaries/sign-card", { card_id, text: `From ${person.name}` });
	await acme.database.write([
		sql`update users set manager_id = ${olu.id} where account_id = ${acme.id} and id = ${hannah.id}`,
	]);
	expect(await find()).toEqual([rita.name, olu.name]);
	const page = await marcus.client.call("anniversaries/get-anniversaries", { pageSize: 1 });
	expect(page).toMatchObject({ table_rows: [], total_rows: 0 });
});

test("nobody is led to the card of who has left; it is signed on once they are here again, and a published one stays", async () => {
	const { acme, olga, hannah, marcus } = await makeCompany();
	const card_id = await openCard(acme, olga, hannah);
	expect(await toSign(marcus)).toEqual([hannah.id]);
	await setStatus(acme, hannah, "terminated");
	expect(await toSign(marcus)).toEqual([]);
	expect((await marcus.client.try("anniversaries/get-card", { card_id })).status).toBe(404);
	await setStatus(acme, hannah, "active");
	setTime("2027-06-02T05:00:00Z");
	await follow(acme);
	expect(await toSign(marcus)).toEqual([hannah.id]);
	setTime("2027-06-10T12:00:00Z");
	await follow(acme);
	await setStatus(acme, hannah, "terminated");
	const seen = await marcus.client.call("anniversaries/get-card", { card_id });
	expect(seen).toMatchObject({ may_sign: 0, card: { status: "published", years: 5 } });
	await setStatus(acme, hannah, "erased");
	expect((await marcus.client.try("anniversaries/get-card", { card_id })).status).toBe(404);
});

test("a page of cards to sign reads no more than its rows, however many cards of other teams there are", async () => {
	const { acme, olga, mona, marcus } = await makeCompany();
	const cards = Array.from({ length: 400 }, (_, at) => ({
		...{ id: at + 1, manager_id: [mona.id, marcus.id, olga.id, 0][at % 4], day: `2027-06-${10 + (at % 7)}` },
		visibility: at % 8 < 2 ? "public" : "private",
	}));
	await acme.database.write([
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, status, manager_id, created_at)
			select ${acme.id}, value ->> 'id', 'F' || (value ->> 'id'), 'F' || (value ->> 'id'), 'F', '', 'member', 'active', nullif(value ->> 'manager_id', 0), 0
			from json_each(${JSON.stringify(cards)})`,
		sql`insert into anniversary_cards (account_id, id, user_id, kind, years, day, status, visibility, team_manager_id, created_at)
			select ${acme.id}, value ->> 'id', value ->> 'id', 'work', 5, value ->> 'day', 'signing', value ->> 'visibility', value ->> 'manager_id', 1
			from json_each(${JSON.stringify(cards)})`,
	]);
	// A manager of many years, whose own card is private.
	const past = Array.from({ length: 60 }, (_, at) => ({ id: 1_000 + at, day: `${1968 + at}-06-30` }));
	await acme.database.write([
		sql`insert into anniversary_cards (account_id, id, user_id, kind, years, day, status, visibility, created_at)
			select ${acme.id}, value ->> 'id', ${mona.id}, 'work', 5, value ->> 'day', iif(value ->> 'id' = 1059, 'signing', 'published'), 'private', 1
			from json_each(${JSON.stringify(past)})`,
	]);
	const ask = () =>
		read({ tenant: acme } as BigTenant, marcus, endpointOfList(getAnniversaries), { page: 0, pageSize: 20 });
	const first = await ask();
	const rows = first.answer.table_rows as { id: number; day: string }[];
	const seen = cards.filter(
		({ visibility, manager_id }) => visibility === "public" || [mona.id, marcus.id].includes(manager_id!),
	);
	expect(first.answer).toMatchObject({ total_rows: seen.length + 1 });
	expect(rows.map(({ day }) => day)).toEqual(
		seen
			.map(({ day }) => day)
			.sort()
			.slice(0, 20),
	);
	expect((await ask()).cost).toBeLessThanOrEqual(20 * (1 + getAnniversaries.joins) + 20);
});

test("no points wait for who is erased: owners find nothing that leads nowhere, and a budget that comes pays nobody", async () => {
	const { acme, olga, hannah, program } = await makeCompany({ budget: 100 });
	setTime("2027-06-01T15:00:00Z");
	await setDay(acme, hannah, { hired: "2022-06-02" });
	await olga.client.call("anniversaries/update-anniversary", { ...fiveYears, points: 300, program_id: program.id });
	await follow(acme);
	setTime("2027-06-02T12:00:00Z");
	await follow(acme);
	const waiting = async () =>
		(await olga.client.call("anniversaries/get-anniversaries", { filters: { tab: "waiting" } })).total_rows;
	expect(await waiting()).toBe(1);
	const [subdomain] = acme.host.split(".");
	await setStatus(acme, hannah, "terminated");
	await new OperatorClient().call("operations/erase-person", { subdomain: subdomain!, user_id: hannah.id });
	expect(await waiting()).toBe(0);
	await creditBudget(acme, program.budget_id, program.budget_account_id, 500, "later");
	setTime("2027-06-02T13:00:00Z");
	await follow(acme);
	expect(await balanceOf(acme, program.budget_account_id)).toBe(600);
});

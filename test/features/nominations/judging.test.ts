/** Nominations over HTTP beside their main way: who is told that an event opened, whom a jury refused, who wrote without a signature, and lists that follow the clock and rights. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addColleagues } from "#test/factories/many-people";
import {
	addManyEvents,
	categoriesOf,
	draftEvent,
	makeNominationCompany,
	moveEvent,
	type NominationCompany,
	nominating,
} from "#test/factories/nominations";
import { readMail } from "#test/kit/mail";
import { runByHand, runOutboxWhole } from "#test/kit/outbox";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { minuteMs, systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

type Said = Parameters<typeof draftEvent>[2];

/** An open event of one category in which Kenji named Grace, and Grace named Sofia. */
async function openEvent({ olga, mona, grace, kenji, sofia }: NominationCompany, jury: TestMember[], more: Said = {}) {
	const event_id = await draftEvent(olga, jury, more);
	await moveEvent(mona, event_id, "open");
	const category_id = (await categoriesOf(olga, event_id))[0]!;
	const nominate = (by: TestMember, nominee: TestMember, is_signed: 0 | 1) =>
		by.client.call("nominations/submit-nomination", {
			...{ event_id, category_id, recipient_ids: [nominee.id], words: `Thanks to ${nominee.id}`, is_signed },
		});
	await nominate(kenji, grace, 0);
	await nominate(grace, sofia, 1);
	const judge = (by: TestMember, nominee: TestMember, value: number) =>
		by.client.call("nominations/moderate-nomination", { event_id, category_id, nominee_id: nominee.id, value });
	return { event_id, judge };
}

/** Opens an event while its messages wait; gives its id. */
async function openAndWait({ olga, mona }: Pick<NominationCompany, "olga" | "mona">, more: Said = {}) {
	runByHand(mona.client);
	const event_id = await draftEvent(olga, [], more);
	await moveEvent(mona, event_id, "open");
	return event_id;
}

const bellOf = async ({ client }: TestMember) =>
	(await client.call("notifications/get-notifications", {})).table_rows.map(({ text, to }) => [text, to]);

const balanceOf = async ({ client }: TestMember) => (await client.call("session/init-user", {})).user.point_balance;

test("whom as many refused as approved is not judged further, and in a last round of approval wins nothing and is paid nothing", async () => {
	const world = await makeNominationCompany();
	const { olga, mona, peter, grace, sofia, program } = world;
	const paying = { points: 300, budget_id: program.budget_id };
	const jury = [olga, mona, peter];
	const last = await openEvent(world, jury, { rounds: ["approve"], ...paying });
	await moveEvent(mona, last.event_id, "close", "review");
	for (const [by, value] of [
		[olga, 1],
		[mona, 0],
		[peter, 0],
	] as const)
		await last.judge(by, grace, value);
	for (const [by, value] of [
		[olga, 1],
		[mona, 0],
	] as const)
		await last.judge(by, sofia, value);
	await moveEvent(mona, last.event_id, "finalise", "publish");
	const published = await olga.client.call("nominations/get-publication", { event_id: last.event_id });
	expect(published.winners).toEqual([]);
	expect([await balanceOf(grace), await balanceOf(sofia)]).toEqual([0, 0]);

	const first = await openEvent(world, jury, { name: "Two rounds", rounds: ["approve", "score"] });
	await moveEvent(mona, first.event_id, "close", "review");
	for (const [by, value] of [
		[olga, 1],
		[mona, 0],
	] as const)
		await first.judge(by, grace, value);
	for (const [by, value] of [
		[olga, 1],
		[mona, 0],
		[peter, 1],
	] as const)
		await first.judge(by, sofia, value);
	await moveEvent(mona, first.event_id, "review");
	const read = await olga.client.call("nominations/get-nominations-for-moderation", { event_id: first.event_id });
	expect(read.categories[0]!.nominees.map(({ nominee_id }) => nominee_id)).toEqual([sofia.id]);
});

test("who wrote without a signature is told to jurors, but to nobody else who looks after the event, nor to the nominee, even as a juror", async () => {
	const world = await makeNominationCompany();
	const { acme, olga, mona, peter, grace } = world;
	await acme.database.write([
		sql`update users set switches = json_set(switches, '$.nomination_moderator', 1) where account_id = ${acme.id} and id = ${grace.id}`,
	]);
	const { event_id } = await openEvent(world, [mona, grace]);
	const authorsFor = async ({ client }: TestMember) => {
		const { categories } = await client.call("nominations/get-nominations-for-moderation", { event_id });
		return categories[0]!.nominees.map(({ words }) => words.map(({ nominator }) => nominator));
	};
	expect(await authorsFor(mona)).toEqual([["Kenji Mori"], ["Grace Okafor"]]);
	for (const person of [olga, peter, grace]) expect(await authorsFor(person)).toEqual([[null], ["Grace Okafor"]]);
	const address = `/employee_nominations/moderation/${event_id}`;
	const [seen, hidden] = [await openPage(mona, address), await openPage(grace, address)];
	expect([seen.text.includes("Kenji Mori,"), hidden.text.includes("Kenji Mori,")]).toEqual([true, false]);
	expect(hidden.text).toContain("Not signed,");
});

test("who looked before finds as many events as are still open, and all publications from the moment at which they may see them", async () => {
	const { acme, grace, kenji, sofia } = await makeNominationCompany();
	const many = Array.from({ length: 25 }, (_, at) => at);
	await addManyEvents(acme, { many, people: [sofia.id, kenji.id] }, Date.now() - 60 * minuteMs * 30);
	const closes_at = Date.now() + 9 * minuteMs;
	await acme.database.write([
		sql`update nomination_events set closes_at = ${closes_at} where account_id = ${acme.id} and status = 'open'
			and id in (select e.id from nomination_events e where e.account_id = ${acme.id} and e.status = 'open' limit 3)`,
	]);
	const openOnes = async () => (await grace.client.call("nominations/get-events", {})).total_rows;
	expect(await openOnes()).toBe(25);
	isolateClock.current = { now: () => closes_at + minuteMs };
	expect(await openOnes()).toBe(22);
	isolateClock.current = systemClock;
	const plain = await acme.addMember({ first_name: "Plain" });
	const published = async () => (await plain.client.call("nominations/get-publications", {})).total_rows;
	expect(await published()).toBe(0);
	await acme.database.write([
		sql`update users set switches = json_set(switches, '$.can_view_nomination_publications', 1)
			where account_id = ${acme.id} and id = ${plain.id}`,
	]);
	expect(await published()).toBe(25);
});

test("[nominations-05] whoever may nominate is told once that an event opened, by bell and email with its last day; whoever opened it, may not nominate or has left is not, and nobody when it opens again", async () => {
	const world = await makeNominationCompany();
	const { acme, olga, mona, peter, grace, kenji, sofia } = world;
	const reading = { can_view_nomination_publications: 1 } as const;
	const others = [await acme.addMember(), await acme.addMember({ switches: reading })];
	await acme.addMember({ status: "terminated", switches: { can_view_nomination_events: 1 } });
	await addColleagues(acme, [...Array(500).keys()], olga.id);
	const zoe = await acme.addMember({ switches: { can_view_nomination_events: 1 } });
	// In the account's time zone that is the day before.
	const event_id = await openAndWait(world, { closes_at: Date.parse("2099-03-02T03:00:00Z") });
	await runOutboxWhole(acme);
	const told = [olga, peter, grace, kenji, sofia, zoe];
	const line = ["Acme of the Year is open: whom would you name?", `/employee_nominations/events/${event_id}`];
	for (const person of told) expect([person.name, await bellOf(person)]).toEqual([person.name, [line]]);
	for (const person of [mona, ...others]) expect(await bellOf(person)).toEqual([]);
	const mails = (await readMail(acme)).filter(({ subject }) => subject === line[0]);
	expect(mails.map(({ recipient }) => recipient).sort()).toEqual(told.map(({ email }) => email).sort());
	expect(mails[0]!.body).toContain("It is open until Mar 1, 2099.");
	await moveEvent(mona, event_id, "close", "reopen");
	await runOutboxWhole(acme);
	expect(await bellOf(grace)).toEqual([line]);
});

test("[nominations-05] who nominates because everybody does is told that an event opened; nobody of one that was closed meanwhile, nor without the module", async () => {
	const world = await makeNominationCompany();
	const { acme, olga, mona, grace } = world;
	await olga.client.call("settings/save-common-switches", { can_view_nomination_events: 1 });
	const plain = await acme.addMember();
	const dora = await acme.addMember({ switches: { can_view_nomination_events: 0 } });
	await openAndWait(world);
	await runOutboxWhole(acme);
	expect([(await bellOf(plain)).length, await bellOf(dora)]).toEqual([1, []]);
	await moveEvent(mona, await openAndWait(world, { name: "Closed at once" }), "close");
	await runOutboxWhole(acme);
	await openAndWait(world, { name: "Switched off" });
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.employee_nominations_enabled', 0), version = version + 1
			where account_id = ${acme.id}`,
	]);
	await runOutboxWhole(acme);
	for (const person of [plain, grace]) expect(await bellOf(person)).toHaveLength(1);
});

test("[nominations-05] api_get_events, api_submit_nomination, api_get_nominations_for_moderation, api_moderate_nomination and api_get_publications are the calls of an event, each in its shape", async () => {
	const world = await makeNominationCompany();
	const { acme, olga, mona, grace, kenji } = world;
	const ask = async ({ client }: TestMember, call: string, payload: object = {}) => {
		const { body } = await client.post(`/api/nominations/${call}`, payload);
		expect([call, body.resultStatus]).toEqual([call, "success"]);
		return body;
	};
	const event_id = await draftEvent(olga, [mona], { rounds: ["vote"] });
	await moveEvent(mona, event_id, "open");
	const [category_id] = await categoriesOf(olga, event_id);
	const row = { id: event_id, name: "Acme of the Year", nomination_count: 0, closes_at: expect.any(Number) };
	expect((await ask(kenji, "api_get_events")).table_rows).toEqual([row]);
	const named = { event_id, category_id, recipient_ids: [grace.id], words: "Calm", answers: ["Fewer errors"] };
	const sent = await ask(kenji, "api_submit_nomination", { ...named, is_signed: 0 });
	expect(sent.nomination_ids).toEqual([expect.any(Number)]);
	await moveEvent(mona, event_id, "close", "review");
	const words = { words: "Calm", answers: ["Fewer errors"], nominator: "Kenji Mori", created_at: expect.any(Number) };
	const nominee = {
		nominee_id: grace.id,
		name: "Grace Okafor",
		value: null,
		may_judge: 1,
		is_leading: 0,
		standing: null,
	};
	expect(await ask(mona, "api_get_nominations_for_moderation", { event_id })).toMatchObject({
		...{ event: { id: event_id, status: "reviewing", rounds: ["vote"], round: 1, nomination_count: 1 }, is_juror: 1 },
		categories: [
			{ id: category_id, name: "Quiet hands", left_to_judge: 1, nominees: [{ ...nominee, words: [words] }] },
		],
	});
	const verdict = { event_id, category_id, nominee_id: grace.id, value: 1 };
	expect((await ask(mona, "api_moderate_nomination", verdict)).event_id).toBe(event_id);
	await moveEvent(mona, event_id, "finalise", "publish");
	const published = { id: event_id, name: row.name, nomination_count: 1, published_at: expect.any(Number) };
	expect((await ask(kenji, "api_get_publications")).table_rows).toEqual([published]);
	const stranger = await (await createTenant({ flags: { employee_nominations_enabled: 1 } })).addMember({
		switches: nominating,
	});
	expect((await ask(stranger, "api_get_events")).table_rows).toEqual([]);
	expect((await ask(await acme.addMember(), "api_get_publications")).table_rows).toEqual([]);
});

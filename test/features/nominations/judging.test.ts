/** Judging nominations over HTTP: whom a jury refused does not win, who wrote without a signature stays the jury's, and lists follow the clock and rights. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import {
	addManyEvents,
	categoriesOf,
	draftEvent,
	makeNominationCompany,
	moveEvent,
	type NominationCompany,
} from "#test/factories/nominations";
import { openPage } from "#test/kit/page";
import type { TestMember } from "#test/kit/tenant";
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

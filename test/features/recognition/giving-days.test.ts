/** How much one person gives on a day: the account's limits hold exactly, whatever comes at once, and end at its midnight. */

import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addGroup, addProgram } from "#test/factories/programs";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { prepareJobContext } from "#workers/background/job-context";
import { sweepOverGivingDays } from "#workers/features/recognition/jobs/sweep-giving-days";
import { dayMs, systemClock } from "#workers/kernel/clock";
import { createScope } from "#workers/kernel/create-scope";
import type { Environment } from "#workers/kernel/environment";
import type { Scope } from "#workers/kernel/scope";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

async function makeTeam(size: number, limits?: Record<string, unknown>) {
	const acme = await createTenant({ settings: limits ? { limits } : {} });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const kudos = await addProgram(acme, { owner: olga, is_non_monetary: 1 });
	const people: TestMember[] = [];
	for (let at = 0; at < size; at += 1) people.push(await acme.addMember());
	const give = (to: readonly TestMember[], more: { group_ids?: number[] } = {}) =>
		priya.client.try("recognition/give-recognition", {
			program_id: kudos.id,
			recipient_ids: to.map(({ id }) => id),
			message: "Thank you.",
			...more,
		});
	const given = async () =>
		(
			await acme.database.read(
				sql<{
					actions: number;
					people: number;
				}>`select (select count(*) from activities where account_id = ${acme.id}) as actions,
					(select count(*) from recognitions where account_id = ${acme.id}) as people`,
			)
		)[0]!;
	return { acme, priya, kudos, people, give, given };
}

test("who sends many recognitions at once sends exactly as many as the account allows, and is told so", async () => {
	const { people, give, given } = await makeTeam(1, { recognitions_a_day: 4 });
	const replies = await Promise.all(Array.from({ length: 12 }, () => give(people)));
	expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
	const refused = replies.filter(({ status }) => status !== 200);
	expect(refused.map(({ status, body }) => [status, body.resultType])).toEqual(
		Array(8).fill([409, "daily_recognitions_given"]),
	);
	expect(refused[0]!.body.resultMsg).toBe(
		"You can send 4 recognitions a day, and today’s are all sent. This one was not sent; what you typed was kept. Send it tomorrow, or ask your administrator for more.",
	);
	expect(await given()).toEqual({ actions: 4, people: 4 });
});

test("who reaches many people at once reaches no more than the account allows, by name or by group, all of them or none", async () => {
	const { acme, people, give, given } = await makeTeam(6, { recipients_a_day: 10 });
	const group = await addGroup(acme, "Everybody", people);
	const replies = await Promise.all([give(people), give([], { group_ids: [group] }), give(people)]);
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
	const refused = replies.find(({ status }) => status === 409)!;
	expect([refused.body.resultType, refused.body.resultMsg]).toEqual([
		"daily_recipients_reached",
		"You can recognize 10 people a day, and for today 4 are left. Nothing was sent and what you typed was kept; choose fewer people, or go on tomorrow.",
	]);
	expect((await give(people.slice(0, 4))).status).toBe(200);
	expect((await give(people.slice(0, 1))).status).toBe(409);
	expect(await given()).toEqual({ actions: 2, people: 10 });
});

test("others have their own day, and the next day of the account's time zone begins anew", async () => {
	const { acme, people, give, kudos } = await makeTeam(2, { recognitions_a_day: 1 });
	// New York is at UTC-5 in January.
	const midnight = Date.UTC(2027, 0, 12, 5);
	isolateClock.current = { now: () => midnight - 60_000 };
	await acme.database.write([sql`update sessions set expires_at = ${midnight + dayMs} where account_id = ${acme.id}`]);
	expect((await give(people)).status).toBe(200);
	expect((await give(people)).status).toBe(409);
	const lee = people[0]!.client;
	const other = { program_id: kudos.id, recipient_ids: [people[1]!.id], message: "Thank you." };
	expect((await lee.try("recognition/give-recognition", other)).status).toBe(200);
	isolateClock.current = { now: () => midnight + 60_000 };
	expect((await give(people)).status).toBe(200);
});

test("by default a person sends 100 recognitions and reaches 2,000 people a day; a repeat counts once, what is refused not at all", async () => {
	const { acme, priya, kudos, people, give } = await makeTeam(1);
	const repeated = { program_id: kudos.id, recipient_ids: [people[0]!.id], message: "Thank you." };
	for (let turn = 0; turn < 2; turn += 1)
		await priya.client.call("recognition/give-recognition", repeated, { "idempotency-key": "once" });
	expect((await give([])).status).toBe(400);
	const read = () =>
		acme.database.read(
			sql<object>`select recognition_count, recipient_count, max_recognitions, max_recipients from giving_days where account_id = ${acme.id}`,
		);
	expect(await read()).toEqual([
		{ recognition_count: 1, recipient_count: 1, max_recognitions: 100, max_recipients: 2_000 },
	]);
	await acme.database.write([sql`update giving_days set recipient_count = 2000 where account_id = ${acme.id}`]);
	expect((await give(people)).body.resultType).toBe("daily_recipients_reached");
	await acme.database.write([
		sql`update giving_days set recipient_count = 1, recognition_count = 100 where account_id = ${acme.id}`,
	]);
	expect((await give(people)).body.resultType).toBe("daily_recognitions_given");
});

test("what was counted on days that are over is removed", async () => {
	const { acme, priya } = await makeTeam(0);
	const count = (day: string) => sql`insert into giving_days
		(account_id, day, user_id, recognition_count, recipient_count, max_recognitions, max_recipients)
		values (${acme.id}, ${day}, ${priya.id}, 1, 1, 9, 9)`;
	await acme.database.write([count("2027-01-01"), count("2027-01-11"), count("2027-01-12")]);
	isolateClock.current = { now: () => Date.UTC(2027, 0, 12, 18) };
	const requestContext = await prepareJobContext(
		env as unknown as Environment,
		{ waitUntil: () => undefined },
		acme.id,
		acme.shard,
		"test",
	);
	await sweepOverGivingDays.handler(createScope(requestContext!, sweepOverGivingDays.name) as Scope<null>);
	const days = await acme.database.read(
		sql<{ day: string }>`select day from giving_days where account_id = ${acme.id} order by day`,
	);
	expect(days.map(({ day }) => day)).toEqual(["2027-01-11", "2027-01-12"]);
});

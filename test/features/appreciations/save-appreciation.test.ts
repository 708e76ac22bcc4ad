/** Cards over HTTP: who gets one, who sees it, and how many there are on a day of the account. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { createTenant, newId, type TestMember } from "#test/kit/tenant";
import { systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

async function makeCompany() {
	const acme = await createTenant({ flags: { appreciations_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", points: 100 });
	const sofia = await acme.addMember({ first_name: "Sofia", last_name: "Marques" });
	const marcus = await acme.addMember({ first_name: "Marcus", last_name: "Webb" });
	return { acme, olga, priya, sofia, marcus };
}

const message = "The audit came on time, with a joke in row 400.";
const send = (person: TestMember, recipients: readonly { id: number }[], more: object = {}) =>
	person.client.try("appreciations/save-appreciation", {
		...{ recipient_ids: recipients.map(({ id }) => id), design: "sun", message },
		...more,
	} as never);
const cardsOf = async (person: TestMember, direction?: "received" | "sent") =>
	(await person.client.call("appreciations/get-appreciations", { filters: direction ? { direction } : {} })).table_rows;

test("[appreciations-02, appreciations-03] saveAppreciation sends a card with a design and a message, without points; the two see it, others do not", async () => {
	const { acme, olga, priya, sofia, marcus } = await makeCompany();
	const sent = await send(priya, [sofia]);
	expect(sent.body).toMatchObject({ resultStatus: "success", appreciation_ids: [expect.any(Number)], left_today: 19 });
	const card = { sender: "Priya Raman", recipient: "Sofia Marques", design: "sun", message };
	expect(await cardsOf(sofia)).toMatchObject([card]);
	expect(await cardsOf(priya, "sent")).toMatchObject([card]);
	expect([await cardsOf(priya), await cardsOf(sofia, "sent"), await cardsOf(marcus), await cardsOf(olga)]).toEqual([
		[],
		[],
		[],
		[],
	]);
	expect((await marcus.client.call("activity/get-activity-feed", {})).table_rows).toEqual([]);
	const { table_rows: bell } = await sofia.client.call("notifications/get-notifications", {});
	expect(bell.map(({ text }) => text)).toEqual([`Priya Raman sent you a card: “${message}”`]);
	const [mail] = await acme.database.read(
		sql<{
			count: number;
		}>`select count(*) as count from emails where account_id = ${acme.id} and user_id = ${sofia.id}`,
	);
	expect(mail!.count).toBe(1);
	const [moved] = await acme.database.read(
		sql<{
			balance: number;
		}>`select balance from ledger_accounts where account_id = ${acme.id} and id = ${sofia.points_account_id}`,
	);
	expect(moved!.balance).toBe(0);
	for (const more of [{ message: " " }, { message: "x".repeat(1_001) }, { design: "skull" }])
		expect((await send(priya, [sofia], more)).body).toMatchObject({ resultType: "validation" });
	expect((await send(priya, [])).body).toMatchObject({ resultType: "validation" });
	const off = await createTenant();
	const dan = await off.addMember();
	const eve = await off.addMember();
	expect((await send(dan, [eve])).body).toMatchObject({ resultType: "feature_disabled" });
	expect((await dan.client.try("appreciations/get-appreciations", {})).status).toBe(403);
	expect((await send(dan, [sofia])).status).toBe(403);
});

test("nobody sends a card to themself, to who left, or to who leaves meanwhile; then nothing is sent", async () => {
	const { acme, priya, sofia, marcus } = await makeCompany();
	expect((await send(priya, [priya, sofia])).body).toMatchObject({ resultType: "not_to_yourself" });
	const leave = (person: TestMember) =>
		acme.database.write([
			sql`update users set status = 'terminated' where account_id = ${acme.id} and id = ${person.id}`,
		]);
	priya.client.environment = writtenMeanwhile(acme.shard, "insert into appreciations", () => leave(marcus));
	expect((await send(priya, [sofia, marcus])).body).toMatchObject({ resultType: "recipients_gone" });
	const named = await send(priya, [sofia, marcus]);
	expect(named.body).toMatchObject({
		resultType: "recipients_gone",
		errors: { recipient_ids: [expect.stringContaining("Marcus Webb")] },
	});
	expect((await send(priya, [{ id: 77 }])).body).toMatchObject({ resultType: "recipients_gone" });
	const stranger = await (await createTenant()).addMember();
	expect((await send(priya, [stranger])).body).toMatchObject({ resultType: "recipients_gone" });
	expect(await cardsOf(sofia)).toEqual([]);
});

test("twenty cards a day of the account are the most, said kindly, also where they come at once; the next day begins anew", async () => {
	const { acme, priya, sofia, marcus } = await makeCompany();
	await acme.database.write([sql`update sessions set expires_at = 9000000000000 where account_id = ${acme.id}`]);
	const setTime = (iso: string) => {
		isolateClock.current = { now: () => Date.parse(iso) };
	};
	setTime("2027-03-02T04:30:00Z");
	const ids = Array.from({ length: 18 }, () => newId());
	await acme.database.write([
		sql`insert into appreciations (account_id, id, sender_id, recipient_id, design, message, created_at)
			select ${acme.id}, value, ${priya.id}, ${sofia.id}, 'sun', 'Hi', ${Date.parse("2027-03-01T05:00:00Z")}
			from json_each(${JSON.stringify(ids)})`,
	]);
	expect(await priya.client.call("appreciations/get-ecards", {})).toMatchObject({ left_today: 2 });
	const both = await Promise.all([send(priya, [sofia, marcus]), send(priya, [marcus, sofia])]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	const refused = await send(priya, [sofia]);
	expect(refused.body).toMatchObject({
		resultType: "daily_appreciations_sent",
		resultMsg: expect.stringContaining("20"),
	});
	expect(refused.body.resultMsg).toContain("kind");
	setTime("2027-03-02T05:00:01Z");
	expect((await send(priya, [sofia])).body).toMatchObject({ left_today: 19 });
});

/** What people are told behind the bell: counted while it is unread, written anew for each reader, and nobody else's. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobScope, notified, sampleValues } from "#test/factories/notifications";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { notify } from "#workers/features/notifications";
import { sweepNotifications } from "#workers/features/notifications/jobs/sweep-notifications";
import { dayMs } from "#workers/kernel/clock";
import type { NotificationKind } from "#workers/kernel/names";

async function tell(acme: TestTenant, person: TestMember, ...kinds: readonly NotificationKind[]): Promise<void> {
	const scope = await jobScope(acme);
	for (const kind of kinds) {
		const notice = notify(scope, kind, [await notified(acme, person)], sampleValues[kind] as never);
		await scope.commit({ ...notice, answer: {} });
	}
}

const listOf = async ({ client }: TestMember) => (await client.call("notifications/get-notifications", {})).table_rows;

const countOf = async ({ client }: TestMember) => {
	const { user } = await client.call("session/init-user", {});
	return [user.unread_notifs_and_announc_cnt, user.last_seen_notification_timestamp];
};

test("[notifications-02, notifications-03] unread counts what was told since; seeing it makes all of it read and keeps when", async () => {
	const acme = await createTenant();
	const [priya, marcus] = [await acme.addMember({ first_name: "Priya" }), await acme.addMember()];
	expect(await countOf(priya)).toEqual([0, null]);
	await tell(acme, priya, "recognition/received", "orders/lines-moved", "session/password-changed");
	await tell(acme, marcus, "flash-sale/ended");
	expect([(await countOf(priya))[0], (await countOf(marcus))[0]]).toEqual([3, 1]);
	const begun = Date.now();
	const { last_seen_notification_timestamp: seen } = await priya.client.call(
		"notifications/update-last-seen-timestamp",
		{},
	);
	expect(seen).toBeGreaterThanOrEqual(begun);
	expect(await countOf(priya)).toEqual([0, seen]);
	expect((await listOf(priya)).map(({ is_unread }) => is_unread)).toEqual([0, 0, 0]);
	expect((await countOf(marcus))[0]).toBe(1);
	await tell(acme, priya, "flash-sale/ended");
	expect((await countOf(priya))[0]).toBe(1);
});

test("one is marked as read by itself, once, and by its reader alone", async () => {
	const acme = await createTenant();
	const [priya, marcus] = [await acme.addMember(), await acme.addMember()];
	await tell(acme, priya, "recognition/received", "orders/lines-moved");
	const [first] = await listOf(priya);
	const mark = ({ client }: TestMember) =>
		client.try("notifications/mark-notification-as-read", { notification_id: first!.id });
	expect((await mark(marcus)).status).toBe(404);
	expect((await countOf(priya))[0]).toBe(2);
	for (let again = 0; again < 2; again += 1) expect((await mark(priya)).status).toBe(200);
	expect((await countOf(priya))[0]).toBe(1);
	expect((await listOf(priya)).map(({ is_unread }) => is_unread)).toEqual([0, 1]);
});

test("each line is in the words and figures of whoever reads it now, and shows no points where the account hides them", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ language_code: "es" });
	await tell(acme, priya, "recognition/received", "session/activation");
	expect(await listOf(priya)).toMatchObject([
		{
			kind: "recognition/received",
			text: expect.stringMatching(/^Marcus Webb te ha reconocido: «You stayed on the line/),
			to: "/recognitions/7001",
			points: 1_250,
		},
	]);
	await priya.client.call("session/change-language", { language_code: "en" });
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.hide_points_for_account', 1) where account_id = ${acme.id}`,
	]);
	expect(await listOf(priya)).toMatchObject([
		{ text: expect.stringMatching(/^Marcus Webb recognized you/), points: null },
	]);
});

test("what no kind has words for any more is still there, and leads nowhere", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	await tell(acme, priya, "recognition/received", "flash-sale/ended");
	await acme.database.write([
		sql`update notifications set kind = 'contests/won' where account_id = ${acme.id} and kind = 'flash-sale/ended'`,
		sql`update notifications set details = '{"giver":1}' where account_id = ${acme.id} and kind = 'recognition/received'`,
	]);
	for (const row of await listOf(priya)) expect(row).toMatchObject({ text: "This is no longer shown.", to: null });
});

test("who has not joined gets the email alone; what is switched off is told nowhere, what guards an account all the same", async () => {
	const acme = await createTenant();
	const olu = await acme.addMember({ status: "invited" });
	const scope = await jobScope(acme);
	const person = await notified(acme, olu);
	const statements = (kind: NotificationKind, notice: object) =>
		notify(scope, kind, [{ ...person, ...notice }], sampleValues[kind] as never).statements.length;
	expect(statements("recognition/received", {})).toBe(1);
	expect(statements("recognition/received", { status: "active" })).toBe(3);
	const off = (kind: string) => JSON.stringify({ [kind]: { mail: 0, bell: 0 } });
	const choosing = (notification_choices: string) => ({ status: "active", notification_choices });
	expect(statements("recognition/received", choosing(off("recognition/received")))).toBe(0);
	expect(statements("recognition/received", choosing(off("flash-sale/ended")))).toBe(3);
	expect(statements("session/password-changed", choosing(off("session/password-changed")))).toBe(3);
});

test("they are removed after 180 days, and what was unread of them is counted no more", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	await tell(acme, priya, "recognition/received", "flash-sale/ended");
	await acme.database.write([
		sql`update notifications set created_at = ${Date.now() - 181 * dayMs} where account_id = ${acme.id} and kind = 'flash-sale/ended'`,
	]);
	await sweepNotifications.handler(await jobScope(acme));
	expect((await listOf(priya)).map(({ kind }) => kind)).toEqual(["recognition/received"]);
	expect((await countOf(priya))[0]).toBe(1);
});

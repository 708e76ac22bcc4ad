/** Points end first in, first out, once, after three notices; what comes back stays for 30 days; nothing of an account without a rule. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { endPointsAfter, giveBackPast, givePast, spendPast } from "#test/factories/points-expiry";
import { askForReport, download, makeReports, pastDownloads, readCsv } from "#test/factories/reports";
import { openPage } from "#test/kit/page";
import { runWorkOf } from "#test/kit/schedule";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { expireMemberPoints } from "#workers/features/points-expiry/jobs/expire-points";
import { dayMs } from "#workers/kernel/clock";

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	return { acme, olga, priya };
}

const endingsOf = async ({ client }: TestMember) =>
	(await client.call("points-expiry/get-expiring-points", {})).expiries;
const balanceOf = async ({ client }: TestMember) =>
	(await client.call("session/refresh-point-balance", {})).point_balance;
const toldTo = async ({ client }: TestMember) =>
	(await client.call("notifications/get-notifications", {})).table_rows.map(({ text }) => text);

/** The clock comes by twice, as it does after a crash. */
async function comeBy(acme: TestTenant): Promise<void> {
	for (let at = 0; at < 2; at += 1) await runWorkOf(acme, expireMemberPoints);
}

/** As if all were done of everybody a while ago. */
async function lookedAt(acme: TestTenant, daysAgo: number): Promise<void> {
	await acme.database.write([
		sql`update points_expiries set looked_at = ${Math.round(Date.now() - daysAgo * dayMs)}, next_at = 1 where account_id = ${acme.id}`,
	]);
}

/** The liability report of today: points by age, the oldest first. */
async function outstandingByAge(acme: TestTenant, olga: TestMember): Promise<number[]> {
	const singleDate = DateTime.now().setZone("America/New_York").toISODate()!;
	const id = await askForReport(olga, "liability_summary", { singleDate, custom_drop_down: "age" });
	await makeReports(acme);
	const row = (await pastDownloads(olga)).find((past) => past.id === id)!;
	const [, ...lines] = readCsv((await download(olga, row.download_link)).bytes);
	return lines.map(([, points]) => Number(points));
}

test("the oldest points end, less what was spent, once; people are told 30, 7 and 1 days ahead, once each", async () => {
	const { acme, olga, priya } = await makeCompany();
	await givePast(acme, priya, { points: 100, daysAgo: 500 });
	await givePast(acme, priya, { points: 200, daysAgo: 20 });
	await spendPast(acme, priya, { points: 40, daysAgo: 10 });
	await endPointsAfter(acme, 12, 29.5);
	await comeBy(acme);
	expect(await toldTo(priya)).toEqual([]);
	for (const [firstInDays, daysAgo] of [
		[29.5, 1],
		[6.5, 20],
		[0.5, 5],
	] as const) {
		await endPointsAfter(acme, 12, firstInDays);
		await comeBy(acme);
		await lookedAt(acme, daysAgo);
		await comeBy(acme);
	}
	const said = (when: string) => `60 points of yours expire ${when}`;
	expect(await toldTo(priya)).toEqual([said("tomorrow"), said("in 7 days"), said("in 30 days")]);
	expect(await balanceOf(priya)).toBe(260);
	await endPointsAfter(acme, 12, -0.1);
	await comeBy(acme);
	await lookedAt(acme, 0.05);
	await Promise.all([comeBy(acme), comeBy(acme)]);
	expect(await balanceOf(priya)).toBe(200);
	const { table_rows } = await priya.client.call("points/get-ledger", {});
	expect(table_rows[0]).toMatchObject({
		points: -60,
		balance: 200,
		source: "points_expiry",
		reason: "Expiry of points",
	});
	expect(table_rows.filter(({ source }) => source === "points_expiry").length).toBe(1);
	expect((await openPage(priya, "/points")).text).toContain("Expiry of points");
	expect((await endingsOf(priya)).map(({ points }) => points)).toEqual([200]);
	expect(await outstandingByAge(acme, olga)).toEqual([0, 0, 0, 0, 200]);
	expect((await toldTo(priya)).length).toBe(3);
});

test("what comes back of an order has its old age, and yet stays for 30 days at least", async () => {
	const { acme, priya } = await makeCompany();
	const sam = await acme.addMember({ first_name: "Sam" });
	for (const who of [priya, sam]) await givePast(acme, who, { points: 100, daysAgo: 400 });
	const [ofPriya, ofSam] = [
		await spendPast(acme, priya, { points: 70, daysAgo: 60 }),
		await spendPast(acme, sam, { points: 70, daysAgo: 60 }),
	];
	await endPointsAfter(acme, 12, -1);
	await comeBy(acme);
	expect([await balanceOf(priya), await balanceOf(sam)]).toEqual([0, 0]);
	await giveBackPast(acme, ofPriya, 0);
	await giveBackPast(acme, ofSam, 32);
	await comeBy(acme);
	expect([await balanceOf(priya), await balanceOf(sam)]).toEqual([70, 0]);
	const [ending, ...more] = await endingsOf(priya);
	expect(more).toEqual([]);
	expect(ending!.points).toBe(70);
	expect(ending!.expires_at).toBeGreaterThan(Date.now() + 29.9 * dayMs);
	expect(ending!.expires_at).toBeLessThan(Date.now() + 31.1 * dayMs);
});

test("points that come are known to end as they come; a rule that is switched off ends nothing, and accounts without one have no rows", async () => {
	const { acme, olga, priya } = await makeCompany();
	const other = await createTenant({ shard: acme.shard });
	const lee = await other.addMember({ first_name: "Lee" });
	await endPointsAfter(acme, 12, -1);
	await comeBy(acme);
	await givePast(acme, priya, { points: 50, daysAgo: 0 });
	await givePast(other, lee, { points: 50, daysAgo: 900 });
	const [row] = await acme.database.read(
		sql<{ next_at: number; work: number }>`select e.next_at, d.due_at as work from points_expiries e
			join due_work d on d.account_id = e.account_id and d.work = 'points-expiry/expire-points'
			where e.account_id = ${acme.id} and e.user_id = ${priya.id}`,
	);
	expect(row!.next_at).toBeGreaterThan(Date.now() + 300 * dayMs);
	expect(row!.next_at).toBeLessThan(Date.now() + 335 * dayMs);
	expect(row!.work).toBeLessThanOrEqual(row!.next_at);
	expect((await priya.client.call("points-expiry/get-expiring-points", {})).months).toBe(12);
	await olga.client.call("points-expiry/save-rule", {});
	await givePast(acme, priya, { points: 70, daysAgo: 900 });
	await lookedAt(acme, 1);
	await comeBy(acme);
	await runWorkOf(other, expireMemberPoints);
	expect([await balanceOf(priya), await balanceOf(lee)]).toEqual([120, 50]);
	expect(await priya.client.call("points-expiry/get-expiring-points", {})).toMatchObject({
		months: null,
		expiries: [],
	});
	const rows = await other.database.read(
		sql<{ user_id: number }>`select user_id from points_expiries where account_id = ${other.id}`,
	);
	expect(rows).toEqual([]);
});

test("the statement says what ends when, and nothing of it where points never end", async () => {
	const { acme, priya } = await makeCompany();
	await givePast(acme, priya, { points: 100, daysAgo: 400 });
	expect((await openPage(priya, "/points")).text).not.toContain("What expires when");
	await endPointsAfter(acme, 12, 12);
	const page = await openPage(priya, "/points");
	expect(page.text).toContain("What expires when");
	expect(page.text).toContain("Your points expire 12 months after they came.");
	expect(page.texts("dd").join(" ")).toContain("100");
});

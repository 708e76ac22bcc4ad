/** What waited in a client when it was exported: in the imported one it goes on by itself, or ends with its reason and can be asked for again. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { runDue, write } from "#test/factories/announcements";
import { addGroup } from "#test/factories/programs";
import { askForReport, backToNow, pastDownloads, waitUntilLater } from "#test/factories/reports";
import { Client } from "#test/kit/client";
import { importRows } from "#test/kit/exports";
import { clientOf, type NewClient } from "#test/kit/new-client";
import { hostOf, newSubdomain, OperatorClient } from "#test/kit/operator";
import { runByHand, runOutboxWhole } from "#test/kit/outbox";
import { quickHash } from "#test/kit/passwords";
import { runDueWork } from "#test/kit/schedule";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { balancesOf, companyOf, runOf, selectAll } from "../bulk-actions/selecting";

afterEach(backToNow);

const setup = new OperatorClient();
const password = "long enough words";
const hourMs = 3_600_000;

/** Has what waits put off, as after a failed try, and moves the client to another name. */
async function moveAway(acme: TestTenant, owner: TestMember): Promise<{ here: NewClient; browser: Client }> {
	await acme.database.write([
		sql`update outbox set due_at = due_at + ${hourMs} where account_id = ${acme.id} and done_at is null`,
		sql`update users set password_hash = ${quickHash(password)} where account_id = ${acme.id} and id = ${owner.id}`,
	]);
	const subdomain = newSubdomain();
	const from = acme.host.split(".")[0]!;
	const { begun, counts } = await importRows(from, subdomain);
	await setup.call("operations/import-account", { subdomain, rows: counts });
	await setup.call("operations/resume-tenant", { subdomain: from });
	const browser = new Client(hostOf(subdomain));
	await browser.call("session/login", { email: owner.email, password });
	browser.forgetToken();
	runByHand(browser);
	return { here: clientOf({ ...begun, owner_email: owner.email }), browser };
}

test("an announcement that was scheduled goes out at its start, once, and ends at its end, without being ordered again; so do planned invitations", async () => {
	const { acme, olga, members } = await companyOf(1);
	const starts_at = Date.now() + 2 * hourMs;
	const id = await write(olga, { starts_at, expires_at: starts_at + hourMs });
	const ines = await acme.addMember({ first_name: "Ines", status: "invited" });
	await olga.client.call("invitations/send-invitations", { user_ids: [ines.id], send_at: starts_at });
	const { here } = await moveAway(acme, olga);
	const there = here as unknown as TestTenant;
	const stateOf = async () => {
		const [row] = await here.database.read(
			sql<{
				status: string;
				told: number;
				ended: number;
			}>`select status, delivered_count as told, ended_at is not null as ended
				from announcements where account_id = ${here.id} and id = ${id}`,
		);
		return row;
	};
	await runDue(there);
	expect(await stateOf()).toEqual({ status: "pending", told: 0, ended: 0 });
	waitUntilLater(2 * hourMs + 1_000);
	await runDue(there);
	expect(await stateOf()).toEqual({ status: "processed", told: members.length + 1, ended: 0 });
	expect(await runDue(there)).toBe(0);
	const waiting = await here.database.read(
		sql<{
			due_at: number;
		}>`select due_at from outbox where account_id = ${here.id} and job = 'invitations/send-invitation-emails'`,
	);
	expect(waiting).toEqual([{ due_at: starts_at }]);
	waitUntilLater(hourMs);
	await runDue(there);
	expect(await stateOf()).toMatchObject({ ended: 1 });
});

test("a report and a bulk run that were under way end as interrupted, say so to their person, give back what was set aside, and are asked for again; the old client goes on", async () => {
	const { acme, olga, members } = await companyOf(2);
	await addGroup(acme, "Depot", members);
	const request_id = await askForReport(olga, "members_report", {});
	const table_hash = await selectAll(olga);
	const { bulk_run_id } = await olga.client.call("member-detail/give-points", {
		...{ table_hash, points: 250, reason: "Ten years" },
	});
	const { here, browser } = await moveAway(acme, olga);
	const owner = { client: browser } as TestMember;
	expect(await runOf(owner, bulk_run_id)).toMatchObject({ status: "running" });
	await runOutboxWhole(here);
	const [report] = await pastDownloads(owner);
	expect(report).toMatchObject({
		...{ id: request_id, status: "errored", download_link: null },
		error_msg: "This was interrupted when the account moved here. Please ask for it again.",
	});
	expect(await runOf(owner, bulk_run_id)).toMatchObject({
		...{ status: "failed", done_count: 0, isOver: true },
		error_msg: expect.stringContaining("interrupted when the account moved here"),
	});
	const balances = await balancesOf(here as unknown as TestTenant);
	expect(balances).toMatchObject({ held: 0, Ann0: 0 });
	const again = await askForReport(owner, "members_report", {});
	expect(again).not.toBe(request_id);
	await runOutboxWhole(here);
	expect((await pastDownloads(owner))[0]).toMatchObject({ id: again, status: "processed" });
	await acme.database.write([sql`update outbox set due_at = 0 where account_id = ${acme.id} and done_at is null`]);
	await runOutboxWhole(acme);
	expect((await pastDownloads(olga))[0]).toMatchObject({ id: request_id, status: "processed" });
	expect(await runOf(olga, bulk_run_id)).toMatchObject({ status: "done", done_count: 2 });
});

test("a schedule of reports goes on by the clock", async () => {
	const { acme, olga } = await companyOf(0);
	await olga.client.call("reports/save-report-schedule", {
		...{ report_type: "members_report", period: "all", frequency: "weekly", hour: 8, recipient_ids: [olga.id] },
	});
	const { here, browser } = await moveAway(acme, olga);
	await here.database.write([sql`update report_schedules set next_run_at = 1000 where account_id = ${here.id}`]);
	expect(await runDueWork(here as unknown as TestTenant)).toContain("reports/run-schedules");
	expect(await pastDownloads({ client: browser } as TestMember)).toMatchObject([{ is_scheduled: 1 }]);
});

/** Whoever asked for a report or a bulk action is deactivated, suspended, waits anew or is erased meanwhile: it ends with its reason, and nothing of it stays or leaks. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addManyRecognitions, askForReport, backToNow, makeReports, realEnvironment } from "#test/factories/reports";
import { OperatorClient } from "#test/kit/operator";
import { runOutbox } from "#test/kit/outbox";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { isolateClock } from "#workers/runtime/clock";
import { balancesOf, companyOf, job, selectAll } from "../bulk-actions/selecting";

afterEach(backToNow);

/** An account whose Olga asks, and whose Otto goes on being there. */
async function company() {
	const { acme, olga, members } = await companyOf(2);
	const otto = await acme.addMember({ role: "account_owner", first_name: "Otto" });
	return { acme, olga, otto, members };
}

const setStatus = (status: string) => (acme: TestTenant, olga: TestMember) =>
	acme.database.write([sql`update users set status = ${status} where account_id = ${acme.id} and id = ${olga.id}`]);

type Leaving = (acme: TestTenant, olga: TestMember, otto: TestMember) => Promise<unknown>;

const ways: [string, Leaving][] = [
	["deactivated", (_acme, olga, otto) => otto.client.call("member-detail/deactivate-member", { user_id: olga.id })],
	["suspended", setStatus("suspended")],
	["waiting to be let in", setStatus("pending")],
	[
		"erased",
		(acme, olga) =>
			new OperatorClient().call("operations/erase-person", { subdomain: acme.host.split(".")[0]!, user_id: olga.id }),
	],
	[
		"no account owner any more",
		(acme, olga) =>
			acme.database.write([sql`update users set role = 'member' where account_id = ${acme.id} and id = ${olga.id}`]),
	],
];

async function requestOf(acme: TestTenant, id: number) {
	const [row] = await acme.database.read(
		sql<{ status: string; error_msg: string; object_key: string | null }>`select status, error_msg, object_key
			from download_requests where account_id = ${acme.id} and id = ${id}`,
	);
	return row;
}

async function expectNothingLeft(acme: TestTenant, olga: TestMember, otto: TestMember, id: number): Promise<void> {
	expect(await requestOf(acme, id)).toEqual({
		...{ status: "errored", object_key: null, error_msg: "You may no longer ask for this report." },
	});
	const { objects } = await realEnvironment().FILES.list({ prefix: `reports/${acme.id}/${id}/` });
	expect(objects).toEqual([]);
	for (const person of [olga, otto])
		expect([401, 404]).toContain((await person.client.fetch(`/reports/api_download_report/${id}`)).status);
	expect((await otto.client.call("reports/get-past-download-requests", {})).table_rows).toEqual([]);
}

test.each(ways)("a report that waits ends when its requester is %s", async (_way, leaves) => {
	const { acme, olga, otto } = await company();
	const id = await askForReport(olga, "members_report", {});
	await leaves(acme, olga, otto);
	await makeReports(acme);
	await expectNothingLeft(acme, olga, otto, id);
});

test.each(ways)(
	"a report that is half made ends when its requester is %s, and its half is gone",
	async (_way, leaves) => {
		const { acme, olga, otto, members } = await company();
		const [giver, recipient] = members as [TestMember, TestMember];
		await addManyRecognitions(acme, { giver, recipient, owner: otto }, 2_100, 10);
		const id = await askForReport(olga, "recognitions_report", { report_condition: "all" });
		let now = Date.now();
		isolateClock.current = { now: () => (now += 21_000) };
		await makeReports(acme, realEnvironment(), 1);
		expect(await requestOf(acme, id)).toMatchObject({ status: "processing" });
		backToNow();
		await leaves(acme, olga, otto);
		isolateClock.current = { now: () => Date.now() + 10 * 60 * 60_000 };
		await makeReports(acme);
		backToNow();
		await expectNothingLeft(acme, olga, otto, id);
	},
);

test.each(ways)(
	"a bulk run that waits ends when its requester is %s: nobody gets points, and all return",
	async (_way, leaves) => {
		const { acme, olga, otto } = await company();
		const table_hash = await selectAll(olga);
		const { bulk_run_id } = await olga.client.call("member-detail/give-points", {
			...{ table_hash, points: 250, reason: "Ten years" },
		});
		await leaves(acme, olga, otto);
		await runOutbox(acme, job);
		const [run] = await acme.database.read(
			sql<{ status: string; done_count: number; error_msg: string }>`select status, done_count, error_msg from bulk_runs
			where account_id = ${acme.id} and id = ${bulk_run_id}`,
		);
		expect(run).toMatchObject({ status: "failed", done_count: 0 });
		expect(run!.error_msg).not.toBe("");
		expect(await balancesOf(acme)).toMatchObject({ held: 0, Ann0: 0, Ann1: 0, Otto: 0 });
		expect((await otto.client.try("bulk-actions/get-bulk-run", { bulk_run_id })).status).toBe(404);
	},
);

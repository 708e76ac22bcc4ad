/** What the clock does about what waits for an approval: reminders, others who are asked, and people who left meanwhile. */

import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeApprovingCompany, passDays, requestOf, standingOf, submit, toldOf } from "#test/factories/approvals";
import { interrupted } from "#test/factories/faults";
import { addProgram, balanceOf } from "#test/factories/programs";
import { dueWorkOf, runDueWork } from "#test/kit/schedule";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { ledgerFaults } from "#workers/features/points";
import type { Environment } from "#workers/kernel/environment";

const approve = (person: TestMember, request_id: number) =>
	person.client.try("moderation/moderate", { request_id, action: "approve" });

async function faultsOf(tenant: TestTenant) {
	return (await Promise.all(ledgerFaults(tenant.id).map((statement) => tenant.database.read(statement)))).flat();
}

const leave = (olga: TestMember, { id }: TestMember) =>
	olga.client.call("member-detail/deactivate-member", { user_id: id });

test("who decides is reminded after 3 days and their manager asked after 7, once each however often the clock runs", async () => {
	const { acme, olga, ingrid, mona, sofia, olu, above } = await makeApprovingCompany();
	await runDueWork(acme);
	const { submission_id, request_id } = await submit(acme, sofia, above, [olu]);
	expect(await dueWorkOf(acme)).not.toContain("recognition/follow-submissions");
	await passDays(acme, 2.9);
	await runDueWork(acme);
	expect(await toldOf(acme, [mona, ingrid])).toEqual([["approval-asked"], []]);
	await passDays(acme, 0.2);
	expect(await dueWorkOf(acme)).toContain("recognition/follow-submissions");
	await runDueWork(acme);
	await runDueWork(acme);
	expect(await toldOf(acme, [mona, ingrid])).toEqual([["approval-asked", "approval-reminded"], []]);
	expect((await approve(ingrid, request_id)).status).toBe(404);
	await passDays(acme, 4);
	await runDueWork(acme);
	await runDueWork(acme);
	expect(await toldOf(acme, [mona, ingrid, olga])).toEqual([
		["approval-asked", "approval-reminded"],
		["approval-escalated"],
		[],
	]);
	const emails = await acme.database.read(
		sql<{ count: number }>`select count(*) as count from emails where account_id = ${acme.id}`,
	);
	expect(emails[0]?.count).toBe(3);
	await passDays(acme, 7);
	await runDueWork(acme);
	expect(await toldOf(acme, [mona, ingrid])).toEqual([
		["approval-asked", "approval-reminded", "approval-reminded"],
		["approval-escalated", "approval-reminded"],
	]);
	expect((await approve(ingrid, request_id)).status).toBe(200);
	expect(await standingOf(acme, submission_id)).toMatchObject({ status: "issued", held: 0 });
	await passDays(acme, 30);
	await runDueWork(acme);
	expect(await toldOf(acme, [mona])).toEqual([["approval-asked", "approval-reminded", "approval-reminded"]]);
});

test("what is decided while it is looked after stays decided, and nobody is reminded of it", async () => {
	const { acme, mona, sofia, olu, above } = await makeApprovingCompany();
	const { submission_id, request_id } = await submit(acme, sofia, above, [olu]);
	await passDays(acme, 4);
	const changed = interrupted(env as unknown as Environment, "update recognition_submissions", async () => {
		expect((await approve(mona, request_id)).status).toBe(200);
	});
	await runDueWork(acme, changed);
	expect(await standingOf(acme, submission_id)).toMatchObject({ status: "issued", held: 0, in_approval: 0 });
	expect(await toldOf(acme, [mona])).toEqual([["approval-asked"]]);
	expect(await faultsOf(acme)).toEqual([]);
});

test("when whoever decides leaves, others are asked in their place", async () => {
	const { acme, olga, mona, sofia, olu, above } = await makeApprovingCompany();
	const { submission_id, request_id } = await submit(acme, sofia, above, [olu]);
	await leave(olga, mona);
	await runDueWork(acme);
	expect(await toldOf(acme, [olga])).toEqual([["approval-asked"]]);
	const { submission } = await sofia.client.call("recognition/get-submission", { submission_id });
	expect(submission.decider_names).toEqual(["Olga Marek"]);
	expect((await approve(olga, request_id)).status).toBe(200);
	expect(await balanceOf(acme, olu.points_account_id)).toBe(150);
});

test("a recipient who left is left out, their points go back, and without anybody left it ends", async () => {
	const { acme, olga, mona, sofia, olu, luca, above } = await makeApprovingCompany();
	const { submission_id } = await submit(acme, sofia, above, [olu, luca]);
	await leave(olga, luca);
	await runDueWork(acme);
	expect(await standingOf(acme, submission_id)).toMatchObject({
		...{ status: "pending_1", recipient_count: 1, held: 150, in_approval: 150 },
	});
	expect(await balanceOf(acme, above.budget_account_id)).toBe(850);
	await leave(olga, olu);
	await runDueWork(acme);
	expect(await standingOf(acme, submission_id)).toMatchObject({ status: "withdrawn", held: 0, in_approval: 0 });
	expect(await balanceOf(acme, above.budget_account_id)).toBe(1_000);
	expect((await mona.client.call("moderation/get-inbox", {})).total_rows).toBe(0);
	expect(await faultsOf(acme)).toEqual([]);
});

test("a recipient who left just before the decision is left out of it, and a decision about nobody is refused", async () => {
	const { acme, olga, mona, sofia, olu, luca, above } = await makeApprovingCompany();
	const both = await submit(acme, sofia, above, [olu, luca]);
	const alone = await submit(acme, sofia, above, [luca]);
	await leave(olga, luca);
	expect((await approve(mona, both.request_id)).status).toBe(200);
	expect(await balanceOf(acme, olu.points_account_id)).toBe(150);
	expect(await standingOf(acme, both.submission_id)).toMatchObject({ status: "issued", recipient_count: 1, held: 0 });
	expect((await approve(mona, alone.request_id)).body.resultType).toBe("people_changed");
	await runDueWork(acme);
	expect(await balanceOf(acme, above.budget_account_id)).toBe(850);
	expect(await faultsOf(acme)).toEqual([]);
});

test("what somebody gave who left is withdrawn, and its points go back", async () => {
	const { acme, olga, mona, sofia, olu, above } = await makeApprovingCompany();
	const { submission_id } = await submit(acme, sofia, above, [olu]);
	await leave(olga, sofia);
	await runDueWork(acme);
	expect(await standingOf(acme, submission_id)).toMatchObject({ status: "withdrawn", held: 0 });
	expect(await balanceOf(acme, above.budget_account_id)).toBe(1_000);
	expect((await mona.client.call("moderation/get-inbox", {})).total_rows).toBe(0);
	expect((await approve(mona, await requestOf(acme, submission_id))).body.resultType).toBe("already_decided");
});

test("where nobody else could decide the second step, the first decision is the last", async () => {
	const { acme, olga, olu } = await makeApprovingCompany();
	const kai = await acme.addMember({ first_name: "Kai" });
	const program = await addProgram(acme, {
		...{ owner: olga, budget: 500, issuance_approval_needed: 1, two_step_approval_needed: 1 },
	});
	const { submission_id, request_id, approver_names } = await submit(acme, kai, program, [olu]);
	expect(approver_names).toEqual(["Olga Marek"]);
	expect((await approve(olga, request_id)).status).toBe(200);
	expect(await standingOf(acme, submission_id)).toMatchObject({ status: "issued", held: 0 });
});

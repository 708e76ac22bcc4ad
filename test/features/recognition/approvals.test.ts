/** What waits for an approval: who decides, what is held, what everybody sees meanwhile, and what follows once it is decided. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeApprovingCompany, message, requestOf, standingOf, submit, toldOf } from "#test/factories/approvals";
import { addProgram, balanceOf } from "#test/factories/programs";
import { runOutbox } from "#test/kit/outbox";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { ledgerFaults } from "#workers/features/points";

type Decision = { action: "approve" | "reject"; notes?: string; points?: number };

const decide = (person: TestMember, request_id: number, decision: Decision) =>
	person.client.try("moderation/moderate", { request_id, ...decision });

async function faultsOf(tenant: TestTenant) {
	return (await Promise.all(ledgerFaults(tenant.id).map((statement) => tenant.database.read(statement)))).flat();
}

const countOf = async (tenant: TestTenant, table: string) =>
	(
		await tenant.database.read(
			sql<{ count: number }>`select count(*) as count from ${sql.raw(table)} where account_id = ${tenant.id}`,
		)
	)[0]!.count;

test("what a program gives only with an approval holds its points, and nobody receives anything or learns of it before", async () => {
	const { acme, olga, ingrid, mona, sofia, olu, luca, above } = await makeApprovingCompany();
	const { submission_id, recognition_ids, activity_ids, approver_names, request_id } = await submit(
		acme,
		sofia,
		above,
		[olu, luca],
	);
	expect([recognition_ids, activity_ids, approver_names]).toEqual([[], [], ["Mona Dahl"]]);
	expect(await standingOf(acme, submission_id)).toMatchObject({
		...{ status: "pending_1", points: 150, recipient_count: 2, held: 300, in_approval: 300 },
	});
	expect(await balanceOf(acme, above.budget_account_id)).toBe(700);
	expect([await balanceOf(acme, olu.points_account_id), await countOf(acme, "recognitions")]).toEqual([0, 0]);
	expect([await countOf(acme, "activities"), await countOf(acme, "feed_entries")]).toEqual([0, 0]);
	expect(await toldOf(acme, [mona, olu, luca, ingrid, olga])).toEqual([["approval-asked"], [], [], [], []]);
	const { budget } = await olga.client.call("budgets/get-budget-details", { budget_id: above.budget_id });
	expect(budget).toMatchObject({ points_remaining: 700, points_in_approval: 300 });
	const { program } = await olga.client.call("programs/get-program-details", { program_id: above.id });
	expect(program).toMatchObject({ points_remaining: 700, points_in_approval: 300, points_spent: 0 });
	const inbox = await mona.client.call("moderation/get-inbox", {});
	expect(inbox.table_rows).toMatchObject([
		{
			...{ id: request_id, kind: "recognition", name: "Sofia Marques for Olu Adeyemi, Luca Bianchi", message },
			...{ asked_by: "Sofia Marques", lowerable: { points: 150, min: 50, step: 50 } },
		},
	]);
	mona.client.forgetToken();
	expect((await mona.client.call("session/init-user", {})).user.pending_moderations_count).toBe(1);
	for (const person of [sofia, olu, luca, ingrid, olga]) {
		expect((await person.client.call("moderation/get-inbox", {})).total_rows).toBe(0);
		expect((await decide(person, request_id, { action: "approve" })).status).toBe(404);
	}
	expect(await faultsOf(acme)).toEqual([]);
});

test("once approved all follows as with any giving, once: points, posts, counts, certificates and emails", async () => {
	const { acme, mona, sofia, olu, luca, above } = await makeApprovingCompany();
	const { submission_id, request_id } = await submit(acme, sofia, above, [olu, luca]);
	expect((await decide(mona, request_id, { action: "approve", notes: "Well seen." })).status).toBe(200);
	expect((await decide(mona, request_id, { action: "approve" })).status).toBe(200);
	expect(await standingOf(acme, submission_id)).toMatchObject({ status: "issued", held: 0, in_approval: 0 });
	expect(await balanceOf(acme, above.budget_account_id)).toBe(700);
	expect([await balanceOf(acme, olu.points_account_id), await balanceOf(acme, luca.points_account_id)]).toEqual([
		150, 150,
	]);
	await runOutbox(acme, "recognition/notify-recipients");
	expect(await toldOf(acme, [sofia, olu, luca])).toEqual([["approved"], ["received"], ["received"]]);
	const rows = await acme.database.read(
		sql<
			Record<string, unknown>
		>`select r.giver_id, r.status, t.kind, t.actor_id, t.budget_id, e.debit_account_id from recognitions r
			join ledger_transactions t on t.account_id = r.account_id and t.id = r.transaction_id
			join ledger_entries e on e.account_id = t.account_id and e.transaction_id = t.id where r.account_id = ${acme.id}`,
	);
	expect(rows).toHaveLength(2);
	expect(rows[0]).toEqual({
		...{ giver_id: sofia.id, status: "issued", kind: "Issuance", actor_id: sofia.id, budget_id: above.budget_id },
		debit_account_id: above.budget_account_id,
	});
	expect([await countOf(acme, "activities"), await countOf(acme, "recognition_months")]).toEqual([1, 3]);
	const { table_rows } = await olu.client.call("recognition/get-recognitions-report", {});
	expect(table_rows).toMatchObject([{ recognizedBy: "Sofia Marques", points: 150, message }]);
	const { certificate } = await olu.client.call("recognition/get-recognition-certificate", {
		certificate_id: table_rows[0]!.certificate_id,
	});
	expect(certificate).toMatchObject({ giver_id: sofia.id, points: 150 });
	const counts = await acme.database.read(
		sql<{ gave: number; got: number }>`select recognitions_given_count as gave, recognitions_received_count as got
			from users where account_id = ${acme.id} and id in (${sofia.id}, ${olu.id}) order by id`,
	);
	expect(counts).toEqual([
		{ gave: 2, got: 0 },
		{ gave: 0, got: 1 },
	]);
	expect(await faultsOf(acme)).toEqual([]);
});

test("who approves may lower the points within the program's amounts, with a reason, and the difference goes back", async () => {
	const { acme, mona, sofia, olu, luca, above } = await makeApprovingCompany();
	const { submission_id, request_id } = await submit(acme, sofia, above, [olu, luca]);
	const lower = (points: number, notes = "Less for one shift.") =>
		decide(mona, request_id, { action: "approve", points, notes });
	for (const points of [200, 120, 0, 25]) expect((await lower(points)).body.errors).toHaveProperty("points");
	expect((await lower(100, "")).body.errors).toHaveProperty("notes");
	expect((await lower(100)).status).toBe(200);
	expect(await standingOf(acme, submission_id)).toMatchObject({
		...{ status: "issued", points: 100, reason: "Less for one shift.", held: 0, in_approval: 0 },
	});
	expect(await balanceOf(acme, olu.points_account_id)).toBe(100);
	expect(await balanceOf(acme, above.budget_account_id)).toBe(800);
	const { submission } = await sofia.client.call("recognition/get-submission", { submission_id });
	expect(submission).toMatchObject({
		...{ points: 100, asked_points: 150, reason: "Less for one shift.", decided_by: "Mona Dahl", status: "issued" },
	});
	expect(await faultsOf(acme)).toEqual([]);
});

test("what is denied needs a reason, reaches the giver alone, and gives all points back", async () => {
	const { acme, mona, sofia, olu, luca, above } = await makeApprovingCompany();
	const { submission_id, request_id } = await submit(acme, sofia, above, [olu, luca]);
	expect((await decide(mona, request_id, { action: "reject" })).body.errors).toHaveProperty("notes");
	expect((await decide(mona, request_id, { action: "reject", notes: "Given last week." })).status).toBe(200);
	expect(await standingOf(acme, submission_id)).toMatchObject({
		...{ status: "denied", reason: "Given last week.", held: 0, in_approval: 0 },
	});
	expect(await balanceOf(acme, above.budget_account_id)).toBe(1_000);
	expect(await countOf(acme, "recognitions")).toBe(0);
	expect(await toldOf(acme, [sofia, olu, luca])).toEqual([["denied"], [], []]);
	const [email] = await acme.database.read(
		sql<{ body: string }>`select body from emails where account_id = ${acme.id} and user_id = ${sofia.id}`,
	);
	expect(email?.body).toContain("Given last week.");
	expect(await faultsOf(acme)).toEqual([]);
});

test("in two steps the manager approves first, then whom the program names; nobody else, and not the same person twice", async () => {
	const world = await makeApprovingCompany();
	const { acme, olga, mona, sofia, olu, lena } = world;
	const named = { owner: olga, budget: 500, issuance_approval_needed: 1, two_step_approval_needed: 1 } as const;
	const program = await addProgram(acme, { ...named, issuance_approval_emails: [lena.email, mona.email] });
	const { submission_id, request_id } = await submit(acme, sofia, program, [olu]);
	expect((await decide(lena, request_id, { action: "approve" })).status).toBe(404);
	expect((await decide(mona, request_id, { action: "approve", points: 100, notes: "Enough." })).status).toBe(200);
	expect(await standingOf(acme, submission_id)).toMatchObject({
		status: "pending_2",
		points: 100,
		held: 100,
		in_approval: 100,
	});
	expect(await balanceOf(acme, program.budget_account_id)).toBe(400);
	const second = await requestOf(acme, submission_id);
	expect((await decide(mona, second, { action: "approve" })).status).toBe(404);
	expect(await toldOf(acme, [mona, lena, olu])).toEqual([["approval-asked"], ["approval-asked"], []]);
	expect((await decide(lena, second, { action: "approve" })).status).toBe(200);
	expect(await standingOf(acme, submission_id)).toMatchObject({
		status: "issued",
		points: 100,
		reason: "Enough.",
		held: 0,
	});
	expect(await balanceOf(acme, olu.points_account_id)).toBe(100);
	expect(await faultsOf(acme)).toEqual([]);
});

test("nobody approves their own, given or received: it goes to the next who can, and where nobody can it is refused", async () => {
	const { acme, olga, mona, sofia, olu, above } = await makeApprovingCompany();
	const toManager = await submit(acme, sofia, above, [mona]);
	expect(toManager.approver_names).toEqual(["Olga Marek"]);
	expect((await decide(mona, toManager.request_id, { action: "approve" })).status).toBe(404);
	const byOwner = await olga.client.try("recognition/give-recognition", {
		...{ program_id: above.id, recipient_ids: [olu.id], points: 150, message },
	});
	expect([byOwner.status, byOwner.body.resultType]).toEqual([409, "nobody_approves"]);
	expect(await balanceOf(acme, above.budget_account_id)).toBe(850);
	// Even where the request were theirs to decide.
	await acme.database.write([
		sql`insert into moderation_deciders (account_id, request_id, user_id, final_status, created_at)
			values (${acme.id}, ${toManager.request_id}, ${mona.id}, 'pending', 1)`,
	]);
	expect((await decide(mona, toManager.request_id, { action: "approve" })).body.resultType).toBe("own_request");
});

test("the people whom a program names decide in one step, whoever of them comes first", async () => {
	const { acme, olga, mona, sofia, olu, lena, luca } = await makeApprovingCompany();
	const program = await addProgram(acme, {
		...{ owner: olga, issuance_approval_needed: 1, issuance_approval_emails: [lena.email, luca.email] },
	});
	const { request_id, approver_names } = await submit(acme, sofia, program, [olu]);
	expect(approver_names.sort()).toEqual(["Lena Voss", "Luca Bianchi"]);
	expect((await decide(mona, request_id, { action: "approve" })).status).toBe(404);
	const replies = await Promise.all([
		decide(lena, request_id, { action: "approve", notes: "By Lena." }),
		decide(luca, request_id, { action: "reject", notes: "By Luca." }),
	]);
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(replies.find(({ status }) => status === 409)?.body.resultType).toBe("already_decided");
	const { table_rows } = await luca.client.call("moderation/get-inbox", { filters: { state: "decided" } });
	expect(table_rows[0]).toMatchObject(
		replies[0].status === 200
			? { final_status: "approved", moderated_by_name: "Lena Voss", moderation_notes: "By Lena." }
			: { final_status: "denied", moderated_by_name: "Luca Bianchi", moderation_notes: "By Luca." },
	);
	expect(await faultsOf(acme)).toEqual([]);
});

test("a giver takes back what waits, and nobody else; of taking back and deciding at once one happens", async () => {
	const { acme, mona, sofia, olu, above } = await makeApprovingCompany();
	const { submission_id, request_id } = await submit(acme, sofia, above, [olu]);
	for (const person of [mona, olu])
		expect((await person.client.try("recognition/withdraw-submission", { submission_id })).status).toBe(404);
	await sofia.client.call("recognition/withdraw-submission", { submission_id });
	await sofia.client.call("recognition/withdraw-submission", { submission_id });
	expect(await standingOf(acme, submission_id)).toMatchObject({ status: "withdrawn", held: 0, in_approval: 0 });
	expect(await balanceOf(acme, above.budget_account_id)).toBe(1_000);
	expect((await decide(mona, request_id, { action: "approve" })).body.resultType).toBe("already_decided");
	const again = await submit(acme, sofia, above, [olu]);
	const [decided, withdrawn] = await Promise.all([
		decide(mona, again.request_id, { action: "approve" }),
		sofia.client.try("recognition/withdraw-submission", { submission_id: again.submission_id }),
	]);
	expect([decided.status, withdrawn.status].sort()).toEqual([200, 409]);
	const late = await submit(acme, sofia, above, [olu]);
	await decide(mona, late.request_id, { action: "reject", notes: "Not for this." });
	const tooLate = await sofia.client.try("recognition/withdraw-submission", { submission_id: late.submission_id });
	expect(tooLate.body.resultType).toBe("decided_meanwhile");
	const { status } = await standingOf(acme, again.submission_id);
	expect(status).toBe(decided.status === 200 ? "issued" : "withdrawn");
	expect(await balanceOf(acme, olu.points_account_id)).toBe(decided.status === 200 ? 150 : 0);
	expect(await faultsOf(acme)).toEqual([]);
});

test("what was sent for approval is listed for its giver with state, date and reason, and for account owners alone everybody's", async () => {
	const { acme, olga, mona, sofia, olu, above } = await makeApprovingCompany();
	const first = await submit(acme, sofia, above, [olu]);
	await decide(mona, first.request_id, { action: "reject", notes: "Given last week." });
	const { submission_id } = await submit(acme, sofia, above, [olu], { points: 100 });
	const listed = await sofia.client.call("recognition/get-submissions", {});
	expect(listed.table_rows).toMatchObject([
		{ id: submission_id, recipients: "Olu Adeyemi", program: "Above & Beyond", status: "pending_1", points: 100 },
		{ id: first.submission_id, status: "denied", reason: "Given last week." },
	]);
	const all = { filters: { report_condition: "all" } } as const;
	expect((await olga.client.call("recognition/get-submissions", all)).total_rows).toBe(2);
	expect((await mona.client.try("recognition/get-submissions", all)).status).toBe(403);
	for (const person of [mona, olu]) {
		expect((await person.client.call("recognition/get-submissions", {})).total_rows).toBe(0);
		expect((await person.client.try("recognition/get-submission", { submission_id })).status).toBe(404);
	}
	const { submission } = await sofia.client.call("recognition/get-submission", { submission_id });
	expect(submission).toMatchObject({ decider_names: ["Mona Dahl"], decided_at: null, recipient_ids: [olu.id] });
});

test("a justification is asked for where the program wants one, and only those who decide read it beside the giver and owners", async () => {
	const { acme, mona, sofia, olu, above } = await makeApprovingCompany({ justification_required: 1 });
	const gift = { program_id: above.id, recipient_ids: [olu.id], points: 150, message };
	const refused = await sofia.client.try("recognition/give-recognition", gift);
	expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ["justification"]]);
	const { request_id } = await submit(acme, sofia, above, [olu], { justification: "Ticket 88214." });
	const { request } = await mona.client.call("moderation/get-request", { request_id });
	expect(request.facts).toContainEqual({ label: "Justification", value: "Ticket 88214." });
	await decide(mona, request_id, { action: "approve" });
	const post = JSON.stringify(await olu.client.call("recognition/get-recognitions-report", {}));
	expect(post).not.toContain("88214");
});

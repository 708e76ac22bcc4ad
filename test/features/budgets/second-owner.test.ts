/** Points above the account's limit: held until another owner confirms them, given back where somebody refuses or nobody decides. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget, availableIn, fundTenant } from "#test/factories/budgets";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { openPage } from "#test/kit/page";
import { dueWorkOf, runDueWork } from "#test/kit/schedule";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { dayMs } from "#workers/kernel/clock";
import { importFile, seeUpload, sendFile } from "../imports/upload";

async function limitedAcme({ second = true } = {}) {
	const acme = await createTenant({ settings: { second_confirmation_above: 100 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const omar = second ? await acme.addMember({ role: "account_owner", first_name: "Omar" }) : olga;
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	await fundTenant(acme, 1_000);
	const budget_id = await addBudget(olga, { name: "Europe" });
	return { acme, olga, omar, priya, budget_id };
}

type Owner = Awaited<ReturnType<typeof limitedAcme>>["olga"];

const held = async (owner: Owner, budget_id: number) => {
	const { budget, waiting } = await owner.client.call("budgets/get-budget-details", { budget_id });
	return [budget.points_remaining, budget.points_budgeted, waiting.map(({ points }) => points)];
};

const firstWaiting = async (owner: Owner) =>
	(await owner.client.call("moderation/get-inbox", { filters: { kind: "points_above_limit" } })).table_rows[0]!;

const stateOf = async (acme: TestTenant) =>
	(
		await acme.database.read(
			sql<{ state: string }>`select state from point_requests where account_id = ${acme.id} order by id`,
		)
	).map(({ state }) => state);

test("what is at the limit moves at once; above it the points wait, and another owner's word moves them", async () => {
	const { acme, olga, omar, budget_id } = await limitedAcme();
	const move = (points: number) =>
		olga.client.call("budgets/move-points", { to_budget_id: budget_id, points, reason: "Peak season" });
	expect(await move(100)).toMatchObject({ transaction_id: expect.any(Number), request_id: null });
	const waits = await move(300);
	expect(waits).toMatchObject({
		...{ transaction_id: null, request_id: expect.any(Number) },
		from: { points_before: 900, points_after: 600 },
		to: { points_before: 100, points_after: 100 },
	});
	expect([await availableIn(acme), await held(olga, budget_id)]).toEqual([600, [100, 100, [300]]]);
	const request = await firstWaiting(omar);
	expect(request).toMatchObject({ name: olga.name, message: "Peak season", kind: "points_above_limit" });
	expect(request.facts.slice(0, 2)).toEqual([
		{ label: "Into the budget", value: "Europe" },
		{ label: "Number of points", value: "300" },
	]);
	const own = await olga.client.try("moderation/moderate", { request_id: request.id, action: "approve" });
	expect([own.status, own.body.resultType]).toEqual([409, "own_request"]);
	await omar.client.call("moderation/moderate", { request_id: request.id, action: "approve", notes: "Agreed." });
	expect([await availableIn(acme), await held(olga, budget_id)]).toEqual([600, [400, 400, []]]);
	const again = await olga.client.try("moderation/moderate", { request_id: request.id, action: "reject" });
	expect([again.status, await stateOf(acme)]).toEqual([409, ["approved"]]);
	const { movements } = await olga.client.call("budgets/get-budget-details", { budget_id });
	expect(movements[0]).toMatchObject({ points: 300, reason: "Peak season", actor_name: olga.name });
	const told = await acme.database.read(
		sql<{
			recipient: string;
			body: string;
		}>`select recipient, body from emails where account_id = ${acme.id} order by id`,
	);
	expect(told.map(({ recipient }) => recipient)).toEqual([omar.email, olga.email]);
	expect(told[1]?.body).toContain("Agreed.");
});

test("a program's points wait as well; who is refused has none of them, and they are available again", async () => {
	const { acme, olga, omar, budget_id } = await limitedAcme();
	const program = { name: "Thanks", budget_id, points: 50 };
	const { program_id } = await olga.client.call("programs/ao-update-program-details", program);
	const add = { program_id, points: 250, reason: "More" };
	const waits = await olga.client.call("programs/add-program-points", add);
	expect(waits).toEqual(expect.objectContaining({ points_before: 0, points_after: 0, expires_at: expect.any(Number) }));
	expect(await availableIn(acme)).toBe(750);
	const request = await firstWaiting(omar);
	expect(request.facts).toContainEqual({ label: "For the program", value: "Thanks" });
	await omar.client.call("moderation/moderate", { request_id: request.id, action: "reject", notes: "Too many." });
	expect([await availableIn(acme), await held(olga, budget_id), await stateOf(acme)]).toEqual([
		1_000,
		[0, 0, []],
		["denied"],
	]);
});

test("points for a member wait above the limit, and are given only while the member may receive them", async () => {
	const { acme, olga, omar, priya } = await limitedAcme();
	const issue = (points: number) =>
		olga.client.call("member-detail/issue-points", { user_ids: [priya.id], points, reason: "Ten years" });
	const balance = async () =>
		(await olga.client.call("member-detail/get-member-details", { user_id: priya.id })).member.point_balance;
	expect(await issue(40)).toMatchObject({ points: 40, expires_at: null });
	expect(await issue(150)).toMatchObject({ points: 150, expires_at: expect.any(Number) });
	expect([await availableIn(acme), await balance()]).toEqual([810, 40]);
	const request = await firstWaiting(omar);
	expect(request.facts[0]).toEqual({ label: "To", value: "Priya Raman" });
	await olga.client.call("member-detail/suspend-member", { user_id: priya.id });
	const refused = await omar.client.try("moderation/moderate", { request_id: request.id, action: "approve" });
	expect([refused.status, refused.body.resultType]).toEqual([409, "cannot_be_approved"]);
	await olga.client.call("member-detail/reactivate-member", { user_id: priya.id });
	await omar.client.call("moderation/moderate", { request_id: request.id, action: "approve" });
	expect([await availableIn(acme), await balance()]).toEqual([810, 190]);
});

test("what nobody decided within 7 days goes back, once, and whoever gave it is told", async () => {
	const { acme, olga, omar, budget_id } = await limitedAcme();
	const move = { to_budget_id: budget_id, points: 300, reason: "Peak season" };
	const { expires_at } = await olga.client.call("budgets/move-points", move);
	expect(Math.abs(expires_at! - Date.now() - 7 * dayMs)).toBeLessThan(60_000);
	const dueAt = async (now: number) => (await dueWorkOf(acme, now)).includes("budgets/expire-requests");
	await runDueWork(acme);
	expect([await dueAt(expires_at! - 1), await dueAt(expires_at!)]).toEqual([false, true]);
	const request = await firstWaiting(omar);
	await acme.database.write([
		sql`update point_requests set expires_at = ${Date.now() - 1} where account_id = ${acme.id}`,
		sql`update due_work set due_at = 0 where account_id = ${acme.id} and work = 'budgets/expire-requests'`,
	]);
	const late = await omar.client.try("moderation/moderate", { request_id: request.id, action: "approve" });
	expect([late.status, late.body.resultType]).toEqual([409, "already_decided"]);
	await runDueWork(acme);
	await runDueWork(acme);
	expect([await availableIn(acme), await held(olga, budget_id), await stateOf(acme)]).toEqual([
		1_000,
		[0, 0, []],
		["expired"],
	]);
	const told = await acme.database.read(
		sql<{ recipient: string }>`select recipient from emails where account_id = ${acme.id} order by id`,
	);
	expect(told.map(({ recipient }) => recipient)).toEqual([omar.email, olga.email]);
	const { request: ended } = await omar.client.call("moderation/get-request", { request_id: request.id });
	expect(ended).toMatchObject({
		final_status: "denied",
		moderation_notes: "Nobody confirmed it within 7 days. The points went back to what is available.",
	});
});

test("without a second owner, or by a selection, so many points are refused in words, and none are held", async () => {
	const { acme, olga, priya, budget_id } = await limitedAcme({ second: false });
	const move = { to_budget_id: budget_id, points: 300, reason: "Peak season" };
	const refused = await olga.client.try("budgets/move-points", move);
	expect([refused.status, refused.body.resultType]).toEqual([409, "nobody_to_confirm"]);
	const table_hash = (await olga.client.call("members/get-members-under-account", {})).table_hash!;
	await olga.client.call("bulk-actions/update-selection", { table_hash, type: "rows", selected_ids: [priya.id] });
	const selected = await olga.client.try("member-detail/give-points", { table_hash, points: 101, reason: "x" });
	expect([selected.status, selected.body.resultType]).toEqual([409, "needs_second_owner"]);
	expect(selected.body.resultMsg).toContain("101 points, more than one owner gives alone");
	expect([await availableIn(acme), await stateOf(acme)]).toEqual([1_000, []]);
});

test("a file that gives out more than one owner may is refused whole, at its upload, at its check and by its run", async () => {
	const { acme, olga, priya } = await limitedAcme();
	const deposit = (points: number) => `email,points,reason\n${priya.email},${points},Ten years\n`;
	const files = {
		points: deposit(101),
		budgets: "name,points\nNorth,60\nSouth,41\n",
		members: "first_name,last_name,email,points\nAda,Byron,ada@a.example,101\n",
	} as const;
	for (const [kind, content] of Object.entries(files)) {
		const refused = await sendFile(olga, kind as keyof typeof files, content);
		expect([kind, refused.status, refused.body.resultType]).toEqual([kind, 409, "needs_second_owner"]);
		expect(refused.body.resultMsg).toContain("In this file: 101 points, more than one owner gives alone.");
	}
	const checked = await olga.client.upload(
		"/api/async_process/api_upload_file",
		{ kind: "points", is_checked_first: 1 },
		new File([deposit(101)], "deposits.csv"),
	);
	const upload_id = Number((checked.body as { request_id?: number }).request_id);
	const check = await openPage(olga, `/uploads/${upload_id}/check`);
	expect(check.text).toContain("In this file: 101 points, more than one owner gives alone.");
	expect(check.html).toMatch(/<button[^>]*disabled/);
	const applied = await olga.client.try("imports/apply-upload", { upload_id });
	expect([applied.status, applied.body.resultType]).toEqual([409, "needs_second_owner"]);
	expect([await availableIn(acme), await stateOf(acme)]).toEqual([1_000, []]);
	expect(await importFile(acme, olga, "points", deposit(100))).toMatchObject({ success_count: 1 });
	const wrong = await importFile(acme, olga, "points", `email,points,reason\n${priya.email},0,Safety week\n`);
	const corrected = await olga.client.try("imports/correct-rows", {
		upload_id: wrong.request_id,
		rows: [{ line: 2, cells: { points: "101" } }],
	});
	expect([corrected.status, corrected.body.resultType]).toEqual([409, "needs_second_owner"]);
	runByHand(olga.client);
	const { body } = await sendFile(olga, "budgets", "name,points\nEast,90\n");
	await acme.database.write([
		sql`update accounts set settings = json_set(settings, '$.second_confirmation_above', 50) where account_id = ${acme.id}`,
	]);
	await runOutbox(acme, "imports/run-import");
	expect(await seeUpload(olga, Number((body as { request_id?: number }).request_id))).toMatchObject({
		...{ status: "errored", done_count: 0 },
		error_msg: expect.stringContaining("In this file: 90 points, more than one owner gives alone."),
	});
	expect(await availableIn(acme)).toBe(900);
});

test("of two owners who decide at once one does, and the points move once", async () => {
	const { acme, olga, omar, budget_id } = await limitedAcme();
	const odette = await acme.addMember({ role: "account_owner", first_name: "Odette" });
	await olga.client.call("budgets/move-points", { to_budget_id: budget_id, points: 300, reason: "Peak season" });
	const { id: request_id } = await firstWaiting(omar);
	const replies = await Promise.all([
		omar.client.try("moderation/moderate", { request_id, action: "approve" }),
		odette.client.try("moderation/moderate", { request_id, action: "reject" }),
	]);
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
	const [remaining] = await held(olga, budget_id);
	expect(Number(remaining) + (await availableIn(acme))).toBe(1_000);
});

test("whoever asked takes points back while they wait: they return once, deciders see it as withdrawn and are told no more", async () => {
	const { acme, olga, omar, priya, budget_id } = await limitedAcme();
	const ask = () => olga.client.call("budgets/move-points", { to_budget_id: budget_id, points: 300, reason: "Oops" });
	const bellOf = async (person: Owner) => (await person.client.call("notifications/get-notifications", {})).table_rows;
	const withdrawing = "moderation/withdraw-request";
	await ask();
	const { id: request_id } = await firstWaiting(omar);
	expect(await firstWaiting(olga)).toMatchObject({ may_be_withdrawn: 1, is_withdrawn: 0 });
	expect(await firstWaiting(omar)).toMatchObject({ may_be_withdrawn: 0 });
	expect(await bellOf(omar)).toHaveLength(1);
	for (const other of [omar, priya]) expect((await other.client.try(withdrawing, { request_id })).status).toBe(404);
	for (let time = 0; time < 2; time += 1) await olga.client.call(withdrawing, { request_id });
	expect([await availableIn(acme), await held(olga, budget_id), await stateOf(acme)]).toEqual([
		1_000,
		[0, 0, []],
		["denied"],
	]);
	const { request } = await omar.client.call("moderation/get-request", { request_id });
	expect(request).toMatchObject({ final_status: "denied", is_withdrawn: 1, moderated_by_name: olga.name });
	expect([await bellOf(omar), await bellOf(olga)]).toEqual([[], []]);
	const late = await omar.client.try("moderation/moderate", { request_id, action: "approve" });
	expect([late.status, late.body.resultType]).toEqual([409, "already_decided"]);

	await ask();
	const second = await firstWaiting(omar);
	const both = await Promise.all([
		omar.client.try("moderation/moderate", { request_id: second.id, action: "approve" }),
		olga.client.try(withdrawing, { request_id: second.id }),
	]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	const [state] = (await stateOf(acme)).slice(-1);
	expect(await availableIn(acme)).toBe(state === "approved" ? 700 : 1_000);
});

test("what has no way back of its own in the inbox is refused", async () => {
	const { acme, olga } = await limitedAcme();
	await acme.database.write([
		sql`insert into moderation_requests (account_id, id, kind, subject_id, requester_id, moderator_role, message, created_at)
			values (${acme.id}, 77, 'idea', 1, ${olga.id}, 'account_owner', '', 1)`,
	]);
	const answer = await olga.client.try("moderation/withdraw-request", { request_id: 77 });
	expect([answer.status, answer.body.resultType]).toEqual([409, "cannot_be_withdrawn"]);
});

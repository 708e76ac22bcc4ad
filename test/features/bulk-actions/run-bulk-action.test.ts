/** What is done with all selected rows at once: to whom, with which reasons for others, and by whose rights. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget } from "#test/factories/budgets";
import { interrupted } from "#test/factories/faults";
import { logSaleOf, salesCompany } from "#test/factories/sales";
import { runOutbox } from "#test/kit/outbox";
import { deliver } from "#test/load/fault-sweep/deliver";
import { watchBindings } from "#test/load/fault-sweep/watched-bindings";
import type { Environment } from "#workers/kernel/environment";
import { emailsOf } from "../invitations/newcomers";
import { balancesOf, companyOf, handleOf, job, list, runOf, select, selectAll, skippedOf, update } from "./selecting";

const real = env as unknown as Environment;

test("points for all who are selected come from what is available, to each once, with the reason; the others are told with why", async () => {
	const { acme, olga, members } = await companyOf(3);
	const [ann0, ann1] = members;
	const sue = await acme.addMember({ first_name: "Sue", status: "suspended" });
	const noa = await acme.addMember({ first_name: "Noa", is_eligible_to_receive_points: 0 });
	await acme.addMember({ first_name: "Ines", status: "invited" });
	const table_hash = await selectAll(olga);
	await olga.client.call(update, { table_hash, unselected_ids: [ann1!.id] });
	const { bulk_run_id, count } = await olga.client.call("member-detail/give-points", {
		...{ table_hash, points: 250, reason: "Ten years of Acme" },
	});
	expect(count).toBe(5);
	expect(await runOf(olga, bulk_run_id)).toMatchObject({
		...{ name: "Gift of points", status: "running", total_count: 5, done_count: 0, skipped_count: 0, isOver: false },
		list_address: "/members",
	});
	expect(await balancesOf(acme)).toMatchObject({ budget: 8_750, held: 1_250 });
	expect((await olga.client.call(list, {})).selection_data).toMatchObject({ count: 0 });

	await acme.database.write([
		sql`update users set status = 'terminated' where account_id = ${acme.id} and id = ${members[2]!.id}`,
	]);
	await runOutbox(acme, job);
	expect(await runOf(olga, bulk_run_id)).toMatchObject({
		...{ status: "done", total_count: 5, done_count: 2, skipped_count: 3, error_msg: "", isOver: true },
	});
	expect(await skippedOf(olga, bulk_run_id)).toEqual({
		[sue.name]: "Is suspended.",
		[noa.name]: "May not receive points.",
		[members[2]!.name]: "Has left.",
	});
	expect(await balancesOf(acme)).toEqual(
		expect.objectContaining({
			budget: 9_500,
			held: 0,
			Ann0: 250,
			Ann1: 0,
			Ann2: 0,
			Sue: 0,
			Noa: 0,
			Ines: 250,
			Olga: 0,
		}),
	);
	const { table_rows } = await ann0!.client.call("points/get-ledger", {});
	expect(table_rows[0]).toMatchObject({ points: 250, reason: "Ten years of Acme" });
	const { table_rows: acts } = await olga.client.call("audit/get-audit-log", { filters: { user_id: olga.id } });
	expect(acts.map(({ act }) => act)).toContain("Points given to selected members");
});

test("points that are not there are refused before anything is given, with what is missing; nothing selected, too", async () => {
	const { acme, olga, members } = await companyOf(2, { available: 500 });
	const none = await olga.client.try("member-detail/give-points", {
		...{ table_hash: await handleOf(olga), points: 10, reason: "x" },
	});
	expect([none.status, none.body.resultType]).toEqual([409, "nothing_selected"]);
	const table_hash = await select(olga, members);
	const refused = await olga.client.try("member-detail/give-points", { table_hash, points: 251, reason: "x" });
	expect([refused.status, refused.body.resultType, refused.body.resultMsg]).toEqual([
		...[409, "available_insufficient"],
		"That would be 502 points, 2 more than are available. Give fewer, or to fewer members.",
	]);
	// Somebody else draws on the same points at this very moment.
	const otto = await acme.addMember({ role: "account_owner" });
	const drawing = async () => {
		await addBudget(otto, { name: "Europe", points: 100 });
	};
	olga.client.environment = interrupted(olga.client.environment as never, "insert into bulk_runs", drawing) as never;
	const taken = await olga.client.try("member-detail/give-points", { table_hash, points: 250, reason: "x" });
	expect([taken.status, taken.body.resultType]).toEqual([409, "available_taken"]);
	olga.client.environment = env;
	expect(await balancesOf(acme)).toMatchObject({ budget: 400, Ann0: 0, Ann1: 0 });
	expect((await olga.client.call(list, {})).selection_data).toMatchObject({ count: 2 });
});

test("an act takes the rows that its page showed: with another selection by then it is refused", async () => {
	const { olga, members } = await companyOf(2);
	const table_hash = await select(olga, members);
	const shown = await olga.client.call("bulk-actions/get-bulk-action", { list, key: "give-points" });
	expect(shown).toMatchObject({
		...{ count: 2, title: "Give points", is_destructive: 0, table_hash, endpoint: "member-detail/give-points" },
		text: "2 members get the same points each. They come from the 10,000 that are available.",
	});
	await olga.client.call(update, { table_hash, unselected_ids: [members[0]!.id] });
	const asked = { table_hash, points: 10, reason: "x", selection_version: shown.selection_version };
	const late = await olga.client.try("member-detail/give-points", asked);
	expect([late.status, late.body.resultType]).toEqual([409, "selection_changed"]);
});

test("those who have not joined are invited with a link each; the others are passed over with why", async () => {
	const { acme, olga, members } = await companyOf(1);
	const ines = await acme.addMember({ first_name: "Ines", status: "invited" });
	const ben = await acme.addMember({ first_name: "Ben", status: "invited" });
	const nan = await acme.addMember({ first_name: "Nan", status: "invited" });
	await acme.database.write([
		sql`update users set invited_at = ${Date.now()} where account_id = ${acme.id} and id = ${ben.id}`,
		sql`update users set email = '' where account_id = ${acme.id} and id = ${nan.id}`,
	]);
	const table_hash = await selectAll(olga);
	const { bulk_run_id } = await olga.client.call("invitations/invite-members", { table_hash });
	await runOutbox(acme, job);
	await runOutbox(acme, "mail/send-email");
	expect((await emailsOf(acme)).map(({ recipient }) => recipient)).toEqual([ines.email]);
	expect(await runOf(olga, bulk_run_id)).toMatchObject({ status: "done", done_count: 1, skipped_count: 3 });
	expect(await skippedOf(olga, bulk_run_id)).toEqual({
		[members[0]!.name]: "Has joined already.",
		[ben.name]: "Was invited within the last hour.",
		[nan.name]: "Has no email address.",
	});
});

test("who is deactivated is gone at once, signed out, their budgets are the owner's; oneself is never among them", async () => {
	const { acme, olga, members } = await companyOf(2);
	const budget_id = await addBudget(olga, { name: "Europe", points: 200 });
	await acme.database.write([
		sql`update budgets set owner_id = ${members[0]!.id} where account_id = ${acme.id} and id = ${budget_id}`,
	]);
	const table_hash = await selectAll(olga);
	const { count, bulk_run_id } = await olga.client.call("member-detail/deactivate-members", { table_hash });
	expect(count).toBe(2);
	await runOutbox(acme, job);
	expect(await runOf(olga, bulk_run_id)).toMatchObject({ status: "done", done_count: 2, skipped_count: 0 });
	const { table_rows } = await olga.client.call(list, {});
	expect(Object.fromEntries(table_rows.map(({ id, status }) => [id, status]))).toEqual({
		...{ [olga.id]: "active", [members[0]!.id]: "terminated", [members[1]!.id]: "terminated" },
	});
	members[0]!.client.forgetToken();
	expect((await members[0]!.client.try("session/init-user", {})).status).toBe(401);
	const [budget] = await acme.database.read(
		sql<{ owner_id: number }>`select owner_id from budgets where account_id = ${acme.id} and id = ${budget_id}`,
	);
	expect(budget).toEqual({ owner_id: olga.id });
	expect(await balancesOf(acme)).toMatchObject({ budget: 10_000 });
	const lines = await acme.database.read(
		sql<{ subject_id: number; actor_id: number }>`select subject_id, actor_id from audit_lines
			where account_id = ${acme.id} and subject_kind = 'user' and action = ${job} order by subject_id`,
	);
	expect(lines).toEqual(members.map(({ id }) => ({ subject_id: id, actor_id: olga.id })));
});

test("whoever may no longer do it does it no more: the run ends with why, and what was set aside returns", async () => {
	const { acme, olga, members } = await companyOf(2);
	const otto = await acme.addMember({ role: "account_owner" });
	const table_hash = await select(olga, members);
	const { bulk_run_id } = await olga.client.call("member-detail/give-points", { table_hash, points: 100, reason: "x" });
	await otto.client.call("members/save-role", { user_id: olga.id, role: "member" });
	await runOutbox(acme, job);
	expect(await balancesOf(acme)).toMatchObject({ budget: 10_000, held: 0, Ann0: 0, Ann1: 0 });
	expect(await runOf(olga, bulk_run_id)).toMatchObject({
		status: "failed",
		done_count: 0,
		error_msg: expect.any(String),
	});
	expect((await runOf(olga, bulk_run_id)).error_msg).not.toBe("");
	for (const name of [
		"member-detail/give-points",
		"member-detail/deactivate-members",
		"invitations/invite-members",
	] as const)
		expect((await olga.client.try(name, { table_hash, points: 1, reason: "x" } as never)).status).toBe(403);
});

test("a run is stopped by whoever began it and by nobody else; what is left returns, and what is over is refused", async () => {
	const { acme, olga, members } = await companyOf(1);
	const otto = await acme.addMember({ role: "account_owner" });
	const table_hash = await select(olga, members);
	const { bulk_run_id } = await olga.client.call("member-detail/give-points", { table_hash, points: 100, reason: "x" });
	for (const name of ["bulk-actions/cancel-bulk-run", "bulk-actions/get-bulk-run"] as const)
		expect((await otto.client.try(name, { bulk_run_id })).status).toBe(404);
	expect(await skippedOf(otto, bulk_run_id)).toEqual({});
	await olga.client.call("bulk-actions/cancel-bulk-run", { bulk_run_id });
	expect(await balancesOf(acme)).toMatchObject({ budget: 10_000, held: 0, Ann0: 0 });
	await runOutbox(acme, job);
	expect(await runOf(olga, bulk_run_id)).toMatchObject({ status: "canceled", done_count: 0 });
	expect(await balancesOf(acme)).toMatchObject({ budget: 10_000, held: 0, Ann0: 0 });
	const again = await olga.client.try("bulk-actions/cancel-bulk-run", { bulk_run_id });
	expect([again.status, again.body.resultType]).toEqual([409, "bulk_run_is_over"]);
});

test("somebody who leaves between reading and writing gets nothing: the part is looked at again", async () => {
	const { acme, olga, members } = await companyOf(2);
	const table_hash = await select(olga, members);
	const { bulk_run_id } = await olga.client.call("member-detail/give-points", { table_hash, points: 100, reason: "x" });
	const leaving = () =>
		acme.database.write([
			sql`update users set status = 'terminated' where account_id = ${acme.id} and id = ${members[0]!.id}`,
		]);
	await deliver(acme, interrupted(watchBindings(real).environment, "insert into ledger_entries", leaving), { job });
	expect(await runOf(olga, bulk_run_id)).toMatchObject({ status: "done", done_count: 1, skipped_count: 1 });
	expect(await balancesOf(acme)).toMatchObject({ budget: 9_900, held: 0, Ann0: 0, Ann1: 100 });
});

test("what is done at once is one change of the past requests, and stands among them as over, called in its reader's language", async () => {
	const { acme, mona, priya } = await salesCompany();
	const sales = [await logSaleOf(priya), await logSaleOf(mona, { invoice_number: "MS-2" })];
	const { table_hash = "" } = await mona.client.call("sales/get-sales-report", {});
	await mona.client.call(update, { table_hash, type: "rows", selected_ids: sales.map(({ sale_id }) => sale_id) });
	const { bulk_run_id } = await mona.client.call("sales/approve-sales", { table_hash });
	const versions = await acme.database.read(
		sql<{ table_name: string; version: number }>`select table_name, version from table_versions
			where account_id = ${acme.id} and table_name in ('bulk_runs', 'download_requests') order by table_name`,
	);
	expect(versions.map(({ version }) => version)).toEqual([1, 1]);
	expect(await runOf(mona, bulk_run_id)).toMatchObject({
		...{ status: "done", total_count: 2, done_count: 1, skipped_count: 1, isOver: true },
	});
	const past = async () =>
		(await mona.client.call("reports/get-past-download-requests", { type: "async_process_request" })).table_rows;
	expect(await past()).toMatchObject([
		{
			...{ id: bulk_run_id, status: "fulfilled", file_name: "Sales approved", report_type: "sales/approve-sales" },
			...{ total_count: 2, done_count: 2, success_count: 1, failed_count: 1, error_msg: "" },
		},
	]);
	await mona.client.call("session/change-language", { language_code: "es" });
	expect(await past()).toMatchObject([{ file_name: "Ventas aprobadas" }]);
});

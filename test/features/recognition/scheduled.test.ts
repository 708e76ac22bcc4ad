/** A recognition with a chosen day: held until then, changed or taken back meanwhile, given once, or not with its reason. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeApprovingCompany } from "#test/factories/approvals";
import { comeToday, dayAhead, schedule } from "#test/factories/claims";
import { interrupted } from "#test/factories/faults";
import { addProgram, balanceOf } from "#test/factories/programs";
import { dueWorkOf, runDueWork } from "#test/kit/schedule";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { dayMs } from "#workers/kernel/clock";
import type { Environment } from "#workers/kernel/environment";

const giving = "recognition/give-recognition";
const changing = "recognition/change-scheduled-recognition";
const withdrawing = "recognition/withdraw-scheduled-recognition";
const work = "recognition/give-scheduled";

const makeCompany = () => makeApprovingCompany({ issuance_approval_needed: 0 });

/** As it stands, with what is held for it and what its budget counts as held. */
async function standingOf(tenant: TestTenant, id: number) {
	const [row] = await tenant.database.read(
		sql<{ status: string; reason: string; recipient_count: number; held: number; in_approval: number }>`select s.status,
			s.reason, s.recipient_count, b.points_in_approval as in_approval,
			coalesce((select l.balance from ledger_accounts l where l.account_id = s.account_id and l.kind = 'in_approval'
				and l.unit = 'points' and l.owner_id = s.id), 0) as held
			from scheduled_recognitions s join budgets b on b.account_id = s.account_id and b.id = s.budget_id
			where s.account_id = ${tenant.id} and s.id = ${id}`,
	);
	return row!;
}

const bellOf = async ({ client }: TestMember) =>
	(await client.call("notifications/get-notifications", {})).table_rows.map(({ text }) => text);

const receivedBy = async ({ client }: TestMember) =>
	(await client.call("recognition/get-recognitions-report", {})).table_rows.length;

async function faultsOf({ client }: TestMember) {
	return (await client.call("points/verify-ledger", {})).faults;
}

test("what has a day holds its points until 8 of that day in the account's zone, is told to nobody before, and is given once", async () => {
	const { acme, olga, sofia, olu, luca, above } = await makeCompany();
	const give_on = dayAhead(30);
	const answer = await sofia.client.call(giving, {
		...{ program_id: above.id, recipient_ids: [olu.id, luca.id], points: 150, message: "Ten years.", give_on },
	});
	expect(answer).toMatchObject({ recognition_ids: [], activity_ids: [], submission_id: null });
	const id = answer.scheduled_id!;
	expect(await standingOf(acme, id)).toMatchObject({ status: "scheduled", held: 300, in_approval: 300 });
	expect(await balanceOf(acme, above.budget_account_id)).toBe(700);
	expect([await receivedBy(olu), await bellOf(olu)]).toEqual([0, []]);
	const [{ due_at } = { due_at: 0 }] = await acme.database.read(
		sql<{ due_at: number }>`select due_at from scheduled_recognitions where account_id = ${acme.id}`,
	);
	const [account] = await acme.database.read(
		sql<{ time_zone: string }>`select time_zone from accounts where account_id = ${acme.id}`,
	);
	const hour = new Intl.DateTimeFormat("en-CA", {
		...{ timeZone: account!.time_zone, dateStyle: "short", timeStyle: "short", hourCycle: "h23" },
	}).format(due_at);
	expect(hour).toBe(`${give_on}, 08:00`);
	expect(await dueWorkOf(acme, due_at - 1)).not.toContain(work);
	expect(await dueWorkOf(acme, due_at)).toContain(work);
	await runDueWork(acme);
	expect(await receivedBy(olu)).toBe(0);
	await comeToday(acme);
	await runDueWork(acme);
	await runDueWork(acme);
	expect(await standingOf(acme, id)).toMatchObject({ status: "given", held: 0, in_approval: 0 });
	for (const person of [olu, luca]) {
		expect(await balanceOf(acme, person.points_account_id)).toBe(150);
		expect(await receivedBy(person)).toBe(1);
	}
	expect(await bellOf(sofia)).toEqual(["Your recognition of Olu Adeyemi, Luca Bianchi was given today."]);
	expect((await luca.client.call("activity/get-activity-feed", {})).table_rows.length).toBe(1);
	expect(await balanceOf(acme, above.budget_account_id)).toBe(700);
	expect(await faultsOf(olga)).toEqual([]);
});

test("a day that is over, too far, of a commitment, or on which the program has ended is refused beside all else that is wrong", async () => {
	const { olga, acme, sofia, olu, above } = await makeCompany();
	const ending = await addProgram(acme, { owner: olga, name: "Spring", budget: 500, to_date: dayAhead(10) });
	const refusedFor = async (more: Record<string, unknown>) => {
		const gift = { program_id: above.id, recipient_ids: [olu.id], points: 100, message: "Thank you.", ...more };
		const { status, body } = await sofia.client.try(giving, gift as never);
		return [status, (body.errors as Record<string, string[]> | undefined)?.give_on?.[0]];
	};
	expect(await refusedFor({ give_on: dayAhead(-1) })).toEqual([400, expect.stringContaining("Choose a later day")]);
	expect(await refusedFor({ give_on: dayAhead(400) })).toEqual([400, expect.stringContaining("within 366 days")]);
	expect(await refusedFor({ program_id: ending.id, give_on: dayAhead(20) })).toEqual([
		400,
		expect.stringContaining("You cannot give from Spring on that day"),
	]);
	expect((await refusedFor({ give_on: "soon" }))[0]).toBe(400);
	expect((await refusedFor({ program_id: ending.id, give_on: dayAhead(5) }))[0]).toBe(200);
	await acme.database.write([
		sql`update users set switches = json_set(switches, '$.can_issue_employee_commitments', 1) where account_id = ${acme.id}`,
		sql`update accounts set flags = json_set(flags, '$.employee_commitments_enabled', 1) where account_id = ${acme.id}`,
	]);
	const promise = { recognition_subtype: "commitment", due_date: dayAhead(30), give_on: dayAhead(20) };
	expect(await refusedFor(promise)).toEqual([400, expect.stringContaining("Leave the day empty")]);
});

test("its giver changes day, words and points, of which as many are held as it will give; nobody else does, and nobody beyond the budget", async () => {
	const { acme, olga, sofia, olu, luca, above } = await makeCompany();
	const id = await schedule(sofia, above, [olu, luca], { points: 100 });
	const change = (person: TestMember, more: Record<string, unknown> = {}) =>
		person.client.try(changing, {
			...{ scheduled_id: id, give_on: dayAhead(40), message: "Another way.", visibility: "team", ...more },
		} as never);
	for (const person of [olga, olu]) expect((await change(person)).status).toBe(404);
	expect((await change(sofia, { points: 250 })).status).toBe(200);
	expect(await standingOf(acme, id)).toMatchObject({ held: 500, in_approval: 500 });
	expect((await change(sofia, { points: 50 })).status).toBe(200);
	expect(await standingOf(acme, id)).toMatchObject({ held: 100, in_approval: 100 });
	expect((await change(sofia)).status).toBe(200);
	expect(await standingOf(acme, id)).toMatchObject({ held: 100 });
	expect((await change(sofia, { points: 75 })).body.errors).toMatchObject({ points: [expect.any(String)] });
	expect((await change(sofia, { message: "" })).body.errors).toMatchObject({ message: [expect.any(String)] });
	expect((await change(sofia, { give_on: dayAhead(-2) })).body.errors).toMatchObject({ give_on: [expect.any(String)] });
	await schedule(sofia, above, [olu, luca], { points: 250 });
	await schedule(sofia, above, [olu], { points: 250 });
	expect((await change(sofia, { points: 250 })).body.resultType).toBe("budget_exhausted");
	const { scheduled } = await sofia.client.call("recognition/get-scheduled-recognition", { scheduled_id: id });
	expect(scheduled).toMatchObject({ give_on: dayAhead(40), message: "Another way.", points: 50, visibility: "team" });
	expect(await faultsOf(olga)).toEqual([]);
});

test("its giver alone takes it back, its points return, and of taking back and giving at once one happens", async () => {
	const { acme, olga, sofia, olu, luca, above } = await makeCompany();
	const id = await schedule(sofia, above, [olu]);
	for (const person of [olga, olu]) {
		expect((await person.client.try(withdrawing, { scheduled_id: id })).status).toBe(404);
	}
	await sofia.client.call(withdrawing, { scheduled_id: id });
	await sofia.client.call(withdrawing, { scheduled_id: id });
	expect(await standingOf(acme, id)).toMatchObject({ status: "withdrawn", held: 0, in_approval: 0 });
	expect(await balanceOf(acme, above.budget_account_id)).toBe(1_000);
	const later = await schedule(sofia, above, [luca]);
	await comeToday(acme);
	const changed = interrupted(env as unknown as Environment, "update scheduled_recognitions", async () => {
		await sofia.client.call(withdrawing, { scheduled_id: later });
	});
	await runDueWork(acme, changed);
	await runDueWork(acme);
	expect(await standingOf(acme, later)).toMatchObject({ status: "withdrawn", held: 0, in_approval: 0 });
	expect([await receivedBy(luca), await balanceOf(acme, luca.points_account_id)]).toEqual([0, 0]);
	const given = await schedule(sofia, above, [luca]);
	await comeToday(acme);
	await runDueWork(acme);
	const late = await sofia.client.try(withdrawing, { scheduled_id: given });
	expect(late.body.resultType).toBe("scheduled_meanwhile");
	const change = { scheduled_id: given, give_on: dayAhead(40), message: "Too late.", visibility: "public" as const };
	expect((await sofia.client.try(changing, change)).body.resultType).toBe("scheduled_meanwhile");
	expect(await faultsOf(olga)).toEqual([]);
});

test("what changed meanwhile is told to the giver with its reason, the points go back, and who can still receive does", async () => {
	const { acme, olga, sofia, olu, luca, above } = await makeCompany();
	const write = (statement: ReturnType<typeof sql>) => acme.database.write([statement]);
	const endsFor = async (spoil: () => Promise<unknown>, mend: () => Promise<unknown>) => {
		const id = await schedule(sofia, above, [olu]);
		await spoil();
		await comeToday(acme);
		await runDueWork(acme);
		const { status, reason, held, in_approval } = await standingOf(acme, id);
		await mend();
		return [status, reason, held, in_approval];
	};
	const set = (table: "programs" | "budgets", change: string, id: number) => () =>
		write(sql`update ${sql.raw(table)} set ${sql.raw(change)} where account_id = ${acme.id} and id = ${id}`);
	const ended = async (reason: string, table: "programs" | "budgets", change: string, back: string, id: number) =>
		expect(await endsFor(set(table, change, id), set(table, back, id))).toEqual(["not_given", reason, 0, 0]);
	await ended("program_not_active", "programs", "is_active = 0", "is_active = 1", above.id);
	await ended("program_not_active", "programs", "display_program = 0", "display_program = 1", above.id);
	await ended("not_a_giver", "programs", `givers = '{"roles":["moderator"]}'`, "givers = '{}'", above.id);
	await ended("budget_not_active", "budgets", "is_active = 0", "is_active = 1", above.budget_id);
	const eligible = (value: 0 | 1) => () =>
		write(
			sql`update users set is_eligible_to_receive_points = ${value} where account_id = ${acme.id} and id = ${olu.id}`,
		);
	expect(await endsFor(eligible(0), eligible(1))).toEqual(["not_given", "nobody_can_receive", 0, 0]);
	expect(await bellOf(sofia)).toEqual(
		Array.from({ length: 5 }, () => "Your recognition of Olu Adeyemi could not be given. See why."),
	);
	expect(await receivedBy(olu)).toBe(0);
	expect(await balanceOf(acme, above.budget_account_id)).toBe(1_000);
	const both = await schedule(sofia, above, [olu, luca]);
	await eligible(0)();
	await comeToday(acme);
	await runDueWork(acme);
	expect(await standingOf(acme, both)).toMatchObject({ status: "given", recipient_count: 1, held: 0, in_approval: 0 });
	expect([await balanceOf(acme, olu.points_account_id), await balanceOf(acme, luca.points_account_id)]).toEqual([
		0, 100,
	]);
	expect(await balanceOf(acme, above.budget_account_id)).toBe(900);
	expect(await faultsOf(olga)).toEqual([]);
});

test("the points lie in the budget of the sending, whatever the program draws on by then; what somebody scheduled who leaves ends at once", async () => {
	const { acme, olga, sofia, olu, above } = await makeCompany();
	const other = await addProgram(acme, { owner: olga, name: "Other", budget: 0 });
	const id = await schedule(sofia, above, [olu]);
	await acme.database.write([
		sql`update programs set budget_id = ${other.budget_id} where account_id = ${acme.id} and id = ${above.id}`,
	]);
	await comeToday(acme);
	await runDueWork(acme);
	expect(await standingOf(acme, id)).toMatchObject({ status: "given", held: 0, in_approval: 0 });
	expect(await balanceOf(acme, above.budget_account_id)).toBe(900);
	await acme.database.write([
		sql`update programs set budget_id = ${above.budget_id} where account_id = ${acme.id} and id = ${above.id}`,
	]);
	const left = await schedule(sofia, above, [olu]);
	await olga.client.call("member-detail/deactivate-member", { user_id: sofia.id });
	expect(await dueWorkOf(acme)).toContain(work);
	await runDueWork(acme);
	expect(await standingOf(acme, left)).toMatchObject({ status: "not_given", reason: "giver_left", held: 0 });
	expect(await balanceOf(acme, above.budget_account_id)).toBe(900);
	expect(await faultsOf(olga)).toEqual([]);
});

test("where the program asks for an approval, those who approve are asked on the day, and where nobody could it is not given", async () => {
	const { acme, olga, mona, sofia, olu, above } = await makeApprovingCompany();
	const id = await schedule(sofia, above, [olu]);
	expect((await mona.client.call("moderation/get-inbox", {})).total_rows).toBe(0);
	await comeToday(acme);
	await runDueWork(acme);
	expect(await standingOf(acme, id)).toMatchObject({ status: "submitted", held: 0, in_approval: 100 });
	expect(await balanceOf(acme, olu.points_account_id)).toBe(0);
	const [request] = (await mona.client.call("moderation/get-inbox", {})).table_rows;
	await mona.client.call("moderation/moderate", { request_id: request!.id, action: "approve" });
	expect(await balanceOf(acme, olu.points_account_id)).toBe(100);
	const byOwner = await schedule(olga, above, [mona]);
	await comeToday(acme);
	await runDueWork(acme);
	expect(await standingOf(acme, byOwner)).toMatchObject({ status: "not_given", reason: "nobody_approves", held: 0 });
	expect(await faultsOf(olga)).toEqual([]);
});

test("a change of the account's time zone moves the hour, and the list says what waits to its giver and owners alone", async () => {
	const { acme, olga, sofia, olu, above } = await makeCompany();
	const id = await schedule(sofia, above, [olu]);
	await acme.database.write([
		sql`update scheduled_recognitions set due_at = ${Date.now() - dayMs} where account_id = ${acme.id}`,
	]);
	await runDueWork(acme);
	expect(await standingOf(acme, id)).toMatchObject({ status: "scheduled", held: 100 });
	const listed = async (person: TestMember, filters = {}) =>
		(await person.client.try("recognition/get-scheduled-recognitions", { filters })).body.table_rows;
	expect(await listed(sofia)).toMatchObject([
		{ id, status: "scheduled", give_on: dayAhead(30), recipients: "Olu Adeyemi" },
	]);
	expect(await listed(olu)).toEqual([]);
	expect(await listed(olga, { report_condition: "all" })).toMatchObject([{ id, giver: "Sofia Marques" }]);
	const read = (person: TestMember) => person.client.try("recognition/get-scheduled-recognition", { scheduled_id: id });
	expect([(await read(sofia)).status, (await read(olga)).status, (await read(olu)).status]).toEqual([200, 200, 404]);
});

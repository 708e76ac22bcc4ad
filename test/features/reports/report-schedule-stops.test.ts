/** Schedules of reports that cannot go on stop with a reason, and wishes that cannot be met are refused by their fields. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { interrupted } from "#test/factories/faults";
import { addGroup } from "#test/factories/programs";
import {
	detailOf,
	leave,
	makeCompany,
	requestsOf,
	runNow,
	type Said,
	schedule,
	usual,
} from "#test/factories/report-schedules";
import { backToNow, makeReports } from "#test/factories/reports";
import type { Reply } from "#test/kit/client";
import { readMail } from "#test/kit/mail";
import { runOutbox } from "#test/kit/outbox";
import { createTenant } from "#test/kit/tenant";

afterEach(backToNow);

test("a schedule whose creator left or lost the right stops, and the owners are told why; whoever resumes it answers for it", async () => {
	for (const [reason, change] of [
		["ya no está aquí", sql`status = 'terminated'`],
		["ya no puede pedir", sql`role = 'member'`],
	] as const) {
		const { acme, olga, pablo } = await makeCompany();
		const id = await schedule(olga, { recipient_ids: [pablo.id] });
		await leave(acme, olga, change);
		await runNow(acme, id);
		expect(await requestsOf(acme)).toEqual([]);
		await runOutbox(acme, "mail/send-email");
		const mail = (await readMail(acme)).filter(({ recipient }) => recipient === pablo.email);
		expect(mail.map(({ subject }) => subject)).toEqual(["Un informe programado se detuvo"]);
		expect(await detailOf(pablo, id)).toMatchObject({
			...{ status: "stopped", next_run_at: null, stopped: expect.stringContaining(reason) },
		});
		const [bell] = (await pablo.client.call("notifications/get-notifications", {})).table_rows;
		expect(bell).toMatchObject({ to: `/reports/schedules/${id}` });
		await pablo.client.call("reports/pause-report-schedule", { schedule_id: id, is_paused: 0 });
		await runNow(acme, id);
		expect(await requestsOf(acme)).toMatchObject([{ user_id: pablo.id }]);
	}
});

test("a group that is deleted, a global filter that is off and recipients who left stop it, too; it is not resumed before that is mended", async () => {
	const { acme, olga, priya } = await makeCompany();
	const group = await addGroup(acme, "Depot", [priya]);
	const { filter_id } = await olga.client.call("global-filters/save-global-filter", {
		...{ name: "At the depot", rules: [{ field: "group", operator: "is", values: [String(group)] }] },
	});
	const ofGroup = await schedule(olga, {
		...{ report_type: "members_report", period: "all", filters: { user_groups: group } },
	});
	const ofFilter = await schedule(olga, {
		...{ report_type: "members_report", period: "all", filters: { global_filter_id: filter_id } },
	});
	await olga.client.call("groups/delete-group", { group_id: group });
	for (const id of [ofGroup, ofFilter]) {
		await runNow(acme, id);
		expect(await detailOf(olga, id)).toMatchObject({
			status: "stopped",
			stopped: "One of its filters no longer works: something that it names was removed or switched off.",
		});
		for (const call of ["reports/pause-report-schedule", "reports/send-report-schedule"] as const) {
			const refused = await olga.client.try(call, { schedule_id: id, is_paused: 0 } as never);
			expect([refused.status, refused.body.resultType]).toEqual([409, "schedule_broken"]);
		}
	}
	expect(await requestsOf(acme)).toEqual([]);
	const otto = await acme.addMember({ role: "account_owner", first_name: "Otto" });
	const id = await schedule(olga, { recipient_ids: [otto.id] });
	await leave(acme, otto, sql`status = 'terminated'`);
	await runNow(acme, id);
	expect(await detailOf(olga, id)).toMatchObject({ status: "stopped", recipient_ids: [] });
	await olga.client.call("reports/save-report-schedule", { ...usual([olga]), schedule_id: id });
	expect(await detailOf(olga, id)).toMatchObject({ status: "active", stopped: null });
});

test("one recipient who left gets nothing, and the others still do", async () => {
	const { acme, olga, pablo } = await makeCompany();
	const id = await schedule(olga, { recipient_ids: [olga.id, pablo.id] });
	await leave(acme, pablo, sql`role = 'member'`);
	await runNow(acme, id);
	expect(await requestsOf(acme)).toMatchObject([{ user_id: olga.id }]);
});

test("a report that cannot be made tells its recipient why; one asked for by hand mails nobody", async () => {
	const { acme, olga } = await makeCompany();
	const id = await schedule(olga, { report_type: "members_report", period: "all", filters: {} });
	await runNow(acme, id);
	await olga.client.call("reports/request-report-download", { report_type: "audit_log_report", filters: {} });
	await acme.database.write([
		sql`update download_requests set filters = '{"user_groups":"?"}' where account_id = ${acme.id} and schedule_id = ${id}`,
	]);
	await makeReports(acme);
	await runOutbox(acme, "mail/send-email");
	const mail = await readMail(acme);
	expect(mail.map(({ subject }) => subject)).toEqual(["Your scheduled report could not be made"]);
	expect(mail[0]!.body).toContain(`/webapp/reports/schedules/${id}`);
});

test("wrong wishes are refused by their fields, others than account owners get nowhere, and an account has fifty at most", async () => {
	const { acme, olga, priya } = await makeCompany();
	const globex = await createTenant();
	const gina = await globex.addMember({ role: "account_owner" });
	const id = await schedule(olga);
	const errorsOf = async (said: Partial<Said>) =>
		Object.keys(
			(await olga.client.try("reports/save-report-schedule", { ...usual([olga]), ...said })).body.errors ?? {},
		);
	expect(await errorsOf({ report_type: "nothing" })).toEqual(["report_type"]);
	expect(await errorsOf({ period: "as_of_day" })).toEqual(["period"]);
	expect(await errorsOf({ recipient_ids: [olga.id, priya.id] })).toEqual(["recipient_ids"]);
	expect(await errorsOf({ recipient_ids: [gina.id] })).toEqual(["recipient_ids"]);
	expect(await errorsOf({ recipient_ids: [] })).toEqual(["recipient_ids"]);
	expect(await errorsOf({ filters: { report_condition: "all", program_id: 77 } })).toEqual(["program_id"]);
	expect(await errorsOf({ filters: { unheard: 1 } })).toEqual(["unheard"]);
	const other = await olga.client.try("reports/save-report-schedule", {
		...{ ...usual([olga]), report_type: "members_report", filters: {}, period: "all", schedule_id: id },
	});
	expect(other.status).toBe(404);
	expect((await priya.client.try("reports/save-report-schedule", usual([priya]))).status).toBe(403);
	expect((await gina.client.try("reports/get-report-schedule", { schedule_id: id })).status).toBe(404);
	await acme.database.write([
		sql`insert into report_schedules (account_id, id, user_id, report_type, format, filters, filter_names, period, frequency,
			week_day, month_day, hour, recipient_ids, status, next_run_at, created_at, updated_at)
			select account_id, e.value, user_id, report_type, format, filters, filter_names, period, frequency, week_day, month_day, hour,
			recipient_ids, status, next_run_at, created_at, updated_at from report_schedules s
			cross join json_each(${JSON.stringify(Array.from({ length: 49 }, (_, at) => at + 1))}) e where s.account_id = ${acme.id}`,
	]);
	const full = await olga.client.try("reports/save-report-schedule", usual([olga]));
	expect([full.status, full.body.resultType]).toEqual([409, "too_many_schedules"]);
	expect((await olga.client.try("reports/save-report-schedule", { ...usual([olga]), schedule_id: id })).status).toBe(
		200,
	);
});

test("what changes between reading and writing is refused: a schedule that somebody else changed, a recipient who is no owner any more", async () => {
	const { acme, olga, pablo } = await makeCompany();
	const schedule_id = await schedule(olga);
	const changeIt = () =>
		acme.database.write([sql`update report_schedules set updated_at = updated_at + 1 where account_id = ${acme.id}`]);
	const sound = olga.client.environment;
	const refusalOf = async (text: string, meanwhile: () => Promise<unknown>, send: () => Promise<Reply>) => {
		olga.client.environment = interrupted(sound as never, text, meanwhile) as never;
		const reply = await send();
		olga.client.environment = sound;
		return [reply.status, reply.body.resultType];
	};
	const change = { ...usual([olga]), schedule_id, hour: 9 };
	expect([
		await refusalOf("report_schedules set user_id", changeIt, () =>
			olga.client.try("reports/save-report-schedule", change),
		),
		await refusalOf("report_schedules set status", changeIt, () =>
			olga.client.try("reports/pause-report-schedule", { schedule_id, is_paused: 1 }),
		),
		await refusalOf("report_schedules set last_run_at", changeIt, () =>
			olga.client.try("reports/send-report-schedule", { schedule_id }),
		),
	]).toEqual(Array(3).fill([409, "schedule_changed"]));
	expect([await requestsOf(acme), await detailOf(olga, schedule_id)]).toMatchObject([
		[],
		{ hour: 8, status: "active" },
	]);
	const demote = () => leave(acme, pablo, sql`role = 'member'`);
	const made = () => olga.client.try("reports/save-report-schedule", usual([olga, pablo]));
	expect(await refusalOf("insert into report_schedules", demote, made)).toEqual([409, "recipients_changed"]);
});

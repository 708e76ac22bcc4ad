/** Reports by schedule: made at their time for each recipient with their own rights and words, once each; paused, resumed and sent besides. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { afterEach, expect, test } from "vitest";
import { failing } from "#test/factories/faults";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { comeDue, detailOf, makeCompany, requestsOf, runNow, schedule, usual } from "#test/factories/report-schedules";
import { backToNow, download, makeReports, pastDownloads, readCsv, realEnvironment } from "#test/factories/reports";
import { takeCrashes } from "#test/kit/crashes";
import { mondayAfter, timeZone as zone } from "#test/kit/days";
import { readMail } from "#test/kit/mail";
import { runOutbox } from "#test/kit/outbox";
import { dueWorkOf, runDueWork, runWorkOf } from "#test/kit/schedule";
import { runSchedules } from "#workers/features/reports/jobs/run-schedules";
import { never } from "#workers/kernel/due-work";
import { isolateClock } from "#workers/runtime/clock";

afterEach(backToNow);

/** Sets the Worker's clock to a moment. */
function setClock(moment: DateTime): void {
	const ms = moment.toMillis();
	isolateClock.current = { now: () => ms };
}

test("at its hour of the account's zone each recipient gets a file of last week, a mail in their language, and a line among their past downloads", async () => {
	const { acme, olga, pablo, priya } = await makeCompany();
	const program = await addProgram(acme, { owner: olga, budget: 1_000, name: "Values" });
	const add = (message: string, at: DateTime) =>
		addRecognition(acme, {
			...{ giver: olga, recipients: [priya], program, message },
			created_at: at.toMillis(),
		});
	const monday = DateTime.fromISO(mondayAfter(2), { zone });
	const runsAt = monday.set({ hour: 8 });
	const weekBegins = monday.minus({ weeks: 1 });
	await add("before", weekBegins.minus({ seconds: 1 }));
	await add("first moment", weekBegins);
	await add("last moment", monday.minus({ seconds: 1 }));
	await add("after", monday);
	const id = await schedule(olga, { recipient_ids: [olga.id, pablo.id] });
	await acme.database.write([
		sql`update report_schedules set next_run_at = ${runsAt.toMillis()} where account_id = ${acme.id}`,
	]);
	setClock(runsAt.minus({ minutes: 1 }));
	await runWorkOf(acme, runSchedules);
	expect(await requestsOf(acme)).toEqual([]);
	setClock(runsAt);
	const next = await runWorkOf(acme, runSchedules);
	expect(next).toBe(runsAt.plus({ weeks: 1 }).toMillis());
	await runWorkOf(acme, runSchedules);
	expect(await requestsOf(acme)).toMatchObject(
		[olga, pablo].map(({ id: user_id }) => ({ user_id, schedule_id: id, status: "pending" })),
	);
	await makeReports(acme);
	await runOutbox(acme, "mail/send-email");
	const mail = await readMail(acme);
	const kept = runsAt.plus({ days: 30 });
	const until = {
		en: kept.setLocale("en").toFormat("MMMM d, yyyy"),
		es: kept.setLocale("es").toFormat("d 'de' MMMM 'de' yyyy"),
	};
	expect(mail.find(({ recipient }) => recipient === olga.email)).toMatchObject({
		subject: "Your scheduled report is ready",
		body: expect.stringContaining(until.en),
	});
	expect(mail.find(({ recipient }) => recipient === pablo.email)).toMatchObject({
		subject: "Tu informe programado está listo",
		body: expect.stringContaining(until.es),
	});
	expect(mail[0]!.body).toContain("/webapp/reports/log?report_type=recognitions_report");
	backToNow();
	for (const [person, heading] of [
		[olga, "Message"],
		[pablo, "Mensaje"],
	] as const) {
		const [row] = await pastDownloads(person);
		expect(row).toMatchObject({ status: "processed", is_scheduled: 1, total_count: 2 });
		const [headings, ...lines] = readCsv((await download(person, row!.download_link)).bytes);
		const at = headings!.indexOf(heading);
		expect(lines.map((line) => line[at])).toEqual(["last moment", "first moment"]);
	}
	const [ofOlga] = await pastDownloads(olga);
	expect((await pablo.client.fetch(ofOlga!.download_link!)).status).toBe(404);
	expect(await pastDownloads(priya)).toEqual([]);
});

test("a run that dies before its batch is made again, one whose reply was lost is not, and two at once ask once", async () => {
	const { acme, olga } = await makeCompany();
	const id = await schedule(olga);
	const broken = (fault: "before commit" | "after commit") =>
		failing(realEnvironment(), fault, 1, { watched: "report_schedules set next_run_at" }).environment;
	await comeDue(acme, id);
	await runDueWork(acme, broken("before commit"));
	expect([takeCrashes().length, await requestsOf(acme)]).toEqual([1, []]);
	await acme.database.write([sql`update due_work set due_at = 0 where account_id = ${acme.id}`]);
	await runDueWork(acme, broken("after commit"));
	expect(await requestsOf(acme)).toHaveLength(1);
	await acme.database.write([sql`update due_work set due_at = 0 where account_id = ${acme.id}`]);
	await runDueWork(acme);
	expect(await requestsOf(acme)).toHaveLength(1);
	await comeDue(acme, id);
	await Promise.all([runWorkOf(acme, runSchedules), runWorkOf(acme, runSchedules)]);
	expect(await requestsOf(acme)).toHaveLength(2);
});

test("the schedule of the account is due at the next run, sooner when one is sooner, and never without one", async () => {
	const { acme, olga } = await makeCompany();
	const work = "reports/run-schedules";
	const dueAt = async () => {
		const [row] = await acme.database.read(
			sql<{ due_at: number }>`select due_at from due_work where account_id = ${acme.id} and work = ${work}`,
		);
		return row?.due_at;
	};
	expect(await runWorkOf(acme, runSchedules)).toBe(never);
	const id = await schedule(olga);
	const { next_run_at } = await detailOf(olga, id);
	expect(await dueAt()).toBe(next_run_at);
	expect(await dueWorkOf(acme, next_run_at!)).toContain(work);
	await schedule(olga, { frequency: "monthly", month_day: 31 });
	expect(await dueAt()).toBe(Math.min(next_run_at!, (await dueAt())!));
});

test("sent now it goes out besides, as of today, and the next run stays; paused it rests, resumed it goes on, deleted it is gone", async () => {
	const { acme, olga } = await makeCompany();
	const id = await schedule(olga, { period: "month_to_date" });
	const { next_run_at } = await detailOf(olga, id);
	await olga.client.call("reports/send-report-schedule", { schedule_id: id });
	const today = DateTime.now().setZone(zone).toISODate()!;
	const [request] = await requestsOf(acme);
	expect(JSON.parse(request!.filters)).toEqual({
		...{ report_condition: "all", startDate: `${today.slice(0, 8)}01`, endDate: today },
	});
	expect((await detailOf(olga, id)).next_run_at).toBe(next_run_at);
	const pause = (is_paused: 0 | 1) => olga.client.call("reports/pause-report-schedule", { schedule_id: id, is_paused });
	expect(await pause(1)).toMatchObject({ schedule_id: id, next_run_at: null });
	await runNow(acme, id);
	expect(await requestsOf(acme)).toHaveLength(1);
	await olga.client.call("reports/save-report-schedule", { ...usual([olga]), schedule_id: id, hour: 9 });
	expect(await detailOf(olga, id)).toMatchObject({ status: "paused", next_run_at: null, hour: 9 });
	const resumed = await pause(0);
	expect(resumed.next_run_at).toBeGreaterThan(Date.now());
	await olga.client.call("reports/delete-report-schedule", { schedule_id: id });
	expect((await olga.client.try("reports/get-report-schedule", { schedule_id: id })).status).toBe(404);
	expect(await runWorkOf(acme, runSchedules)).toBe(never);
});

test("a schedule of a summary about people keeps the global filter that is on, as one of a list does, and names it", async () => {
	const { acme, olga } = await makeCompany();
	const rules = [{ field: "title" as const, operator: "is" as const, values: ["Driver"] }];
	const { filter_id } = await olga.client.call("global-filters/save-global-filter", { name: "Drivers", rules });
	await olga.client.call("global-filters/update-global-filter-status", { filter_id });
	const id = await schedule(olga, { report_type: "engagement_summary", period: "last_month", filters: {} });
	expect(await detailOf(olga, id)).toMatchObject({ filters: { global_filter_id: filter_id } });
	await olga.client.call("global-filters/update-global-filter-status", { filter_id: 0 });
	await runNow(acme, id);
	const [request] = await requestsOf(acme);
	expect(JSON.parse(request!.filters)).toMatchObject({ global_filter_id: filter_id });
	const [download] = await pastDownloads(olga);
	expect(JSON.stringify(download)).toContain("Drivers");
	// Budgets are about no person.
	await olga.client.call("global-filters/update-global-filter-status", { filter_id });
	const ofBudgets = await schedule(olga, { report_type: "budget_summary", period: "last_month", filters: {} });
	expect((await detailOf(olga, ofBudgets)).filters).not.toHaveProperty("global_filter_id");
});

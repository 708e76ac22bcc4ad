/** Report schedules on served pages: from a list with its filters, from Reports, changed, paused, sent and deleted without scripts. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { openPage, type ServedPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const saving = "reports/save-report-schedule";

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const otto = await acme.addMember({ role: "account_owner", first_name: "Otto", last_name: "Berg" });
	const bea = await acme.addMember({ role: "budget_owner", first_name: "Bea" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const program = await addProgram(acme, { owner: olga, budget: 1_000, name: "Values" });
	return { acme, olga, otto, bea, priya, program };
}

const mainOf = async (person: TestMember, path: string) => (await openPage(person, path)).part("main", ["id", "main"]);
const hrefsOf = (page: ServedPage) => page.links().map(({ href }) => href.replace("/webapp", ""));

/** Presses 'Schedule' in the form of a report; gives the page to which it leads. */
async function scheduleFromReports(person: TestMember, report_type: string, fields: Record<string, string>) {
	const form = `reports/request-report-download#${report_type}`;
	const path = `/reports?report=${report_type}`;
	const { location } = await sendForm(person, path, form, { report_type, ...fields, schedule: "1" });
	return location!.replace("/webapp", "");
}

const usual = (people: readonly TestMember[]) => ({
	...{ report_type: "recognitions_report", period: "last_month", format: "xlsx", kept: "{}" },
	...{
		frequency: "monthly",
		week_day: "1",
		month_day: "31",
		hour: "18",
		recipient_ids: people.map(({ id }) => String(id)),
	},
});

test("the button panel of a list leads to a schedule with the filters as they stand, and so does the form on Reports; only for account owners", async () => {
	const { olga, bea, priya, program } = await makeCompany();
	const list = await mainOf(olga, `/recognitions?program_id=${program.id}&report_condition=all`);
	const link = hrefsOf(list).find((href) => href.startsWith("/reports/schedules/new"))!;
	const page = await mainOf(olga, link);
	expect(page.texts("h1")).toEqual(["Schedule: Recognition activity"]);
	expect(page.html).toMatch(new RegExp(`<option value="${program.id}" selected(?:="")?>Values`));
	const reports = await mainOf(olga, "/reports?report=recognitions_report");
	expect(hrefsOf(reports)).toContain("/reports/schedules");
	expect(reports.texts("button")).toContain("Schedule");
	const reportsOfBea = await mainOf(bea, "/reports");
	expect(hrefsOf(reportsOfBea).filter((href) => href.includes("schedule"))).toEqual([]);
	expect(reportsOfBea.texts("button")).not.toContain("Schedule");
	const sent = await scheduleFromReports(olga, "recognitions_report", {
		...{ program_id: String(program.id), startDate: "2026-01-01", endDate: "2026-02-01", format: "csv" },
	});
	expect((await mainOf(olga, sent)).html).toMatch(new RegExp(`<option value="${program.id}" selected(?:="")?>Values`));
	for (const path of ["/reports/schedules", "/reports/schedules/choose", link])
		for (const person of [bea, priya]) expect([path, (await openPage(person, path)).status]).toEqual([path, 403]);
	const chosen = hrefsOf(await mainOf(olga, "/reports/schedules/choose"));
	expect(chosen).toContain("/reports/schedules/new?report_type=liability_summary");
	const summary = await mainOf(olga, "/reports/schedules/new?report_type=liability_summary");
	expect(summary.texts("option")).toEqual(expect.arrayContaining(["As of the day of the run"]));
	expect(summary.texts("option")).not.toContain("Last week (Monday to Sunday)");
	expect((await openPage(olga, "/reports/schedules/new?report_type=nothing")).status).toBe(404);
	const nameless = await olga.client.fetch("/webapp/reports/schedules/new");
	expect(nameless.headers.get("location")).toBe("/webapp/reports/schedules/choose");
});

test("it is saved with its days, filters and people, and the list says in words when it runs next, to whom, and for which time", async () => {
	const { acme, olga, otto, program } = await makeCompany();
	expect((await mainOf(olga, "/reports/schedules")).text).toContain("No report is scheduled");
	const path = "/reports/schedules/new?report_type=recognitions_report";
	const said = { ...usual([olga, otto]), program_id: String(program.id) };
	const saved = await sendForm(olga, path, saving, said);
	expect(saved.location).toBe("/webapp/reports/schedules");
	const list = await mainOf(olga, "/reports/schedules");
	expect(list.table().rows).toMatchObject([
		{
			Report: "Recognition activity",
			When: "On the last day of each month at 6:00 PM",
			Covers: "Last month",
			"Sent to": "Olga Marek, Otto Berg",
			"Next run": expect.stringMatching(/6:00 PM|^\w{3} \d{1,2}, \d{4}/),
			State: "Active",
		},
	]);
	const [row] = await acme.database.read(
		sql<{ id: number; filters: string }>`select id, filters from report_schedules where account_id = ${acme.id}`,
	);
	expect(JSON.parse(row!.filters)).toMatchObject({ program_id: program.id });
	const detail = await mainOf(olga, `/reports/schedules/${row!.id}`);
	expect(detail.text).toContain("Next run:");
	expect(detail.html).toMatch(/<option value="18" selected(?:="")?>6:00 PM/);
	const other = await makeCompany();
	expect((await openPage(other.olga, `/reports/schedules/${row!.id}`)).status).toBe(404);
	expect((await mainOf(other.olga, "/reports/schedules")).text).toContain("No report is scheduled");
});

test("what is wrong is said at its field and what was filled in stays", async () => {
	const { olga } = await makeCompany();
	const path = "/reports/schedules/new?report_type=recognitions_report";
	// A form of which nobody is ticked sends the empty field before the boxes.
	expect((await mainOf(olga, path)).html).toMatch(/<input type="hidden" name="recipient_ids" value/);
	const refused = await sendForm(olga, path, saving, { ...usual([]), recipient_ids: "", program_id: "77" });
	expect(refused.location).toBeNull();
	expect(refused.html).toMatch(/<input[^>]*name="recipient_ids"[^>]*type="checkbox"/);
	expect(refused.html).not.toMatch(/<input[^>]*name="recipient_ids"[^>]*checked/);
	expect(refused.text).toContain("Please choose at least one.");
	expect(refused.html).toMatch(/<option value="18" selected(?:="")?>6:00 PM/);
	const gone = await sendForm(olga, path, saving, { ...usual([olga]), program_id: "77" });
	expect(gone.text).toContain("This no longer exists or is switched off. Choose another.");
});

test("it is paused, resumed, sent now and deleted after a question; why one stopped stands above its form", async () => {
	const { acme, olga } = await makeCompany();
	const { schedule_id } = await olga.client.call(saving, {
		...{ report_type: "members_report", period: "all", frequency: "weekly", hour: 8, recipient_ids: [olga.id] },
	});
	const path = `/reports/schedules/${schedule_id}`;
	const pause = (is_paused: string) => sendForm(olga, path, "reports/pause-report-schedule", { is_paused });
	expect((await pause("1")).location).toBe(`/webapp${path}`);
	expect((await mainOf(olga, path)).text).toContain("It is paused and sends nothing until it is resumed.");
	expect((await mainOf(olga, "/reports/schedules")).table().rows).toMatchObject([{ State: "Paused", "Next run": "-" }]);
	await pause("0");
	expect((await mainOf(olga, path)).text).toContain("Next run:");
	expect((await sendForm(olga, path, "reports/send-report-schedule", {})).location).toBe(`/webapp${path}`);
	expect((await mainOf(olga, "/reports")).text).toContain("Members");
	await acme.database.write([
		sql`update report_schedules set status = 'stopped', next_run_at = null, stop_reason = 'right_lost' where account_id = ${acme.id}`,
	]);
	expect((await mainOf(olga, path)).text).toContain("The person who set it up may no longer ask for this report.");
	expect((await mainOf(olga, `${path}/delete`)).text).toContain("Files that were sent stay until they expire.");
	await sendForm(olga, `${path}/delete`, "reports/delete-report-schedule", {});
	expect((await openPage(olga, path)).status).toBe(404);
});

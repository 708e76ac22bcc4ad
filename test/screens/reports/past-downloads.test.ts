/** The past downloads panel as the Worker serves it: its kinds, its pages, and what a request shows until its file is there. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { askForReport, makeReports } from "#test/factories/reports";
import { importFile } from "#test/features/imports/upload";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

async function acmeReports() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const program = await addProgram(acme, { owner: olga, budget: 10_000 });
	await addRecognition(acme, { giver: olga, recipients: [priya], program });
	return { acme, olga, priya };
}

test("[downloads-01] [downloads-03] the panel has three kinds, each with its own requests or its words for nothing, and says how long it may take", async () => {
	const { acme, olga } = await acmeReports();
	const page = await openPage(olga, "/reports?report=orders_report");
	const kinds = page.links().filter(({ text }) => ["Reports", "Uploads", "Requests"].includes(text));
	expect(kinds).toEqual(
		expect.arrayContaining([
			{ text: "Reports", href: "/webapp/reports?report=orders_report" },
			{ text: "Uploads", href: "/webapp/reports?report=orders_report&type=uploaded_files" },
			{ text: "Requests", href: "/webapp/reports?report=orders_report&type=async_process_request" },
		]),
	);
	expect(page.text).toContain("may take up to 2 minutes");
	expect(page.text).toContain("Nothing here yet");
	expect((await openPage(olga, "/reports?type=uploaded_files")).text).toContain("No uploads yet");
	expect((await openPage(olga, "/reports?type=async_process_request")).text).toContain("No requests yet");
	expect((await openPage(olga, "/reports?type=evil&page=-4")).status).toBe(200);
	await importFile(acme, olga, "members", "first_name,last_name,email\nAna,Vega,ana@acme.example\n", "people.csv");
	await askForReport(olga, "recognitions_report", {}, "csv");
	const titles = async (type: string) =>
		(await openPage(olga, `/reports?type=${type}`))
			.part("section", ["class", "past"])
			.texts("li", ["class", "past-row"]);
	expect(await titles("report")).toEqual([expect.stringContaining("Recognition activity")]);
	expect(await titles("uploaded_files")).toEqual([expect.stringContaining("people.csv")]);
	expect(await titles("async_process_request")).toEqual([]);
});

test("[downloads-02] five a page, with Previous and Next, a number to type, 'of N' and 'N Records'", async () => {
	const { olga } = await acmeReports();
	for (let month = 1; month <= 7; month += 1)
		await askForReport(olga, "recognitions_report", { startDate: `2026-0${month}-01` }, "csv");
	const first = await openPage(olga, "/reports");
	expect(first.text).toContain("7 Records");
	expect(first.text).toContain("of 2");
	expect(first.links()).toContainEqual({
		text: "Next",
		href: expect.stringMatching(/^\/webapp\/reports\?page=2&anchor=/),
	});
	expect(first.html).toMatch(/<input[^>]*type="number"[^>]*name="page"/);
	expect(first.text.match(/Queued/g)).toHaveLength(5);
	const second = await openPage(olga, "/reports?page=2");
	expect(second.links()).toContainEqual({ text: "Previous", href: "/webapp/reports" });
	expect(second.text.match(/Queued/g)).toHaveLength(2);
	const behind = await olga.client.fetch("/webapp/reports?page=9");
	expect([behind.status, behind.headers.get("location")]).toEqual([302, "/webapp/reports?page=2"]);
});

test("[downloads-10] a request waits, then offers its file by its own link, with size, rows and what was asked for", async () => {
	const { acme, olga } = await acmeReports();
	const id = await askForReport(olga, "recognitions_report", { startDate: "2026-01-01" }, "csv");
	expect((await openPage(olga, "/reports")).links().some(({ text }) => text === "Download")).toBe(false);
	await makeReports(acme);
	const page = await openPage(olga, "/reports");
	expect(page.links()).toContainEqual({ text: "Download", href: `/reports/api_download_report/${id}` });
	expect(page.text).toMatch(/CSV, 1 row, \d+ kB/);
	expect(page.text).toContain("From2026-01-01");
});

test("[downloads-05] [downloads-06] [downloads-07] [downloads-12] a request is queued, then has a spinner; an upload reads its file until the total is known; what ended without a file says why and has no link", async () => {
	const { acme, olga } = await acmeReports();
	await askForReport(olga, "recognitions_report", {}, "csv");
	const rowWith = async (type: string, status: string, total: number | null, error_msg = "") => {
		await acme.database.write([
			sql`update download_requests set type = ${type}, status = ${status}, total_count = ${total}, done_count = 500, error_msg = ${error_msg}
				where account_id = ${acme.id}`,
		]);
		return (await openPage(olga, `/reports?type=${type}`)).part("li", ["class", "past-row"]);
	};
	const queued = await rowWith("report", "pending", null);
	expect([queued.text.includes("Queued"), queued.html.includes("spinner")]).toEqual([true, false]);
	const running = await rowWith("report", "processing", 1_200);
	expect([running.text.includes("500 / 1,200"), running.html.includes('class="spinner"')]).toEqual([true, true]);
	expect((await rowWith("uploaded_files", "processing", null)).text).toContain("reading file...");
	const counted = await rowWith("uploaded_files", "processing", 1_200);
	expect(counted.text).toContain("500 / 1,200");
	expect(counted.text).not.toContain("reading file...");
	const failed = await rowWith("report", "errored", 1_200, "The dates are too far apart.");
	expect(failed.text).toContain("The dates are too far apart.");
	expect(failed.links()).toEqual([]);
});

test("the range of a request says which end is open, and names one day where both ends are that day", async () => {
	const { acme, olga } = await acmeReports();
	const ranges = [
		[{ endDate: "2026-03-05" }, "To Mar 5, 2026"],
		[{ startDate: "2026-03-05" }, "From Mar 5, 2026"],
		[{ startDate: "2026-03-05", endDate: "2026-03-05" }, "Mar 5, 2026"],
		[{ startDate: "2026-03-05", endDate: "2026-04-06" }, "Mar 5 – Apr 6, 2026"],
	] as const;
	for (const [filters, said] of ranges) {
		await askForReport(olga, "recognitions_report", filters, "csv");
		const { html, text } = await openPage(olga, "/reports");
		expect([said, text.replaceAll(/\s/g, " ").includes(said)]).toEqual([said, true]);
		if (said === "Mar 5, 2026") expect(html).toMatch(/>Mar 5, 2026</);
		await acme.database.write([
			sql`delete from download_requests where account_id = ${acme.id}`,
			sql`delete from limit_counts where account_id = ${acme.id}`,
		]);
	}
});

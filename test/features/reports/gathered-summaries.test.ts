/** Summaries of the modules over an account that has something of everything: what each adds up, for whom, and what it keeps to itself. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { addBehavior, addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { askForReport, download, makeReports, pastDownloads, readCsv } from "#test/factories/reports";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";

const now = DateTime.now().setZone("America/New_York");
const month = now.toFormat("MM/yyyy");
const ofYear = { year: now.year };

/** The lines of a report, the headings first. */
async function linesOf(tenant: TestTenant, person: TestMember, report_type: string, filters: Record<string, unknown>) {
	await tenant.database.write([sql`delete from limit_counts where account_id = ${tenant.id}`]);
	const id = await askForReport(person, report_type, filters);
	await makeReports(tenant);
	const row = (await pastDownloads(person)).find((past) => past.id === id)!;
	expect([report_type, row.status, row.error_msg]).toEqual([report_type, "processed", ""]);
	return readCsv((await download(person, row.download_link)).bytes);
}

const asked: Record<string, Record<string, unknown>> = {
	joining_summary: {},
	sign_in_summary: {},
	people_summary: {},
	moderation_summary: {},
	audit_summary: ofYear,
	movement_summary: ofYear,
	behavior_summary: ofYear,
	program_summary: ofYear,
	feed_summary: ofYear,
	fulfilment_summary: ofYear,
	review_summary: {},
	poll_results: {},
	nomination_summary: {},
	game_summary: {},
	contest_summary: {},
	appreciation_summary: {},
	anniversary_summary: {},
	purchase_summary: {},
	idea_summary: ofYear,
	invitation_summary: {},
	score_summary: {},
	rebate_summary: {},
	commitment_summary: {},
	wallet_summary: ofYear,
};

test("each summary of a module adds up what is there, and no member gets it", async () => {
	const { tenant, owner, member } = await createFullTenant(0, "sums");
	const lines: Record<string, string[][]> = {};
	for (const [report_type, filters] of Object.entries(asked)) {
		lines[report_type] = await linesOf(tenant, owner, report_type, filters);
		const refused = await member.client.post("/api/reports/api_request_report_download", { report_type, filters });
		expect([report_type, refused.status]).toEqual([report_type, 403]);
	}
	const rowsOf = (report_type: string) => lines[report_type]!.slice(1);
	expect([lines.joining_summary![0], lines.wallet_summary![0]]).toEqual([
		["Month added", "People added", "Joined", "Share in %", "Still active"],
		["Month", "Movement", "Movements", "In “Wallet”"],
	]);
	const expected: Record<string, unknown[][]> = {
		joining_summary: [[month, "8", "0", "0", "6"]],
		sign_in_summary: [["Never", "6"]],
		people_summary: [["USA", "en", "6", "1", "1"]],
		movement_summary: [
			[month, "Issuance", "2", "60"],
			[month, "Issuance [Direct Deposit]", "2", "10000"],
			[month, "Redemption", "1", "500"],
		],
		wallet_summary: [[month, "Issuance [Direct Deposit]", "1", "500"]],
		program_summary: [[month, "sums program", "1", "1", "1", "50"]],
		fulfilment_summary: [[month, "Accepted", "1", "1", "500", "1"]],
		review_summary: [["sums item", "sums brand", "1", "5"]],
		nomination_summary: [["sums event", "sums category", "Published", "2", "2", "2", "sums-colleague Example"]],
		appreciation_summary: [[month, "You made my day", "2"]],
		idea_summary: [[month, "sums ideas", "1", "1", "1", "0", "0", "0", "1"]],
		score_summary: [[month, "1", "9", "1", "0", "0"]],
		rebate_summary: [[month, "Submitted", "1", "25", "200"]],
		commitment_summary: [["03/2099", "1", "1", "0", "0", "0"]],
	};
	for (const [report_type, rows] of Object.entries(expected))
		expect([report_type, rowsOf(report_type)]).toEqual([report_type, rows]);
	const kinds = rowsOf("moderation_summary").map(([kind, asked, waiting]) => [kind, asked, waiting]);
	expect(kinds).toEqual(
		expect.arrayContaining([
			["Ideas", "2", "1"],
			["Rebate", "1", "1"],
			["Recognition", "1", "1"],
		]),
	);
	expect(rowsOf("audit_summary")).toContainEqual([month, "Order placed", "1", "1", "0"]);
	expect(rowsOf("feed_summary").at(-1)).toEqual([month, "2", "1", "1", "1", "0"]);
	expect(rowsOf("game_summary").map(([, cards, , , stock, taken, left]) => [cards, stock, taken, left])).toContainEqual(
		["1", "2", "1", "1"],
	);
	expect(rowsOf("contest_summary").map(([contest, , ...figures]) => [contest, ...figures])).toEqual([
		["sums contest", "1", "1", ""],
	]);
	expect(rowsOf("anniversary_summary")).toHaveLength(2);
}, 120_000);

test("behaviors and sendings are counted; results of polls are told once they are over, and of an anonymous one with few voters never", async () => {
	const acme = await createTenant({ flags: { polls_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Berg" });
	const priya = await acme.addMember();
	await acme.addMember({ first_name: "Nadia", status: "invited" });
	const kindness = await addBehavior(acme, { en: "Kindness", es: "Amabilidad", fr: "Gentillesse" });
	const program = await addProgram(acme, { owner: olga, budget: 100 });
	await addRecognition(acme, { giver: olga, recipients: [priya], program, points: 30, behavior_ids: [kindness] });
	await olga.client.call("invitations/send-invitations", { audience: "not_joined" });
	const ask = async (question: string, is_anonymous: 0 | 1, results: "always" | "never" = "always") => {
		const said = { question, options: ["Soup", "Salad"], closes_at: Date.now() + 86_400_000, is_anonymous, results };
		const { poll_id } = await olga.client.call("polls/save-poll", { ...said, act: "publish" });
		await priya.client.call("polls/vote", { poll_id, option_ids: [2] });
		return poll_id;
	};
	const open = await ask("Lunch today?", 0);
	for (const poll_id of [await ask("Lunch?", 0), await ask("Really?", 1), await ask("Secret?", 0, "never")])
		await olga.client.call("polls/change-poll", { poll_id, change: "close" });
	expect(open).toBeGreaterThan(0);
	const results = await linesOf(acme, olga, "poll_results", {});
	expect(results.slice(1).map(([question, , ...figures]) => [question, ...figures])).toEqual([
		["Lunch?", "1", "Soup", "0", "0"],
		["Lunch?", "1", "Salad", "1", "100"],
	]);
	expect(await linesOf(acme, olga, "behavior_summary", ofYear)).toEqual([
		["Month", "Behavior", "Recognitions", "People recognized", "In points"],
		[month, "Kindness", "1", "1", "30"],
	]);
	const [, sending] = await linesOf(acme, olga, "invitation_summary", {});
	expect([sending![1], sending![3]]).toEqual(["Olga Berg", "1"]);
});

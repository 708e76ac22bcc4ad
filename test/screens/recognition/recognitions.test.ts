/** The tables of recognitions as the Worker serves them: which columns whom, what empty cells say, filters, pages and the report. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBehavior, addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";

const march = Date.UTC(2026, 2, 5, 23, 30);
const mine = ["Recognized By", "Recognition", "Date", "Program", "Behavior", "Points", "Certificate"];

async function acmeTeam() {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner", first_name: "Olive", last_name: "Grant" });
	const mara = await acme.addMember({ first_name: "Mara", last_name: "Lind", manager_id: olive.id });
	const tomas = await acme.addMember({ first_name: "Tomás", last_name: "Vega", manager_id: mara.id });
	const program = await addProgram(acme, { owner: olive, name: "Everyday Thanks", budget: 100_000 });
	const give = (giver: TestMember, to: TestMember, more: object = {}) =>
		addRecognition(acme, { giver, recipients: [to], program, created_at: march, ...more });
	return { acme, olive, mara, tomas, program, give };
}

function setFlags(tenant: TestTenant, flags: Record<string, 0 | 1>) {
	return tenant.database.write([
		sql`update accounts set flags = json_patch(flags, ${JSON.stringify(flags)}) where account_id = ${tenant.id}`,
	]);
}

const headingsOf = async (person: TestMember, condition = "") =>
	(await openPage(person, `/recognitions${condition && `?report_condition=${condition}`}`)).table().headings;

test("[recognition-02] [recognition-04] my table has its columns in order, the team's a Recipient in front", async () => {
	const { mara, tomas, give } = await acmeTeam();
	await give(tomas, mara);
	await give(mara, tomas);
	expect(await headingsOf(mara)).toEqual(mine);
	expect(await headingsOf(mara, "received_by_my_team")).toEqual(["Recipient", ...mine]);
	expect(await headingsOf(mara, "given_by_me")).toEqual(["Recipient", ...mine.slice(1)]);
});

test("[recognition-05] Recognition Subtype is second where commitments are enabled, and not there else", async () => {
	const { acme, mara, tomas, give } = await acmeTeam();
	await give(tomas, mara);
	await give(mara, tomas);
	expect(await headingsOf(mara)).not.toContain("Recognition Subtype");
	await setFlags(acme, { employee_commitments_enabled: 1 });
	const again = await acme.addMember({ first_name: "Ana", manager_id: mara.id });
	await give(mara, again);
	expect(await headingsOf(mara)).toEqual([mine[0], "Recognition Subtype", ...mine.slice(1)]);
	expect((await headingsOf(mara, "received_by_my_team")).slice(0, 3)).toEqual([
		"Recipient",
		"Recognition Subtype",
		"Recognized By",
	]);
});

test("[recognition-06] Points and Certificate are left out where the account hides them", async () => {
	const { acme, mara, tomas, give } = await acmeTeam();
	await give(tomas, mara);
	await setFlags(acme, { hide_points_for_account: 1, hide_recognition_certificates: 1 });
	expect(await headingsOf(mara)).toEqual(mine.slice(0, 5));
});

test("[recognition-07] [recognition-08] empty values show '-', dates as 'MMM D, YYYY' in the account's zone", async () => {
	const { acme, mara, tomas, give } = await acmeTeam();
	const shares = await addBehavior(acme, { en: "Shares" });
	await give(tomas, mara, { points: 1_250, behavior_ids: [shares], created_at: march + 1_000 });
	await give(tomas, mara, { points: 1 });
	await acme.database.write([
		sql`update recognitions set points = 0 where account_id = ${acme.id} and recipient_id = ${mara.id} and points = 1`,
	]);
	const { rows } = (await openPage(mara, "/recognitions")).table();
	expect(rows).toEqual([
		{
			"Recognized By": expect.stringContaining("Tomás Vega"),
			Recognition: "View",
			Date: "Mar 5, 2026",
			Program: "Everyday Thanks",
			Behavior: "Shares",
			Points: "1,250",
			Certificate: "Print",
		},
		expect.objectContaining({ Behavior: "-", Points: "-", Date: "Mar 5, 2026" }),
	]);
});

test("only the account owner has the tab of everyone and the button for the report, which takes the filters of the page", async () => {
	const { acme, olive, mara, tomas, program, give } = await acmeTeam();
	await give(tomas, mara);
	const tabs = async (who: TestMember) =>
		(await openPage(who, "/recognitions")).links().filter(({ href }) => /recognitions\?.*report_condition/.test(href));
	expect((await tabs(mara)).map(({ text }) => text)).toEqual(["Given", "Team recognitions"]);
	expect((await tabs(olive)).map(({ text }) => text)).toEqual(["Given", "Team recognitions", "Everyone"]);
	const address = `/recognitions?report_condition=all&startDate=2026-03-01&program_id=${program.id}`;
	expect((await openPage(mara, address)).status).toBe(403);
	expect((await openPage(mara, "/recognitions")).texts("button")).not.toEqual(
		expect.arrayContaining([expect.stringContaining("Download Report")]),
	);
	const page = await openPage(olive, address);
	expect(page.texts("button")).toEqual(expect.arrayContaining([expect.stringContaining("Download Report")]));
	for (const tag of ["From Mar 1, 2026", "Everyday Thanks"])
		expect(page.links().some(({ text }) => text.startsWith(tag))).toBe(true);
	expect(page.table().rows).toHaveLength(1);
	const form = new FormData();
	form.set("csrf_token", await olive.client.csrfToken());
	const sent = await olive.client.fetch(`/webapp${address}`, {
		method: "POST",
		body: form,
		headers: { host: acme.host },
	});
	expect(await sent.text()).toContain("Report requested. It appears under Past downloads");
	const { table_rows } = await olive.client.call("reports/get-past-download-requests", {});
	expect(table_rows[0]?.filters_in_words).toEqual([
		{ label: "Recognitions", value: "Everyone" },
		{ label: "From", value: "2026-03-01" },
		{ label: "Program", value: "Everyday Thanks" },
	]);
});

test("what fits no filter says so with the way back, and a list without a row what comes into it", async () => {
	const { mara, tomas, give } = await acmeTeam();
	expect((await openPage(mara, "/recognitions")).text).toContain("Nothing received yet");
	await give(tomas, mara);
	const none = await openPage(mara, "/recognitions?startDate=2027-01-01");
	expect(none.text).toContain("Nothing fits these filters");
	expect(none.links()).toContainEqual({ text: "Clear all", href: "/webapp/recognitions" });
	const reversed = await openPage(mara, "/recognitions?startDate=2027-01-02&endDate=2027-01-01");
	expect(reversed.text).toContain("no day lies between Jan 2, 2027 and Jan 1, 2027");
});

/** The executive summary as people meet it without scripts: tabs, unit, figures, tables, and what the account sets. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addExecutivePrograms, executiveFlags } from "#test/factories/executive-summary";
import { addProgram } from "#test/factories/programs";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { yearIn } from "#workers/features/executive-summary";

const mainOf = async (person: TestMember, path: string) => (await openPage(person, path)).part("main", ["id", "main"]);
const hasEntry = async (person: TestMember) =>
	(await openPage(person, "/")).links().some(({ href }) => href === "/webapp/executive_summary");

async function makeCompany(flags: Record<string, 0 | 1> = executiveFlags) {
	const acme = await createTenant({ flags });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Adler" });
	const mona = await acme.addMember({ first_name: "Mona", last_name: "Berg", settings: { unit: "Northern Europe" } });
	const people: TestMember[] = [];
	for (let at = 10; at < 21; at += 1)
		people.push(await acme.addMember({ first_name: `Ann${at}`, last_name: "Dunn", manager_id: mona.id }));
	const ivo = await acme.addMember({ first_name: "Ivo", last_name: "Novak" });
	return { acme, olga, mona, people, ivo };
}

test("[executive_summary-01] the summary stands where the account has it, for its owner and for managers; elsewhere there is neither entry nor page", async () => {
	const { acme, olga, mona, people, ivo } = await makeCompany();
	expect([await hasEntry(olga), await hasEntry(mona), await hasEntry(people[0]!), await hasEntry(ivo)]).toEqual([
		...[true, true, false, false],
	]);
	expect((await openPage(mona, "/executive_summary")).status).toBe(200);
	for (const path of ["", "/spotlight", "/gratitude_tree"])
		expect((await openPage(ivo, `/executive_summary${path}`)).status).toBe(403);
	expect((await openPage(mona, "/executive_summary/programs")).status).toBe(403);
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.executive_summary_enabled', 0), version = version + 1 where account_id = ${acme.id}`,
	]);
	for (const person of [olga, mona]) {
		expect(await hasEntry(person)).toBe(false);
		expect((await openPage(person, "/executive_summary")).status).toBe(403);
	}
});

test("[executive_summary-03] [executive_summary-04] [executive_summary-05] [executive_summary-06] [executive_summary-07] [executive_summary-08] [executive_summary-12] tabs with the unit's name beside them, figures for individual and unit, tables of ten with a Filters toggle, and the download for the whole alone", async () => {
	const { acme, olga, mona, people } = await makeCompany();
	const { spotlight, tree } = await addExecutivePrograms(acme, olga);
	const [ann] = people as [TestMember];
	await acme.database.write([
		sql`insert into executive_figures (account_id, year, user_id, spotlights_allocated)
			select ${acme.id}, ${yearIn("America/New_York", Date.now())}, id, 4 from users where account_id = ${acme.id} and last_name = 'Dunn'`,
	]);
	for (const program of [spotlight, tree])
		await ann.client.call("recognition/give-recognition", {
			...{ program_id: program.id, recipient_ids: [mona.id], message: "Thanks" },
		});
	const summary = await mainOf(mona, "/executive_summary");
	const bar = summary.part("div", ["class", "summary-bar"]);
	expect(
		bar
			.part("nav", ["class", "tabs"])
			.links()
			.map(({ text }) => text),
	).toEqual(["Summary", "Spotlight", "Gratitude Tree"]);
	expect(bar.text).toMatch(/Gratitude TreeUnit: Northern Europe, 12 people$/);
	expect(summary.text).toMatch(/Individual.*UnitEveryone who reports to you/);
	const cards = summary.part("div", ["class", "summary-cards"]).texts("dl");
	expect(cards).toEqual([
		"Spotlights allocated0Spotlights issued0Left to issue0Utilization %0%",
		"Issued0Received1",
		"Spotlights allocated44Spotlights issued1Left to issue43Utilization %2%",
		"Issued1Received1",
	]);
	expect(summary.text).toContain("10 people in this unit have not used any");
	expect(summary.links().find(({ text }) => text === "See who")?.href).toBe(
		"/webapp/executive_summary/spotlight?use=unused",
	);
	const table = await mainOf(olga, "/executive_summary/spotlight");
	expect(table.table().headings).toEqual([
		...["Name", "Participant ID", "Spotlights Allocated", "Spotlights Utilized", "Utilization %"],
	]);
	expect(table.table().rows).toHaveLength(10);
	expect(table.table().rows[2]).toMatchObject({ Name: expect.stringContaining("Ann10 Dunn"), "Utilization %": "25" });
	expect(table.texts("summary").join(" ")).toContain("Filters");
	expect(table.text).toContain("Download Report");
	const second = await mainOf(olga, "/executive_summary/gratitude_tree?page=2");
	expect(second.table().headings).toEqual([
		"Name",
		"Participant ID",
		"Gratitude Tree Issued",
		"Gratitude Tree Received",
	]);
	expect(second.table().rows).toHaveLength(4);
	expect(second.texts("summary").join(" ")).toContain("Filters");
	const one = await mainOf(olga, `/executive_summary/spotlight?user_id=${ann.id}`);
	expect(one.table().rows).toHaveLength(1);
	expect(one.text).not.toContain("Download Report");
	expect((await mainOf(mona, "/executive_summary/spotlight")).text).not.toContain("Download Report");
	const asked = await sendForm(olga, "/executive_summary/gratitude_tree", "reports/request-report-download", {});
	expect(asked.text).toContain("Report requested");
});

test("[executive_summary-03] an account may do without the Summary tab, whose address then leads to Spotlight; its owner chooses the programs", async () => {
	const { acme, olga } = await makeCompany({ ...executiveFlags, hide_executive_summary_tab: 1 });
	const gift = await addProgram(acme, { owner: olga, name: "Stars" });
	const moved = await olga.client.fetch("/webapp/executive_summary");
	expect([moved.status, moved.headers.get("location")]).toEqual([302, "/webapp/executive_summary/spotlight"]);
	const tabs = (await mainOf(olga, "/executive_summary/spotlight")).part("nav", ["class", "tabs"]);
	expect(tabs.links().map(({ text }) => text)).toEqual(["Spotlight", "Gratitude Tree"]);
	const form = await mainOf(olga, "/executive_summary/programs");
	expect(form.texts("option")).toEqual(["None", "Stars", "None"]);
	const saving = "executive-summary/save-executive-programs";
	const fields = { spotlight_program_id: String(gift.id), gratitude_tree_program_id: "" };
	const saved = await sendForm(olga, "/executive_summary/programs", saving, fields);
	expect(saved.location).toBe("/webapp/executive_summary");
	const wrong = { spotlight_program_id: "", gratitude_tree_program_id: String(gift.id) };
	const refused = await sendForm(olga, "/executive_summary/programs", saving, wrong);
	expect(refused.text).toContain("it gives points");
});

test("[executive_summary-03] a program that is archived stays chosen and counted when the programs are saved again", async () => {
	const { acme, olga, people } = await makeCompany();
	const { spotlight, tree } = await addExecutivePrograms(acme, olga);
	await addProgram(acme, { owner: olga, name: "Stars" });
	await people[0]!.client.call("recognition/give-recognition", {
		...{ program_id: tree.id, recipient_ids: [people[1]!.id], message: "Thanks" },
	});
	for (const { id } of [spotlight, tree])
		await olga.client.call("programs/change-program-state", { program_id: id, state: "archived" });
	const form = await mainOf(olga, "/executive_summary/programs");
	const chosen = [
		...form.html.matchAll(/<option[^>]*value="(\d+)"[^>]*selected|<option[^>]*selected[^>]*value="(\d+)"/g),
	];
	expect(chosen.map((one) => Number(one[1] ?? one[2]))).toEqual([spotlight.id, tree.id]);
	const fields = { spotlight_program_id: String(spotlight.id), gratitude_tree_program_id: String(tree.id) };
	await sendForm(olga, "/executive_summary/programs", "executive-summary/save-executive-programs", fields);
	const { summary_data } = await olga.client.call("executive-summary/get-executive-summary", {});
	expect(summary_data.unit).toMatchObject({ gts_issued: 1, gts_received: 1 });
	const { programs } = await olga.client.call("executive-summary/get-executive-programs", {});
	expect(programs.map(({ name }) => name)).toEqual(["Gratitude Tree", "Spotlight", "Stars"]);
});

test("[executive_summary-04] [executive_summary-06] [executive_summary-07] who left stays in figures and tables, which the head says beside the number of people here", async () => {
	const { acme, olga, mona, people } = await makeCompany();
	const { spotlight } = await addExecutivePrograms(acme, olga);
	const [ann] = people as [TestMember];
	await ann.client.call("recognition/give-recognition", {
		...{ program_id: spotlight.id, recipient_ids: [mona.id], message: "Thanks" },
	});
	const words = "Figures, tables and downloads also count 1 person who has left.";
	expect((await mainOf(mona, "/executive_summary")).text).not.toContain("has left");
	await acme.database.write([
		sql`update users set status = 'terminated' where account_id = ${acme.id} and id = ${ann.id}`,
	]);
	for (const [reader, here, rowCount] of [
		[mona, "Unit: Northern Europe, 11 people", 12],
		[olga, ", 13 people", 14],
	] as const)
		for (const tab of ["spotlight", "gratitude_tree"]) {
			const first = await mainOf(reader, `/executive_summary/${tab}`);
			const second = await mainOf(reader, `/executive_summary/${tab}?page=2`);
			expect(first.part("div", ["class", "summary-bar"]).text).toContain(here);
			expect(first.text).toContain(words);
			const rows = [...first.table().rows, ...second.table().rows];
			expect(rows).toHaveLength(rowCount);
			expect(rows.filter(({ Name }) => Name?.includes("Ann10 Dunn"))).toHaveLength(1);
		}
	const summary = await mainOf(mona, "/executive_summary");
	expect(summary.text).toContain(words);
	expect(summary.part("div", ["class", "summary-cards"]).texts("dl")[2]).toContain("Spotlights issued1");
});

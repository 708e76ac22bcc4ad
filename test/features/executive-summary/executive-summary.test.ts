/** The executive summary over HTTP: what counts, whose figures whoever asks is told, and the two tables with their reports. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addExecutivePrograms, executiveFlags, figuresAndRecount } from "#test/factories/executive-summary";
import { job, select } from "#test/features/bulk-actions/selecting";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { createTenant, type TestMember } from "#test/kit/tenant";

const summaryOf = async ({ client }: TestMember) =>
	(await client.call("executive-summary/get-executive-summary", {})).summary_data;

async function makeCompany() {
	const acme = await createTenant({ flags: { ...executiveFlags, give_recognition_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Adler" });
	runByHand(olga.client);
	const mona = await acme.addMember({ first_name: "Mona", last_name: "Berg", settings: { unit: "Northern Europe" } });
	const tom = await acme.addMember({ first_name: "Tom", last_name: "Cole", manager_id: mona.id });
	const under = [];
	for (const first_name of ["Ann", "Ben", "Cat"])
		under.push(await acme.addMember({ first_name, last_name: "Dunn", manager_id: tom.id }));
	const [ann, ben] = under as [TestMember, TestMember];
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Evans" });
	return { acme, olga, mona, tom, ann, ben, priya };
}

test("[executive_summary-02] [executive_summary-05] [executive_summary-09] [executive_summary-13] sums of the reader and of their unit follow what is given, allotted and taken back; owners get the company, managers their part, others nothing, and fewer than five people no sum", async () => {
	const { acme, olga, mona, tom, ann, ben, priya } = await makeCompany();
	const programs = await addExecutivePrograms(acme, olga);
	const give = (giver: TestMember, program: { id: number }, to: TestMember[], points?: number) =>
		giver.client.call("recognition/give-recognition", {
			...{ program_id: program.id, recipient_ids: to.map(({ id }) => id), message: "Well done", points },
		});
	const table_hash = await select(olga, [ann, ben, mona, priya]);
	await olga.client.call("executive-summary/allocate-spotlights", { table_hash, spotlights_allocated: 4 });
	await runOutbox(acme, job);
	const first = await give(ann, programs.spotlight, [ben, priya], 50);
	await give(ann, programs.spotlight, [tom], 50);
	await give(mona, programs.tree, [ann, ben, priya]);
	await give(priya, programs.tree, [ann]);
	const { unit: company, ...rest } = await summaryOf(olga);
	expect(rest).toMatchObject({ is_company: 1, unit_name: expect.stringContaining("Company") });
	expect(rest.individual).toEqual({
		...{
			spotlights_allocated: 0,
			spotlights_issued: 0,
			spotlights_left: 0,
			utilization: 0,
			gts_issued: 0,
			gts_received: 0,
		},
	});
	expect(company).toEqual({
		...{ spotlights_allocated: 16, spotlights_issued: 3, spotlights_left: 13, utilization: 19 },
		...{ gts_issued: 4, gts_received: 4, people_count: 7, left_count: 0, unused_count: 3 },
	});
	const ofMona = await summaryOf(mona);
	expect(ofMona).toMatchObject({ is_company: 0, unit_name: "Northern Europe" });
	expect(ofMona.individual).toMatchObject({
		spotlights_allocated: 4,
		spotlights_left: 4,
		gts_issued: 3,
		gts_received: 0,
	});
	expect(ofMona.unit).toEqual({
		...{ spotlights_allocated: 12, spotlights_issued: 3, spotlights_left: 9, utilization: 25 },
		...{ gts_issued: 3, gts_received: 3, people_count: 5, left_count: 0, unused_count: 2 },
	});
	expect(await summaryOf(tom)).toMatchObject({ unit: null, unit_name: "" });
	for (const person of [ann, priya])
		expect((await person.client.try("executive-summary/get-executive-summary", {})).body.resultType).toBe("forbidden");
	await olga.client.call("recognition/reverse-recognition", {
		...{ recognition_id: first.recognition_ids[0]!, reason: "A mistake" },
	});
	expect((await summaryOf(mona)).unit).toMatchObject({ spotlights_issued: 2, spotlights_left: 10 });
	const { kept, recounted } = await figuresAndRecount(acme, programs);
	expect(kept).toEqual(recounted);
	await olga.client.call("executive-summary/save-executive-programs", {
		...{ spotlight_program_id: programs.tree.id, gratitude_tree_program_id: null },
	});
	expect((await summaryOf(olga)).unit).toMatchObject({ spotlights_issued: 4, gts_issued: 0, gts_received: 0 });
	const [totals] = await acme.database.read(
		sql<{
			issued: number;
			sum: number;
		}>`select t.spotlights_issued as issued, (select sum(f.spotlights_issued) from executive_figures f
			where f.account_id = t.account_id) as sum from executive_totals t where t.account_id = ${acme.id}`,
	);
	expect(totals).toEqual({ issued: 4, sum: 4 });
	const wrong = { spotlight_program_id: null, gratitude_tree_program_id: programs.spotlight.id };
	const unfit = await olga.client.try("executive-summary/save-executive-programs", wrong);
	expect(unfit.body.resultType).toBe("executive_program_unfit");
	const same = { spotlight_program_id: programs.tree.id, gratitude_tree_program_id: programs.tree.id };
	const twice = await olga.client.try("executive-summary/save-executive-programs", same);
	expect(twice.body.resultType).toBe("executive_programs_same");
});

test("[executive_summary-10] [executive_summary-11] [executive_summary-14] the tables have a row for each person of the unit, scoped by manager_id among those whom the reader may see; nobody else's rows, and none for members", async () => {
	const { acme, olga, mona, tom, ann, ben, priya } = await makeCompany();
	const { spotlight, tree } = await addExecutivePrograms(acme, olga);
	const table_hash = await select(olga, [ann]);
	await olga.client.call("executive-summary/allocate-spotlights", { table_hash, spotlights_allocated: 4 });
	await runOutbox(acme, job);
	for (const program of [spotlight, tree])
		await ann.client.call("recognition/give-recognition", {
			...{ program_id: program.id, recipient_ids: [priya.id], message: "Thanks" },
		});
	const rowsOf = async ({ client }: TestMember, filters: object = {}) =>
		(await client.call("executive-summary/get-spotlight-report", { filters })).table_rows;
	const namesOf = async (person: TestMember, filters: object = {}) =>
		(await rowsOf(person, filters)).map(({ name }) => name.split(" ")[0]);
	const answer = await olga.client.call("executive-summary/get-spotlight-report", {});
	expect(answer).toMatchObject({ total_rows: 7, total_pages: 1, meta_page_size: 10 });
	expect(await namesOf(olga)).toEqual(["Olga", "Mona", "Tom", "Ann", "Ben", "Cat", "Priya"]);
	expect((await rowsOf(olga)).find(({ id }) => id === ann.id)).toEqual({
		...{ id: ann.id, name: "Ann Dunn", image_url: null, participant_id: expect.any(String) },
		...{ spotlights_allocated: 4, spotlights_utilized: 1, utilization_percent: 25 },
	});
	expect(await namesOf(mona)).toEqual(["Mona", "Tom", "Ann", "Ben", "Cat"]);
	expect(await namesOf(tom)).toEqual(["Tom", "Ann", "Ben", "Cat"]);
	expect(await namesOf(olga, { manager_id: tom.id })).toEqual(["Ann", "Ben", "Cat"]);
	expect(await namesOf(mona, { manager_id: tom.id })).toEqual(["Ann", "Ben", "Cat"]);
	expect(await namesOf(tom, { manager_id: mona.id })).toEqual(["Tom", "Ann", "Ben", "Cat"]);
	expect(await namesOf(tom, { user_id: priya.id })).toEqual([]);
	expect(await namesOf(olga, { use: "unused" })).toEqual([]);
	const again = await select(olga, [ben]);
	await olga.client.call("executive-summary/allocate-spotlights", { table_hash: again, spotlights_allocated: 1 });
	await runOutbox(acme, job);
	expect(await namesOf(olga, { use: "unused" })).toEqual(["Ben"]);
	const gratitude = await mona.client.call("executive-summary/get-gratitude-tree-report", {
		filters: { user_id: ann.id },
	});
	expect(gratitude.table_rows).toEqual([
		{
			...{ id: ann.id, name: "Ann Dunn", image_url: null, participant_id: expect.any(String) },
			...{ gratitude_tree_issued: 1, gratitude_tree_received: 0 },
		},
	]);
	for (const name of ["get-spotlight-report", "get-gratitude-tree-report"] as const)
		expect((await priya.client.try(`executive-summary/${name}`, {})).body.resultType).toBe("forbidden");
	await acme.database.write([
		sql`update users set manager_id = ${mona.id} where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	expect(await namesOf(mona)).toContain("Priya");
});

test("[executive_summary-12] the whole of each table is downloaded by owners alone, and not with the filter for one person", async () => {
	const { acme, olga, mona, ann } = await makeCompany();
	await addExecutivePrograms(acme, olga);
	for (const report_type of ["spotlight_report", "gratitude_tree_report"]) {
		const ask = ({ client }: TestMember, filters: Record<string, unknown>) =>
			client.try("reports/request-report-download", { report_type, filters });
		const one = await ask(olga, { user_id: ann.id });
		expect([one.status, one.body.errors]).toEqual([400, { user_id: [expect.stringContaining("for everybody")] }]);
		expect((await ask(olga, {})).status).toBe(200);
		expect((await ask(olga, { manager_id: mona.id })).status).toBe(200);
		expect((await ask(mona, {})).body.resultType).toBe("forbidden");
	}
});

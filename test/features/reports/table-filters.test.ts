/** The filters that tables know by the specification's names, each on a list that has it, for those who may use it. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { createTenant } from "#test/kit/tenant";

const acceptances = "terms/get-acceptances";
const recognitions = "recognition/get-recognitions-report";
const moment = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** Mona leads Dana, Dana leads Tom; each accepted the terms on another day, Tom an earlier version. */
async function acmeWithTeams() {
	const acme = await createTenant({ flags: { global_filter_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const mona = await acme.addMember({ first_name: "Mona" });
	const dana = await acme.addMember({ first_name: "Dana", title: "Driver", manager_id: mona.id });
	const tom = await acme.addMember({ first_name: "Tom", manager_id: dana.id });
	await olga.client.call("terms/save-terms", { texts: { en: "One" }, based_on: 0 });
	await olga.client.call("terms/save-terms", { texts: { en: "Two" }, based_on: 1 });
	const accepted = [
		[mona, 2, "2026-03-01"],
		[dana, 2, "2026-03-05"],
		[tom, 1, "2026-03-09"],
	] as const;
	await acme.database.write(
		accepted.map(
			([person, version, day], at) => sql`insert into terms_acceptances (account_id, id, version, user_id, created_at)
				values (${acme.id}, ${at + 1}, ${version}, ${person.id}, ${moment(day)})`,
		),
	);
	const firstNamesFor = async (filters: object) => {
		const { table_rows } = await olga.client.call(acceptances, { filters });
		return table_rows.map(({ name }) => name.split(" ")[0]).sort();
	};
	return { acme, olga, mona, dana, tom, firstNamesFor };
}

test("[data_table-25] tables are narrowed by startDate, endDate, singleDate, custom_drop_down, global_filter_id, user_groups, manager_id and report_condition", async () => {
	const { acme, olga, mona, dana, tom, firstNamesFor } = await acmeWithTeams();
	expect(await firstNamesFor({})).toEqual(["Dana", "Mona", "Tom"]);
	expect(await firstNamesFor({ startDate: "2026-03-05" })).toEqual(["Dana", "Tom"]);
	expect(await firstNamesFor({ endDate: "2026-03-05" })).toEqual(["Dana", "Mona"]);
	expect(await firstNamesFor({ singleDate: "2026-03-05" })).toEqual(["Dana", "Mona"]);
	expect(await firstNamesFor({ singleDate: "2026-03-05", startDate: "2026-03-02" })).toEqual(["Dana"]);
	expect(await firstNamesFor({ custom_drop_down: "newest" })).toEqual(["Dana", "Mona"]);
	expect(await firstNamesFor({ custom_drop_down: "earlier" })).toEqual(["Tom"]);
	expect(await firstNamesFor({ manager_id: mona.id })).toEqual(["Dana", "Tom"]);
	expect(await firstNamesFor({ manager_id: dana.id })).toEqual(["Tom"]);
	const { group_id } = await olga.client.call("groups/update-group-details", { name: "Depot", people: [tom.email] });
	expect(await firstNamesFor({ user_groups: group_id })).toEqual(["Tom"]);
	const rules = [{ field: "title", operator: "is" as const, values: ["Driver"] }];
	const { filter_id } = await olga.client.call("global-filters/save-global-filter", { name: "Drivers", rules });
	expect(await firstNamesFor({ global_filter_id: filter_id })).toEqual(["Dana"]);
	expect(await firstNamesFor({ user_groups: group_id, manager_id: mona.id, singleDate: "2026-03-08" })).toEqual([]);
	const program = await addProgram(acme, { owner: olga, budget: 1_000 });
	await addRecognition(acme, { giver: olga, recipients: [dana], program });
	await addRecognition(acme, { giver: olga, recipients: [tom], program });
	const recipientsFor = async (person: typeof dana, filters: object) =>
		(await person.client.call(recognitions, { filters })).table_rows.map(({ recipient_id }) => recipient_id);
	expect(await recipientsFor(dana, { report_condition: "received_by_me" })).toEqual([dana.id]);
	expect(await recipientsFor(dana, { report_condition: "received_by_my_team" })).toEqual([tom.id]);
	const ofDanasTeam = { report_condition: "all", manager_id: dana.id };
	expect(await recipientsFor(olga, ofDanasTeam)).toEqual([tom.id]);
	for (const filters of [{ manager_id: mona.id }, { user_groups: group_id }, { global_filter_id: filter_id }])
		expect((await dana.client.try(recognitions, { filters })).status).toBe(403);
	for (const filters of [{ custom_drop_down: "some" }, { singleDate: "yesterday" }, { manager_id: "Mona" }])
		expect((await olga.client.try(acceptances, { filters: filters as never })).status).toBe(400);
});

test("a team follows whoever gets another manager, and a new version of the terms is the newest at once; a circle of managers ends", async () => {
	const { acme, olga, mona, dana, tom, firstNamesFor } = await acmeWithTeams();
	expect(await firstNamesFor({ manager_id: mona.id })).toEqual(["Dana", "Tom"]);
	const setManager = (person: { id: number }, manager_id: number | null) =>
		acme.database.write([
			sql`update users set manager_id = ${manager_id} where account_id = ${acme.id} and id = ${person.id}`,
		]);
	await setManager(tom, null);
	expect(await firstNamesFor({ manager_id: mona.id })).toEqual(["Dana"]);
	await setManager(mona, dana.id);
	expect(await firstNamesFor({ manager_id: mona.id })).toEqual(["Dana", "Mona"]);
	expect(await firstNamesFor({ custom_drop_down: "newest" })).toEqual(["Dana", "Mona"]);
	await olga.client.call("terms/save-terms", { texts: { en: "Three" }, based_on: 2 });
	expect(await firstNamesFor({ custom_drop_down: "newest" })).toEqual([]);
	expect(await firstNamesFor({ custom_drop_down: "earlier" })).toEqual(["Dana", "Mona", "Tom"]);
});

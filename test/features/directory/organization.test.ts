/** The organization tree over HTTP: who stands above somebody and who reports to them, where the account shows managers. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant, type TestMember } from "#test/kit/tenant";

type Found = { person: { name: string }; managers: { name: string }[]; reports: { name: string }[] };

const namesOf = ({ person, managers, reports }: Found) => [
	managers.map(({ name }) => name),
	person.name,
	reports.map(({ name }) => name),
];

async function makeCompany() {
	const acme = await createTenant({ flags: { company_directory_enabled: 1 } });
	const add = (first_name: string, last_name: string, more: object = {}) =>
		acme.addMember({ first_name, last_name, title: `${first_name}’s title`, ...more });
	const olga = await add("Olga", "Adler", { role: "account_owner" });
	const ivo = await add("Ivo", "Berg", { manager_id: olga.id });
	const ann = await add("Ann", "Cole", { manager_id: ivo.id });
	const ben = await add("Ben", "Dale", { manager_id: ivo.id });
	return { acme, add, olga, ivo, ann, ben };
}

const look = ({ client }: TestMember, person_id?: number, after_id?: number) =>
	client.call("directory/get-organization", { person_id, after_id });

test("somebody's managers stand from the top, their reports by name with how many report to them, and only whoever is here", async () => {
	const { acme, add, olga, ivo, ann, ben } = await makeCompany();
	await add("Gone", "Ash", { manager_id: ivo.id, status: "terminated" });
	await add("Idle", "Ash", { manager_id: ann.id, status: "suspended" });
	const kim = await add("Kim", "Eden", { manager_id: ann.id });
	expect(namesOf(await look(ann))).toEqual([["Olga Adler", "Ivo Berg"], "Ann Cole", ["Kim Eden"]]);
	expect(namesOf(await look(ben, olga.id))).toEqual([[], "Olga Adler", ["Ivo Berg"]]);
	const { person, reports, has_more_reports } = await look(ben, ivo.id);
	expect([person.title, person.reports_count, has_more_reports]).toEqual(["Ivo’s title", 2, 0]);
	expect(reports.map(({ name, reports_count }) => [name, reports_count])).toEqual([
		["Ann Cole", 1],
		["Ben Dale", 0],
	]);
	await acme.database.write([
		sql`update users set status = 'suspended' where account_id = ${acme.id} and id = ${ivo.id}`,
	]);
	expect(namesOf(await look(kim))).toEqual([["Olga Adler", "Ann Cole"], "Kim Eden", []]);
	expect((await kim.client.try("directory/get-organization", { person_id: ivo.id })).status).toBe(404);
});

test("people who manage each other in a circle end it; very many reports stand on pages by name, and are counted to ten", async () => {
	const { acme, olga, ivo, ann } = await makeCompany();
	await acme.database.write([
		sql`update users set manager_id = ${ann.id} where account_id = ${acme.id} and id = ${olga.id}`,
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, manager_id, status, created_at)
			with recursive n (i) as (select 1 union all select i + 1 from n where i < 30)
			select ${acme.id}, 9000000 + i, 'R-' || i, 'Rae', 'Zed', 'rae' || i || '@acme.example', 'member', ${ann.id},
				iif(i = 5, 'suspended', 'active'), 0 from n`,
	]);
	const found = await look(olga);
	expect(found.managers.map(({ name }) => name)).toEqual(["Ivo Berg", "Ann Cole"]);
	const first = await look(olga, ann.id);
	expect([first.reports.length, first.has_more_reports]).toEqual([24, 1]);
	expect((await look(olga, ivo.id)).reports.map(({ reports_count }) => reports_count)).toEqual([10, 0]);
	const second = await look(olga, ann.id, first.reports.at(-1)!.id);
	expect([second.reports.length, second.has_more_reports]).toEqual([6, 0]);
	const names = [...first.reports, ...second.reports].map(({ id, name }) => [name, id]);
	expect(names[0]).toEqual(["Olga Adler", olga.id]);
	const others = Array.from({ length: 30 }, (_, at) => 9_000_001 + at).filter((id) => id !== 9_000_005);
	expect(names.slice(1)).toEqual(others.map((id) => ["Rae Zed", id]));
});

test("it is there where the account shows managers, with titles where it shows them; nobody of another company is found", async () => {
	const { olga, ann, ben } = await makeCompany();
	await olga.client.call("directory/save-directory-fields", { fields: ["manager"] });
	const { person, reports } = await look(ben, olga.id);
	expect([person.title, reports[0]!.title]).toEqual(["", ""]);
	await olga.client.call("directory/save-directory-fields", { fields: ["title"] });
	expect((await ann.client.try("directory/get-organization", {})).body.resultType).toBe("feature_disabled");
	const other = await createTenant({ flags: { company_directory_enabled: 1 } });
	const bob = await other.addMember();
	expect((await bob.client.try("directory/get-organization", { person_id: ann.id })).status).toBe(404);
	const without = await (await createTenant()).addMember();
	expect((await without.client.try("directory/get-organization", {})).body.resultType).toBe("feature_disabled");
});

/** The company directory over HTTP: what the account picked, what each person shows, and who stands in it. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant, type TestMember } from "#test/kit/tenant";

const nothing = { title: null, manager: null, country: null, hire_date: null, email: null, phone: null, city: null };

test("[directory-01] the account picks the fields, private ones stand there of those alone who show them, and only whoever is here stands in it", async () => {
	const acme = await createTenant({ flags: { company_directory_enabled: 1 } });
	const olga = await acme.addMember({
		role: "account_owner",
		first_name: "Olga",
		last_name: "Adler",
		title: "Director",
	});
	const ann = await acme.addMember({ first_name: "Ann", last_name: "Berg", title: "Lead", manager_id: olga.id });
	const ben = await acme.addMember({ first_name: "Ben", last_name: "Cole", title: "" });
	await acme.addMember({ first_name: "Gone", status: "terminated" });
	await acme.addMember({ first_name: "Idle", status: "suspended" });
	await acme.database.write([
		sql`update users set phone = '555-0100' where account_id = ${acme.id}`,
		sql`insert into member_profiles (account_id, user_id, city) values (${acme.id}, ${ann.id}, 'Lisbon')`,
	]);
	const read = async ({ client }: TestMember, search?: string) =>
		(await client.call("directory/get-directory", { filters: { search } })).table_rows.map(
			({ id: _id, image_url: _image, ...row }) => row,
		);
	expect(await read(ben)).toEqual([
		{ ...nothing, name: "Olga Adler", title: "Director" },
		{ ...nothing, name: "Ann Berg", title: "Lead", manager: "Olga Adler" },
		{ ...nothing, name: "Ben Cole" },
	]);
	await ann.client.call("directory/save-directory-choices", { shown: ["email", "city"] });
	expect((await read(ben, "ann"))[0]).toMatchObject({ email: null, city: null, phone: null });
	const fields = ["country", "email", "phone", "city"] as const;
	expect((await ann.client.try("directory/save-directory-fields", { fields: [...fields] })).body.resultType).toBe(
		"forbidden",
	);
	await olga.client.call("directory/save-directory-fields", { fields: [...fields] });
	expect(await read(ben)).toEqual([
		{ ...nothing, name: "Olga Adler", country: "USA" },
		{ ...nothing, name: "Ann Berg", country: "USA", email: ann.email, city: "Lisbon" },
		{ ...nothing, name: "Ben Cole", country: "USA" },
	]);
	expect(await read(ben, ann.email)).toEqual([]);
	expect(await ann.client.call("directory/get-directory-choices", {})).toMatchObject({
		...{ fields: [...fields], shown: ["email", "city"] },
	});
	await acme.database.write([
		sql`update users set hire_date = '2024-05-01' where account_id = ${acme.id} and id = ${ann.id}`,
	]);
	const all = ["title", "manager", "country", "hire_date", "email", "phone", "city"] as const;
	await olga.client.call("directory/save-directory-fields", { fields: [...all] });
	await ann.client.call("directory/save-directory-choices", { shown: ["email", "phone", "city"] });
	expect(await read(ben, "Ann")).toEqual([
		{
			...{ name: "Ann Berg", title: "Lead", manager: "Olga Adler", country: "USA", hire_date: "2024-05-01" },
			...{ email: ann.email, phone: "555-0100", city: "Lisbon" },
		},
	]);
	await ann.client.call("directory/save-directory-choices", { shown: [] });
	expect((await read(ben, "Ann"))[0]).toMatchObject({ email: null, phone: null, city: null });
	const other = await createTenant();
	const bob = await other.addMember();
	expect((await bob.client.try("directory/get-directory", {})).body.resultType).toBe("feature_disabled");
});

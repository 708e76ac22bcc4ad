/** The report by hierarchy over HTTP: whose people whoever asks reads, with what they gave and received. */
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { createTenant, type TestMember } from "#test/kit/tenant";

test("[tcpl-01] where is_tcpl_account is on, owners read the hierarchy from its top, managers their own part at any depth, members nothing; each row has what was given and received", async () => {
	const acme = await createTenant({ flags: { is_tcpl_account: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Adler" });
	const mona = await acme.addMember({ first_name: "Mona", last_name: "Berg" });
	const tom = await acme.addMember({ first_name: "Tom", last_name: "Cole", manager_id: mona.id });
	const ann = await acme.addMember({ first_name: "Ann", last_name: "Dunn", manager_id: tom.id });
	const ivo = await acme.addMember({ first_name: "Ivo", last_name: "Evans", manager_id: olga.id });
	const program = await addProgram(acme, { owner: olga });
	await ann.client.call("recognition/give-recognition", {
		...{ program_id: program.id, recipient_ids: [tom.id, ivo.id], message: "Thanks", points: 50 },
	});
	const read = async ({ client }: TestMember, under_id?: number) =>
		(await client.call("tcpl/get-report", { filters: { under_id } })).table_rows;
	const namesOf = async (person: TestMember, under_id?: number) =>
		(await read(person, under_id)).map(({ name }) => name.split(" ")[0]);
	expect(await namesOf(olga)).toEqual(["Olga", "Mona"]);
	expect(await namesOf(olga, tom.id)).toEqual(["Ann"]);
	expect(await read(mona)).toEqual([
		{
			...{ id: tom.id, name: "Tom Cole", image_url: null, participant_id: expect.any(String), leads: 1 },
			...{ recognitions_given_count: 0, recognitions_received_count: 1 },
		},
	]);
	expect(await read(mona, tom.id)).toMatchObject([{ id: ann.id, leads: 0, recognitions_given_count: 2 }]);
	expect([await namesOf(tom), await namesOf(tom, mona.id), await namesOf(tom, olga.id)]).toEqual([["Ann"], [], []]);
	for (const person of [ann, ivo])
		expect((await person.client.try("tcpl/get-report", {})).body.resultType).toBe("forbidden");
	const other = await createTenant();
	const owner = await other.addMember({ role: "account_owner" });
	expect((await owner.client.try("tcpl/get-report", {})).body.resultType).toBe("feature_disabled");
});

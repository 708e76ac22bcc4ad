/** Who has not been recognized for long: told to the manager of those people alone, who waits longest first. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { dayMs } from "#workers/kernel/clock";

const asking = "recognition/get-long-unthanked";
const teamPage = "/recognitions?report_condition=received_by_my_team";

/** Mona leads Olu, Luca, Ines and whoever else; Olu was recognized long ago, Luca last week, Ines never. */
async function makeTeam() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const mona = await acme.addMember({ first_name: "Mona", manager_id: olga.id });
	const add = (first_name: string, more: object = {}) => acme.addMember({ first_name, manager_id: mona.id, ...more });
	const [olu, luca, ines] = [await add("Olu"), await add("Luca"), await add("Ines")];
	const gone = await add("Gone", { status: "terminated" });
	const barred = await add("Barred", { is_eligible_to_receive_points: 0 });
	const program = await addProgram(acme, { owner: olga, name: "Thanks", budget: 1_000 });
	const receive = (person: TestMember, days: number) =>
		addRecognition(acme, { giver: olga, recipients: [person], program, created_at: Date.now() - days * dayMs });
	await receive(olu, 90);
	await receive(luca, 7);
	await acme.database.write([
		sql`update users set created_at = ${Date.now() - 400 * dayMs} where account_id = ${acme.id}`,
	]);
	const fresh = await add("Fresh");
	return { acme, olga, mona, olu, luca, ines, gone, barred, fresh, receive };
}

test("a manager is told who of their own reports received nothing for 60 days; who left, came lately or may not receive is left out", async () => {
	const { acme, olga, mona, olu, ines, receive } = await makeTeam();
	const namesFor = async ({ client }: TestMember) => (await client.call(asking, {})).people.map(({ name }) => name);
	const { days, people } = await mona.client.call(asking, {});
	expect(days).toBe(60);
	expect(people.map(({ id, last_received_at }) => [id, last_received_at === null])).toEqual([
		[ines.id, true],
		[olu.id, false],
	]);
	expect(await namesFor(olga)).toEqual([mona.name]);
	expect(await namesFor(olu)).toEqual([]);
	await receive(ines, 1);
	expect(await namesFor(mona)).toEqual([olu.name]);
	await acme.database.write([
		sql`update recognitions set status = 'reversed' where account_id = ${acme.id} and recipient_id = ${ines.id}`,
	]);
	expect(await namesFor(mona)).toEqual([ines.name, olu.name]);
});

test("they stand above the team's table with the way to thank each, and nobody else's page has them", async () => {
	const { mona, olu, ines } = await makeTeam();
	const page = await openPage(mona, teamPage);
	for (const words of ["Not recognized for long", "received nothing for 60 days", ines.name, "Nothing yet", "Last on "])
		expect(page.text).toContain(words);
	const ways = page.links().filter(({ href }) => href.includes("/recognitions/give?recipient_ids="));
	expect(ways.map(({ href }) => href)).toEqual(
		[ines, olu].map(({ id }) => `/webapp/recognitions/give?recipient_ids=${id}`),
	);
	expect((await openPage(mona, "/recognitions")).text).not.toContain("Not recognized for long");
	expect((await openPage(olu, teamPage)).text).not.toContain("Not recognized for long");
});

/** Where a colleague with a budget finds boosting: at the post in every feed, and at each of several people; and what the post then says. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { give, makeApprovingCompany } from "#test/factories/approvals";
import { addProgram } from "#test/factories/programs";
import { openPage } from "#test/kit/page";
import type { TestMember } from "#test/kit/tenant";

const boosting = "recognition/boost-recognition";

/** A company in which Ingrid owns a budget and Lena an empty one. */
async function makeBoosters() {
	const company = await makeApprovingCompany({ issuance_approval_needed: 0 });
	const { acme, ingrid, lena, luca } = company;
	const ofIngrid = await addProgram(acme, { owner: ingrid, name: "Ingrid's", budget: 300 });
	await addProgram(acme, { owner: lena, name: "Lena's", budget: 100 });
	const [spent] = (await lena.client.call("programs/get-programs", { pageSize: 100 })).table_rows.filter(
		({ name }) => name === "Lena's",
	);
	await give(lena, { ...ofIngrid, id: spent!.id }, [luca], { points: 100, visibility: "private" });
	return { ...company, ofIngrid };
}

const linksTo = async (person: TestMember, address: string, href: string) =>
	(await openPage(person, address)).links().filter((link) => link.href === `/webapp${href}` && link.text === "Boost");

test("a post leads whoever owns a budget with points to boosting it, in the feed, on home and on its page; nobody else", async () => {
	const { ingrid, mona, sofia, olu, lena, above, ofIngrid } = await makeBoosters();
	const { activity_ids, recognition_ids } = await give(sofia, above, [olu]);
	const [recognition_id] = recognition_ids as [number];
	const page = `/recognitions/${recognition_id}#boost`;
	for (const address of ["", "/activities", `/activities/${activity_ids[0]}`]) {
		expect([address, (await linksTo(ingrid, address, page)).length]).toEqual([address, 1]);
		for (const person of [mona, sofia, olu, lena]) expect(await linksTo(person, address, page)).toEqual([]);
	}
	await ingrid.client.call(boosting, { recognition_id, budget_id: ofIngrid.budget_id, points: 40 });
	expect(await linksTo(ingrid, "/activities", page)).toEqual([]);
	for (const person of [ingrid, olu, lena])
		expect((await openPage(person, "/activities")).text).toContain("+40 from colleagues");
	const wire = { activity_id: activity_ids[0]! };
	const { activity } = await lena.client.call("activity/get-activity", wire);
	expect(activity).toMatchObject({ points: 150, boost_points: 40, may_boost: 0 });
});

test("of several people it leads to all of them, and from each to what they were given", async () => {
	const { ingrid, lena, sofia, olu, luca, above } = await makeBoosters();
	const { activity_ids, recognition_ids } = await give(sofia, above, [olu, luca]);
	const people = `/activities/${activity_ids[0]}/people`;
	expect(await linksTo(ingrid, "/activities", people)).toHaveLength(1);
	for (const person of [ingrid, lena]) {
		const hrefs = (await openPage(person, people)).links().map(({ href }) => href);
		for (const id of recognition_ids) expect(hrefs).toContain(`/webapp/recognitions/${id}`);
	}
	expect((await openPage(ingrid, `/recognitions/${recognition_ids[1]}`)).html).toContain(boosting);
});

test("an account that hides points, or somebody who may not give, has no boosting in the feed", async () => {
	const { acme, ingrid, sofia, olu, above, ofIngrid } = await makeBoosters();
	const banned = await acme.addMember({ switches: { give_recognition_disabled: 1 } });
	await addProgram(acme, { owner: banned, name: "Banned's", budget: 300 });
	const [recognition_id] = (await give(sofia, above, [olu])).recognition_ids as [number];
	expect(await linksTo(banned, "/activities", `/recognitions/${recognition_id}#boost`)).toEqual([]);
	await ingrid.client.call(boosting, { recognition_id, budget_id: ofIngrid.budget_id, points: 40 });
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.hide_points_for_account', 1) where account_id = ${acme.id}`,
	]);
	const reader = await acme.addMember();
	await addProgram(acme, { owner: reader, name: "Reader's", budget: 300 });
	const { table_rows } = await reader.client.call("activity/get-activity-feed", {});
	expect(table_rows[0]).toMatchObject({ points: null, boost_points: null, may_boost: 0 });
	expect((await openPage(reader, "/activities")).text).not.toContain("from colleagues");
});

/** Medallia items over HTTP: how they come in, what is done with them, and who reads what. */

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addMedalliaItem, medalliaFlags } from "#test/factories/medallia";
import { importFile, sendFile } from "#test/features/imports/upload";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";

async function makeHotel() {
	const acme = await createTenant({ flags: medalliaFlags });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const mo = await acme.addMember({ role: "moderator", first_name: "Mo" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const ben = await acme.addMember({ first_name: "Ben" });
	return { acme, olga, mo, priya, ben };
}

const fetchItem = async ({ client }: TestMember, item_id: number) =>
	(await client.call("medallia/fetch-item", { item_id })).item;
const feedOf = async ({ client }: TestMember) => (await client.call("activity/get-activity-feed", {})).table_rows;
const listOf = async ({ client }: TestMember, status?: "pending" | "approved" | "rejected") =>
	(await client.call("medallia/get-items", { filters: { status } })).table_rows.map(({ source_id }) => source_id);

test("[medallia-03] [medallia-04] an item is fetched, edited, and approved into everybody's feed or rejected without a word, by owners and moderators alone, once each and as it was read", async () => {
	const { acme, olga, mo, priya, ben } = await makeHotel();
	const item_id = await addMedalliaItem(acme, priya, {
		comment: "Priya found the bag of Mrs. Hill.",
		source_id: "SV-1",
	});
	const other = await addMedalliaItem(acme, priya, { source_id: "SV-2" });
	expect(await fetchItem(mo, item_id)).toEqual({
		...{ id: item_id, source_id: "SV-1", user_id: priya.id, score: 9, comment: "Priya found the bag of Mrs. Hill." },
		...{ person: { id: priya.id, name: "Priya Raman", image_url: null }, status: "pending", version: 1 },
		...{ decided_by_name: null, decided_at: null, activity_id: null, created_at: expect.any(Number) },
	});
	for (const name of ["fetch-item", "save-item", "approve-item", "reject-item"] as const) {
		const input = { item_id, version: 1, comment: "Mine" };
		for (const person of [priya, ben])
			expect((await person.client.try(`medallia/${name}`, input)).body.resultType).toBe("forbidden");
		const gone = await olga.client.try(`medallia/${name}`, { ...input, item_id: 7 });
		expect(gone.status).toBe(404);
	}
	await mo.client.call("medallia/save-item", { item_id, version: 1, comment: "Priya found our bag." });
	expect(await fetchItem(olga, item_id)).toMatchObject({
		comment: "Priya found our bag.",
		version: 2,
		status: "pending",
	});
	const old = await olga.client.try("medallia/approve-item", { item_id, version: 1 });
	expect([old.status, old.body.resultType]).toEqual([409, "medallia_changed"]);
	expect(await feedOf(ben)).toEqual([]);
	const { activity_id } = await mo.client.call("medallia/approve-item", { item_id, version: 2 });
	for (const person of [priya, ben, olga])
		expect(await feedOf(person)).toMatchObject([
			{ id: activity_id, kind: "medallia", score: 9, comment: "Priya found our bag.", actor: { name: "Priya Raman" } },
		]);
	const bellOf = async ({ client }: TestMember) =>
		(await client.call("notifications/get-notifications", {})).table_rows.map(({ text }) => text);
	expect([await bellOf(priya), await bellOf(ben)]).toEqual([["A customer spoke of you"], []]);
	for (const name of ["save-item", "approve-item", "reject-item"] as const) {
		const late = await olga.client.try(`medallia/${name}`, { item_id, version: 3, comment: "Late" });
		expect(late.body.resultType).toBe("medallia_decided");
	}
	await olga.client.call("medallia/reject-item", { item_id: other, version: 1 });
	expect(await fetchItem(mo, other)).toMatchObject({
		status: "rejected",
		activity_id: null,
		decided_by_name: olga.name,
	});
	expect(await feedOf(ben)).toHaveLength(1);
	expect([await listOf(mo), await listOf(mo, "approved"), await listOf(mo, "rejected")]).toEqual([
		[],
		["SV-1"],
		["SV-2"],
	]);
});

test("two who decide at once decide once, and nothing is posted of somebody who leaves meanwhile", async () => {
	const { acme, olga, priya, ben } = await makeHotel();
	const item_id = await addMedalliaItem(acme, priya);
	olga.client.environment = writtenMeanwhile(acme.shard, "update medallia_items", () =>
		acme.database.write([
			sql`update medallia_items set comment = 'Other', version = 2 where account_id = ${acme.id} and id = ${item_id}`,
		]),
	) as never;
	expect((await olga.client.try("medallia/reject-item", { item_id, version: 1 })).body.resultType).toBe(
		"medallia_changed",
	);
	await acme.database.write([
		sql`update users set status = 'terminated' where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	const left = await olga.client.try("medallia/approve-item", { item_id, version: 2 });
	expect(left.body.resultType).toBe("medallia_person_left");
	expect(await feedOf(ben)).toEqual([]);
});

test("[medallia-04] items come as a file: new ones wait, known ones stay as they are, wrong rows are told by line, and only where the account has them", async () => {
	const { acme, olga, mo, priya } = await makeHotel();
	const file = [
		"Response ID,Email,NPS,Verbatim",
		`SV-1,${priya.email},10,She found our bag.`,
		`SV-2,${priya.email},11,Too good`,
		`SV-3,nobody@example.com,5,Who?`,
		`,${priya.email},5,`,
		`SV-4,${priya.email},0,`,
		"",
	].join("\n");
	const upload = await importFile(acme, olga, "medallia", file);
	expect(upload).toMatchObject({ success_count: 2, failed_count: 3 });
	expect(upload.refused.map(({ line }) => line)).toEqual([3, 4, 5]);
	expect((await listOf(mo)).sort()).toEqual(["SV-1", "SV-4"]);
	expect(await importFile(acme, olga, "medallia", file)).toMatchObject({ success_count: 0, failed_count: 3 });
	expect(await listOf(mo)).toHaveLength(2);
	await turnOff(acme);
	expect((await sendFile(olga, "medallia", file)).body.resultType).toBe("medallia_off");
	expect((await olga.client.try("medallia/get-items", {})).body.resultType).toBe("feature_disabled");
});

const turnOff = ({ id, database }: TestTenant) =>
	database.write([
		sql`update accounts set flags = json_set(flags, '$.medallia_enabled', 0), version = version + 1 where account_id = ${id}`,
	]);

/** The feed narrowed by what was typed: the names of people, the words of posts, and nothing that its reader may not see. */
import { expect, test } from "vitest";
import { send } from "#test/factories/announcements";
import { addProgram, indexPeople } from "#test/factories/programs";
import { addRecognition, type RecognitionOptions } from "#test/factories/recognition";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { indexRecognitions } from "#workers/features/recognition";

test("[activity-06] the feed is searched by people and words, narrowed and sorted as its payload says; what one may not see is not found", async () => {
	const acme = await createTenant();
	const ada = await acme.addMember({ first_name: "Ada", last_name: "Lind", role: "account_owner" });
	const ingrid = await acme.addMember({ first_name: "Ingrid", last_name: "Solberg" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", manager_id: ingrid.id });
	const kenji = await acme.addMember({ first_name: "Kenji", last_name: "Ito", manager_id: ingrid.id });
	const marcus = await acme.addMember({ first_name: "Marcus", last_name: "Webb" });
	const olu = await acme.addMember({ first_name: "Olu", last_name: "Adeyemi" });
	const program = await addProgram(acme, { owner: ada, name: "Everyday Thanks", budget: 10_000 });
	await indexPeople(acme, [ada, ingrid, priya, kenji, marcus, olu]);
	const post = async (giver: TestMember, to: TestMember, message: string, more: Partial<RecognitionOptions> = {}) => {
		const { activity_id } = await addRecognition(acme, { giver, recipients: [to], program, message, ...more });
		await acme.database.write([indexRecognitions(acme.id, [activity_id])]);
		return activity_id;
	};
	const nights = await post(marcus, priya, "Three nights of migration.", { created_at: 1_000 });
	const calm = await post(kenji, olu, "Calm on every call.", { created_at: 2_000 });
	await post(ingrid, priya, "Secret migration.", { visibility: "private" });
	await post(ingrid, priya, "Migration of the team.", { visibility: "team", team_manager_id: ingrid.id });
	await send(acme, ada, { title: "Gate 4 closes", text: "Use gate 2.", sends_mail: 0 });
	const found = async (payload: object) => {
		const { body } = await olu.client.post("/api/activities/api_get_activity_feed", payload);
		const { table_rows, total_rows } = body as unknown as {
			table_rows: { id: number; kind: string }[];
			total_rows: number;
		};
		expect([payload, total_rows]).toEqual([payload, table_rows.length]);
		return table_rows.map(({ id, kind }) => (kind === "announcement" ? kind : id));
	};
	for (const [searchString, ids] of [
		["migra", [nights]],
		["raman", [nights]],
		["Webb nights", [nights]],
		["KENJI", [calm]],
		["everyday", [calm, nights]],
		["gate CLOSES", ["announcement"]],
		["lind", ["announcement"]],
		["secret", []],
		["%", []],
		["", ["announcement", calm, nights]],
	] as const)
		expect([searchString, await found({ searchString })]).toEqual([searchString, ids]);
	const oldest = { searchString: "everyday", sorted: [{ id: "created_at", desc: false }] };
	expect(await found(oldest)).toEqual([nights, calm]);
	expect(await found({ ...oldest, filters: { scope: "mine" } })).toEqual([calm]);
	expect(await found({ filtered: [{ id: "scope", value: "mine" }] })).toEqual([calm]);
	expect(await found({ searchString: "migration", filters: { scope: "my_team" } })).toEqual([]);
	const paged = await olu.client.call("activity/get-activity-feed", { searchString: "everyday", page: 1, pageSize: 1 });
	expect([paged.table_rows.map(({ id }) => id), paged.total_rows, paged.total_pages]).toEqual([[nights], 2, 2]);
	const given = { program_id: program.id, recipient_ids: [olu.id], message: "Fast hands.", points: 100 };
	runByHand(kenji.client);
	await kenji.client.call("recognition/give-recognition", given);
	expect(await found({ searchString: "hands" })).toEqual([]);
	await runOutbox(acme, "recognition/notify-recipients");
	expect(await found({ searchString: "hands" })).toHaveLength(1);
	const stranger = await (await createTenant({ shard: acme.shard })).addMember();
	expect((await stranger.client.call("activity/get-activity-feed", { searchString: "gate" })).total_rows).toBe(0);
});

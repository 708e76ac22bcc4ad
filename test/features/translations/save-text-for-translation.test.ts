/** Texts that clients hand in: which are kept, once each, how the owner finds them, and where their translation is served. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant, type TestMember } from "#test/kit/tenant";

async function makeCompany() {
	const acme = await createTenant({ flags: { new_translations_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({});
	return { acme, olga, priya };
}

/** What every action is answered with, and nothing beyond. */
const ignored = { resultStatus: "success", resultMsg: "Done." };

const handIn = (person: TestMember, text: string, more: { account_specific?: 0 | 1; force?: 0 | 1 } = {}) =>
	person.client.call("translations/save-text-for-translation", { text, ...more });

const listed = async (owner: TestMember, language_code = "es") =>
	(
		await owner.client.call("translations/get-translations", {
			pageSize: 100,
			filters: { language_code, section: "saved-texts" },
		})
	).table_rows;

test("[translations-01] texts with digits are not translated unless that is insisted on, and 'Welcome' never is", async () => {
	const { olga, priya } = await makeCompany();
	for (const text of ["Room 12", "٣ boxes", "Welcome", "Break room"]) await handIn(priya, text);
	await handIn(priya, "Welcome", { force: 1 });
	await handIn(priya, "Gate 7", { force: 1 });
	expect((await listed(olga)).map(({ source }) => source)).toEqual(["Break room", "Gate 7"]);
});

test("[translations-02] a text is handed in with account_specific and nothing is answered; it stands once in the owner's list as missing, and its translation is served", async () => {
	const { acme, olga, priya } = await makeCompany();
	expect(await handIn(priya, "Break room", { account_specific: 1 })).toEqual(ignored);
	expect(await handIn(olga, "Break room")).toEqual(ignored);
	await handIn(priya, "constructor");
	const [row, other, ...others] = await listed(olga);
	expect([row, others]).toEqual([
		{ key: row!.key, source: "Break room", text: "Break room", state: "missing", account_specific: 1 },
		[],
	]);
	expect(other).toMatchObject({ account_specific: 0 });
	const served = async (language: string) =>
		(await (await acme.visitor().fetch(`/locales/${language}/saved-texts.json`)).json()) as object;
	expect(await served("es")).toEqual({});
	for (const { key, source } of [row!, other!])
		await olga.client.call("translations/update-translation", { key, language_code: "es", text: `${source} (es)` });
	expect(await served("es")).toEqual({ "Break room": "Break room (es)", constructor: "constructor (es)" });
	expect(await served("fr")).toEqual({});
	expect((await listed(olga))[0]).toMatchObject({ text: "Break room (es)", state: "corrected" });

	const globex = await createTenant({ flags: { new_translations_enabled: 1 }, shard: acme.shard });
	const stranger = await globex.addMember({ role: "account_owner" });
	expect(await listed(stranger)).toEqual([]);
	const foreign = { key: row!.key, language_code: "es", text: "Mine" };
	expect((await stranger.client.try("translations/update-translation", foreign)).status).toBe(404);
	expect((await acme.visitor().try("translations/save-text-for-translation", { text: "x" })).status).toBe(401);
});

test("what is too long is refused, and an account keeps a bounded number, without a word to the client", async () => {
	const { acme, olga, priya } = await makeCompany();
	expect((await priya.client.try("translations/save-text-for-translation", { text: "x".repeat(501) })).status).toBe(
		400,
	);
	expect((await priya.client.try("translations/save-text-for-translation", { text: " " })).status).toBe(400);
	await acme.database.write([
		sql`insert into saved_texts (account_id, id, text, created_by, created_at) select ${acme.id}, value, 'text ' || value, ${priya.id}, 0
			from json_each(${JSON.stringify(Array.from({ length: 1_000 }, (_, at) => at + 1))})`,
	]);
	expect(await handIn(priya, "One too many")).toEqual(ignored);
	expect((await listed(olga)).length).toBe(100);
	expect(
		await acme.database.read(sql`select count(*) as count from saved_texts where account_id = ${acme.id}`),
	).toEqual([{ count: 1_000 }]);
});

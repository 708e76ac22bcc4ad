/** Badges are kept by account owners, in each language by itself; givers are offered those in use, in their order. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBadge } from "#test/factories/badges";
import { createTenant, type TestMember } from "#test/kit/tenant";

const key = () => ({ "idempotency-key": crypto.randomUUID() });

async function makeCompany() {
	const acme = await createTenant({ languages: ["en", "es"] });
	const olga = await acme.addMember({ role: "account_owner" });
	const [priya, pablo] = [await acme.addMember(), await acme.addMember({ language_code: "es" })];
	return { acme, olga, priya, pablo };
}

type Wish = { name: string; badge_id?: number; [field: string]: unknown };

async function save(owner: TestMember, fields: Wish) {
	const wish = { language_code: "en", ...fields } as never;
	return (await owner.client.call("badges/save-badge", wish, key())).badge_id;
}

const offered = async ({ client }: TestMember) => (await client.call("badges/get-badges", {})).badges;
const namesFor = async (person: TestMember) => (await offered(person)).map(({ name }) => name);

test("an owner adds badges, names them in each language, orders them, and switches one off", async () => {
	const { olga, priya, pablo } = await makeCompany();
	const helper = await save(olga, { name: "Lifesaver", position: 2, glyph: "hands" });
	const climber = await save(olga, { name: "Extra mile", position: 1, glyph: "mountain" });
	expect(await offered(priya)).toEqual([
		{ id: climber, name: "Extra mile", glyph: "mountain" },
		{ id: helper, name: "Lifesaver", glyph: "hands" },
	]);
	await save(olga, { badge_id: helper, language_code: "es", name: "Salvavidas", position: 1, glyph: "hands" });
	expect(await namesFor(pablo)).toEqual(["Salvavidas", "Extra mile"]);
	expect(await namesFor(priya)).toEqual(["Lifesaver", "Extra mile"]);
	await save(olga, { badge_id: climber, name: "Extra mile", is_active: 0 });
	expect(await namesFor(priya)).toEqual(["Lifesaver"]);
	const { table_rows } = await olga.client.call("badges/get-managed-badges", {});
	expect(table_rows).toMatchObject([
		{ id: helper, names: { en: "Lifesaver", es: "Salvavidas" }, is_active: "active", missing_count: 0, position: 1 },
		{ id: climber, names: { en: "Extra mile" }, is_active: "inactive", missing_count: 1, position: 100 },
	]);
	const off = await olga.client.call("badges/get-managed-badges", { filters: { state: "inactive" } });
	expect(off.table_rows.map(({ id }) => id)).toEqual([climber]);
});

test("who writes a badge stands in the audit; a language that the account has not, a foreign badge and other people are refused", async () => {
	const { acme, olga, priya } = await makeCompany();
	const badge_id = await save(olga, { name: "Lifesaver" });
	const [line] = await acme.database.read(
		sql<{
			details: string;
		}>`select details from audit_lines where account_id = ${acme.id} and subject_kind = 'badge' and subject_id = ${badge_id}`,
	);
	expect(JSON.parse(line!.details)).toMatchObject({ language_code: "en", name: "Lifesaver" });
	const french = await olga.client.try("badges/save-badge", { language_code: "fr", name: "Sauveur" }, key());
	expect([french.status, Object.keys(french.body.errors ?? {})]).toEqual([400, ["language_code"]]);
	const globex = await createTenant({ shard: acme.shard });
	const stranger = await globex.addMember({ role: "account_owner" });
	const theirs = { badge_id, language_code: "en", name: "Taken" } as const;
	expect((await stranger.client.try("badges/save-badge", theirs, key())).status).toBe(404);
	for (const call of ["badges/save-badge", "badges/get-managed-badges"] as const)
		expect((await priya.client.try(call, theirs as never, key())).status).toBe(403);
	expect(await namesFor(priya)).toEqual(["Lifesaver"]);
	expect(await namesFor(stranger)).toEqual([]);
});

test("an account has at most a hundred badges, and one whose drawing there is not has the star", async () => {
	const { acme, olga, priya } = await makeCompany();
	await acme.database.write([
		sql`insert into badges (account_id, id, names, glyph, position, created_at)
			select ${acme.id}, value ->> 'id', ${JSON.stringify({ en: "One of many" })}, 'heart', 2, 1
			from json_each(${JSON.stringify(Array.from({ length: 99 }, (_one, at) => ({ id: at + 1 })))})`,
	]);
	const last = await addBadge(acme, { en: "The hundredth" }, { glyph: "anchor" });
	expect((await offered(priya))[0]).toEqual({ id: last, name: "The hundredth", glyph: "star" });
	const wish = { language_code: "en", name: "One too many" } as never;
	const refused = await olga.client.try("badges/save-badge", wish, key());
	expect([refused.status, refused.body.resultType]).toEqual([409, "too_many_badges"]);
	await save(olga, { badge_id: last, name: "Still the hundredth" });
});

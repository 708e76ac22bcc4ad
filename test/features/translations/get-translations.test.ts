/** The list of an account's texts: found by words, part and state; out of date when the product's text changed since. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant, type TestMember } from "#test/kit/tenant";

async function makeOwner() {
	const acme = await createTenant({ flags: { new_translations_enabled: 1 } });
	return { acme, olga: await acme.addMember({ role: "account_owner" }) };
}

const find = (owner: TestMember, filters: object, more: object = {}) =>
	owner.client.call("translations/get-translations", { filters: { language_code: "es", ...filters }, ...more });

test("texts are found by words of either language or their key, by part and by state, page by page", async () => {
	const { olga } = await makeOwner();
	const all = await find(olga, {}, { pageSize: 100 });
	expect(all.total_rows).toBeGreaterThan(1_000);
	expect(all.total_pages).toBe(Math.ceil(all.total_rows / 100));
	const keys = async (filters: object) => (await find(olga, filters)).table_rows.map(({ key }) => key);
	for (const searchString of ["how can WE help", "¿EN QUÉ TE AYUDAMOS", "faqs:title"])
		expect([searchString, await keys({ searchString, section: "faqs" })]).toEqual([searchString, ["faqs:title"]]);
	expect(await keys({ state: "corrected" })).toEqual([]);
	const plural = await find(olga, { searchString: "audit:more" });
	expect(plural.table_rows).toEqual([
		{
			key: "audit:more",
			source: "{{count, number}} more",
			text: "{{count, number}} más",
			state: "product",
			account_specific: null,
		},
	]);
	expect((await find(olga, {}, { page: 9_999 })).table_rows).toEqual([]);
	const wrong = await olga.client.try("translations/get-translations", { filters: { no_such: 1 } as never });
	expect(wrong.status).toBe(400);
});

test("a correction is out of date once the product's own text, or the English one, is another; saving it anew makes it current", async () => {
	const { acme, olga } = await makeOwner();
	const key = "faqs:title";
	await olga.client.call("translations/update-translation", { key, language_code: "es", text: "Pregúntanos" });
	expect((await find(olga, { state: "corrected" })).table_rows.map((row) => row.key)).toEqual([key]);
	for (const column of ["product_text", "source_text"] as const) {
		const name = column === "product_text" ? sql`product_text` : sql`source_text`;
		await acme.database.write([sql`update text_corrections set ${name} = 'As it was' where account_id = ${acme.id}`]);
		expect((await find(olga, { state: "outdated" })).table_rows.map((row) => row.key)).toEqual([key]);
		const text = await olga.client.call("translations/get-translation", { key, filters: { language_code: "es" } });
		expect(text).toMatchObject({ state: "outdated", own: { whole: "Pregúntanos" } });
		await olga.client.call("translations/update-translation", { key, language_code: "es", text: "Pregúntanos" });
		expect((await find(olga, { state: "outdated" })).table_rows).toEqual([]);
	}
});

test("one text names its neighbors among those that fit, its values, how it reads, and the screens that may show it", async () => {
	const { olga } = await makeOwner();
	const { table_rows } = await find(olga, { section: "faqs" }, { pageSize: 3 });
	const [first, second, third] = table_rows.map(({ key }) => key);
	const filters = { language_code: "es", section: "faqs" };
	const text = await olga.client.call("translations/get-translation", { key: second!, filters });
	expect(text).toMatchObject({
		position: 2,
		previous_key: first,
		next_key: third,
		section: "Questions and answers",
		places: ["/faqs"],
	});
	const plural = await olga.client.call("translations/get-translation", {
		key: "audit:more",
		filters: { language_code: "es" },
	});
	expect(plural).toMatchObject({
		said: { one: "{{count, number}} más", many: "{{count, number}} más", other: "{{count, number}} más" },
		placeholders: ["count"],
		sample: "3 más",
	});
});

/** Behaviors are kept by account owners, in each language by itself; programs and giving know them at once, history keeps them. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { createTenant, type TestMember } from "#test/kit/tenant";

const key = () => ({ "idempotency-key": crypto.randomUUID() });

async function makeCompany() {
	const acme = await createTenant({ languages: ["en", "es"] });
	const olga = await acme.addMember({ role: "account_owner" });
	const [priya, pablo] = [await acme.addMember(), await acme.addMember({ language_code: "es" })];
	return { acme, olga, priya, pablo };
}

async function save(owner: TestMember, fields: { name: string; behavior_id?: number; [field: string]: unknown }) {
	const { behavior_id } = await owner.client.call(
		"programs/update-custom-behavior",
		{ language_code: "en", ...fields } as never,
		key(),
	);
	return behavior_id;
}

const offered = async (person: TestMember, program_id?: number) =>
	(await person.client.call("programs/get-behaviors", { program_id })).behaviors.map(({ name }) => name);

test("[recognition-23] the custom behaviour update call adds behaviors and changes them, in each language by itself", async () => {
	const { olga, priya, pablo, acme } = await makeCompany();
	const helps = await save(olga, { name: "Helps others", position: 2 });
	await save(olga, { name: "Dares", position: 1, glyph: "mountain" });
	expect(await offered(priya)).toEqual(["Dares", "Helps others"]);
	expect(await offered(pablo)).toEqual(["Dares", "Helps others"]);
	await save(olga, { behavior_id: helps, language_code: "es", name: "Ayuda", position: 1 });
	expect(await offered(pablo)).toEqual(["Ayuda", "Dares"]);
	expect(await offered(priya)).toEqual(["Helps others", "Dares"]);
	expect((await olga.client.call("programs/get-custom-behaviors", {})).behaviors).toContainEqual({
		id: helps,
		name: "Helps others",
		names: { en: "Helps others", es: "Ayuda" },
		glyph: "star",
		position: 1,
		is_active: 1,
	});
	const [line] = await acme.database.read(
		sql<{
			details: string;
		}>`select details from audit_lines where account_id = ${acme.id} and subject_kind = 'behavior' order by created_at, id limit 1`,
	);
	expect(JSON.parse(line!.details)).toMatchObject({ language_code: "en", name: "Helps others" });
	const wrong = await olga.client.try("programs/update-custom-behavior", { language_code: "fr", name: "Aide" });
	expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ["language_code"]]);
	const globex = await createTenant({ shard: acme.shard });
	const stranger = await globex.addMember({ role: "account_owner" });
	const other = await stranger.client.try("programs/update-custom-behavior", {
		behavior_id: helps,
		language_code: "en",
		name: "X",
	});
	expect(other.status).toBe(404);
});

test("a retired behavior is offered no more and stays in what was given; a program that needs one is not left without", async () => {
	const { acme, olga, priya, pablo } = await makeCompany();
	const helps = await save(olga, { name: "Helps others" });
	const program = await addProgram(acme, {
		owner: olga,
		budget: 1_000,
		behavior_ids: [helps],
		is_behavior_required: 1,
	});
	const given = { program_id: program.id, recipient_ids: [pablo.id], points: 50, message: "Thank you" };
	await priya.client.call("recognition/give-recognition", { ...given, behavior_ids: [helps] }, key());
	const retired = { behavior_id: helps, language_code: "en", name: "Helps others", is_active: 0 as const };
	const needed = await olga.client.try("programs/update-custom-behavior", retired);
	expect([needed.status, needed.body.resultType]).toEqual([409, "behavior_needed"]);
	await acme.database.write([
		sql`update programs set is_behavior_required = 0 where account_id = ${acme.id} and id = ${program.id}`,
	]);
	await olga.client.call("programs/update-custom-behavior", retired, key());
	expect(await offered(priya, program.id)).toEqual([]);
	const again = { ...given, behavior_ids: [helps], message: "Once more" };
	expect((await priya.client.try("recognition/give-recognition", again)).status).not.toBe(200);
	const { table_rows } = await pablo.client.call("points/get-ledger", {});
	expect(table_rows[0]).toMatchObject({ behaviors: ["Helps others"] });
});

test("a program taken out of the archive without a behavior in use keeps nobody from changing others", async () => {
	const { acme, olga } = await makeCompany();
	const [helps, dares] = [await save(olga, { name: "Helps others" }), await save(olga, { name: "Dares" })];
	const program = await addProgram(acme, {
		...{ owner: olga, behavior_ids: [helps], is_behavior_required: 1, archived_at: Date.now() },
	});
	await save(olga, { behavior_id: helps, name: "Helps others", is_active: 0 });
	await olga.client.call("programs/change-program-state", { program_id: program.id, state: "active" });
	await save(olga, { behavior_id: dares, name: "Dares more" });
	await save(olga, { behavior_id: helps, name: "Helped others", is_active: 0 });
	await save(olga, { name: "Listens" });
	await save(olga, { behavior_id: dares, name: "Dares more", is_active: 0 });
	await save(olga, { behavior_id: helps, name: "Helps others", is_active: 1 });
	const retired = { behavior_id: helps, language_code: "en", name: "Helps others", is_active: 0 as const };
	const needed = await olga.client.try("programs/update-custom-behavior", retired);
	expect([needed.status, needed.body.resultType]).toEqual([409, "behavior_needed"]);
});

test("an account has at most a hundred behaviors", async () => {
	const { acme, olga } = await makeCompany();
	await acme.database.write([
		sql`insert into behaviors (account_id, id, key, names, glyph, position, created_at)
			select ${acme.id}, value ->> 'id', 'behavior ' || (value ->> 'id'), ${JSON.stringify({ en: "One of many" })}, 'heart', 1, 1
			from json_each(${JSON.stringify(Array.from({ length: 99 }, (_one, at) => ({ id: at + 1 })))})`,
	]);
	const last = await save(olga, { name: "The hundredth" });
	const wish = { language_code: "en", name: "One too many" } as never;
	const refused = await olga.client.try("programs/update-custom-behavior", wish, key());
	expect([refused.status, refused.body.resultType]).toEqual([409, "too_many_behaviors"]);
	await save(olga, { behavior_id: last, name: "Still the hundredth" });
});

test("a behavior whose sign is not drawn has the star, and nothing breaks", async () => {
	const { acme, olga } = await makeCompany();
	const behavior_id = await save(olga, { name: "Loads the ship", glyph: "box" });
	await acme.database.write([
		sql`update behaviors set glyph = ${"anchor"} where account_id = ${acme.id} and id = ${behavior_id}`,
	]);
	const { behaviors } = await olga.client.call("programs/get-custom-behaviors", {});
	expect(behaviors).toMatchObject([{ id: behavior_id, glyph: "star" }]);
});

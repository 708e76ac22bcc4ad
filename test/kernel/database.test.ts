/** The database's own guarantees: strict tables, triggers, atomic batches, one batch for all reads of a turn. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant, newId } from "#test/kit/tenant";
import { assertThat } from "#workers/kernel/assertions";
import { openTenantDatabase } from "#workers/kernel/database";
import { constraintFailure, isIdCollision } from "#workers/kernel/errors";
import { type Role, roles } from "#workers/kernel/identity";
import { createIdMaker } from "#workers/kernel/ids";

/** Every trigger that any migration ever made and none dropped by name: a rewritten table loses its triggers silently. */
function triggersOfMigrations(): string[] {
	const text = env.MIGRATIONS.shard.flatMap((migration) => migration.queries).join("\n");
	const made = [...text.matchAll(/create trigger (?:if not exists )?["`]?(\w+)/gi)].map((found) => found[1]!);
	const dropped = [...text.matchAll(/drop trigger (?:if exists )?["`]?(\w+)/gi)].map((found) => found[1]!);
	return [...new Set(made)]
		.filter((name) => made.filter((one) => one === name).length > dropped.filter((one) => one === name).length)
		.sort();
}

test("every table is STRICT and every trigger is there, on both shards", async () => {
	for (const shard of [env.SHARD_0, env.SHARD_1]) {
		const { results } = await shard
			.prepare(
				"select type, name, sql from sqlite_master where name not like 'sqlite_%' and name not like '\\_cf%' escape '\\' and name not like 'd1_%'",
			)
			.all<{ type: string; name: string; sql: string }>();
		// Those that note what changes in one client while it is being moved come and go with the move.
		const triggers = results
			.filter((row) => row.type === "trigger" && !/^note_move_\d+_/.test(row.name))
			.map((row) => row.name);
		expect(triggers.sort()).toEqual(triggersOfMigrations());
		expect(triggers.length).toBeGreaterThan(16);
		const loose = results.filter(
			(row) => row.type === "table" && !row.name.startsWith("search_index") && !/STRICT\s*$/.test(row.sql),
		);
		expect(loose.map((row) => row.name)).toEqual([]);
		expect(results.filter((row) => /ON DELETE CASCADE/i.test(row.sql))).toEqual([]);
	}
});

test("a false assertion undoes the whole batch and gives its code", async () => {
	const acme = await createTenant();
	const group = newId();
	const insert = sql`insert into groups (account_id, id, name, created_at) values (${acme.id}, ${group}, ${"Finance"}, ${0})`;
	const failing = acme.database.write([
		insert,
		assertThat("internal_program_over", sql`select count(*) = 9 from groups where account_id = ${acme.id}`),
	]);
	const failure = constraintFailure(await failing.catch((error: unknown) => error));
	expect(failure).toEqual({ kind: "trigger", name: "internal_program_over" });
	expect(await acme.database.read(sql`select id from groups where account_id = ${acme.id}`)).toEqual([]);
	await acme.database.write([
		insert,
		assertThat("internal_program_over", sql`select count(*) = 1 from groups where account_id = ${acme.id}`),
	]);
	expect(await acme.database.read(sql`select id from groups where account_id = ${acme.id}`)).toEqual([{ id: group }]);
});

test("the names of failed constraints are read from D1's errors", async () => {
	const acme = await createTenant();
	const insert = (id: number, name: string) =>
		sql`insert into groups (account_id, id, name, created_at) values (${acme.id}, ${id}, ${name}, ${0})`;
	const first = newId();
	await acme.database.write([insert(first, "Finance")]);
	const sameName = constraintFailure(
		await acme.database.write([insert(newId(), "Finance")]).catch((error: unknown) => error),
	);
	expect(sameName).toEqual({ kind: "unique", name: "groups.account_id, groups.name" });
	const sameId = constraintFailure(
		await acme.database.write([insert(first, "Legal")]).catch((error: unknown) => error),
	);
	expect(isIdCollision(sameId!)).toBe(true);
	const noGroup = sql`insert into group_members (account_id, group_id, user_id) values (${acme.id}, ${1}, ${1})`;
	expect(constraintFailure(await acme.database.write([noGroup]).catch((error: unknown) => error))?.kind).toBe(
		"foreign_key",
	);
});

test("all reads of one turn leave as one batch", async () => {
	const acme = await createTenant();
	const before = acme.database.cost.round_trips;
	const [groups, users] = await Promise.all([
		acme.database.read(sql`select id from groups where account_id = ${acme.id}`),
		acme.database.read(sql`select id from users where account_id = ${acme.id}`),
	]);
	expect([groups, users]).toEqual([[], []]);
	expect(acme.database.cost.round_trips - before).toBe(1);
});

test("the same statement asked twice in one turn is sent once, and again in the next turn", async () => {
	const acme = await createTenant({ shard: 0 });
	const texts: string[] = [];
	const watched = openTenantDatabase(env, 0, acme.id, (text) => texts.push(text));
	const readName = () => watched.read(sql`select company_name from accounts where account_id = ${acme.id}`);
	const [first, second] = await Promise.all([readName(), readName()]);
	expect(second).toBe(first);
	expect(texts).toHaveLength(1);
	await readName();
	expect(texts).toHaveLength(2);
});

test("ids rise, never repeat, and stay below 2^53 when a second overflows", () => {
	let now = Date.UTC(2090, 0, 1);
	const next = createIdMaker({ now: () => now }, () => 0.999999);
	const ids = Array.from({ length: 5000 }, () => next());
	now += 1000;
	ids.push(next());
	expect(new Set(ids).size).toBe(ids.length);
	expect([...ids].sort((a, b) => a - b)).toEqual(ids);
	expect(Number.isSafeInteger(ids.at(-1))).toBe(true);
});

test("a read that fails in a shared trip fails alone, and each view has a cost of its own", async () => {
	const acme = await createTenant();
	const [first, second] = [acme.database.share(), acme.database.share()];
	const failing = first.read(sql`select abs(-9223372036854775807 - 1) from accounts where account_id = ${acme.id}`);
	const [failed, name] = await Promise.allSettled([
		failing,
		second.read(sql`select company_name from accounts where account_id = ${acme.id}`),
	]);
	expect(failed.status).toBe("rejected");
	expect(name.status).toBe("fulfilled");
	expect(second.cost).toEqual({ round_trips: 2, rows_read: 1, rows_written: 0 });
	expect(first.cost.rows_read).toBe(0);
});

test("a role that is none of the specification's enters no person, added or changed", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	for (const role of roles) await acme.addMember({ role });
	const change = () =>
		acme.database.write([sql`update users set role = ${"wizard"} where account_id = ${acme.id} and id = ${priya.id}`]);
	for (const write of [() => acme.addMember({ role: "wizard" as Role }), change])
		expect(constraintFailure(await write().catch((error: unknown) => error))).toEqual({
			kind: "trigger",
			name: "users_role",
		});
});

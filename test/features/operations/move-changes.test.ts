/** What changes while a client is compared with its copy is noted by key, of this client alone, and goes along; nothing notes any more afterwards. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { addGroup } from "#test/factories/programs";
import { aroundBatches } from "#test/kit/around-batches";
import { moveTo, rowsOn, subdomainOf } from "#test/kit/moves";
import { OperatorClient } from "#test/kit/operator";
import { runOutboxWhole } from "#test/kit/outbox";
import { runPlatformWork } from "#test/kit/schedule";
import { newId } from "#test/kit/tenant";
import { movedShapes } from "#workers/features/operations/rules/move-tables";
import { areChangesNoted, startNoting, stopNoting } from "#workers/features/operations/steps/note-changes";
import { listAllShapes } from "#workers/features/operations/store/export-rows";
import type { Environment } from "#workers/kernel/environment";

const setup = new OperatorClient();
const there = env as unknown as Environment;

const triggersOf = async (id: number) =>
	(
		await Promise.all(
			[env.SHARD_0, env.SHARD_1].map((shard) =>
				shard.prepare("select name from sqlite_master where name glob ?").bind(`note_move_${id}_*`).all(),
			),
		)
	).flatMap(({ results }) => results);

const notedOf = async (id: number) =>
	(
		await env.SHARD_0.prepare(
			"select table_name || ' ' || row_key as noted from account_move_changes where account_id = ? order by seq",
		)
			.bind(id)
			.all<{ noted: string }>()
	).results.map(({ noted }) => noted);

test("rows that come, change, get another key and go are noted by their keys, whatever a trigger changes too, and nobody else's", async () => {
	const { tenant, member } = await createFullTenant(0, "noted");
	const { tenant: neighbour } = await createFullTenant(0, "unnoted");
	const move = { account_id: tenant.id, from_shard: 0, to_shard: 1 };
	const shapes = movedShapes(await listAllShapes(env.SHARD_0));
	expect(await areChangesNoted(there, move, shapes)).toBe(false);
	expect(await startNoting(there, move, shapes)).toBe(false);
	expect(await startNoting(there, move, shapes)).toBe(true);
	expect((await triggersOf(tenant.id)).length).toBe((shapes.length + 1) * 3 * 2);
	const [first, second] = [newId(), newId()];
	await addGroup(neighbour, "Elsewhere", []);
	const run = (text: string, ...values: unknown[]) =>
		env.SHARD_0.prepare(text)
			.bind(...values)
			.run();
	await run("insert into groups (account_id, id, name, created_at) values (?, ?, 'Tuesday', 0)", tenant.id, first);
	await run("update groups set name = 'Wednesday' where account_id = ? and id = ?", tenant.id, first);
	await run("update groups set id = ? where account_id = ? and id = ?", second, tenant.id, first);
	await run(
		"insert into group_members (account_id, group_id, user_id) values (?, ?, ?)",
		...[tenant.id, second, member.id],
	);
	await run("delete from group_members where account_id = ? and group_id = ?", tenant.id, second);
	await run("delete from groups where account_id = ? and id = ?", tenant.id, second);
	const noted = await notedOf(tenant.id);
	const [one, other, pair] = [`groups [${first}]`, `groups [${second}]`, `group_members [${second},${member.id}]`];
	const ofGroups = noted.filter((line) => /^group(s|_members) /.test(line));
	expect(ofGroups.slice(0, 4)).toEqual([one, one, other, one]);
	expect(noted).toContain('table_versions ["groups"]');
	// The trigger that counts a group's people changes the group, when one comes and when one goes.
	const rest = ofGroups.slice(4);
	expect(rest.filter((line) => line === pair)).toHaveLength(2);
	expect(rest.filter((line) => line === other).length).toBeGreaterThan(2);
	expect(rest.at(-1)).toBe(other);
	await member.client.call("profile/update-profile", { phone: "+15550100999" });
	expect((await notedOf(tenant.id)).length).toBeGreaterThan(noted.length);
	expect(await notedOf(neighbour.id)).toEqual([]);

	// A migration that makes a table anew takes its triggers away: that is seen, and everything is compared again.
	const [lost] = (await triggersOf(tenant.id)) as { name: string }[];
	await env.SHARD_0.prepare(`drop trigger "${lost!.name}"`).run();
	expect(await areChangesNoted(there, move, shapes)).toBe(false);
	expect(await startNoting(there, move, shapes)).toBe(false);
	expect(await notedOf(tenant.id)).toEqual([]);
	await stopNoting(there, tenant.id, [0, 1]);
	expect(await triggersOf(tenant.id)).toEqual([]);
});

test("triggers of a client that is not being moved are taken away by the schedule", async () => {
	const { tenant } = await createFullTenant(1, "orphaned");
	const shapes = movedShapes(await listAllShapes(env.SHARD_1));
	await startNoting(there, { account_id: tenant.id, from_shard: 1, to_shard: 0 }, shapes);
	await runPlatformWork();
	expect(await triggersOf(tenant.id)).toEqual([]);
});

test("what changes just before the fence goes along, and behind the fence no table is read from its beginning", async () => {
	const { tenant, ids, member } = await createFullTenant(0, "fast");
	const kept = await addGroup(tenant, "Kept", [member]);
	const gone = await addGroup(tenant, "Gone", []);
	await runOutboxWhole(tenant);
	const subdomain = subdomainOf(tenant);
	const asked = { subdomain, shard: "SHARD_1" };
	await setup.call("operations/move-tenant", asked);
	let isFenced = false;
	const behindFence: string[] = [];
	const fenced = aroundBatches(env.SHARD_0, async (texts, run) => {
		if (texts.some((text) => /insert into account_moves .*fenced_until/.test(text))) {
			await env.SHARD_0.batch([
				env.SHARD_0.prepare("update groups set name = 'Changed' where account_id = ? and id = ?").bind(tenant.id, kept),
				env.SHARD_0.prepare("delete from groups where account_id = ? and id = ?").bind(tenant.id, gone),
			]);
			isFenced = true;
		}
		if (texts.some((text) => /update account_moves set sealed_at/.test(text))) isFenced = false;
		if (isFenced) behindFence.push(...texts);
		return run();
	});
	const operator = new OperatorClient();
	operator.client.environment = { ...env, SHARD_0: fenced } as typeof env;
	expect(await moveTo(operator, subdomain, "SHARD_1")).toMatchObject({ state: "moved" });
	expect(behindFence.some((text) => /from json_each\(\?\) e\s+cross join groups t/.test(text))).toBe(true);
	expect(
		behindFence.filter((text) => /^select .* from "?\w+"? where account_id = \? +order by .* limit/.test(text)),
	).toEqual(behindFence.filter((text) => /^select seq, .* from account_move_changes/.test(text)));
	const { groups } = await rowsOn(1, tenant.id);
	expect(groups!.join()).toContain("Changed");
	expect(groups!.join()).not.toContain("Gone");
	const { accounts: _here, ...here } = await rowsOn(0, tenant.id);
	const { accounts: _there, ...moved } = await rowsOn(1, tenant.id);
	expect(moved).toEqual(here);
	expect(ids.activity).toBeGreaterThan(0);
	expect(await triggersOf(tenant.id)).toEqual([]);
}, 60_000);

test("a client some of whose changes were not noted is not switched, and the command goes on by comparing everything", async () => {
	const { tenant } = await createFullTenant(0, "unwatched");
	await runOutboxWhole(tenant);
	const subdomain = subdomainOf(tenant);
	await setup.call("operations/move-tenant", { subdomain, shard: "SHARD_1" });
	const losing = aroundBatches(env.SHARD_0, async (texts, run) => {
		if (texts.some((text) => /insert into account_moves .*fenced_until/.test(text))) {
			const named = ((await triggersOf(tenant.id)) as { name: string }[]).find(({ name }) =>
				name.includes("_users_update"),
			);
			await env.SHARD_0.prepare(`drop trigger "${named!.name}"`).run();
			await tenant.database.write([sql`update users set title = ${"Unseen"} where account_id = ${tenant.id}`]);
		}
		return run();
	});
	const operator = new OperatorClient();
	operator.client.environment = { ...env, SHARD_0: losing } as typeof env;
	const refused = await operator.try("operations/move-tenant", { subdomain, shard: "SHARD_1" });
	expect([refused.status, refused.body.resultType]).toEqual([409, "move_differs"]);
	expect((await setup.call("operations/get-tenant", { subdomain })).shard).toBe("SHARD_0");
	expect(await moveTo(setup, subdomain, "SHARD_1")).toMatchObject({ state: "moved" });
	const { users } = await rowsOn(1, tenant.id);
	expect(users!.every((row) => String(row).includes("Unseen"))).toBe(true);
}, 60_000);

test("a table of thousands of rows is copied whole, and none is deleted again on the way", async () => {
	const { tenant, member } = await createFullTenant(0, "many");
	await runOutboxWhole(tenant);
	await env.SHARD_0.prepare(
		`insert into emails (account_id, id, user_id, recipient, subject, body, created_at)
		with recursive n (i) as (select 1 union all select i + 1 from n where i < 2500)
		select ?1, ?2 + i, ?3, 'm@many.example', 'Number ' || i, 'body', i from n`,
	)
		.bind(tenant.id, newId(), member.id)
		.run();
	const deleting: string[] = [];
	const watched = aroundBatches(env.SHARD_1, async (texts, run) => {
		deleting.push(...texts.filter((text) => /^delete from emails/.test(text)));
		return run();
	});
	const operator = new OperatorClient();
	operator.client.environment = { ...env, SHARD_1: watched } as typeof env;
	const before = await rowsOn(0, tenant.id);
	await moveTo(operator, subdomainOf(tenant), "SHARD_1");
	expect(deleting).toEqual([]);
	expect((await rowsOn(1, tenant.id)).emails).toEqual(before.emails);
}, 60_000);

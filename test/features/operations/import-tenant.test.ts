/** Importing through the operators' calls: under another name, into a client that opens last, and only what adds up. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { Client } from "#test/kit/client";
import { importRows, noHash, rowsOf, settledClient } from "#test/kit/exports";
import { clientOf } from "#test/kit/new-client";
import { hostOf, newSubdomain, OperatorClient } from "#test/kit/operator";
import { runOutboxWhole } from "#test/kit/outbox";
import { quickHash } from "#test/kit/passwords";
import { dueWorkOf } from "#test/kit/schedule";
import { eraseDueTenants } from "#workers/features/operations/steps/erase-tenant";
import { allWork, never } from "#workers/kernel/due-work";
import type { Environment } from "#workers/kernel/environment";

const setup = new OperatorClient();

test("a client is imported under another name: its host opens last, passwords work, counts and balances are those of before, and it goes on alone", async () => {
	const { tenant, owner, member } = await createFullTenant(0, "heron");
	await runOutboxWhole(tenant);
	const from = tenant.host.split(".")[0]!;
	await tenant.database.write([
		sql`update users set password_hash = ${quickHash("long enough words")} where account_id = ${tenant.id} and id = ${owner.id}`,
	]);
	const subdomain = newSubdomain();
	const host = hostOf(subdomain);
	const { begun, counts } = await importRows(from, subdomain);
	expect((await new Client(host).fetch("/webapp/login")).status).toBe(404);
	for (const kind of ["user", "group", "item", "recognition", "idea"] as const)
		expect(await setup.call("operations/import-documents", { subdomain, kind })).toEqual(
			expect.objectContaining({ next: null }),
		);
	expect(await dueWorkOf(clientOf({ ...begun, owner_email: owner.email }), never)).toEqual([]);
	const wrong = await setup.try("operations/import-account", {
		subdomain,
		rows: counts.filter(({ table }) => table !== "users"),
	});
	expect([wrong.status, wrong.body.resultType]).toEqual([409, "rows_differ"]);
	expect(await setup.call("operations/import-account", { subdomain, rows: counts })).toMatchObject({
		site_url: `http://${host}`,
	});
	await setup.call("operations/resume-tenant", { subdomain: from });
	const imported = clientOf({ ...begun, owner_email: owner.email });
	expect(await dueWorkOf(imported)).toContain(allWork);
	const browser = imported.visitor();
	await browser.call("session/login", { email: owner.email, password: "long enough words" });
	browser.forgetToken();
	const { user } = await browser.call("session/init-user", {});
	expect(user).toMatchObject({ id: owner.id, email: owner.email });
	expect(await browser.call("points/verify-ledger", {})).toMatchObject({ faults: [] });
	const { results } = await browser.call("search/global-search", { search: "heron-member" });
	expect(JSON.stringify(results)).toContain("heron-member");
	const commentsOf = async (account_id: number, database: typeof tenant.database) =>
		database.read(
			sql<{ id: number; text: string }>`select id, text from comments where account_id = ${account_id} order by id`,
		);
	const before = await commentsOf(tenant.id, tenant.database);
	expect(await commentsOf(imported.id, imported.database)).toEqual(before);
	const [activity] = await imported.database.read(
		sql<{ id: number }>`select id from activities where account_id = ${imported.id} order by id limit 1`,
	);
	for (const one of [subdomain, from]) await setup.call("operations/export-tenant", { subdomain: one });
	for (const table of [
		"groups",
		"member_counts",
		"order_counts",
		"feed_counts",
		"categories",
		"terms_versions",
		"notification_counts",
		"statement_lines",
	]) {
		const strip = (rows: Record<string, unknown>[]) =>
			rows.map(({ account_id: _account, id, ...row }) => (table === "statement_lines" ? row : { id, ...row }));
		expect([table, strip(await rowsOf(subdomain, table))]).toEqual([table, strip(await rowsOf(from, table))]);
	}
	for (const one of [subdomain, from]) await setup.call("operations/resume-tenant", { subdomain: one });
	browser.forgetToken();
	await browser.call("activity/save-comment", {
		comment_id: 0,
		temp_id: "alone",
		comment_text: "only here",
		activity_id: activity!.id,
	});
	expect(await commentsOf(tenant.id, tenant.database)).toEqual(before);
	const over = await setup.try("operations/import-rows", { subdomain, table: "groups", act: "add", rows: [{ id: 1 }] });
	expect([over.status, over.body.resultType]).toEqual([409, "import_is_over"]);
	expect(member.id).toBeGreaterThan(0);
});

test("a row that breaks a rule of its table is refused by the rule's name, and a ledger that does not add up opens nothing", async () => {
	const { subdomain: from } = await settledClient();
	const subdomain = newSubdomain();
	const { counts } = await importRows(from, subdomain);
	const nameless = await setup.try("operations/import-rows", {
		subdomain,
		table: "groups",
		act: "add",
		rows: [{ id: 1, created_at: 1 }],
	});
	expect([nameless.status, nameless.body.resultType]).toEqual([409, "row_refused"]);
	expect(nameless.body.resultMsg).toContain("groups");
	const ofNothing = {
		id: 1,
		kind: "assignment",
		idempotency_key: "forged",
		source: "funding",
		reason: "",
		created_at: 1,
	};
	await setup.call("operations/import-rows", {
		subdomain,
		table: "ledger_transactions",
		act: "add",
		rows: [ofNothing],
	});
	for (const one of counts) if (one.table === "ledger_transactions") one.count += 1;
	const ended = await setup.try("operations/import-account", { subdomain, rows: counts });
	expect([ended.status, ended.body.resultType]).toEqual([409, "ledger_differs"]);
	expect((await new Client(hostOf(subdomain)).fetch("/webapp/login")).status).toBe(404);
	await setup.call("operations/resume-tenant", { subdomain: from });
	// Every ledger of the tests adds up at their end.
	await setup.call("operations/erase-tenant", { subdomain });
	await eraseDueTenants(env as unknown as Environment);
});

test("an import is refused under a name that is taken, from another version, into a client that is there, and with columns that there are not", async () => {
	const { subdomain: taken } = await settledClient();
	const { migrations } = await setup.call("operations/export-tenant", { subdomain: taken });
	const refusals = [
		[{ subdomain: taken, sha256: noHash, migrations }, "subdomain_taken"],
		[{ subdomain: newSubdomain(), sha256: noHash, migrations: migrations.slice(1) }, "migrations_differ"],
	] as const;
	for (const [wish, code] of refusals) {
		const reply = await setup.try("operations/import-tenant", { ...wish, migrations: [...wish.migrations] });
		expect([reply.status, reply.body.resultType]).toEqual([409, code]);
	}
	const into = await setup.try("operations/import-rows", {
		subdomain: taken,
		table: "groups",
		act: "add",
		rows: [{ id: 1 }],
	});
	expect(into.body.resultType).toBe("import_is_over");
	const subdomain = newSubdomain();
	const wish = { subdomain, sha256: noHash, migrations };
	const [begun, again] = [
		await setup.call("operations/import-tenant", wish),
		await setup.call("operations/import-tenant", wish),
	];
	expect(again).toEqual(begun);
	for (const row of [{ id: 1, "x') from users --": 1 }, { id: 1, name: ["a"] }, { strange: 1 }]) {
		const reply = await setup.try("operations/import-rows", { subdomain, table: "groups", act: "add", rows: [row] });
		expect([reply.status, reply.body.resultType]).toEqual([400, "validation"]);
	}
	const closed = await setup.try("operations/import-rows", {
		subdomain,
		table: "groups",
		act: "add",
		rows: [{ id: 1, name: "x", created_at: 1 }],
	});
	expect(closed.body.resultType).toBe("import_is_over");
});

test("a file arrives whole or not at all: in pieces, with the bytes of its digest", async () => {
	const { subdomain: from } = await settledClient();
	const { migrations } = await setup.call("operations/export-tenant", { subdomain: from });
	const subdomain = newSubdomain();
	const { account_id } = await setup.call("operations/import-tenant", { subdomain, sha256: noHash, migrations });
	const parts = ["a".repeat(3_000), "b".repeat(2_000)];
	const whole = new TextEncoder().encode(parts.join(""));
	const digest = await crypto.subtle.digest("SHA-256", whole);
	const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
	const file = { subdomain, path: "files/picture-1", content_type: "image/png", sha256 };
	const place = `files/${account_id}/picture-1`;
	const send = (number: number, piece: string, count = 2) =>
		setup.try("operations/import-file", { ...file, piece: btoa(piece), number, count });
	expect((await send(1, parts[1]!)).body.resultType).toBe("file_differs");
	expect((await send(0, parts[0]!)).body).toMatchObject({ is_there: 0 });
	expect(await env.FILES.head(place)).toBeNull();
	expect((await send(1, parts[1]!)).body).toMatchObject({ is_there: 1 });
	const object = await env.FILES.get(place);
	expect([object!.httpMetadata?.contentType, await object!.text()]).toEqual(["image/png", parts.join("")]);
	expect((await env.FILES.list({ prefix: `import_pieces/${account_id}/` })).objects).toEqual([]);
	expect((await send(0, "something else", 1)).body.resultType).toBe("file_differs");
	expect((await env.FILES.get(place))!.size).toBe(5_000);
});

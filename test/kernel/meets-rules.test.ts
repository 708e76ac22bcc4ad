/** The words by which rules are kept and those by which they are shown before saving are the same. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { meetsRules } from "#workers/features/members/store/meets-rules";

const squeezed = (text: string) => text.replaceAll(/\s+/g, " ");

test("the view of groups by rules has the words of the preview", async () => {
	const [view] = (
		await env.SHARD_0.prepare("select sql from sqlite_master where name = 'group_matches'").all<{ sql: string }>()
	).results;
	const words = new SQLiteSyncDialect().sqlToQuery(meetsRules(sql.raw("g.rules"), sql.raw("g.matching"))).sql;
	expect(squeezed(view?.sql ?? "")).toContain(squeezed(words));
});

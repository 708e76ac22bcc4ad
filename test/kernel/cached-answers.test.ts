/** What isolates keep of lists is bounded by its size: the largest pages that anybody may ask for push older ones out. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Account } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { cacheByVersion } from "#workers/runtime/cached-answers";

test("answers of a megabyte each are made anew when a dozen others were asked for since", async () => {
	const scope = {
		account: { id: 1 } as Account,
		clock: { now: () => 1 },
		read: async () => [{ version: 1 }],
	} as unknown as MemberScope;
	const made: string[] = [];
	const ask = (name: string) =>
		cacheByVersion(scope, name, { version: sql`select 1 as version` }, async () => {
			made.push(name);
			return { text: "x".repeat(1_000_000) };
		});
	await ask("first");
	await ask("first");
	expect(made).toEqual(["first"]);
	for (let at = 0; at < 12; at += 1) await ask(`${"a long filter ".repeat(1_000)}${at}`);
	await ask("first");
	expect(made.filter((name) => name === "first")).toHaveLength(2);
	expect(made).toHaveLength(14);
});

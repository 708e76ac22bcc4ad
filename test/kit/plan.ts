/** How SQLite would carry out a statement, for tests that what is read follows what is shown. */
import { env } from "cloudflare:test";
import { type Environment, shardDatabase } from "#workers/kernel/environment";
import { prepare, type Statement } from "#workers/kernel/sql";

/** The steps of a statement's plan on a shard, such as `SEARCH items USING INDEX …`. */
export async function planOf(shard: number, statement: Statement): Promise<string[]> {
	const { text, params } = prepare(statement);
	const { results } = await shardDatabase(env as unknown as Environment, shard)
		.prepare(`explain query plan ${text}`)
		.bind(...params)
		.all<{ detail: string }>();
	return results.map(({ detail }) => detail);
}

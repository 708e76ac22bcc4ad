/** Looks for words in every place that keeps something: tables of all databases, the index of the search, files. */
import { env } from "cloudflare:test";
import { allKeysOf } from "./files";

/** Every text of every database in which one of the words stands, with its table. */
export async function textsWith(words: readonly string[]): Promise<string[]> {
	const left: string[] = [];
	for (const [place, database] of [
		["directory", env.DIRECTORY],
		["shard 0", env.SHARD_0],
		["shard 1", env.SHARD_1],
	] as const) {
		const { results: tables } = await database
			.prepare(
				"select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\' and name not like 'search_index%'",
			)
			.all<{ name: string }>();
		const contents = await database.batch<Record<string, unknown>>(
			tables.map(({ name }) => database.prepare(`select * from "${name}"`)),
		);
		for (const [at, { results }] of contents.entries())
			for (const row of results)
				for (const [column, value] of Object.entries(row))
					if (words.some((word) => String(value).toLowerCase().includes(word)))
						left.push(`${place} ${tables[at]!.name}.${column}: ${String(value).slice(0, 200)}`);
	}
	return left;
}

/** Documents of the search, of any client, under one of the words. */
export async function documentsWith(words: readonly string[]): Promise<string[]> {
	const found = await Promise.all(
		[env.SHARD_0, env.SHARD_1].flatMap((shard) =>
			words.map((word) =>
				shard.prepare("select rowid from search_index where search_index match ?").bind(`"${word}"`).all(),
			),
		),
	);
	return found.flatMap(({ results }) => results.map((row) => JSON.stringify(row)));
}

/** Files in which one of the words stands. */
export async function filesWith(words: readonly string[]): Promise<string[]> {
	const read = async (key: string) => ({ key, text: (await (await env.FILES.get(key))!.text()).toLowerCase() });
	const files = await Promise.all((await allKeysOf(env.FILES)).map(read));
	return files.filter(({ key, text }) => words.some((word) => `${key} ${text}`.includes(word))).map(({ key }) => key);
}

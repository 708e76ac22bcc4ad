/** A database around whose batches a test lets something happen: a fault, a delay, or a write of somebody else. */
import { env } from "cloudflare:test";

/** Is told the texts of a batch, and runs it. */
export type AroundBatch = (texts: readonly string[], run: () => Promise<D1Result[]>) => Promise<D1Result[]>;

/** The database with `meet` around each batch. */
export function aroundBatches(real: D1Database, meet: AroundBatch): D1Database {
	const texts = new WeakMap<object, string>();
	const noted = (statement: D1PreparedStatement, text: string): D1PreparedStatement => {
		texts.set(statement, text);
		const { bind } = statement;
		return Object.assign(statement, {
			bind: (...values: unknown[]) => noted(bind.apply(statement, values), text),
		});
	};
	return {
		prepare: (text: string) => noted(real.prepare(text), text),
		batch: (statements: D1PreparedStatement[]) =>
			meet(
				statements.map((statement) => texts.get(statement) ?? ""),
				() => real.batch(statements),
			),
	} as unknown as D1Database;
}

/** Bindings in which `before` happens once, right before the first batch that writes with these words. */
export function writtenMeanwhile(shard: number, words: string, before: () => Promise<unknown>): typeof env {
	const name = `SHARD_${shard}` as "SHARD_0";
	let isDone = false;
	const database = aroundBatches(env[name], async (texts, run) => {
		if (!isDone && texts.some((text) => text.includes(words))) {
			isDone = true;
			await before();
		}
		return run();
	});
	return { ...env, [name]: database };
}

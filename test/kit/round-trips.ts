/** Watches the round trips to the shards, and meddles with them. */
import { env } from "cloudflare:test";
import type { Environment } from "#workers/kernel/environment";

/** What a test does to the round trips to the shards, each given by the texts of its statements. */
type Meddling = { before?: (texts: string[]) => Promise<unknown> | undefined; breaks?: (texts: string[]) => boolean };

/** The environment whose round trips to the shards are listed and meddled with. */
export function watched({ before, breaks }: Meddling = {}): { environment: Environment; roundTrips: string[][] } {
	const roundTrips: string[][] = [];
	const real = env as unknown as Environment;
	const watch = (database: D1Database): D1Database => {
		const texts = new Map<unknown, string>();
		const watchStatement = (statement: D1PreparedStatement, text: string): D1PreparedStatement => {
			texts.set(statement, text);
			const bind = statement.bind.bind(statement);
			statement.bind = (...values) => watchStatement(bind(...values), text);
			return statement;
		};
		return {
			prepare: (text: string) => watchStatement(database.prepare(text), text),
			batch: async (statements: D1PreparedStatement[]) => {
				const roundTrip = statements.map((statement) => texts.get(statement)!);
				roundTrips.push(roundTrip);
				await before?.(roundTrip);
				if (breaks?.(roundTrip)) throw new Error("broken");
				return database.batch(statements);
			},
		} as unknown as D1Database;
	};
	return { environment: { ...real, SHARD_0: watch(real.SHARD_0), SHARD_1: watch(real.SHARD_1) }, roundTrips };
}

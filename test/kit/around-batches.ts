/** A database around whose batches a test lets something happen: a fault, a delay, or a write of somebody else. */

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

/** An operator in front of a Worker one of whose calls to a database breaks off, before or after it took place. */
import { env } from "cloudflare:test";
import { OperatorClient } from "./operator";

/** Which call breaks off, and whether it took place before. */
export type Fault = {
	at: number;
	isWritten: boolean;
	/** Whether nothing is answered any more from then on, as when the process was killed. */
	isForGood?: boolean;
};

/** An operator in front of a Worker whose so-manieth call to a database breaks off. Tells whether there were so many. */
export function breakingOperator({ at, isWritten, isForGood = false }: Fault) {
	let calls = 0;
	const meet = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
		calls += 1;
		if (isForGood ? calls < at : calls !== at) return work();
		if (isWritten && calls === at) await work();
		throw new Error("the database went away");
	};
	const statementOf = (statement: D1PreparedStatement): D1PreparedStatement => {
		const { bind, all, first } = statement;
		return Object.assign(statement, {
			bind: (...values: unknown[]) => statementOf(bind.apply(statement, values)),
			all: () => meet(() => all.apply(statement)),
			first: () => meet(() => first.apply(statement)),
		});
	};
	const databaseOf = (real: D1Database) =>
		({
			prepare: (text: string) => statementOf(real.prepare(text)),
			batch: (statements: D1PreparedStatement[]) => meet(() => real.batch(statements)),
		}) as unknown as D1Database;
	const operator = new OperatorClient();
	operator.client.environment = {
		...env,
		DIRECTORY: databaseOf(env.DIRECTORY),
		SHARD_0: databaseOf(env.SHARD_0),
		SHARD_1: databaseOf(env.SHARD_1),
	} as typeof env;
	return { operator, wasMet: () => calls >= at, calls: () => calls };
}

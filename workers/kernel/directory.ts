/** The way to the directory for whatever is no operator's call: requests of clients, the schedule, moves. Its writes stand in no audit of operators. */
import type { SQL } from "drizzle-orm";
import type { Environment } from "./environment";
import { prepare, type Statement } from "./sql";

/** The directory as such work sees it. */
export type Directory = {
	read<Row>(statement: SQL<Row>): Promise<Row[]>;
	/** Writes in one batch; gives the rows that each statement returned. */
	write(statements: readonly Statement[]): Promise<unknown[][]>;
};

/** Opens the directory. */
export function openDirectory({ DIRECTORY }: Pick<Environment, "DIRECTORY">): Directory {
	const bind = (statement: Statement) => {
		const { text, params } = prepare(statement);
		return DIRECTORY.prepare(text).bind(...params);
	};
	return {
		read: async <Row>(statement: SQL<Row>) => (await bind(statement).all<Row>()).results,
		write: async (statements) => (await DIRECTORY.batch(statements.map(bind))).map(({ results }) => results),
	};
}

/** Conditions that must hold at the moment of writing, as statements of the batch that they guard. */
import { sql } from "drizzle-orm";
import type { ErrorCode, InternalCode } from "./names";
import type { Statement } from "./sql";

/**
 * Aborts the whole batch with `code` unless `condition` (an SQL expression over guarded tables) is 1 when it runs.
 * The trigger on `assertions` raises the code and keeps no row. Declare the code among the endpoint's errors.
 */
export function assertThat(code: ErrorCode | InternalCode, condition: Statement): Statement {
	return assertAll({ [code]: condition });
}

/** The same for several conditions in one statement; the first in order that does not hold gives its code. */
export function assertAll(conditions: { [Code in ErrorCode | InternalCode]?: Statement }): Statement {
	const rows = Object.entries(conditions).map(([code, condition]) => sql`(${code}, (${condition}))`);
	return sql`insert into assertions (code, ok) values ${sql.join(rows, sql`, `)}`;
}

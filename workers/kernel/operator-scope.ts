/** What every call of an operator receives: who acts, the directory of tenants, and the way into one tenant's account. */
import type { SQL } from "drizzle-orm";
import type { Clock } from "./clock";
import type { Environment } from "./environment";
import type { Account } from "./identity";
import type { Log } from "./log";
import type { Scope, Translate } from "./scope";
import type { Statement } from "./sql";

/** Somebody who runs the platform. Whoever only has the token of the set-up is called `setup`. */
export type Operator = { name: string };

/** What the directory's audit tells of a call: to which account, and the values that it was given. */
export type OperatorSubject = { account_id: number | null; values: Record<string, unknown> };

/** The platform as one call of an operator sees it. */
export type OperatorScope = Readonly<{
	operator: Operator;
	env: Environment;
	clock: Clock;
	newId(): number;
	log: Log;
	translate: Translate;
	request: { id: string; origin: string };
	directory: {
		read<Row>(statement: SQL<Row>): Promise<Row[]>;
		/** Writes to the directory in one batch, with the line of its audit; gives the rows that each statement returned. */
		commit(statements: readonly Statement[], subject: OperatorSubject): Promise<unknown[][]>;
	};
	/** The scope of one account without a person, as its jobs have it; what it commits is in the tenant's own audit too. */
	inAccount(account: Account): Scope<null>;
}>;

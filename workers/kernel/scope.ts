/** What every call receives: whose tenant, who acts, and the only ways to read, write, tell the time and speak. */
import type { SQL } from "drizzle-orm";
import type { AuditSubject } from "./audit";
import type { Clock } from "./clock";
import type { DatabaseCost } from "./database";
import type { Environment } from "./environment";
import type { Account, Actor, User } from "./identity";
import type { Log } from "./log";
import type { TextKey } from "./names";
import type { OutboxMessage } from "./outbox";
import type { Statement } from "./sql";

/** Translates a key such as `points:errors.insufficient_points` into the person's language. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** What a handler hands over to be written at once. */
export type Commit<Answer extends object> = {
	/** The effect, in order. An assertion or constraint that fails undoes all of it. */
	statements: readonly Statement[];
	answer: Answer;
	/** Fields of the answer that only the database knows after the effect, each one SQL value. */
	live?: Partial<Record<keyof Answer & string, SQL>>;
	/** What the audit line says, or a line for each of several subjects; who, when and which act are added. */
	audit?: AuditSubject | readonly AuditSubject[];
	/** What must follow, once and surely: mail, notices, reports. */
	follow?: readonly OutboxMessage[];
};

/** The world as one call sees it. `User` is null only for calls that anyone may do. */
export type Scope<Person extends User | null = User | null> = Readonly<{
	account: Account;
	/** In whose name it happens. */
	user: Person;
	/** Who really acts: the administrator while signed in as a member. */
	actor: Actor | null;
	env: Environment;
	clock: Clock;
	newId(): number;
	log: Log;
	translate: Translate;
	request: RequestFacts;
	cost: DatabaseCost;
	read: {
		<Row>(statement: SQL<Row>): Promise<Row[]>;
		<Result>(statement: PromiseLike<Result> & Statement): Promise<Result>;
	};
	/**
	 * Settles when the call may have effects, with the person and their figures as the database has them: for handlers that
	 * start early (`startsEarly`) and act outside `commit`, or decide by figures. Throws the refusal.
	 */
	entered(): Promise<Person>;
	/** Writes everything in one batch with the audit line, the outbox and the answer kept for a repeat. */
	commit<Answer extends object>(commit: Commit<Answer>): Promise<Answer>;
	/** Writes what may be computed again at any time (kept totals, counts): no audit, no answer, after the answer is sent. */
	remember(statements: readonly Statement[]): Promise<void>;
	/** Lets work go on after the answer, of which none depends: should it fail, the log has a line under this name. */
	afterwards(name: string, work: () => Promise<void>): void;
	/** Counts uses outside the effect's batch, so that refused tries count too; gives what the statements return. */
	writeCount(statements: readonly Statement[]): Promise<unknown[][]>;
	/** Hashes a password when it is this call's turn (`turns.ts`). Throws a 429 refusal when that is not soon. */
	inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
	/** The statements that take back what this call counted against its limits, after a success. */
	takeBackUses(): Statement[];
	/** Adds a Set-Cookie to whatever is answered. */
	setCookie(cookie: string): void;
	/** Calls another declared endpoint in the same scope, with all its checks. */
	call(name: string, input: unknown): Promise<unknown>;
}>;

/** A scope in which somebody is signed in. */
export type MemberScope = Scope<User>;

/** What is known of the request behind a call; jobs have one too, without address and visitor. */
export type RequestFacts = {
	id: string;
	/** Scheme, host and port of the tenant's site. */
	origin: string;
	/** Where the request comes from: an IPv4 address, or the network of an IPv6 address. */
	network: string;
	/** What tells a browser in which somebody signed in before; whose it is, the session feature checks. */
	known_browser?: string;
	/** What the visitor chose about measuring, as the analytics feature reads it. */
	measuring?: string;
	/** What the browser says of itself, cut. */
	agent?: string;
	/** The hash of the session in use. */
	session_hash?: string;
	/** The tokens in the browser's cookies: of the session in use, and of one's own while that is somebody else's. */
	session_token?: string;
	own_session_token?: string;
	/** What the CSRF token is bound to: the session's hash or the visitor's cookie. */
	csrf_holder?: string;
	/** Given by the client to make a repeat harmless. */
	idempotency_key?: string;
	language_code: string;
};

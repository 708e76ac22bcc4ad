/** Expected failures as values that travel through the dispatcher, and the mapping of database constraints to them. */

import type { ErrorCode, InternalCode } from "./names";

/** HTTP statuses that a refusal may carry (endpoints.md, "The contract of every call"). */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429;

/** Values that a refusal's text names, such as the points that are missing. */
export type RefusalDetails = Record<string, string | number>;

/** Field name → messages, the shape of `errors` in a validation answer. */
export type FieldErrors = Record<string, string[]>;

/** An expected failure: part of the contract, shown to the person, never logged as a crash. */
export class Refusal extends Error {
	constructor(
		readonly code: ErrorCode | InternalCode,
		readonly status: RefusalStatus,
		readonly details: RefusalDetails = {},
		readonly errors?: FieldErrors,
	) {
		const { stackTraceLimit } = Error;
		// A refusal is an answer: nobody reads where it was made, and to note that costs more than the answer.
		Error.stackTraceLimit = 0;
		super(code);
		Error.stackTraceLimit = stackTraceLimit;
		this.name = "Refusal";
	}
}

/** A business refusal with a declared code, such as `insufficient_points` (409). */
export function refuse(code: ErrorCode, details?: RefusalDetails, errors?: FieldErrors): Refusal {
	return new Refusal(code, 409, details, errors);
}

/** The refusal for something that this tenant or person cannot see (404). */
export function notFound(what: string): Refusal {
	return new Refusal("not_found", 404, { what });
}

/** The refusal for wrong input found by the handler, field by field (400). */
export function invalid(errors: FieldErrors): Refusal {
	return new Refusal("validation", 400, {}, errors);
}

/** A failed database constraint: its kind, and its name, columns, or the code raised by a trigger. */
export type ConstraintFailure = { kind: "check" | "unique" | "foreign_key" | "not_null" | "trigger"; name: string };

const constraintForms: [RegExp, ConstraintFailure["kind"]][] = [
	[/CHECK constraint failed: ([\w]+)/, "check"],
	[/UNIQUE constraint failed: ([\w., ]+?)(?::|$)/, "unique"],
	[/FOREIGN KEY constraint failed()/, "foreign_key"],
	[/NOT NULL constraint failed: ([\w.]+)/, "not_null"],
	[/D1_ERROR: ([\w]+): SQLITE_CONSTRAINT \(extended: SQLITE_CONSTRAINT_TRIGGER\)/, "trigger"],
];

/** Reads the constraint out of what D1 throws; undefined when the error is of another sort. */
export function constraintFailure(error: unknown): ConstraintFailure | undefined {
	const text =
		error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ""}` : "";
	for (const [form, kind] of constraintForms) {
		const found = form.exec(text);
		if (found) return { kind, name: (found[1] ?? "").trim() };
	}
	return undefined;
}

/** True when a freshly made id met an existing one, so that the batch may be made again with new ids. */
export function isIdCollision(failure: ConstraintFailure): boolean {
	return failure.kind === "unique" && /^(\w+)\.account_id, \1\.id$/.test(failure.name);
}

/** True for what the database refuses whenever it is sent again: a value or statement that is too large, a check, a missing value. */
export function isRefusedForGood(error: unknown): boolean {
	const text =
		error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ""}` : "";
	if (/SQLITE_TOOBIG|too many SQL variables|statement too long/i.test(text)) return true;
	const kind = constraintFailure(error)?.kind;
	return kind === "check" || kind === "not_null";
}

/** What is known of a call that broke off: it was not written; or nobody can say, and sending it again is done once, or may not be. */
export type Outcome = "nothing_changed" | "safe_to_repeat" | "unknown";

/** Under which an error carries what is known of its call. */
const outcomeNote = Symbol("outcome");

/** Notes what is known of the call that this error ended; gives the error to throw. */
export function withOutcome(error: unknown, outcome: Outcome): unknown {
	return error instanceof Error ? Object.assign(error, { [outcomeNote]: outcome }) : error;
}

/** What was noted of the call that this error ended. */
export function outcomeOf(error: unknown): Outcome | undefined {
	return error instanceof Error ? (error as { [outcomeNote]?: Outcome })[outcomeNote] : undefined;
}

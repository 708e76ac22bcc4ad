/** Work that follows an effect or the clock, declared once and started by an outbox message or the schedule. */
import type { SQL } from "drizzle-orm";
import type { z } from "zod";
import type { NextDue, NextPiece } from "./due-work";
import type { OperatorScope } from "./operator-scope";
import type { Scope } from "./scope";
import type { Statement } from "./sql";

/** A declared job. Its handler is idempotent; it ends with `end()`, which commits its effect and its end together. */
export type Job<Payload extends z.ZodType = z.ZodType, Name extends string = string> = {
	/** Feature and job, `reports/make-report`. */
	name: Name;
	summary: string;
	payload: Payload;
	/** How often it is tried before it becomes an errored row, 5 unless said. */
	maxAttempts?: number;
	/** Takes long or much memory: runs after the others of its batch, by itself. */
	runsApart?: true;
	// biome-ignore lint/suspicious/noExplicitAny: the registry holds handlers of every payload; definers see the schema.
	handler: (scope: Scope<null>, payload: any, run: JobRun) => Promise<void>;
	/** Tells people when the last attempt failed, by statements of the feature (an errored row, say). */
	// biome-ignore lint/suspicious/noExplicitAny: as above.
	onFailed?: (scope: Scope<null>, payload: any, reason: string) => Promise<void>;
	afterImport?: AfterImport;
};

/**
 * How an imported account gets the messages of a job, which its export left behind (decision 034): the rows that wait for it.
 * What cannot be taken up in another place ends with the reason `interrupted`, by `onFailed`.
 */
export type AfterImport = {
	does: "go on" | "end";
	/** `payload` is JSON; what is due in the past is due at once. */
	waiting: (account_id: number) => SQL<{ payload: string; due_at: number }>;
};

/** Why work ends that was under way when its account was exported. */
export const interrupted = "interrupted by a move to another place";

/** What a job knows of its own run. */
export type JobRun = {
	outbox_id: number;
	attempt: number;
	/** Ends the message; put it into the batch of the last effect. */
	end(): Statement[];
	/** Holds the message for a further lease; put it into a batch of a long run. */
	renew(): Statement[];
	/** What `assertAll` is to assert in batches before the last: that this run still holds the message, and the account is open. */
	holds(): { lease_lost: Statement };
};

/** Declares a job. */
export function defineJob<Payload extends z.ZodType, const Name extends string>(
	declaration: Omit<Job<Payload, Name>, "handler" | "onFailed"> & {
		handler: (scope: Scope<null>, payload: z.output<Payload>, run: JobRun) => Promise<void>;
		onFailed?: (scope: Scope<null>, payload: z.output<Payload>, reason: string) => Promise<void>;
	},
): Job<Payload, Name> {
	return declaration;
}

/**
 * Work that the clock starts for an account when it is due, about to the minute. Its handler does what is due, a bounded
 * piece of it, and gives the moment from which on there may be more; that may be `never` where triggers make it due.
 */
export type ScheduledWork = {
	name: string;
	summary: string;
	/** Triggers that make it due when something happens, each a row of `due_work` with this name (decision 039). */
	triggers?: readonly string[];
	handler: (scope: Scope<null>) => Promise<NextDue | NextPiece>;
};

/** The platform as work sees it that belongs to no account. */
export type PlatformScope = Pick<OperatorScope, "env" | "clock" | "newId" | "log">;

/** Work that the clock starts once for the whole platform, about once a minute; it must be cheap when there is nothing to do. */
export type PlatformWork = { name: string; summary: string; handler: (scope: PlatformScope) => Promise<void> };

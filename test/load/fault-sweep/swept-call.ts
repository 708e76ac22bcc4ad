/** What the sweep breaks: a situation that is made afresh each time, and in it one call that is sent as a client would. */
import { sql } from "drizzle-orm";
import type { Client, Reply } from "#test/kit/client";
import { dueWorkOf, runDueWork } from "#test/kit/schedule";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { runOfWork } from "#workers/kernel/due-work";
import type { Environment } from "#workers/kernel/environment";
import { type EndpointInput, type EndpointName, endpoints } from "#workers/registry";
import { deliverDue } from "./deliver";

/** The key under which each call is sent again. */
export const repeatKey = "sweep-0001";

/** A tenant in which one call is about to happen. `members` own the carts that are compared. */
export type SweptWorld = {
	tenant: TestTenant;
	members: readonly TestMember[];
	/** Sends the call, always the same. A job gives no reply: nobody waits for one. */
	action(environment: Environment): Promise<Reply | undefined>;
	/** What comes by itself a minute later, when a scheduled work finds what is left. */
	comeAgain?(environment: Environment): Promise<void>;
	/** What objects know beside the carts, once everything has followed. */
	readMore?(): Promise<unknown>;
};

/** A call of the sweep. */
export type MainWrite = {
	/** What is declared: an endpoint's or a job's name; `detail` tells its situations apart. */
	covers: string;
	detail?: string;
	/** Makes the situation. `quiet` are sound bindings whose queue delivers nothing by itself. */
	prepare(quiet: Environment): Promise<SweptWorld>;
	/** True for work of several batches, between which other states are right. */
	isStepwise?: boolean;
	/** What follows through the outbox, and so may still be as before right after a success. */
	follows?: readonly string[];
	/** True for a call about what waits to be delivered, which must wait then. */
	isAboutWaiting?: boolean;
	/** The status with which sending it again is refused once it took place, because there is nothing left to do. */
	refusedOnceDone?: number;
	/** Tables in which sending it again leaves a trace of its own, such as a second line in the audit. */
	repeatLeaves?: readonly string[];
};

/** Who sends what. */
export type Sending<Name extends EndpointName> = {
	tenant: TestTenant;
	members: readonly TestMember[];
	client: Client;
	input: EndpointInput<Name>;
	readMore?: SweptWorld["readMore"];
};

/** The call of an endpoint; one that is kept under a key carries the same each time. */
export function call<Name extends EndpointName>(
	covers: Name,
	prepare: (quiet: Environment) => Promise<Sending<Name>>,
	options: Omit<MainWrite, "covers" | "prepare"> = {},
): MainWrite {
	const { kind } = endpoints[covers].repetition as { kind: string };
	const headers: Record<string, string> = kind === "key" ? { "idempotency-key": repeatKey } : {};
	return {
		covers,
		repeatLeaves: { key: [], natural: ["audit_lines"], none: ["audit_lines", "sessions"] }[kind],
		...options,
		prepare: async (quiet) => {
			const { client, input, ...world } = await prepare(quiet);
			client.environment = quiet as never;
			await client.csrfToken();
			if (!options.isAboutWaiting) await deliverDue(world.tenant, quiet);
			return {
				...world,
				action: (environment) => {
					client.environment = environment as never;
					return client.try(covers, input, headers) as Promise<Reply>;
				},
			};
		},
	};
}

/** A work that goes on in further runs, one of which failed, is over after so many. */
const maxRuns = 5;

/** A scheduled work of a client; what one run left, because it failed or has more to do, the next ones find. */
export function scheduledWork(
	covers: string,
	prepare: (quiet: Environment) => Promise<Pick<SweptWorld, "tenant" | "members">>,
	options: Pick<MainWrite, "isStepwise"> = {},
): MainWrite {
	return {
		covers,
		...options,
		prepare: async (quiet) => {
			const world = await prepare(quiet);
			const run = async (environment: Environment) => {
				// A run that never came back is looked for once its time is over.
				await world.tenant.database.write([
					sql`update due_work set due_at = 0 where account_id = ${world.tenant.id} and work in (${covers}, ${runOfWork})`,
				]);
				// What else is due would change other rows, before this work or after it.
				await runDueWork(world.tenant, environment, undefined, covers);
			};
			const runAll = async (environment: Environment) => {
				for (let turn = 0; turn < maxRuns; turn += 1) {
					await run(environment);
					if (!(await dueWorkOf(world.tenant)).includes(covers)) return;
				}
				throw new Error(`${covers} is due after ${maxRuns} runs still`);
			};
			return { ...world, action: (environment) => run(environment).then(() => undefined), comeAgain: runAll };
		},
	};
}

/** Calls an endpoint as somebody of a large tenant and says how many rows its handler reads. */
import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { afterAll, beforeAll } from "vitest";
import type { BigTenant } from "#test/factories/big-tenant";
import type { TestMember } from "#test/kit/tenant";
import { prepareRequestContext } from "#workers/http/prepare-request-context";
import { callEndpoint } from "#workers/kernel/call-endpoint";
import { systemClock } from "#workers/kernel/clock";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import type { Environment } from "#workers/kernel/environment";
import { isolateClock } from "#workers/runtime/clock";

/** A page of a list, or whatever else is answered. */
export type Answer = { table_rows?: unknown[]; total_pages?: number; extra_data?: { anchor: string | null } };
/** What was answered, and the rows that were read for it. */
export type Reading = { cost: number; answer: Answer };

/** What a person may ask an endpoint in this tenant, and what its handler reads. */
export async function read(
	{ tenant }: BigTenant,
	person: TestMember,
	endpoint: Endpoint,
	payload: object,
): Promise<Reading> {
	const cookie = [...person.client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const context = createExecutionContext();
	const request = new Request(`http://${tenant.host}/`, { headers: { cookie } });
	const place = { account_id: tenant.id, shard: tenant.shard };
	const requestContext = await prepareRequestContext(request, env as unknown as Environment, context, place as never);
	const before = requestContext.database.cost.rows_read;
	// An account that nobody remembers: what isolates keep by its version is made anew, and measured.
	const answer = await callEndpoint(endpoint, { ...requestContext, account: { ...requestContext.account } }, payload);
	const cost = requestContext.database.cost.rows_read - before;
	await waitOnExecutionContext(context);
	return { cost, answer };
}

/** Stops the Worker's clock for a file of tests: what some lists keep for a minute does not end between two readings. */
export function stopClock(): void {
	beforeAll(() => {
		const now = Date.now();
		isolateClock.current = { now: () => now };
	});
	afterAll(() => {
		isolateClock.current = systemClock;
	});
}

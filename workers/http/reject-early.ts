/** Before the usual way: an order of what is sold out is refused by facts that many share, when nothing else could be said (decision 024). */
import { mayRejectEarly, rejectLate } from "#workers/features/checkout";
import { authorise } from "#workers/kernel/authorise";
import { countAgainstLimits, givenKey } from "#workers/kernel/call-endpoint";
import { createScope } from "#workers/kernel/create-scope";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import type { Environment } from "#workers/kernel/environment";
import type { Refusal } from "#workers/kernel/errors";
import { callKey } from "#workers/kernel/idempotency";
import { parseInput } from "#workers/kernel/parse-input";
import type { MemberScope } from "#workers/kernel/scope";
import type { Tenant } from "#workers/runtime/directory";
import { isConfirmedBy } from "./find-person";
import { type RequestContext, recallRequestContext } from "./prepare-request-context";
import { requireCsrfToken, requireOwnOrigin } from "./protect";
import type { ReadOnce } from "./read-body";

/** What the dispatcher is asked with. */
type Asked = { request: Request; env: Environment; context: Pick<ExecutionContext, "waitUntil">; tenant: Tenant };

/**
 * The refusal of a call that comes too late, and the request context on which it was found. Everything that the usual way would
 * refuse, repeat or do is left to it, and so is whatever fails here.
 */
export async function rejectEarly(
	endpoint: Endpoint,
	{ request, env, context, tenant }: Asked,
	read: ReadOnce,
): Promise<{ refusal: Refusal; requestContext: RequestContext } | undefined> {
	if (endpoint.name !== "checkout/checkout" || !mayRejectEarly(tenant.account_id)) return undefined;
	try {
		const recalled = await recallRequestContext(request, env, context, tenant);
		if (!recalled) return undefined;
		const { requestContext } = recalled;
		requireOwnOrigin(request);
		await requireCsrfToken(requestContext, request.headers.get("x-csrf-token"));
		authorise(endpoint, requestContext);
		const { payload, role_for_testing } = await read(requestContext);
		if (role_for_testing !== undefined || !requestContext.user) return undefined;
		const input = parseInput(endpoint.input, payload ?? {}, requestContext.translate);
		const given = givenKey(endpoint, requestContext, input);
		const key = given && callKey(endpoint.name, requestContext.user.id, given);
		const scope = createScope(requestContext, endpoint.name) as MemberScope;
		const late = await rejectLate(scope, input as Parameters<typeof rejectLate>[1], key);
		if (!late || !isConfirmedBy(recalled, late.person)) return undefined;
		await countAgainstLimits(endpoint, requestContext, input);
		return { refusal: late.refusal, requestContext };
	} catch {
		return undefined;
	}
}

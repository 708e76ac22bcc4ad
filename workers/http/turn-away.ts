/** Before the usual way: an order of what is sold out is refused by facts that many share, when nothing else could be said (decision 081). */
import { mayTurnAway, turnAwayLate } from "#workers/features/checkout";
import { authorise } from "#workers/kernel/authorise";
import { countAgainstLimit, givenKey } from "#workers/kernel/call-endpoint";
import { createScope } from "#workers/kernel/create-scope";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import type { Environment } from "#workers/kernel/environment";
import type { Refusal } from "#workers/kernel/errors";
import { actKey } from "#workers/kernel/idempotency";
import { parseInput } from "#workers/kernel/parse-input";
import type { MemberScope } from "#workers/kernel/scope";
import { isConfirmedBy } from "./find-person";
import type { Tenant } from "./find-tenant";
import { type RequestGround, recallGround } from "./prepare-ground";
import { requireCsrfToken, requireOwnOrigin } from "./protect";
import type { readBody } from "./read-body";

/** What the door is asked with. */
type Asked = { request: Request; env: Environment; context: Pick<ExecutionContext, "waitUntil">; tenant: Tenant };

/**
 * The refusal of a call that comes too late, and the ground on which it was found. Everything that the usual way would
 * refuse, repeat or do is left to it, and so is whatever fails here.
 */
export async function turnAway(
	endpoint: Endpoint,
	{ request, env, context, tenant }: Asked,
	read: () => ReturnType<typeof readBody>,
): Promise<{ refusal: Refusal; ground: RequestGround } | undefined> {
	if (endpoint.name !== "checkout/checkout" || !mayTurnAway(tenant.account_id)) return undefined;
	try {
		const recalled = await recallGround(request, env, context, tenant);
		if (!recalled) return undefined;
		const { ground } = recalled;
		requireOwnOrigin(request);
		await requireCsrfToken(ground, request.headers.get("x-csrf-token"));
		const { payload, role_for_testing } = await read();
		authorise(endpoint, ground);
		if (role_for_testing !== undefined || !ground.user) return undefined;
		const input = parseInput(endpoint.input, payload ?? {}, ground.translate);
		const given = givenKey(endpoint, ground, input);
		const key = given && actKey(endpoint.name, ground.user.id, given);
		const scope = createScope(ground, endpoint.name) as MemberScope;
		const late = await turnAwayLate(scope, input as Parameters<typeof turnAwayLate>[1], key);
		if (!late || !isConfirmedBy(recalled, late.person)) return undefined;
		await countAgainstLimit(endpoint, ground);
		return { refusal: late.refusal, ground };
	} catch {
		return undefined;
	}
}

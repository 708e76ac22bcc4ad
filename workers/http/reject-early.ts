/** Before the usual way: what many ask for in vain at once is refused by facts that they share, when nothing else could be said. */
import { authorise } from "#workers/kernel/authorise";
import { countAgainstLimits } from "#workers/kernel/count-uses";
import { createScope } from "#workers/kernel/create-scope";
import type { EarlyRejection, Endpoint } from "#workers/kernel/define-endpoint";
import type { Environment } from "#workers/kernel/environment";
import type { Refusal } from "#workers/kernel/errors";
import { callKey } from "#workers/kernel/idempotency";
import { parseInput } from "#workers/kernel/parse-input";
import { givenKey } from "#workers/kernel/repeats";
import type { MemberScope } from "#workers/kernel/scope";
import type { Tenant } from "#workers/runtime/directory";
import { forgetRejected, wasRejected } from "#workers/runtime/seen-rejected";
import { type RecalledContext, type RequestContext, recallRequestContext } from "./prepare-request-context";
import { requireCsrfToken, requireOwnOrigin } from "./protect";
import type { ReadOnce } from "./read-body";

/** What the dispatcher is asked with. */
type Asked = { request: Request; env: Environment; context: Pick<ExecutionContext, "waitUntil">; tenant: Tenant };

/**
 * The refusal of a call that comes too late, and the request context on which it was found, for endpoints that declare
 * `rejectEarly`. Everything that the usual way would refuse, repeat or do is left to it, and so is whatever fails here.
 */
export async function rejectEarly(
	endpoint: Endpoint,
	{ request, env, context, tenant }: Asked,
	read: ReadOnce,
): Promise<{ refusal: Refusal; requestContext: RequestContext } | undefined> {
	const early = endpoint.rejectEarly as EarlyRejection<unknown> | undefined;
	if (!early || !wasRejected({ endpoint: endpoint.name, account_id: tenant.account_id })) return undefined;
	try {
		const recalled = await recallRequestContext(request, env, context, tenant);
		return recalled && (await askEarly(endpoint, early, { request, read, recalled }));
	} catch {
		return undefined;
	}
}

type Call = { request: Request; read: ReadOnce; recalled: RecalledContext };

async function askEarly(endpoint: Endpoint, early: EarlyRejection<unknown>, { request, read, recalled }: Call) {
	const { requestContext, isConfirmedBy } = recalled;
	requireOwnOrigin(request);
	await requireCsrfToken(requestContext, request.headers.get("x-csrf-token"));
	authorise(endpoint, requestContext);
	const { payload, role_for_testing } = await read(requestContext);
	if (role_for_testing !== undefined || !requestContext.user) return undefined;
	const input = parseInput(endpoint.input, payload ?? {}, requestContext.translate);
	const subjects = early.subjects(input);
	const call = { endpoint: endpoint.name, account_id: requestContext.account.id };
	if (!wasRejected(call, subjects)) return undefined;
	const given = givenKey(endpoint, requestContext, input);
	const key = given && callKey(endpoint.name, requestContext.user.id, given);
	const scope = createScope(requestContext, endpoint.name) as MemberScope;
	const { rejected, person, refusal } = await early.ask(scope, input, key);
	forgetRejected(
		call,
		subjects.filter((subject) => !rejected.includes(subject)),
	);
	if (!refusal || !person || !isConfirmedBy(person)) return undefined;
	await countAgainstLimits(endpoint, requestContext, input);
	// The person was confirmed just now.
	const confirmation = Promise.resolve({ holds: true, user: requestContext.user });
	return { refusal, requestContext: { ...requestContext, confirmation } };
}

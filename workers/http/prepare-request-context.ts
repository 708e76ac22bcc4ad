/** Finds out who stands at the dispatcher: one batch reads account, session and person; the rest is made once a request. */
import { awaitedLater } from "#workers/kernel/awaited-later";
import { callEndpoint } from "#workers/kernel/call-endpoint";
import { cookieNames, readCookie, readToken } from "#workers/kernel/cookies";
import type { CallContext, Confirmation } from "#workers/kernel/create-scope";
import { openTenantDatabase, type TenantDatabase } from "#workers/kernel/database";
import { type Environment, isLocalRequest } from "#workers/kernel/environment";
import { roles, type User } from "#workers/kernel/identity";
import { createLog } from "#workers/kernel/log";
import { networkOf } from "#workers/kernel/network";
import { chooseLanguage, textsFor, translator } from "#workers/kernel/translate";
import { findEndpoint } from "#workers/registry";
import { isolateClock, isolateIds } from "#workers/runtime/clock";
import type { Tenant } from "#workers/runtime/directory";
import {
	type FoundPerson,
	findPerson,
	type Memory,
	type RecalledPerson,
	recallPerson,
} from "#workers/runtime/find-person";
import { urlOf } from "#workers/runtime/requests";
import { gatherSignals } from "#workers/runtime/signals";

/** The request's request context with what the transports need beside it. */
export type RequestContext = CallContext & {
	confirmation: Promise<Confirmation>;
	counted: Set<string>;
	cookies: string[];
	texts: ReturnType<typeof textsFor>;
	startedAt: number;
};

/** Prepares the request context of a request; `memory` and `confirmation` are those of `findPerson`. */
export async function prepareRequestContext(
	request: Request,
	env: Environment,
	context: Pick<ExecutionContext, "waitUntil">,
	tenant: Tenant,
	memory: Memory = "nothing",
): Promise<RequestContext> {
	const database = openTenantDatabase(env, tenant.shard, tenant.account_id);
	const person = await findPerson(database, tenant, sessionTokenOf(request), memory);
	return composeRequestContext(request, env, context, { ...person, database });
}

/** A request context of which nothing is confirmed: no call may run on it. */
export type RecalledContext = { requestContext: RequestContext } & Pick<RecalledPerson, "isConfirmedBy">;

/**
 * The request context as the isolate remembers it, with nothing asked of the database. Nothing when the person is not
 * remembered.
 */
export async function recallRequestContext(
	request: Request,
	env: Environment,
	context: Pick<ExecutionContext, "waitUntil">,
	tenant: Tenant,
): Promise<RecalledContext | undefined> {
	const recalled = await recallPerson(tenant, sessionTokenOf(request));
	if (!recalled) return undefined;
	const { isConfirmedBy, ...person } = recalled;
	const database = openTenantDatabase(env, tenant.shard, tenant.account_id);
	const confirmation = Promise.resolve({ holds: false, user: null });
	const requestContext = await composeRequestContext(request, env, context, { ...person, confirmation, database });
	return { requestContext, isConfirmedBy };
}

const sessionTokenOf = (request: Request) => readToken(request.headers.get("cookie"), cookieNames.session);

type Found = FoundPerson & { database: TenantDatabase };

/** What acts and screens need of the request, made of the rows that were found. */
async function composeRequestContext(
	request: Request,
	env: Environment,
	context: Pick<ExecutionContext, "waitUntil">,
	{ database, account, user, actor, session_hash, stands, confirmation }: Found,
): Promise<RequestContext> {
	const url = urlOf(request);
	const cookieHeader = request.headers.get("cookie");
	const id = request.headers.get("cf-ray") ?? crypto.randomUUID();
	const chosen = [user?.language_code, readCookie(cookieHeader, cookieNames.language)];
	const language_code = await chooseLanguage(account, chosen, request);
	const texts = textsFor(account, language_code);
	const cookies: string[] = [];
	const log = createLog({ request_id: id, account_id: account.id, user_id: user?.id ?? null, path: url.pathname });
	const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
	const requestContext: RequestContext = {
		account,
		user,
		actor,
		env,
		clock: isolateClock.current,
		newId: isolateIds(),
		log,
		translate: translator(texts),
		texts,
		request: {
			id,
			origin: url.origin,
			network: networkOf(addressOf(request, env)),
			known_browser: readCookie(cookieHeader, cookieNames.knownBrowser),
			measuring: readCookie(cookieHeader, cookieNames.measuring),
			agent: request.headers.get("user-agent")?.slice(0, 250),
			session_hash,
			session_token: session_hash && readToken(cookieHeader, cookieNames.session),
			own_session_token: readToken(cookieHeader, cookieNames.ownSession),
			csrf_holder: session_hash ?? readToken(cookieHeader, cookieNames.visitor),
			idempotency_key: request.headers.get("idempotency-key") ?? undefined,
			language_code,
		},
		database,
		stands,
		confirmation,
		signal: gatherSignals(env.OUTBOX_QUEUE, waitUntil, log),
		waitUntil,
		setCookie: (cookie) => cookies.push(cookie),
		cookies,
		counted: new Set(),
		startedAt: Date.now(),
		call: (name, input) => callNamed(requestContext, name, input),
	};
	return requestContext;
}

/** Calls another endpoint for the same people. */
function callNamed(requestContext: RequestContext, name: string, input: unknown): Promise<object> {
	const endpoint = findEndpoint(name);
	if (!endpoint) throw new Error(`no endpoint is called ${name}`);
	return callEndpoint(endpoint, requestContext, input);
}

/** Who asks, as Cloudflare says it. On a developer's machine nobody does, and what a client says of itself is not believed. */
function addressOf(request: Request, { ENVIRONMENT }: Environment): string | null {
	const isCloudflare = ENVIRONMENT !== "local" && ENVIRONMENT !== "development";
	return isCloudflare ? request.headers.get("cf-connecting-ip") : null;
}

/**
 * The same request context seen through the role marker of a test call: it can only narrow. The named role must be one, the real
 * role must be allowed as well, and an administrator's view gives way to the named role's. Only a developer's machine heeds it.
 */
export function narrowedBy(requestContext: RequestContext, role_for_testing: unknown): RequestContext {
	const role = roles.find((known) => known === role_for_testing);
	if (!role || !isLocalRequest(requestContext) || requestContext.user?.role !== "account_owner") return requestContext;
	const inRole = (user: User | null) => user && Object.freeze({ ...user, role });
	const confirmation = awaitedLater(
		requestContext.confirmation.then(({ holds, user }) => ({ holds, user: inRole(user) })),
	);
	const narrowed: RequestContext = {
		...requestContext,
		user: inRole(requestContext.user),
		confirmation,
		// What the call asks of others is narrowed with it.
		call: (name, input) => callNamed(narrowed, name, input),
	};
	return narrowed;
}

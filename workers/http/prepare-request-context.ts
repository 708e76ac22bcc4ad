/** Finds out who stands at the dispatcher: one batch reads account, session and person; the rest is made once a request. */
import { cookieNames, readCookie, readToken, sessionStands, toUser } from "#workers/features/session";
import { callEndpoint } from "#workers/kernel/call-endpoint";
import type { CallContext } from "#workers/kernel/create-scope";
import { openTenantDatabase, type TenantDatabase } from "#workers/kernel/database";
import { type Environment, isLocalRequest, shardDatabase } from "#workers/kernel/environment";
import { roles, type User } from "#workers/kernel/identity";
import { createLog } from "#workers/kernel/log";
import { networkOf } from "#workers/kernel/network";
import { chooseLanguage, textsFor, translator } from "#workers/kernel/translate";
import { findEndpoint } from "#workers/registry";
import { isolateClock, isolateIds } from "#workers/runtime/clock";
import type { Tenant } from "#workers/runtime/directory";
import { urlOf } from "#workers/runtime/requests";
import { cacheSession, sessionHashOf } from "#workers/runtime/secrets";
import { gatherSignals } from "#workers/runtime/signals";
import { cachedPerson, type FoundPerson, figuresOf, findPerson, type Memory, type Person } from "./find-person";

/** The request's request context with what the transports need beside it. */
export type RequestContext = CallContext & {
	counted: Set<string>;
	cookies: string[];
	texts: ReturnType<typeof textsFor>;
	startedAt: number;
};

/** Prepares the request context of a request; `memory` and `isConfirmed` are those of `findPerson`. */
export async function prepareRequestContext(
	request: Request,
	env: Environment,
	context: Pick<ExecutionContext, "waitUntil">,
	tenant: Tenant,
	memory: Memory = "nothing",
): Promise<RequestContext> {
	const database = openTenantDatabase(shardDatabase(env, tenant.shard), tenant.account_id);
	const token = readToken(request.headers.get("cookie"), cookieNames.session);
	const session_hash = token && (await sessionHashOf(token));
	const person = await findPerson(database, tenant, session_hash, { now: isolateClock.current.now(), memory });
	if (token && session_hash && person.userRow) cacheSession(token, session_hash);
	return composeRequestContext(request, env, context, { ...person, database, session_hash });
}

/**
 * The request context as the isolate remembers it, with nothing asked of the database and nothing confirmed: no call may run on it.
 * Nothing when the person is not remembered.
 */
export async function recallRequestContext(
	request: Request,
	env: Environment,
	context: Pick<ExecutionContext, "waitUntil">,
	tenant: Tenant,
): Promise<(Person & { requestContext: RequestContext }) | undefined> {
	const token = readToken(request.headers.get("cookie"), cookieNames.session);
	const session_hash = token && (await sessionHashOf(token));
	const person = session_hash ? cachedPerson(tenant, session_hash) : undefined;
	if (!person?.userRow || !session_hash) return undefined;
	const database = openTenantDatabase(shardDatabase(env, tenant.shard), tenant.account_id);
	const unconfirmed = { isConfirmed: Promise.resolve(false), current: Promise.resolve(undefined) };
	return {
		...person,
		requestContext: composeRequestContext(request, env, context, { ...person, ...unconfirmed, database, session_hash }),
	};
}

type Found = FoundPerson & { database: TenantDatabase; session_hash: string | undefined };

/** What acts and screens need of the request, made of the rows that were found. */
function composeRequestContext(
	request: Request,
	env: Environment,
	context: Pick<ExecutionContext, "waitUntil">,
	{ database, account, userRow, session_hash, ...found }: Found,
): RequestContext {
	const url = urlOf(request);
	const cookieHeader = request.headers.get("cookie");
	const user = userRow ? toUser(userRow) : null;
	const id = request.headers.get("cf-ray") ?? crypto.randomUUID();
	const language_code = chooseLanguage(account, [
		user?.language_code,
		readCookie(cookieHeader, cookieNames.language),
		request.headers.get("accept-language"),
	]);
	const texts = textsFor(account, language_code);
	const cookies: string[] = [];
	const log = createLog({ request_id: id, account_id: account.id, user_id: user?.id ?? null, path: url.pathname });
	const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
	const requestContext: RequestContext = {
		account,
		user,
		actor: userRow?.actor_id ? ({ ...toUser(userRow), id: userRow.actor_id, role: "account_owner" } as User) : null,
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
			session_hash: user ? session_hash : undefined,
			csrf_holder: (user ? session_hash : undefined) ?? readToken(cookieHeader, cookieNames.visitor),
			idempotency_key: request.headers.get("idempotency-key") ?? undefined,
			language_code,
		},
		database,
		stands:
			userRow && session_hash
				? () => sessionStands(account.id, session_hash, userRow.role, isolateClock.current.now())
				: undefined,
		isConfirmed: found.isConfirmed.then((isIt) => isIt && takeFigures(requestContext, found.current)),
		signal: gatherSignals(env.OUTBOX_QUEUE, waitUntil, log),
		waitUntil,
		setCookie: (cookie) => cookies.push(cookie),
		cookies,
		counted: new Set(),
		startedAt: Date.now(),
		call: (name, input) => {
			const endpoint = findEndpoint(name);
			if (!endpoint) throw new Error(`no endpoint is called ${name}`);
			return callEndpoint(endpoint, requestContext, input);
		},
	};
	requestContext.isConfirmed?.catch(() => undefined);
	return requestContext;
}

/** Who asks, as Cloudflare says it. On a developer's machine nobody does, and what a client says of itself is not believed. */
function addressOf(request: Request, { ENVIRONMENT }: Environment): string | null {
	const isCloudflare = ENVIRONMENT !== "local" && ENVIRONMENT !== "development";
	return isCloudflare ? request.headers.get("cf-connecting-ip") : null;
}

/** Makes the person's figures those of the database. */
async function takeFigures({ user }: CallContext, current: FoundPerson["current"]): Promise<true> {
	const row = await current;
	if (user && row) Object.assign(user, figuresOf(row));
	return true;
}

/**
 * The same request context seen through the role marker of a test call: it can only narrow. The named role must be one, the real
 * role must be allowed as well, and an administrator's view gives way to the named role's. Only a developer's machine heeds it.
 */
export function narrowedBy(requestContext: CallContext, role_for_testing: unknown): CallContext {
	const role = roles.find((known) => known === role_for_testing);
	if (!role || !requestContext.user || !isLocalRequest(requestContext) || requestContext.user.role !== "account_owner")
		return requestContext;
	const { user: whole } = requestContext;
	const user = { ...whole, role };
	const isConfirmed = requestContext.isConfirmed?.then((isIt) => {
		Object.assign(user, figuresOf(whole));
		return isIt;
	});
	isConfirmed?.catch(() => undefined);
	return { ...requestContext, user, isConfirmed };
}

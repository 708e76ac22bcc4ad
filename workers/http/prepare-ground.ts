/** Finds out who stands at the door: one batch reads account, session and person; the rest is made once a request. */
import { cookieNames, hashToken, readCookie, toUser } from "#workers/features/session";
import { callEndpoint } from "#workers/kernel/call-endpoint";
import { type Clock, systemClock } from "#workers/kernel/clock";
import type { Ground } from "#workers/kernel/create-scope";
import { openTenantDatabase, type TenantDatabase } from "#workers/kernel/database";
import { type Environment, shardDatabase } from "#workers/kernel/environment";
import { roles, type User } from "#workers/kernel/identity";
import { createIdMaker, type IdMaker } from "#workers/kernel/ids";
import { createLog } from "#workers/kernel/log";
import { gatherSignals } from "#workers/kernel/outbox";
import { chooseLanguage, textsFor, translator } from "#workers/kernel/translate";
import { findEndpoint } from "#workers/registry";
import { type FoundPerson, figuresOf, findPerson, type Memory, type Person, rememberedPerson } from "./find-person";
import type { Tenant } from "./find-tenant";
import { urlOf } from "./url-of";

/** The request's ground with what the transports need beside it. */
export type RequestGround = Ground & { cookies: string[]; texts: ReturnType<typeof textsFor>; startedAt: number };

let newId: IdMaker | undefined;

/** The clock of this isolate; tests hold it still. */
export const isolateClock: { current: Clock } = { current: systemClock };

/** Ids of this isolate, never repeated within it. */
export function isolateIds(): IdMaker {
	newId ??= createIdMaker({ now: () => isolateClock.current.now() });
	return newId;
}

/** Prepares the ground of a request; `memory` and `isConfirmed` are those of `findPerson`. */
export async function prepareGround(
	request: Request,
	env: Environment,
	context: Pick<ExecutionContext, "waitUntil">,
	tenant: Tenant,
	memory: Memory = "nothing",
): Promise<RequestGround> {
	const database = openTenantDatabase(shardDatabase(env, tenant.shard), tenant.account_id);
	const token = readCookie(request.headers.get("cookie"), cookieNames.session);
	const session_hash = token ? await hashToken(token) : undefined;
	const person = await findPerson(database, tenant, session_hash, { now: isolateClock.current.now(), memory });
	return composeGround(request, env, context, { ...person, database, session_hash });
}

/**
 * The ground as the isolate remembers it, with nothing asked of the database and nothing confirmed: no act may run on it.
 * Nothing when the person is not remembered.
 */
export async function recallGround(
	request: Request,
	env: Environment,
	context: Pick<ExecutionContext, "waitUntil">,
	tenant: Tenant,
): Promise<(Person & { ground: RequestGround }) | undefined> {
	const token = readCookie(request.headers.get("cookie"), cookieNames.session);
	const session_hash = token && (await hashToken(token));
	const person = session_hash ? rememberedPerson(tenant, session_hash) : undefined;
	if (!person?.userRow || !session_hash) return undefined;
	const database = openTenantDatabase(shardDatabase(env, tenant.shard), tenant.account_id);
	const unconfirmed = { isConfirmed: Promise.resolve(false), current: Promise.resolve(undefined) };
	return {
		...person,
		ground: composeGround(request, env, context, { ...person, ...unconfirmed, database, session_hash }),
	};
}

type Found = FoundPerson & { database: TenantDatabase; session_hash: string | undefined };

/** What acts and screens need of the request, made of the rows that were found. */
function composeGround(
	request: Request,
	env: Environment,
	context: Pick<ExecutionContext, "waitUntil">,
	{ database, account, userRow, session_hash, ...found }: Found,
): RequestGround {
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
	const ground: RequestGround = {
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
			ip: request.headers.get("cf-connecting-ip") ?? "local",
			session_hash: user ? session_hash : undefined,
			csrf_holder: (user ? session_hash : undefined) ?? readCookie(cookieHeader, cookieNames.visitor),
			idempotency_key: request.headers.get("idempotency-key")?.slice(0, 200) ?? undefined,
			language_code,
		},
		database,
		isConfirmed: found.isConfirmed.then((isIt) => isIt && takeFigures(ground, found.current)),
		signal: gatherSignals(env.OUTBOX_QUEUE, waitUntil, log),
		waitUntil,
		setCookie: (cookie) => cookies.push(cookie),
		cookies,
		startedAt: Date.now(),
		call: (name, input) => {
			const endpoint = findEndpoint(name);
			if (!endpoint) throw new Error(`no endpoint is called ${name}`);
			return callEndpoint(endpoint, ground, input);
		},
	};
	ground.isConfirmed?.catch(() => undefined);
	return ground;
}

/** Makes the person's figures those of the database. */
async function takeFigures({ user }: Ground, current: FoundPerson["current"]): Promise<true> {
	const row = await current;
	if (user && row) Object.assign(user, figuresOf(row));
	return true;
}

/**
 * The same ground seen through the role marker of a test call: it can only narrow. The named role must be one, the real
 * role must be allowed as well, and an administrator's view gives way to the named role's. Ignored in production.
 */
export function narrowedBy(ground: Ground, role_for_testing: unknown): Ground {
	const role = roles.find((known) => known === role_for_testing);
	if (!role || !ground.user || ground.env.ENVIRONMENT === "production" || ground.user.role !== "account_owner")
		return ground;
	const { user: whole } = ground;
	const user = { ...whole, role };
	const isConfirmed = ground.isConfirmed?.then((isIt) => {
		Object.assign(user, figuresOf(whole));
		return isIt;
	});
	isConfirmed?.catch(() => undefined);
	return { ...ground, user, isConfirmed };
}

/** The platform's own host: operators' calls, for whoever brings a token, and whether all is well. No cookie is read here. */
import { composeJobContext } from "#workers/background/job-context";
import { callOperatorEndpoint } from "#workers/kernel/call-operator-endpoint";
import { createScope } from "#workers/kernel/create-scope";
import { openTenantDatabase } from "#workers/kernel/database";
import type { OperatorEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, Refusal } from "#workers/kernel/errors";
import type { Account } from "#workers/kernel/identity";
import { createLog } from "#workers/kernel/log";
import type { Operator, OperatorScope } from "#workers/kernel/operator-scope";
import type { Scope } from "#workers/kernel/scope";
import { prepare, type Statement } from "#workers/kernel/sql";
import { textsFor, translator } from "#workers/kernel/translate";
import { recordCall } from "#workers/metrics/record-call";
import { allOperatorEndpoints } from "#workers/registry";
import { isolateClock, isolateIds } from "#workers/runtime/clock";
import { isPlatformWell } from "#workers/runtime/health";
import { findOperator } from "#workers/runtime/operators";
import { noteRequestId, urlOf } from "#workers/runtime/requests";
import { gatherSignals } from "#workers/runtime/signals";
import type { Asked } from "./answer-in-context";
import { errorAnswer, jsonResponse, plainPage, successAnswer } from "./answers";
import { describeOperations } from "./openapi";
import { readBody } from "./read-body";
import { maxStrangerBytes } from "./read-bytes";

/** Operators work in English. */
const language_code = "en";
const nobody = { labels: {}, default_language_code: language_code, company_name: "" };

/** What all that an operator's request does has in common. */
type Facts = Omit<OperatorScope, "operator" | "directory" | "inAccount"> & {
	waitUntil: (work: Promise<unknown>) => void;
};

/** Answers one request on the platform's own host. */
export async function serveOperator({ req, env, executionCtx }: Asked): Promise<Response> {
	const request = req.raw;
	const { pathname, origin } = urlOf(request);
	const id = request.headers.get("cf-ray") ?? crypto.randomUUID();
	noteRequestId(request, id);
	const startedAt = Date.now();
	const facts: Facts = {
		env,
		clock: isolateClock.current,
		newId: isolateIds(),
		log: createLog({ request_id: id, path: pathname }),
		translate: translator(textsFor(nobody, language_code)),
		request: { id, origin },
		waitUntil: (work) => executionCtx.waitUntil(work),
	};
	if (pathname === "/health") return serveHealth(env);
	if (!pathname.startsWith("/api/"))
		return plainPage(facts.translate("operations:nothingHere"), { status: 404, language_code });
	const endpoint = allOperatorEndpoints.find(({ path }) => path === pathname);
	try {
		const operator = await findOperator(env, request.headers.get("authorization"));
		if (!operator) throw new Refusal("operator_unknown", 401);
		if (pathname === "/api/openapi.json" && request.method === "GET") return jsonResponse(describeOperations(), 200);
		if (!endpoint) throw notFound("endpoint");
		if (request.method !== endpoint.method) throw new Refusal("method_not_allowed", 405);
		const { payload } = await readBody(request, endpoint.maxBodyBytes ?? maxStrangerBytes, false);
		const answer = await callOperatorEndpoint(endpoint, scopeOf(facts, endpoint, operator), payload);
		logOperation(facts, { endpoint, operator, status: 200, startedAt });
		return jsonResponse(successAnswer(answer, facts.translate), 200);
	} catch (error) {
		const { status, body, headers } = errorAnswer(error, endpoint, facts);
		logOperation(facts, { endpoint, status, startedAt });
		return jsonResponse(body, status, [], headers);
	}
}

/** For monitors of whoever runs the platform, without a token: whether the checks were well, and nothing of what is not. */
async function serveHealth(env: Facts["env"]): Promise<Response> {
	const isWell = await isPlatformWell(env, isolateClock.current.now());
	const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
	return new Response(isWell ? "ok\n" : "not ok\n", { status: isWell ? 200 : 503, headers });
}

type Operation = { endpoint?: OperatorEndpoint; operator?: Operator; status: number; startedAt: number };

function logOperation(facts: Facts, { endpoint, operator, status, startedAt }: Operation): void {
	const [name, ms] = [endpoint?.name ?? "none", Date.now() - startedAt];
	facts.log.info("operation", { endpoint: name, operator: operator?.name, status, ms });
	recordCall(facts, { endpoint: name, status, ms });
}

function scopeOf(facts: Facts, { name }: OperatorEndpoint, operator: Operator): OperatorScope {
	const { env, clock, newId, request } = facts;
	const bind = (statement: Statement) => {
		const { text, params } = prepare(statement);
		return env.DIRECTORY.prepare(text).bind(...params);
	};
	return Object.freeze({
		...facts,
		operator,
		directory: {
			read: async <Row>(statement: Statement) => (await bind(statement).all<Row>()).results,
			commit: async (statements, { account_id, values }) => {
				const line = env.DIRECTORY.prepare(
					`insert into directory_audit (id, operator, operation, account_id, details, request_id, created_at)
					values (?, ?, ?, ?, ?, ?, ?)`,
				).bind(newId(), operator.name, name, account_id, JSON.stringify(values), request.id, clock.now());
				const results = await env.DIRECTORY.batch<unknown>([...statements.map(bind), line]);
				return results.slice(0, -1).map((result) => result.results);
			},
		},
		inAccount: (account) => scopeInAccount(facts, account, name),
	} satisfies OperatorScope);
}

/** What an operator does in an account is done there as a job does it: without a person, in a batch with its audit line. */
function scopeInAccount({ env, waitUntil, log, request }: Facts, account: Account, name: string): Scope<null> {
	const signal = gatherSignals(env.OUTBOX_QUEUE, waitUntil, log);
	const database = openTenantDatabase(env, account.shard, account.id);
	const context = composeJobContext({ env, waitUntil, account, signal }, database, request.id);
	return createScope(context, name) as Scope<null>;
}

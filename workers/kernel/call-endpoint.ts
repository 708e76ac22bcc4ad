/** The call: every call passes here, whoever calls it: rights, switches, limits, input, repeats, handler, output. */
import type { z } from "zod";
import { cacheByVersion, cacheOfPerson } from "#workers/runtime/cached-answers";
import { noteRejected } from "#workers/runtime/seen-rejected";
import { refuseWithoutTurn } from "#workers/runtime/turns";
import { authorise } from "./authorise";
import { awaitedLater } from "./awaited-later";
import { countUses, usesOf } from "./count-uses";
import { type CallContext, createScope, standsNoMore } from "./create-scope";
import { type AnyEndpoint, type DeclaredError, type Endpoint, featureOf, type UploadedFile } from "./define-endpoint";
import { constraintFailure, isIdCollision, outcomeOf, Refusal, refuse } from "./errors";
import type { User } from "./identity";
import type { Use } from "./limits";
import type { Log } from "./log";
import { type ErrorCode, type Namespace, type TextKey, textKey } from "./names";
import { parseInput } from "./parse-input";
import { answerOfRepeat, giveWayToRepeat, possibleRepeat } from "./repeats";
import type { Scope } from "./scope";

const maxIdTries = 3;

/** Runs one endpoint for the people of a request context. Throws Refusals that the endpoint declares, and crashes. */
export async function callEndpoint(
	endpoint: Endpoint,
	requestContext: CallContext,
	payload: unknown,
	files: UploadedFile[] = [],
): Promise<object> {
	authorise(endpoint, requestContext);
	const input = parseInput(endpoint.input, payload ?? {}, requestContext.translate);
	const uses = usesOf(endpoint, requestContext, input);
	const entry = awaitedLater(enter(endpoint, requestContext, uses));
	const user = endpoint.startsEarly ? requestContext.user : await entry;
	// Whoever need not be signed in need not be so at the moment of writing either.
	const stands = endpoint.access === "anyone" ? undefined : requestContext.stands;
	const callContext = { ...requestContext, user, entry, uses, stands };
	try {
		return await withOtherIds(requestContext, () => runHandler(endpoint, callContext, input, files));
	} catch (error) {
		throw refusalOf(endpoint, requestContext, input, error);
	}
}

/** What must be known before a call may have effects: that account and person are those remembered, and the limits' counts. */
async function enter(endpoint: Endpoint, requestContext: CallContext, uses: readonly Use[]): Promise<User | null> {
	if (endpoint.hashesPassword) refuseWithoutTurn(requestContext.request.network);
	const counted = awaitedLater(countUses(requestContext, uses));
	const confirmed = endpoint.repetition.kind === "read" ? undefined : await requestContext.confirmation;
	if (confirmed?.holds === false) throw new Refusal("outdated", 409);
	await counted;
	return confirmed ? confirmed.user : requestContext.user;
}

/** Runs again with other ids where one collided. */
async function withOtherIds(requestContext: CallContext, run: () => Promise<object>): Promise<object> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await run();
		} catch (error) {
			const failure = constraintFailure(error);
			if (!failure || !isIdCollision(failure) || attempt >= maxIdTries) throw error;
			requestContext.newId.leap();
		}
	}
}

async function runHandler(
	endpoint: Endpoint,
	callContext: CallContext,
	input: unknown,
	files: UploadedFile[],
): Promise<object> {
	const repeat = await possibleRepeat(endpoint, callContext, input, files);
	const scope = createScope(callContext, endpoint.name, repeat);
	try {
		const answer = await answerOf(endpoint, scope, input, files);
		await callContext.entry;
		await giveWayToRepeat(repeat);
		return answer;
	} catch (error) {
		// What was recorded is the handler's answer: it shows what is declared, as the first answer did.
		return checkOutput(endpoint, await answerOfRepeat(error, repeat, endpoint.repetition.kind === "natural"));
	}
}

/** The handler's answer as it is declared, or the cached one while its rule holds. */
async function answerOf(endpoint: Endpoint, scope: Scope, input: unknown, files: UploadedFile[]): Promise<object> {
	const make = async () => checkOutput(endpoint, await endpoint.handler(scope, input, files));
	const rule = endpoint.cache?.(scope, input);
	if (!rule) return make();
	const name = `${endpoint.name} ${JSON.stringify(rule.key ?? input)}`;
	const { account, user } = scope;
	if (rule.isOfPerson && user) return cacheOfPerson({ account, user }, name, make);
	const cached = await cacheByVersion(scope, name, rule, make);
	const finished = (await endpoint.finish?.(scope, cached, input)) ?? cached;
	return finished === cached ? cached : checkOutput(endpoint, finished);
}

/** The answer as its endpoint declares it. Throws for another one. */
export function checkOutput(endpoint: AnyEndpoint, answer: unknown): object {
	const checked = (endpoint.output as z.ZodType).safeParse(answer);
	if (checked.success) return checked.data as object;
	throw new Error(`${endpoint.name} gave an answer that it does not declare: ${checked.error.message}`);
}

/** What a failure of this call means. What many are refused for at once is noted, for whoever asks for it next. */
function refusalOf(endpoint: Endpoint, { env, account, log }: CallContext, input: unknown, error: unknown): unknown {
	const failure = constraintFailure(error);
	const known = failure ? declaredRefusal(endpoint, failure.name, error) : toldFailure(endpoint, log, error);
	const { rejectEarly: early } = endpoint;
	if (early && known instanceof Refusal && known.code === early.code)
		noteRejected({ endpoint: endpoint.name, account_id: account.id }, early.subjects(input as never));
	return env.ENVIRONMENT === "test" ? crashUnlessDeclared(endpoint, known) : known;
}

/** A failure of the machine as its endpoint tells it; the log has the crash. */
function toldFailure({ name, failsAs }: Endpoint, log: Log, error: unknown): unknown {
	if (!failsAs || error instanceof Refusal || outcomeOf(error) === "unknown") return error;
	log.crash(error, { endpoint: name, told_as: failsAs });
	return refuse(failsAs);
}

/** Finds the declared error that a failed constraint stands for; an undeclared one is a crash. */
export function declaredRefusal(endpoint: AnyEndpoint, constraint: string, error: unknown): unknown {
	if (constraint === standsNoMore) return new Refusal(standsNoMore, 401);
	for (const [code, declared] of Object.entries(endpoint.errors) as [ErrorCode, DeclaredError][]) {
		if (code === constraint || declared.constraints?.includes(constraint)) return refuse(code, declared.details);
	}
	return error;
}

/** Refusals of the dispatcher itself, which no endpoint declares. */
const dispatchersOwn = ["idempotency_conflict", "outdated"];

/** In tests a refusal that its endpoint does not declare is a crash: clients read what is declared. */
export function crashUnlessDeclared(endpoint: AnyEndpoint, error: unknown): unknown {
	if (!(error instanceof Refusal) || error.status !== 409) return error;
	if (Object.hasOwn(endpoint.errors, error.code) || dispatchersOwn.includes(error.code)) return error;
	return new Error(`${endpoint.name} refused with ${error.code}, which it does not declare`);
}

/** The translation key of a refusal of this endpoint: its own text, else the text that all share. */
export function errorTextKey(endpoint: AnyEndpoint | undefined, code: string): TextKey {
	if (!endpoint || !Object.hasOwn(endpoint.errors, code)) return textKey(`answers:errors.${code}`);
	const { told_by = featureOf(endpoint.name) as Namespace } = endpoint.errors[code as ErrorCode]!;
	return textKey(`${told_by}:errors.${code}`);
}

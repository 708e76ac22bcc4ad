/** The call: every call passes here, whoever calls it: rights, switches, limits, input, repeats, handler, output. */
import type { z } from "zod";
import { deepFreeze } from "#workers/runtime/cached-answers";
import { refuseWithoutTurn } from "#workers/runtime/turns";
import { authorise } from "./authorise";
import { type CallContext, createScope, type Keeping, standsNoMore } from "./create-scope";
import { type CountedLimit, type DeclaredError, type Endpoint, featureOf, type UploadedFile } from "./define-endpoint";
import { constraintFailure, isIdCollision, outcomeOf, Refusal, refuse, withOutcome } from "./errors";
import { callKey, findIdempotencyRecord, hashOf, type IdempotencyRecord } from "./idempotency";
import type { User } from "./identity";
import { countInIsolate, countUse, namedSubject, refuseAbove, type Use, useAt } from "./limits";
import { type ErrorCode, type Namespace, type TextKey, textKey } from "./names";
import { parseInput } from "./parse-input";
import type { Scope } from "./scope";

const maxIdTries = 3;
/** Signs of a caller's key. */
const longestKey = 200;

/** The first answer to a repeated request, thrown past the handler so that nothing happens twice. */
class RepeatedAnswer extends Error {
	constructor(readonly answer: object) {
		super("repeated");
	}
}

/** `isGiven`: the caller can send the same key again. */
type RepeatKeeping = Keeping & { lookAgain: () => Promise<void>; isGiven: boolean };

/** Runs one endpoint for the people of `request context`. Throws Refusals that the endpoint declares, and crashes. */
export async function callEndpoint(
	endpoint: Endpoint,
	requestContext: CallContext,
	payload: unknown,
	files: UploadedFile[] = [],
): Promise<object> {
	authorise(endpoint, requestContext);
	const input = parseInput(endpoint.input, payload ?? {}, requestContext.translate);
	const uses = usesOf(endpoint, requestContext, input);
	const entry = enter(endpoint, requestContext, uses);
	entry.catch(() => undefined);
	if (!endpoint.startsEarly) await entry;
	// Whoever need not be signed in need not be so at the moment of writing either.
	const stands = endpoint.access === "anyone" ? undefined : requestContext.stands;
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await runHandler(endpoint, { ...requestContext, entry, uses, stands }, input, files);
		} catch (error) {
			const failure = constraintFailure(error);
			if (failure && isIdCollision(failure) && attempt < maxIdTries) {
				requestContext.newId.leap();
				continue;
			}
			const known = failure ? declaredRefusal(endpoint, failure.name, error) : error;
			throw requestContext.env.ENVIRONMENT === "test" ? crashUnlessDeclared(endpoint, known) : known;
		}
	}
}

async function runHandler(
	endpoint: Endpoint,
	requestContext: CallContext,
	input: unknown,
	files: UploadedFile[],
): Promise<object> {
	const keeping = await keepingOf(endpoint, requestContext, input, files);
	const scope = createScope(requestContext, endpoint.name, keeping);
	try {
		const answer = checkOutput(endpoint, await endpoint.handler(scope, input, files));
		await requestContext.entry;
		// A handler that found the earlier effect by itself gives way to the answer that was given then.
		await keeping?.refuseRepeat().catch((repeat) => (repeat instanceof RepeatedAnswer ? Promise.reject(repeat) : 0));
		return answer;
	} catch (error) {
		// What was kept is the handler's answer: it shows what is declared, as the first answer did.
		return checkOutput(endpoint, await repeatedAnswer(error, keeping, endpoint.repetition.kind === "natural"));
	}
}

/** A failure of a repeat gives way to the answer that the first call got. A crash is noted as safe to repeat where it is. */
async function repeatedAnswer(error: unknown, keeping: RepeatKeeping | undefined, isNatural: boolean): Promise<object> {
	try {
		if (error instanceof RepeatedAnswer) return error.answer;
		if (error instanceof Refusal) await keeping?.refuseRepeat();
		else await keeping?.lookAgain();
	} catch (repeat) {
		if (repeat instanceof RepeatedAnswer) return repeat.answer;
		if (repeat instanceof Refusal) throw repeat;
	}
	const isCrash = !(error instanceof Refusal || constraintFailure(error));
	const outcome = outcomeOf(error) ?? (isNatural ? "unknown" : undefined);
	const isSafe = isCrash && outcome === "unknown" && (isNatural || keeping?.isGiven);
	throw isSafe ? withOutcome(error, "safe_to_repeat") : error;
}

/** Looks the key up beside the handler's own reads; the commit waits for it, and a refusal gives way to an idempotency record. */
async function keepingOf(
	endpoint: Endpoint,
	requestContext: CallContext,
	input: unknown,
	files: UploadedFile[],
): Promise<RepeatKeeping | undefined> {
	if (endpoint.repetition.kind !== "key" || !requestContext.user) return undefined;
	const given = givenKey(endpoint, requestContext, input);
	const key = callKey(endpoint.name, requestContext.user.id, given ?? crypto.randomUUID());
	const sent = files.map(({ name, bytes }) => [name, bytes.byteLength]);
	// Most refusals never ask for it, and a hash costs them as much as reading their body.
	let known: string | undefined;
	const requestHash = () => {
		known ??= hashOf(sent.length === 0 ? input : [input, sent]);
		return known;
	};
	const look = async () =>
		answerOf(
			await requestContext.database.read<IdempotencyRecord>(findIdempotencyRecord(requestContext.account.id, key)),
			requestHash,
		);
	// A key that was made here is nobody's yet.
	const first = given === undefined ? Promise.resolve() : look();
	first.catch(() => undefined);
	return { key, requestHash, refuseRepeat: () => first, lookAgain: look, isGiven: given !== undefined };
}

/** What tells a repeat of this call from another: the caller's key, else one that the endpoint finds in the input. */
export function givenKey(
	{ name, repetition }: Endpoint,
	requestContext: CallContext,
	input: unknown,
): string | undefined {
	if (repetition.kind !== "key") return undefined;
	refuseLongKey(requestContext);
	const derive = repetition.derive as ((scope: Scope<User>, input: unknown) => string | undefined) | undefined;
	return requestContext.request.idempotency_key ?? derive?.(createScope(requestContext, name) as Scope<User>, input);
}

/** A key is compared whole: one that was cut could be another's. */
function refuseLongKey({ request, translate }: CallContext): void {
	if ((request.idempotency_key?.length ?? 0) <= longestKey) return;
	const text = translate("answers:validation.maxLength", { count: longestKey });
	throw new Refusal("validation", 400, {}, { idempotency_key: [text] });
}

function answerOf(found: IdempotencyRecord[], requestHash: () => string): void {
	const kept = found[0];
	if (!kept) return;
	if (kept.request_hash !== requestHash()) throw refuse("idempotency_conflict");
	throw new RepeatedAnswer(JSON.parse(kept.answer) as object);
}

/** Answers that a handler froze and keeps, with what their check made of them. */
const checkedAnswers = new WeakMap<object, object>();

function checkOutput(endpoint: Endpoint, answer: unknown): object {
	const known = checkedAnswers.get(answer as object);
	if (known) return known;
	const checked = (endpoint.output as z.ZodType).safeParse(answer);
	if (!checked.success)
		throw new Error(`${endpoint.name} gave an answer that it does not declare: ${checked.error.message}`);
	if (!Object.isFrozen(answer)) return checked.data as object;
	const frozen = deepFreeze(checked.data as object);
	checkedAnswers.set(answer as object, frozen);
	return frozen;
}

/** Finds the declared error that a failed constraint stands for; an undeclared one is a crash. */
function declaredRefusal(endpoint: Endpoint, constraint: string, error: unknown): unknown {
	if (constraint === standsNoMore) return new Refusal(standsNoMore, 401);
	for (const [code, declared] of Object.entries(endpoint.errors) as [ErrorCode, DeclaredError][]) {
		if (code === constraint || declared.constraints?.includes(constraint)) return refuse(code, declared.details);
	}
	return error;
}

/** Refusals of the dispatcher itself, which no endpoint declares. */
const dispatchersOwn = ["idempotency_conflict", "outdated"];

/** In tests a refusal that its endpoint does not declare is a crash: clients read what is declared. */
function crashUnlessDeclared(endpoint: Endpoint, error: unknown): unknown {
	if (!(error instanceof Refusal) || error.status !== 409) return error;
	if (Object.hasOwn(endpoint.errors, error.code) || dispatchersOwn.includes(error.code)) return error;
	return new Error(`${endpoint.name} refused with ${error.code}, which it does not declare`);
}

/** What must be known before a call may have effects: that account and person are those remembered, and the limits' counts. */
async function enter(endpoint: Endpoint, requestContext: CallContext, uses: readonly Use[]): Promise<void> {
	if (endpoint.hashesPassword) refuseWithoutTurn(requestContext.request.network);
	const counted = countUses(requestContext, uses);
	counted.catch(() => undefined);
	if (endpoint.repetition.kind !== "read" && (await requestContext.isConfirmed) === false)
		throw new Refusal("outdated", 409);
	await counted;
}

/** Counts one use of each of the endpoint's limits. Throws a 429 above one of them. */
export async function countAgainstLimits(
	endpoint: Endpoint,
	requestContext: CallContext,
	input: unknown,
): Promise<void> {
	await countUses(requestContext, usesOf(endpoint, requestContext, input));
}

/** Counts before the input is read: of the limits that do not ask for it. The call itself does not count them again. */
export async function countBeforeInput(
	endpoint: Endpoint,
	requestContext: CallContext & { counted: Set<string> },
): Promise<void> {
	const uses = usesOf({ ...endpoint, limits: endpoint.limits?.filter(({ of }) => !of) }, requestContext, undefined);
	await countUses(requestContext, uses);
	for (const { name } of uses) requestContext.counted.add(name);
}

/** Counts in the database with the first reads, so that refused tries count too. */
async function countUses({ account, database, counted: before }: CallContext, uses: readonly Use[]): Promise<void> {
	const open = uses.filter(({ name }) => !before?.delete(name));
	for (const use of open.filter(({ limit }) => limit.isCountedInIsolate)) countInIsolate(account.id, use);
	const stored = open.filter(({ limit }) => !limit.isCountedInIsolate);
	const counted = await Promise.all(stored.map((use) => database.read(countUse(account.id, use))));
	refuseAbove(counted.map(([row]) => row));
}

function usesOf(endpoint: Endpoint, requestContext: CallContext, input: unknown): Use[] {
	return (endpoint.limits ?? []).map((limit) =>
		useAt(
			requestContext.env,
			requestContext.clock,
			limit.name,
			subjectOf(limit as CountedLimit<unknown>, requestContext, input),
		),
	);
}

/** Whom a limit counts; a person who is not signed in and not named is the network that they come from. */
function subjectOf({ by, of }: CountedLimit<unknown>, requestContext: CallContext, input: unknown): string {
	if (of) return namedSubject(by, of(input, requestContext));
	if (by === "person" && requestContext.user) return `user:${requestContext.user.id}`;
	return by === "tenant" ? by : `network:${requestContext.request.network}`;
}

/** The translation key of a refusal of this endpoint: its own text, else the text that all share. */
export function errorTextKey(endpoint: Endpoint | undefined, code: string): TextKey {
	if (!endpoint || !Object.hasOwn(endpoint.errors, code)) return textKey(`answers:errors.${code}`);
	const { told_by = featureOf(endpoint.name) as Namespace } = endpoint.errors[code as ErrorCode]!;
	return textKey(`${told_by}:errors.${code}`);
}

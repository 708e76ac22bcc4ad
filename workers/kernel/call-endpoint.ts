/** The door: every act passes here, whoever calls it: rights, switches, limits, input, repeats, handler, output. */
import type { z } from "zod";
import { authorise } from "./authorise";
import { createScope, type Ground, type Keeping } from "./create-scope";
import { type Endpoint, featureOf, type UploadedFile } from "./define-endpoint";
import { constraintFailure, isIdCollision, outcomeOf, Refusal, refuse, withOutcome } from "./errors";
import { actKey, findKeptAnswer, hashOf, type KeptAnswer } from "./idempotency";
import type { User } from "./identity";
import { deepFreeze } from "./keep-by-version";
import { countInIsolate, countUse, limitNamed, refuseAbove } from "./limits";
import { parseInput } from "./parse-input";
import type { Scope } from "./scope";

const mostIdTries = 3;

/** The first answer to a repeated request, thrown past the handler so that nothing happens twice. */
class RepeatedAnswer extends Error {
	constructor(readonly answer: object) {
		super("repeated");
	}
}

/** `isGiven`: the caller can send the same key again. */
type RepeatKeeping = Keeping & { lookAgain: () => Promise<void>; isGiven: boolean };

/** Runs one endpoint for the people of `ground`. Throws Refusals that the endpoint declares, and crashes. */
export async function callEndpoint(
	endpoint: Endpoint,
	ground: Ground,
	payload: unknown,
	files: UploadedFile[] = [],
): Promise<object> {
	authorise(endpoint, ground);
	const input = parseInput(endpoint.input, payload ?? {}, ground.translate);
	const entry = enter(endpoint, ground);
	entry.catch(() => undefined);
	if (!endpoint.startsEarly) await entry;
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await runHandler(endpoint, { ...ground, entry }, input, files);
		} catch (error) {
			const failure = constraintFailure(error);
			if (failure && isIdCollision(failure) && attempt < mostIdTries) {
				ground.newId.leap();
				continue;
			}
			throw failure ? declaredRefusal(endpoint, failure.name, error) : error;
		}
	}
}

async function runHandler(endpoint: Endpoint, ground: Ground, input: unknown, files: UploadedFile[]): Promise<object> {
	const keeping = await keepingOf(endpoint, ground, input, files);
	const scope = createScope(ground, endpoint.name, keeping);
	try {
		const answer = checkOutput(endpoint, await endpoint.handler(scope, input, files));
		await ground.entry;
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

/** Looks the key up beside the handler's own reads; the commit waits for it, and a refusal gives way to a kept answer. */
async function keepingOf(
	endpoint: Endpoint,
	ground: Ground,
	input: unknown,
	files: UploadedFile[],
): Promise<RepeatKeeping | undefined> {
	if (endpoint.repetition.kind !== "key" || !ground.user) return undefined;
	const given = givenKey(endpoint, ground, input);
	const key = actKey(endpoint.name, ground.user.id, given ?? crypto.randomUUID());
	const sent = files.map(({ name, bytes }) => [name, bytes.byteLength]);
	// Most refusals never ask for it, and a hash costs them as much as reading their body.
	let known: string | undefined;
	const requestHash = () => {
		known ??= hashOf(sent.length === 0 ? input : [input, sent]);
		return known;
	};
	const look = async () =>
		answerOf(await ground.database.read<KeptAnswer>(findKeptAnswer(ground.account.id, key)), requestHash);
	// A key that was made here is nobody's yet.
	const first = given === undefined ? Promise.resolve() : look();
	first.catch(() => undefined);
	return { key, requestHash, refuseRepeat: () => first, lookAgain: look, isGiven: given !== undefined };
}

/** What tells a repeat of this call from another: the caller's key, else one that the endpoint finds in the input. */
export function givenKey({ name, repetition }: Endpoint, ground: Ground, input: unknown): string | undefined {
	if (repetition.kind !== "key") return undefined;
	const derive = repetition.derive as ((scope: Scope<User>, input: unknown) => string | undefined) | undefined;
	return ground.request.idempotency_key ?? derive?.(createScope(ground, name) as Scope<User>, input);
}

function answerOf(found: KeptAnswer[], requestHash: () => string): void {
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
	for (const [code, declared] of Object.entries(endpoint.errors)) {
		if (code === constraint || declared.constraints?.includes(constraint)) return refuse(code, declared.details);
	}
	return error;
}

/** What must be known before an act may have effects: that account and person are those remembered, and the limit's count. */
async function enter(endpoint: Endpoint, ground: Ground): Promise<void> {
	const counted = countAgainstLimit(endpoint, ground);
	counted.catch(() => undefined);
	if (endpoint.repetition.kind !== "read" && (await ground.isConfirmed) === false) throw new Refusal("outdated", 409);
	await counted;
}

/** Counts one use; in the database with the first reads, so that refused tries count too. Throws a 429 above the limit. */
export async function countAgainstLimit(endpoint: Endpoint, ground: Ground): Promise<void> {
	if (!endpoint.limit) return;
	const limit = limitNamed(ground.env, endpoint.limit);
	const subject = ground.user ? `user:${ground.user.id}` : `ip:${ground.request.ip}`;
	if (limit.isCountedInIsolate)
		return countInIsolate(endpoint.limit, limit, `${ground.account.id}:${subject}`, ground.clock);
	const use = countUse(ground.account.id, endpoint.limit, limit, subject, ground.clock);
	const [row] = await ground.database.read<{ count: number }>(use);
	refuseAbove(limit, row!.count);
}

/** The translation key of a refusal of this endpoint: its own text, else the text that all share. */
export function errorTextKey(endpoint: Endpoint | undefined, code: string): string {
	return endpoint && code in endpoint.errors ? `${featureOf(endpoint.name)}:errors.${code}` : `answers:errors.${code}`;
}

/** Repeats of a call under one key: the first answer is given again, and nothing happens twice. */
import { awaitedLater } from "./awaited-later";
import { type CallContext, createScope, type IdempotentWrite } from "./create-scope";
import type { Endpoint, UploadedFile } from "./define-endpoint";
import { constraintFailure, outcomeOf, Refusal, refuse, withOutcome } from "./errors";
import { callKey, findIdempotencyRecord, hashOf, type IdempotencyRecord } from "./idempotency";
import type { User } from "./identity";
import type { Scope } from "./scope";

/** Signs of a caller's key. */
const longestKey = 200;

/** The first answer to a repeated request, thrown past the handler so that nothing happens twice. */
class RepeatedAnswer extends Error {
	constructor(readonly answer: object) {
		super("repeated");
	}
}

/** True of what a commit throws where an earlier call has had its effect: nothing of this one is written. */
export function isRepeat(error: unknown): boolean {
	return error instanceof RepeatedAnswer;
}

/** A call that may be a repeat. `isGiven`: the caller can send the same key again. */
export type PossibleRepeat = IdempotentWrite & { checkAgain: () => Promise<void>; isGiven: boolean };

/** Reads the key beside the handler's own reads; the commit waits for it, and a refusal gives way to an idempotency record. */
export async function possibleRepeat(
	endpoint: Endpoint,
	requestContext: CallContext,
	input: unknown,
	files: UploadedFile[],
): Promise<PossibleRepeat | undefined> {
	if (endpoint.repetition.kind !== "key" || !requestContext.user) return undefined;
	const given = givenKey(endpoint, requestContext, input);
	const key = callKey(endpoint.name, requestContext.user.id, given ?? crypto.randomUUID());
	const requestHash = hashOnce(input, files);
	const { database, account } = requestContext;
	const check = async () =>
		throwRecorded(await database.read<IdempotencyRecord>(findIdempotencyRecord(account.id, key)), requestHash);
	// A key that was made here is nobody's yet.
	const first = awaitedLater(given === undefined ? Promise.resolve() : check());
	return { key, requestHash, refuseRepeat: () => first, checkAgain: check, isGiven: given !== undefined };
}

/** Most refusals never ask for the hash, and it costs them as much as reading their body. */
function hashOnce(input: unknown, files: UploadedFile[]): () => string {
	const sent = files.map(({ name, bytes }) => [name, bytes.byteLength]);
	let known: string | undefined;
	return () => {
		known ??= hashOf(sent.length === 0 ? input : [input, sent]);
		return known;
	};
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

/** A handler that found the earlier effect by itself gives way to the answer that was given then. */
export async function giveWayToRepeat(repeat: PossibleRepeat | undefined): Promise<void> {
	await repeat?.refuseRepeat().catch((error) => {
		if (error instanceof RepeatedAnswer) throw error;
	});
}

/** A failure of a repeat gives way to the answer that the first call got. A crash is noted as safe to repeat where it is. */
export async function answerOfRepeat(
	error: unknown,
	repeat: PossibleRepeat | undefined,
	isNatural: boolean,
): Promise<object> {
	try {
		if (error instanceof RepeatedAnswer) return error.answer;
		if (error instanceof Refusal) await repeat?.refuseRepeat();
		else await repeat?.checkAgain();
	} catch (recorded) {
		if (recorded instanceof RepeatedAnswer) return recorded.answer;
		if (recorded instanceof Refusal) throw recorded;
	}
	const isCrash = !(error instanceof Refusal || constraintFailure(error));
	const outcome = outcomeOf(error) ?? (isNatural ? "unknown" : undefined);
	const isSafe = isCrash && outcome === "unknown" && (isNatural || repeat?.isGiven);
	throw isSafe ? withOutcome(error, "safe_to_repeat") : error;
}

/** A key is compared whole: one that was cut could be another's. */
function refuseLongKey({ request, translate }: CallContext): void {
	if ((request.idempotency_key?.length ?? 0) <= longestKey) return;
	const text = translate("answers:validation.maxLength", { count: longestKey });
	throw new Refusal("validation", 400, {}, { idempotency_key: [text] });
}

function throwRecorded([record]: IdempotencyRecord[], requestHash: () => string): void {
	if (!record) return;
	if (record.request_hash !== requestHash()) throw refuse("idempotency_conflict");
	throw new RepeatedAnswer(JSON.parse(record.answer) as object);
}

/** The envelope of every answer, and the one place where failures become statuses, codes and texts. */
import { errorTextKey } from "#workers/kernel/call-endpoint";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { type Outcome, outcomeOf, Refusal } from "#workers/kernel/errors";
import type { Log } from "#workers/kernel/log";
import type { Translate } from "#workers/kernel/scope";

/** What a refused or crashed call tells (endpoints.md, "The contract of every call"). */
export type ErrorAnswer = {
	resultStatus: "error";
	resultMsg: string;
	resultType: string;
	errors?: Record<string, string[]>;
	error_id?: string;
	/** After a crash of an act: what is known of its write. */
	outcome?: Outcome;
};

/** A success in its envelope; an answer's own resultMsg wins. */
export function successAnswer(answer: object, translate: Translate): object {
	return { resultStatus: "success", resultMsg: translate("answers:done"), ...answer };
}

/**
 * The status and body of a failure. Anything that is not a Refusal is a crash: logged with an id, shown as such, and with
 * what is known of the write that was asked for. An act that broke off before its handler ran changed nothing.
 */
export function errorAnswer(
	error: unknown,
	endpoint: Endpoint | undefined,
	translate: Translate,
	log: Log,
): { status: number; body: ErrorAnswer } {
	if (error instanceof Refusal) {
		const resultMsg = translate(errorTextKey(endpoint, error.code), error.details);
		return {
			status: error.status,
			body: {
				resultStatus: "error",
				resultMsg,
				resultType: error.code,
				...(error.errors ? { errors: error.errors } : {}),
			},
		};
	}
	const isAct = endpoint !== undefined && endpoint.repetition.kind !== "read";
	const outcome = isAct ? (outcomeOf(error) ?? "nothing_changed") : undefined;
	const error_id = log.crash(error, { endpoint: endpoint?.name ?? null, outcome });
	const texts = [
		translate("answers:errors.server_error", { error_id }),
		...(outcome ? [translate(`answers:outcomes.${outcome}`)] : []),
	];
	return {
		status: 500,
		body: { resultStatus: "error", resultMsg: texts.join(" "), resultType: "server_error", error_id, outcome },
	};
}

/** A JSON response with the cookies that the call set. */
export function jsonResponse(body: object, status: number, cookies: readonly string[] = []): Response {
	const headers = new Headers({ "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	return new Response(JSON.stringify(body), { status, headers });
}

/** A page of one sentence, for what went wrong before any screen could be drawn. */
export function plainPage(text: string, status: number, language_code: string): Response {
	const escaped = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
	const page = `<!doctype html><html lang="${language_code}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped}</title><p>${escaped}</p>`;
	return new Response(page, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}

/** The envelope of every answer, and the one place where failures become statuses, codes and texts. */
import { errorTextKey } from "#workers/kernel/call-endpoint";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { Refusal } from "#workers/kernel/errors";
import type { Log } from "#workers/kernel/log";
import type { Translate } from "#workers/kernel/scope";

/** What a refused or crashed call tells (endpoints.md, "The contract of every call"). */
export type ErrorAnswer = {
	resultStatus: "error";
	resultMsg: string;
	resultType: string;
	errors?: Record<string, string[]>;
	error_id?: string;
};

/** A success in its envelope; an answer's own resultMsg wins. */
export function successAnswer(answer: object, translate: Translate): object {
	return { resultStatus: "success", resultMsg: translate("answers:done"), ...answer };
}

/** The status and body of a failure. Anything that is not a Refusal is a crash: logged with an id and shown as such. */
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
	const error_id = log.crash(error, { endpoint: endpoint?.name ?? null });
	return {
		status: 500,
		body: {
			resultStatus: "error",
			resultMsg: translate("answers:errors.server_error", { error_id }),
			resultType: "server_error",
			error_id,
		},
	};
}

/** A JSON response with the cookies that the call set. */
export function jsonResponse(body: object, status: number, cookies: readonly string[] = []): Response {
	const headers = new Headers({ "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	return new Response(JSON.stringify(body), { status, headers });
}

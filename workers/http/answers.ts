/** The envelope of every answer, and the one place where failures become statuses, codes and texts. */
import { type ReportedRequest, reportError } from "#workers/error-reports/report-error";
import { errorTextKey } from "#workers/kernel/call-endpoint";
import type { AnyEndpoint } from "#workers/kernel/define-endpoint";
import { type Outcome, outcomeOf, Refusal } from "#workers/kernel/errors";
import type { LogFields } from "#workers/kernel/log";
import { textKey } from "#workers/kernel/names";
import type { Translate } from "#workers/kernel/scope";
import { recordCall } from "#workers/metrics/record-call";
import type { RequestContext } from "./prepare-request-context";

/** What a refused or crashed call tells (endpoints.md, "The contract of every call"). */
export type ErrorAnswer = {
	resultStatus: "error";
	resultMsg: string;
	resultType: string;
	errors?: Record<string, string[]>;
	error_id?: string;
	/** After a crash of a call: what is known of its write. */
	outcome?: Outcome;
};

/** A success in its envelope; an answer's own resultMsg wins. */
export function successAnswer(answer: object, translate: Translate): object {
	return { resultStatus: "success", resultMsg: translate("answers:done"), ...answer };
}

/**
 * The status and body of a failure. Anything that is not a Refusal is a crash: logged with an id, shown as such, and with
 * what is known of the write that was asked for. A call that broke off before its handler ran changed nothing. What the
 * team should know of is reported.
 */
export function errorAnswer(
	error: unknown,
	endpoint: AnyEndpoint | undefined,
	asked: ReportedRequest & { translate: Translate },
): { status: number; body: ErrorAnswer; headers?: Record<string, string> } {
	const { translate } = asked;
	if (error instanceof Refusal) {
		const text = errorTextKey(endpoint, error.code);
		const resultMsg = translate(text, error.details);
		reportError({ code: error.code, status: error.status, text, endpoint: endpoint?.name }, asked);
		const { seconds } = error.details;
		return {
			status: error.status,
			headers: error.status === 429 && seconds !== undefined ? { "retry-after": String(seconds) } : undefined,
			body: {
				resultStatus: "error",
				resultMsg,
				resultType: error.code,
				...(error.errors ? { errors: error.errors } : {}),
			},
		};
	}
	const isCall = endpoint !== undefined && endpoint.repetition.kind !== "read";
	const outcome = isCall ? (outcomeOf(error) ?? "nothing_changed") : undefined;
	const error_id = logCrash(error, asked, endpoint, { outcome });
	const texts = [
		translate("answers:errors.server_error", { error_id }),
		...(outcome ? [translate(`answers:outcomes.${outcome}`)] : []),
	];
	return {
		status: 500,
		body: { resultStatus: "error", resultMsg: texts.join(" "), resultType: "server_error", error_id, outcome },
	};
}

/** Logs a crash, whether of a call or of a page, and reports it; gives its id. */
export function logCrash(error: unknown, asked: ReportedRequest, endpoint?: AnyEndpoint, more: LogFields = {}): string {
	const error_id = asked.log.crash(error, { endpoint: endpoint?.name ?? null, ...more });
	const text = textKey("answers:errors.server_error");
	reportError({ code: "server_error", status: 500, text, endpoint: endpoint?.name }, asked, { error, error_id });
	return error_id;
}

/** A JSON response with the cookies that the call set, and headers of its own. */
export function jsonResponse(
	body: object,
	status: number,
	cookies: readonly string[] = [],
	more: Record<string, string> = {},
): Response {
	const headers = new Headers({
		"content-type": "application/json; charset=utf-8",
		"cache-control": "no-store",
		...more,
	});
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	return new Response(JSON.stringify(body), { status, headers });
}

/** The answer to a call that was refused or crashed, with its line in the log. */
export function refusedCall(
	error: unknown,
	endpoint: AnyEndpoint | undefined,
	requestContext: RequestContext,
): Response {
	const { status, body, headers } = errorAnswer(error, endpoint, requestContext);
	logCall(requestContext, endpoint?.name ?? "none", status);
	return jsonResponse(body, status, requestContext.cookies, headers);
}

/** One line for each call, which is counted and timed. */
export function logCall(requestContext: RequestContext, endpoint: string, status: number): void {
	const ms = Date.now() - requestContext.startedAt;
	requestContext.log.info("call", { endpoint, status, ms, ...requestContext.database.cost });
	recordCall(requestContext, { endpoint, status, ms });
}

/** What a plain page says beside its sentence. */
export type PlainPage = {
	status: number;
	language_code: string;
	/** Stands above the sentence. */
	title?: string;
	/** The words of the link to the home page. */
	home?: string;
	/** Lets its few styles through the policy. */
	nonce?: string;
};

const plainStyles = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:18vh auto 2rem;padding:0 1.25rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}a{display:inline-block;padding:.75rem 0;color:inherit}`;

/** A page without a frame, for what went wrong before any screen could be drawn. */
export function plainPage(text: string, { status, language_code, title, home, nonce }: PlainPage): Response {
	const head = escaped(title ?? text);
	const page = [
		`<!doctype html><html lang="${language_code}"><head><meta charset="utf-8">`,
		`<meta name="viewport" content="width=device-width, initial-scale=1"><title>${head}</title>`,
		nonce ? `<style nonce="${nonce}">${plainStyles}</style>` : "",
		`</head><body><main>${title ? `<h1>${head}</h1>` : ""}<p>${escaped(text)}</p>`,
		home ? `<p><a href="/webapp">${escaped(home)}</a></p>` : "",
		"</main></body></html>",
	];
	return new Response(page.join(""), { status, headers: { "content-type": "text/html; charset=utf-8" } });
}

function escaped(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** What screens get from the Worker: the dispatcher in process, the texts, and what their page needs. Types only for app/. */
import type { i18n } from "i18next";
import { addressId } from "#workers/kernel/address-id";
import { app_version } from "#workers/kernel/app-version";
import { authorise, mayCall } from "#workers/kernel/authorise";
import { awaitedLater } from "#workers/kernel/awaited-later";
import { callEndpoint } from "#workers/kernel/call-endpoint";
import { refererCookie, visitorCookie } from "#workers/kernel/cookies";
import type { Endpoint, UploadedFile } from "#workers/kernel/define-endpoint";
import { isLocalRequest } from "#workers/kernel/environment";
import { outcomeOf, Refusal, withOutcome } from "#workers/kernel/errors";
import type { FormFace } from "#workers/kernel/form-face";
import { createFormat, type Format } from "#workers/kernel/format";
import type { Account, User } from "#workers/kernel/identity";
import type { Translate } from "#workers/kernel/scope";
import { newToken } from "#workers/kernel/tokens";
import {
	type EndpointInput,
	type EndpointName,
	type EndpointOutput,
	findEndpoint,
	whoOpensPages,
} from "#workers/registry";
import { urlOf } from "#workers/runtime/requests";
import { csrfTokenOf } from "#workers/runtime/secrets";
import { textsVersionOf } from "#workers/texts";
import { type ErrorAnswer, errorAnswer, logCrash } from "./answers";
import type { RequestContext } from "./prepare-request-context";
import { type FieldName, type FieldTexts, formOf } from "./screen-forms";

/** A refusal that a form shows beside what was typed. */
export type ScreenRefusal = ErrorAnswer;

/** The outcome of a call that a form asked for. */
export type Attempt<Name extends EndpointName> =
	| { ok: true; answer: EndpointOutput<Name> }
	| { ok: false; refusal: ScreenRefusal };

/** Options of a call from a screen. `key` makes a repeated form harmless. */
export type CallOptions = { key?: string; files?: UploadedFile[] };

/** The load context of every loader and action. */
export type ScreenContext = {
	/** Asks the dispatcher. A missing session leads to sign-in; every other failure shows the error page. */
	call<Name extends EndpointName>(
		name: Name,
		input: EndpointInput<Name>,
		options?: CallOptions,
	): Promise<EndpointOutput<Name>>;
	/** Tries a call and gives refusals (wrong input, business refusals, limits, crashes that changed nothing) back to the form. */
	attempt<Name extends EndpointName>(
		name: Name,
		input: EndpointInput<Name>,
		options?: CallOptions,
	): Promise<Attempt<Name>>;
	/** Answers a script's call by its name: the answer alone, or the refusal, which notes the page for sign-in. Only what reads is answered so; all else is a 404, to visitors a 401. */
	answerScript(name: string, input: unknown): Promise<Response>;
	/** Does a call for which the page need not wait: it writes once the page is made. Should it fail, it is only logged. */
	afterwards<Name extends EndpointName>(name: Name, input: EndpointInput<Name>): void;
	/** Throws the page that refuses who may not make this call; a missing session leads to sign-in. */
	requireCall(name: EndpointName): Promise<void>;
	/** Whether this person may make a call, by what it declares; a page offers, and asks for, nothing else. */
	mayCall(name: EndpointName): Promise<boolean>;
	/** The form of an endpoint with the fields that the page shows, in this order; without words, all of its fields. */
	form<Name extends EndpointName, const Field extends FieldName<EndpointInput<Name>> = never>(
		name: Name,
		texts?: Record<Field, FieldTexts>,
	): Promise<FormFace<Field>>;
	/** True when somebody is signed in. */
	isSignedIn: boolean;
	/** True when the browser left a session of its own for another one, to which BACK leads. */
	isAway: boolean;
	/** The account, whole: a loader hands on what its page shows of it. */
	account: Account;
	/** Who is signed in, as `account`; leads to sign-in where nobody is. */
	readonly user: User;
	/** Times as this reader reads them. */
	format: Format;
	/** The id that a part of the address names. Throws a 404 for anything else. */
	id(text: string | undefined): number;
	/** The content security policy's nonce of this page. */
	nonce: string;
	/** Texts in the reader's language with the account's labels. */
	texts: i18n;
	/** One text in the reader's language; looked up once where it takes no values. */
	translate: Translate;
	language_code: string;
	/** The account's computed colours as CSS. */
	palette_style: string;
	/** Names the state of the texts, so that browsers may keep them for good. */
	texts_version: string;
	app_version: string;
	/** A form's action notes here that it refused: the title of the page that comes then begins with it. */
	isFormRefused: boolean;
	/** A loader names here the other sites' hosts that its page shows in frames, whole (`https://host`): this answer's policy allows them. */
	frameHosts: readonly string[];
	/** True on a developer's machine; what only developers need is shown there alone. */
	isLocal: boolean;
	csrfToken(): Promise<string>;
	/** Logs and reports a crash while rendering; gives its id. */
	crash(error: unknown): string;
};

/** Headers of what is of this moment. */
const uncached = { "cache-control": "private, no-store" };

const refusedStatuses = [400, 409, 413, 415, 429];

/** What a page is made with: its nonce, and a promise that it is made. */
export type PageMaking = { nonce: string; isMade: Promise<void> };

/** The screens' side of this request's request context. */
export function createScreenContext(
	requestContext: RequestContext,
	request: Request,
	{ nonce, isMade }: PageMaking,
): ScreenContext {
	let holder = requestContext.request.csrf_holder;
	// A call is written when it is confirmed.
	const afterPage = { ...requestContext, confirmation: awaitedLater(isMade.then(() => requestContext.confirmation)) };
	const run = async (name: string, input: unknown, options: CallOptions = {}, on: RequestContext = requestContext) => {
		const endpoint = findEndpoint(name);
		if (!endpoint) throw new Error(`no endpoint is called ${name}`);
		const facts = {
			...requestContext.request,
			csrf_holder: holder,
			...(options.key && { idempotency_key: options.key }),
		};
		try {
			return { answer: await callEndpoint(endpoint, { ...on, request: facts }, input, options.files) };
		} catch (error) {
			return errorAnswer(asSeenByForm(error, endpoint), endpoint, requestContext);
		}
	};
	/** What is thrown in the place of a page: the way to sign-in, or why not; a page that is closed says who can open it. */
	const refuse = async ({ status, body, headers }: ReturnType<typeof errorAnswer>) => {
		if (status === 401) return toSignIn(requestContext, request);
		const opener = status === 403 && requestContext.user && whoOpensPages ? await run(whoOpensPages, {}) : {};
		const more = "answer" in opener ? (opener.answer as object) : {};
		return Response.json({ ...body, ...more }, { status, headers });
	};
	return {
		call: async (name, input, options) => {
			const outcome = await run(name, input, options);
			if ("answer" in outcome) return outcome.answer as never;
			throw await refuse(outcome);
		},
		attempt: async (name, input, options) => {
			const outcome = await run(name, input, options);
			if ("answer" in outcome) return { ok: true, answer: outcome.answer as never };
			if (outcome.status === 401) throw toSignIn(requestContext, request);
			const { outcome: known, resultType } = outcome.body;
			if (refusedStatuses.includes(outcome.status) || resultType === "not_as_member" || known === "nothing_changed")
				return { ok: false, refusal: outcome.body };
			throw Response.json(outcome.body, { status: outcome.status });
		},
		answerScript: async (name, input) => {
			const endpoint = findEndpoint(name);
			const isRead = endpoint?.repetition.kind === "read";
			if (!endpoint || (!isRead && requestContext.user)) return new Response(null, { status: 404 });
			const outcome = isRead ? await run(name, input) : errorAnswer(signedOut(), endpoint, requestContext);
			if ("answer" in outcome) return Response.json(outcome.answer, { headers: uncached });
			if (outcome.status === 401) remember(requestContext, pageAround(request));
			return Response.json(outcome.body, { status: outcome.status, headers: { ...outcome.headers, ...uncached } });
		},
		afterwards: (name, input) => requestContext.waitUntil(run(name, input, {}, afterPage)),
		requireCall: async (name) => {
			try {
				authorise(findEndpoint(name)!, requestContext);
			} catch (error) {
				throw await refuse(errorAnswer(error, findEndpoint(name)!, requestContext));
			}
		},
		mayCall: async (name) => mayCall(findEndpoint(name)!, requestContext),
		form: async (name, texts) => formOf(name, texts, requestContext.translate),
		isSignedIn: requestContext.user !== null,
		isAway: requestContext.request.own_session_token !== undefined,
		account: requestContext.account,
		get user() {
			if (!requestContext.user) throw toSignIn(requestContext, request);
			return requestContext.user;
		},
		format: formatOf(requestContext),
		id: addressId,
		nonce,
		texts: requestContext.texts,
		translate: requestContext.translate,
		language_code: requestContext.request.language_code,
		palette_style: requestContext.account.palette_style,
		texts_version: textsVersionOf(requestContext.account),
		app_version,
		isFormRefused: false,
		frameHosts: [],
		isLocal: isLocalRequest(requestContext),
		csrfToken: async () => {
			if (!holder) {
				holder = newToken();
				requestContext.setCookie(visitorCookie(holder));
			}
			return csrfTokenOf(requestContext, holder);
		},
		crash: (error) => logCrash(error, requestContext),
	};
}

function formatOf({ account, request }: RequestContext): Format {
	return createFormat({ time_zone: account.time_zone, language_code: request.language_code });
}

/** The refusal of a call that sets something, whose script learns by it that the session is over. */
function signedOut(): Refusal {
	return new Refusal("not_logged_in", 401);
}

/** A form's own key is gone with its page: whoever fills it in anew acts anew, unless the key follows from what is sent. */
function asSeenByForm(error: unknown, { repetition }: Endpoint): unknown {
	const isKeyLost = repetition.kind === "key" && !repetition.derive && outcomeOf(error) === "safe_to_repeat";
	return isKeyLost ? withOutcome(error, "unknown") : error;
}

/** The page on which a form or a script stands, which the browser names on the own site alone. */
function pageAround(request: Request): URL | undefined {
	const from = request.headers.get("referer");
	if (!from || !URL.canParse(from)) return undefined;
	const page = new URL(from);
	return page.origin === urlOf(request).origin ? page : undefined;
}

/** Sends to sign-in (Remix puts /webapp in front) and remembers where the person wanted to go: of a form, the page around it. */
function toSignIn(requestContext: RequestContext, request: Request): Response {
	const around = request.method === "GET" ? undefined : pageAround(request);
	remember(requestContext, around ?? urlOf(request));
	return new Response(null, { status: 302, headers: { location: "/login" } });
}

/** Remembers the page to which sign-in leads back, where there is one. */
function remember(requestContext: RequestContext, page: URL | undefined): void {
	if (!page) return;
	const { pathname, search } = page;
	requestContext.setCookie(refererCookie(pathname.replace(/(\/_root)?\.data$/, "") + search));
}

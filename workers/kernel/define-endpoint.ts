/** An endpoint declared as one object, from which router, authorisation, documents, client and tests are derived. */
import type { z } from "zod";
import type { CacheRule } from "#workers/runtime/cached-answers";
import type { CallContext } from "./create-scope";
import type { Refusal, RefusalDetails } from "./errors";
import type { Role, User, UserRow } from "./identity";
import type { LimitName } from "./limits";
import type { AccountFlag, ErrorCode, Namespace, UserFlag } from "./names";
import type { OperatorScope } from "./operator-scope";
import type { Scope } from "./scope";

/** Who may call: anybody, every signed-in person, or the named roles. */
export type Access = "anyone" | "signed_in" | readonly Role[];

/**
 * Switches that must stand right, on the account (`give_recognition_enabled`) or the person (`user.disable_shop`);
 * `!` in front means that the switch must be off.
 */
export type FlagRule = `${"" | "!"}${AccountFlag | `user.${UserFlag}`}`;

/** How a repeat is made harmless (design.md, "Writing once"). `read` changes nothing. */
export type Repetition<Input> =
	| { kind: "read" }
	| { kind: "natural" }
	| { kind: "none" }
	| { kind: "key"; derive?: (scope: Scope<User>, input: Input) => string | undefined };

/** A declared refusal: which constraints mean it, beside handlers that refuse with its code themselves. */
export type DeclaredError = {
	/** Names of CHECKs, columns of UNIQUEs, or codes raised by triggers that stand for it. The code itself always does. */
	constraints?: readonly string[];
	/** Values that the text names when a constraint raised it. */
	details?: RefusalDetails;
	/** The file of texts that has the words for it; that of the endpoint's feature unless given. */
	told_by?: Namespace;
};

/**
 * A limit and by whom it is counted: the signed-in person, else whom `of` names by the input (a typed address); the
 * network that the call comes from; the link that nobody can guess, which `of` gives; or the whole tenant.
 */
export type CountedLimit<Input> = {
	name: LimitName;
	by: "person" | "network" | "link" | "tenant";
	of?: (input: Input, requestContext: Pick<CallContext, "account" | "env" | "request">) => string;
};

/**
 * After a call was refused with `code`, whoever asks for one of the same `subjects` is worth asking about beforehand.
 * Only the refusal comes out of it, for a person whose session, account and own row are those of this moment; every
 * other call goes the usual way, and so does every call where `ask` fails.
 */
export type EarlyRejection<Input> = {
	code: ErrorCode;
	/** What a call asks for, by id. */
	subjects: (input: Input) => readonly number[];
	/** The facts of one call, which many may share; `key` tells a repeat from another call. */
	ask: (
		scope: Scope<User>,
		input: Input,
		key: string | undefined,
	) => Promise<{
		/** Those of the subjects that nobody gets; the others are asked about no more. */
		rejected: readonly number[];
		/** The session's person as the database has it; undefined when the session is over. */
		person: UserRow | undefined;
		/** What the usual way would say; undefined where it might say something else. */
		refusal: Refusal | undefined;
	}>;
};

/** A further address of an endpoint. */
export type FurtherAddress = { path: `/api/${string}`; input?: z.ZodType };

/** What is declared of an endpoint. */
export type EndpointDeclaration<
	Input extends z.ZodType,
	Output extends z.ZodType,
	A extends Access,
	Name extends string = string,
> = {
	/** Feature and call, `points/give-recognition`; texts of its errors are `<feature>:errors.<code>`. */
	name: Name;
	path: `/api/${string}`;
	/** Where else it is served under the same rules; `input` takes the place of its own there, which may fix a field. */
	alsoAt?: readonly FurtherAddress[];
	method?: "GET" | "POST";
	summary: string;
	access: A;
	flags?: readonly FlagRule[];
	input: Input;
	output: Output;
	errors?: { [Code in ErrorCode]?: DeclaredError };
	/**
	 * The declared error that a failure of the machine is told as, once the log has the crash, where the specification has
	 * words for it (§8). A write of which nobody knows whether it took place says so itself.
	 */
	failsAs?: ErrorCode;
	repetition: Repetition<z.output<Input>>;
	/**
	 * What proves that a call is let in: the session's cookie, with its origin and token; or `link`, a link in the query
	 * that nobody can guess, for programs that hold no cookie: such a call reads neither cookie nor body (endpoints.md); or
	 * `signature`, with which a provider signs the body: it reads no cookie, and its input is `{ body, signature }`, the body
	 * as it came and the header that `signatureHeader` names.
	 */
	authentication?: "session" | "link" | "signature";
	signatureHeader?: string;
	/** True when the body may be multipart, with files after the payload. */
	isMultipart?: boolean;
	/** Limits of `limits.ts` that each call counts against, each by whom it counts. */
	limits?: readonly CountedLimit<z.output<Input>>[];
	/** True where a password is hashed: such calls take turns (`scope.inTurn`), and are refused early when there are too many. */
	hashesPassword?: true;
	/**
	 * True when the handler's reads travel with those that confirm the person and count the limit: one round trip less.
	 * Such a handler changes nothing but by `scope.commit`, or after `await scope.entered()` (decision 006).
	 */
	startsEarly?: boolean;
	/** When answers are cached in the isolate, the same for all of an account who ask the same; never unless given. */
	cache?: (scope: Scope<A extends "anyone" ? User | null : User>, input: z.output<Input>) => CacheRule | undefined;
	/** What a cached answer is made to for each who asks: figures of this moment, or a refusal. */
	finish?: (
		scope: Scope<A extends "anyone" ? User | null : User>,
		answer: z.output<Output>,
		input: z.output<Input>,
	) => Promise<z.output<Output>> | z.output<Output>;
	/** What many ask for in vain at once, and how they are refused by facts that they share (decision 024). */
	rejectEarly?: EarlyRejection<z.output<Input>>;
	/** True while signing in as a member forbids it: payment, votes, survey answers. */
	isForbiddenWhileSignedInAsMember?: boolean;
	handler: (
		scope: Scope<A extends "anyone" ? User | null : User>,
		input: z.output<Input>,
		files: UploadedFile[],
	) => Promise<z.input<Output>>;
};

/** A file that came with a multipart call. */
export type UploadedFile = { field: string; name: string; type: string; bytes: Uint8Array };

/** A declared endpoint, with its input and output types kept for callers. */
export type Endpoint<
	Input extends z.ZodType = z.ZodType,
	Output extends z.ZodType = z.ZodType,
	Name extends string = string,
> = Omit<
	EndpointDeclaration<Input, Output, Access, Name>,
	"handler" | "repetition" | "limits" | "cache" | "finish" | "rejectEarly"
> & {
	// biome-ignore lint/suspicious/noExplicitAny: the registry holds rules of every input; their declarations say which.
	cache?: (scope: any, input: any) => CacheRule | undefined;
	// biome-ignore lint/suspicious/noExplicitAny: the registry holds answers of every output.
	finish?: (scope: any, answer: any, input: any) => Promise<unknown> | unknown;
	rejectEarly?: EarlyRejection<never>;
	limits?: readonly CountedLimit<never>[];
	method: "GET" | "POST";
	errors: { [Code in ErrorCode]?: DeclaredError };
	repetition: Repetition<never>;
	// biome-ignore lint/suspicious/noExplicitAny: the registry holds handlers of every input; callers see the schemas.
	handler: (scope: any, input: any, files: UploadedFile[]) => Promise<unknown>;
};

/**
 * What is declared of an endpoint for the platform's operators (decision 033): it is served on the platform's own host
 * alone, to whoever brings an operator's token, and reads neither cookies nor files.
 */
export type OperatorDeclaration<Input extends z.ZodType, Output extends z.ZodType, Name extends string = string> = Pick<
	EndpointDeclaration<Input, Output, "anyone", Name>,
	"name" | "path" | "summary" | "input" | "output" | "errors"
> & {
	access: "operator";
	/** How large a body may be, where it may be larger than a stranger's. */
	maxBodyBytes?: number;
	/** What is no read can be sent again: it goes on where it broke off, or is refused as done. */
	repetition: { kind: "read" } | { kind: "natural" } | { kind: "none" };
	handler: (scope: OperatorScope, input: z.output<Input>) => Promise<z.input<Output>>;
};

/** A declared endpoint for operators, with its input and output types kept for callers. */
export type OperatorEndpoint<
	Input extends z.ZodType = z.ZodType,
	Output extends z.ZodType = z.ZodType,
	Name extends string = string,
> = Omit<OperatorDeclaration<Input, Output, Name>, "handler" | "errors"> & {
	method: "POST";
	errors: { [Code in ErrorCode]?: DeclaredError };
	// biome-ignore lint/suspicious/noExplicitAny: as above.
	handler: (scope: OperatorScope, input: any) => Promise<unknown>;
};

/** What both kinds of endpoints have in common, for what is told of their failures. */
export type AnyEndpoint = Pick<Endpoint, "name" | "errors" | "output"> & { repetition: { kind: string } };

/** Declares an endpoint. Its file holds the declaration and, under it, the handler. */
export function defineEndpoint<Input extends z.ZodType, Output extends z.ZodType, const Name extends string>(
	declaration: OperatorDeclaration<Input, Output, Name>,
): OperatorEndpoint<Input, Output, Name>;
export function defineEndpoint<
	Input extends z.ZodType,
	Output extends z.ZodType,
	const A extends Access,
	const Name extends string,
>(declaration: EndpointDeclaration<Input, Output, A, Name>): Endpoint<Input, Output, Name>;
export function defineEndpoint(declaration: { name: string }): unknown {
	return { method: "POST", errors: {}, ...declaration };
}

/** The feature of an endpoint, table or job: the part of its name before the slash. */
export function featureOf(name: string): string {
	return name.slice(0, name.indexOf("/"));
}

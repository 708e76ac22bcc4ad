/** A script's question to an endpoint: typed by the endpoint's name, over one address, and aborted when nobody waits for it. */
import type { ErrorAnswer } from "#workers/http/answers";
import type { EndpointInput, EndpointName, EndpointOutput } from "#workers/registry";
import { applicationPath } from "~/ui/anchor";
import type { shapes } from "./shapes.server";

type Shapes = typeof shapes;

/** What a script asks with. */
export type CallInput<Name extends EndpointName> = Name extends keyof Shapes
	? Parameters<Shapes[Name]>[1]
	: EndpointInput<Name>;

/** What a script is answered. */
export type CallAnswer<Name extends EndpointName> = Name extends keyof Shapes
	? Awaited<ReturnType<Shapes[Name]>>
	: EndpointOutput<Name>;

/** Asks once. Rejects with the server's words where it refuses, without any where nothing came. */
export async function call<Name extends EndpointName>(
	name: Name,
	input: CallInput<Name>,
	signal?: AbortSignal,
): Promise<CallAnswer<Name>> {
	const query = encodeURIComponent(JSON.stringify(input));
	const answer = await fetch(`${applicationPath}/call/${name}?input=${query}`, { signal });
	return answerOf(answer);
}

/** What an answer says; rejects with its words where it is a refusal. */
export async function answerOf<Answer>(answer: Response): Promise<Answer> {
	const body: unknown = await answer.json();
	if (answer.ok) return body as Answer;
	const { resultMsg, resultType } = body as ErrorAnswer;
	throw new CallRefused(resultMsg, { cause: resultType });
}

/** A refusal, in words for the reader; its cause is the refusal's code. */
export class CallRefused extends Error {}

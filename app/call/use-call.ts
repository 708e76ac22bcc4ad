/** What an endpoint answers a script: after a rest while somebody types, or again and again while the page is seen. */
import { useState } from "react";
import type { EndpointName } from "#workers/registry";
import { type Polling, usePolling } from "~/ui/use-polling";
import { type CallAnswer, type CallInput, CallRefused, call } from "./call";
import { signInAgainAfter } from "./sign-in-again";

/** When it asks: `afterMs` once, or `polling`. */
export type CallOptions<Name extends EndpointName> = {
	afterMs?: number;
	polling?: Polling;
	/** Asks only while this holds of the answer; what was answered stays. */
	asksWhile?: (answer: CallAnswer<Name> | undefined) => boolean;
	/** To what the answers belong, such as what the page was loaded with; those of another are forgotten. */
	of?: unknown;
};

/** What is known so far; `answer` stays until there is a newer one, `problem` is a refusal in words. */
export type Call<Name extends EndpointName> = {
	state: "idle" | "waiting" | "answered" | "failed";
	answer?: CallAnswer<Name>;
	problem?: string;
};

/** Asks with this input, the newest alone; `null` asks for nothing. */
export function useCall<Name extends EndpointName>(
	name: Name,
	input: CallInput<Name> | null,
	{ afterMs = 0, polling, asksWhile, of }: CallOptions<Name> = {},
): Call<Name> {
	const asked = input && JSON.stringify(input);
	const [known, setKnown] = useState<Call<Name> & { asked: string; of: unknown }>();
	const ask = async (signal: AbortSignal) => {
		if (!input || !asked) return;
		const tell = (heard: Call<Name>) =>
			signal.aborted ||
			setKnown((before) => ({ answer: before && before.of === of ? before.answer : undefined, ...heard, asked, of }));
		await call(name, input, signal).then(
			(answer) => tell({ state: "answered", answer }),
			(error) => {
				// What looks by itself takes nobody away from what they do.
				if (!signal.aborted && !polling) signInAgainAfter(error);
				tell({ state: "failed", problem: error instanceof CallRefused ? error.message : undefined });
			},
		);
	};
	const answer = known?.of === of ? known?.answer : undefined;
	usePolling(asked !== null && asksWhile?.(answer) !== false, ask, asked, polling ?? { firstMs: [afterMs] }, of);
	if (asked === null) return { state: "idle" };
	return known?.of === of && known?.asked === asked ? known : { state: "waiting", answer };
}

/** Suggestions while somebody types: asked for after a rest, the newest question alone is answered. */
import { useMemo } from "react";
import { type Call, useCall } from "~/call/use-call";
import { searchDebounceMs } from "~/ui/timings";
import type { Chosen } from "./draft";
import { suggestedIn, suggestionsFor } from "./suggestions";

/** What is known of the suggestions for the current text; `problem` is a refusal in words. */
export type Suggesting = { state: Call<"autosuggest/autosuggest">["state"]; found: Chosen; problem?: string };

const nothing: Chosen = { people: [], groups: [] };

/** Suggestions for a text; nothing for an empty one. */
export function useSuggestions(typed: string): Suggesting {
	const text = typed.trim();
	const input = text ? suggestionsFor(text) : null;
	const { state, answer, problem } = useCall("autosuggest/autosuggest", input, { afterMs: searchDebounceMs });
	const found = useMemo(() => (answer && state !== "failed" ? suggestedIn(answer) : nothing), [answer, state]);
	return { state, found, problem };
}

/** Suggestions while somebody types: asked for after a rest, the newest question alone is answered. */
import { useEffect, useState } from "react";
import { searchDebounceMs } from "~/ui/timings";
import type { Suggestions } from "./suggestions.server";

/** What is known of the suggestions for the current text. */
export type SuggestionState = { state: "idle" | "waiting" | "found" | "failed"; found: Suggestions };

const nothing: Suggestions = { people: [], groups: [] };

/** Suggestions for a text; nothing for an empty one. */
export function useSuggestions(typed: string): SuggestionState {
	const [result, setResult] = useState<SuggestionState>({ state: "idle", found: nothing });
	const text = typed.trim();
	useEffect(() => {
		if (!text) return setResult({ state: "idle", found: nothing });
		const abort = new AbortController();
		setResult((current) => ({ state: "waiting", found: current.found }));
		const timer = setTimeout(async () => {
			try {
				const found = await ask(text, abort.signal);
				setResult({ state: found.problem ? "failed" : "found", found });
			} catch {
				if (!abort.signal.aborted) setResult({ state: "failed", found: nothing });
			}
		}, searchDebounceMs);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [text]);
	return result;
}

async function ask(text: string, signal: AbortSignal): Promise<Suggestions> {
	const answer = await fetch(`/webapp/recognitions/suggestions?q=${encodeURIComponent(text)}`, { signal });
	if (!answer.ok) throw new Error(String(answer.status));
	return (await answer.json()) as Suggestions;
}

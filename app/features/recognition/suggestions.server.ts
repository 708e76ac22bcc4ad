/** Asks for people and groups who can receive a recognition, for the page without scripts. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Chosen } from "./draft";
import { suggestedIn, suggestionsFor } from "./suggestions";

/** What was found for a text, or why nothing was. */
export type Suggestions = Chosen & { problem?: string };

/** People and groups whose names begin as typed. */
export async function suggestRecipients(context: AppLoadContext, text: string): Promise<Suggestions> {
	const outcome = await context.attempt("autosuggest/autosuggest", suggestionsFor(text));
	return outcome.ok ? suggestedIn(outcome.answer) : { people: [], groups: [], problem: outcome.refusal.resultMsg };
}

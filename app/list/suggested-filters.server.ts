/** Filters by a thing that one names by typing: which it is is found before the list is asked; of several, one is chosen by a link. */
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { ListFace } from "#workers/kernel/list-face";

/** What was typed and what fits it; nothing fits where there are no options. */
export type Suggested = { typed: string; options: { label: string; href: string }[] };

/** The field of the address that carries what was typed for a filter. */
export const typedField = (name: string) => `${name}_name`;

/**
 * What was typed for each filter that is filled in so, by the filter's name. One thing that fits, or the one that was
 * chosen already, is followed at once: throws the redirect to the address with its id.
 */
export async function readSuggested(
	context: AppLoadContext,
	face: ListFace,
	search: URLSearchParams,
	addressOf: (chosen: Record<string, string | undefined>) => string,
): Promise<Record<string, Suggested>> {
	const suggested: Record<string, Suggested> = {};
	for (const [name, filter] of Object.entries(face.filters)) {
		const typed = search.get(typedField(name))?.trim().slice(0, 100);
		if (filter.kind !== "reference" || !filter.suggests || typed === undefined) continue;
		if (typed === "") throw redirect(addressOf({ [name]: undefined }));
		const { searchResults } = await context.call("autosuggest/autosuggest", {
			type: filter.suggests,
			search_text: typed,
			ignore_is_active_flag: 1,
		});
		const chosen = searchResults.find(({ id, label }) => String(id) === search.get(name) && label === typed);
		const [only, ...others] = searchResults;
		const found = chosen ?? (others.length === 0 ? only : undefined);
		if (found) throw redirect(addressOf({ [name]: String(found.id) }));
		suggested[name] = {
			typed,
			options: searchResults.map(({ id, label, title }) => ({
				label: title ? `${label}, ${title}` : label,
				href: addressOf({ [name]: String(id) }),
			})),
		};
	}
	return suggested;
}

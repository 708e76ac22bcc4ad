/** The server half of choosing a person: those whose names begin as typed. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** What was typed, and the people found; null before anything was. */
export async function findTyped({ request, context }: LoaderFunctionArgs) {
	const typed = (new URL(request.url).searchParams.get("search") ?? "").trim().slice(0, 100);
	const found = typed ? await context.call("autosuggest/autosuggest", { search_text: typed, type: "users" }) : null;
	const people = found?.searchResults.map(({ id, name, title, image_url }) => ({ id, name, title, image_url }));
	return { typed, people: people ?? null };
}

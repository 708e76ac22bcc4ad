/** The server half of choosing whom to sign in as: those whose names begin as typed. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** The people found; none before anything was typed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	await context.requireCall("session/sign-in-as");
	const typed = (new URL(request.url).searchParams.get("search") ?? "").trim().slice(0, 100);
	const found = typed ? await context.call("autosuggest/autosuggest", { search_text: typed, type: "users" }) : null;
	return {
		title: context.translate("session:sudo.choose.title"),
		typed,
		people: found?.searchResults.map(({ id, name, title, image_url }) => ({ id, name, title, image_url })) ?? null,
	};
}

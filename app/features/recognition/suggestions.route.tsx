/** Suggestions of people and groups for the picker, as JSON. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { suggestRecipients } from "./suggestions.server";

/** Answers what begins as typed; a refusal comes as `problem`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const typed = new URL(request.url).searchParams.get("q") ?? "";
	return Response.json(await suggestRecipients(context, typed), {
		headers: { "cache-control": "private, max-age=30" },
	});
}

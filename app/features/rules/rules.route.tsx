/** Leads to the document with the account's rules, whose own address changes with it. */
import { type LoaderFunctionArgs, redirectDocument } from "@remix-run/cloudflare";

/** The way to the document. Throws a 404 where there is none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { url } = await context.call("rules/get-rules", {});
	if (!url) throw new Response(null, { status: 404 });
	// Whole, as a path alone would be one below /webapp.
	return redirectDocument(new URL(url, request.url).href);
}

/** Nothing: with a page of its own, an account without rules answers as every page does that is not there. */
export default function Rules() {
	return null;
}

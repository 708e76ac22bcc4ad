/** Leads to the document with the account's rules, whose own address changes with it. */
import { type LoaderFunctionArgs, redirectDocument } from "@remix-run/cloudflare";
import { redirectWithNotice } from "~/shell/notices.server";

/** The way to the document; home, with a word of why, where there is none any more. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { url } = await context.call("rules/get-rules", {});
	if (!url) return redirectWithNotice("/", "rules:notices.none");
	// Whole, as a path alone would be one below /webapp.
	return redirectDocument(new URL(url, request.url).href);
}

/** Nothing is drawn: the loader always leads on. With a page of its own it is a screen that a menu's entry may lead to. */
export default function Rules() {
	return null;
}

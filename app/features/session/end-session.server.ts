/** The log-out screen's server half: a link of our own pages signs out, from anywhere else only the form does. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";

/** Ends the session for who followed a link of this site; shows the page to anybody else. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	if (!context.isSignedIn) return redirect("/login");
	if (!isFollowedLink(request)) return null;
	await context.call("session/end-session", {});
	return redirect("/login");
}

/** Browsers alone write these headers: no foreign page, picture or script ahead of a click can have them so. */
function isFollowedLink({ headers }: Request): boolean {
	const isOwn = headers.get("sec-fetch-site") === "same-origin" && headers.get("sec-fetch-mode") === "navigate";
	return isOwn && !headers.has("sec-purpose");
}

/** Ends the session. */
export const action = formActions({ "session/end-session": { done: () => redirect("/login") } });

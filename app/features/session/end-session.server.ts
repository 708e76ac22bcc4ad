/** The log-out screen's server half: a link of our own pages signs out, from anywhere else only the form does. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";

/** Ends the session, or goes back to one's own, for who followed a link of this site; shows the page to anybody else. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { isAway } = context;
	if (!context.isSignedIn && !isAway) return redirect("/login");
	if (isFollowedLink(request)) return redirect(afterwards(await context.call("session/end-session", {})));
	return { title: context.translate(isAway ? "session:end.backTitle" : "session:end.title"), isAway };
}

/** Browsers alone write these headers: no foreign page, picture or script ahead of a click can have them so. */
function isFollowedLink({ headers }: Request): boolean {
	const isOwn = headers.get("sec-fetch-site") === "same-origin" && headers.get("sec-fetch-mode") === "navigate";
	return isOwn && !headers.has("sec-purpose");
}

/** Ends the session. */
export const action = formActions({ "session/end-session": { done: (answer) => redirect(afterwards(answer)) } });

/** Where it leads: back to one's own pages, or to sign-in. */
const afterwards = ({ is_signed_in }: { is_signed_in: 0 | 1 }) => (is_signed_in ? "/" : "/login");

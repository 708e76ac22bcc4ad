/** The log-out screen's server half: the address itself changes nothing, its form does. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";

/** Without a session there is nothing to end. */
export async function loader({ context }: LoaderFunctionArgs) {
	return context.isSignedIn ? null : redirect("/login");
}

/** Ends the session. */
export const action = formActions({ "session/end-session": { done: () => redirect("/login") } });

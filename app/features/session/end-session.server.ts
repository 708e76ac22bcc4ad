/** The log-out screen's server half: the address itself changes nothing, its form does. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/** Without a session there is nothing to end. */
export async function loader({ context }: LoaderFunctionArgs) {
	return context.isSignedIn ? null : redirect("/login");
}

/** Ends the session. */
export async function action({ context }: ActionFunctionArgs) {
	await context.call("session/end-session", {});
	return redirect("/login");
}

/** The activation screen's server half. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { findLink, setPassword } from "./password-link.server";

/** Whose link it is; a link that no longer works says so. */
export function loader(asked: LoaderFunctionArgs) {
	return findLink("session/find-activation-link", asked);
}

/** Sets the password and signs in. */
export async function action(asked: ActionFunctionArgs) {
	const refusal = await setPassword("session/activate", asked);
	return refusal ? { refusal } : redirect("/");
}

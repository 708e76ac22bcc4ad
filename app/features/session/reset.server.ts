/** The server half of the screen behind the link of a mail for a forgotten password. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirectWithNotice } from "~/shell/notices.server";
import { findLink, setPassword } from "./password-link.server";

/** Whose link it is; a link that no longer works says so. */
export function loader(asked: LoaderFunctionArgs) {
	return findLink("session/find-reset-link", asked);
}

/** Changes the password, signs in here, and says that everywhere else was signed out. */
export async function action(asked: ActionFunctionArgs) {
	const refusal = await setPassword("session/reset-password", asked);
	return refusal ? { refusal } : redirectWithNotice("/", "session:notices.passwordChanged");
}

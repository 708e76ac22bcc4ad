/** The server half of the screen behind the link of a mail for a forgotten password. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { findLink, tokenOf } from "./password-link.server";

/** Whose link it is; a link that no longer works says so. */
export const loader = (asked: LoaderFunctionArgs) => findLink("reset", asked);

/** Changes the password, signs in here, and says that everywhere else was signed out. */
export const action = formActions({
	"session/reset-password": { input: tokenOf, done: () => redirectWithNotice("/", "session:notices.passwordChanged") },
});

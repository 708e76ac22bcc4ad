/** Confirms another address by the link that was mailed there. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { findEmailLink } from "./email-link.server";
import { tokenOf } from "./password-link.server";

/** Both addresses; a link that no longer works says so. */
export const loader = (asked: LoaderFunctionArgs) => findEmailLink("confirm", asked);

/** Confirms it, and leads to the profile or to sign-in. */
export const action = formActions({
	"session/confirm-email": {
		input: tokenOf,
		done: ({ email }) => redirectWithNotice("/profile", "session:notices.emailChanged", { email }),
	},
});

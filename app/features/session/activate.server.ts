/** The activation screen's server half. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { findLink, tokenOf } from "./password-link.server";

/** Whose link it is; a link that no longer works says so. */
export const loader = (asked: LoaderFunctionArgs) => findLink("activation", asked);

/** Sets the password and signs in; an owner comes to the checklist of a new place, while something of it is left. */
export const action = formActions({
	"session/activate": {
		input: tokenOf,
		done: ({ role }) => redirect(role === "account_owner" ? "/setup?first=1" : "/"),
	},
});

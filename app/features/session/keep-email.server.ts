/** Stops a change of address by the link that was mailed to the present one. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { findEmailLink } from "./email-link.server";
import { tokenOf } from "./password-link.server";

/** Both addresses; once the change was stopped, that it was. */
export async function loader(asked: LoaderFunctionArgs) {
	const link = await findEmailLink("stop", asked);
	const isStopped = link.change === null && new URL(asked.request.url).searchParams.has("stopped");
	return isStopped
		? { ...link, isStopped, title: asked.context.translate("session:emailLink.stoppedTitle") }
		: { ...link, isStopped };
}

/** Stops it; the page says what to do next. */
export const action = formActions({
	"session/stop-email-change": {
		input: tokenOf,
		done: (_answer, { params }) => redirect(`/keep-email/${params.token}?stopped`),
	},
});

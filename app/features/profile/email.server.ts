/** Asks for another address to sign in with. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const asking = "session/change-email";

/** The form, and the address of now. */
export async function loader({ context }: LoaderFunctionArgs) {
	return {
		title: context.translate("profile:email.change"),
		email: context.user.email,
		form: await context.form(asking, { email: "profile:email.new", current_password: "profile:email.current" }),
	};
}

/** Sends the link; what is said is the same for every address. */
export const action = formActions({
	[asking]: { done: () => redirectWithNotice("/profile", "profile:notices.emailSent") },
});

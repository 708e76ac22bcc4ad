/** The sign-in screen's server half. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { takeReferer } from "./referer.server";

/** The form; somebody who is signed in goes home. */
export async function loader({ context }: LoaderFunctionArgs) {
	if (context.isSignedIn) throw redirect("/");
	// Whose time as a member is over comes here: their own session still waits.
	if (context.isAway) throw redirect("/login/end_session");
	return {
		title: context.texts.t("session:signIn.button"),
		maySignUp: await maySignUp(context),
		form: await context.form("session/login", { email: "session:signIn.email", password: "session:signIn.password" }),
	};
}

/** Whether people sign up by themselves here: where they may, and there is a domain to be at. */
async function maySignUp(context: LoaderFunctionArgs["context"]): Promise<boolean> {
	if (context.account.flags.custom_user_sign_up_enabled !== 1) return false;
	const { domains } = await context.call("sign-up/get-sign-up", {});
	return domains.length > 0;
}

/** Signs in and goes where the person wanted to go. */
export const action = formActions({
	"session/login": {
		done: (_answer, { request }) => {
			const { to, headers } = takeReferer(request);
			return redirect(to, { headers });
		},
	},
});

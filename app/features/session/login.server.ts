/** The sign-in screen's server half. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { readForm } from "~/shell/form-data.server";
import { takeReferer } from "./referer.server";

/** Somebody who is signed in goes home. */
export async function loader({ context }: LoaderFunctionArgs) {
	return context.isSignedIn ? redirect("/") : null;
}

/** Signs in and goes where the person wanted to go; a refusal keeps the e-mail address. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const outcome = await context.attempt("session/login", {
		email: form.text("email"),
		password: form.text("password"),
	});
	if (!outcome.ok) return { refusal: outcome.refusal, email: form.text("email") };
	const { to, headers } = takeReferer(request);
	return redirect(to, { headers });
}

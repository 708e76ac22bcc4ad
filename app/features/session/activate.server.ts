/** The activation screen's server half. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { readForm } from "~/shell/form-data.server";

/** Whose link it is; a link that no longer works says so. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const outcome = await context.attempt("session/find-activation-link", { token: params.token ?? "" });
	return outcome.ok ? { person: outcome.answer } : { person: null };
}

/** Sets the password and signs in. */
export async function action({ params, request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const outcome = await context.attempt("session/activate", {
		token: params.token ?? "",
		password: form.text("password"),
	});
	return outcome.ok ? redirect("/") : { refusal: outcome.refusal };
}

/** Changing the language, from the footer of any page. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { readForm } from "~/shell/form-data.server";
import { safePath } from "~/shell/safe-path";

/** There is nothing to see here. */
export async function loader() {
	return redirect("/");
}

/** Keeps the choice and goes back to where the person was. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	await context.call("session/change-language", { language_code: form.text("language_code") });
	return redirect(safePath(form.text("back")));
}

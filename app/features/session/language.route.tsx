/** Changing the language, from the footer of any page. */
import { redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { safePath } from "~/shell/safe-path";

/** There is nothing to see here. */
export async function loader() {
	return redirect("/");
}

/** Keeps the choice and goes back to where the person was. */
export const action = formActions({
	"session/change-language": { done: (_answer, { form }) => redirect(safePath(form.text("back"))) },
});

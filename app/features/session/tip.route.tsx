/** Where a first-run tip says that it was read. */
import { redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { safePath } from "~/shell/safe-path";

/** There is nothing to see here. */
export async function loader() {
	return redirect("/");
}

/** Completes the tip and goes back to where it stood. */
export const action = formActions({
	"session/mark-onboarding-system-tip-as-read": { done: (_answer, { form }) => redirect(safePath(form.text("back"))) },
});

/** The choice about measuring, where the account measures anything. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { safePath } from "~/shell/safe-path";

/** What stands; null where there is nothing to choose. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { is_offered, choice } = await context.call("analytics/get-cookie-choice", {});
	return { title: context.texts.t("session:privacy.title"), measuring: is_offered === 1 ? { choice } : null };
}

/** Keeps the choice and goes back to where it was made. */
export const action = formActions({
	"analytics/save-cookie-choice": { done: (_answer, { form }) => redirect(safePath(form.text("back"))) },
});

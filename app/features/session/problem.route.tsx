/** Where the error page's report form posts. */
import { redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** There is nothing to see here. */
export async function loader() {
	return redirect("/");
}

/** Hands the report in and thanks for it on the home page. */
export const action = formActions({
	"account/report-problem": { done: () => redirectWithNotice("/", "shell:notices.problemReported") },
});

/** Where the error page's report form posts. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { readForm } from "~/shell/form-data.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** There is nothing to see here. */
export async function loader() {
	return redirect("/");
}

/** Hands the report in and thanks for it on the home page. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const report = { error_id: form.text("error_id"), message: form.text("message") };
	const outcome = await context.attempt("account/report-problem", report, { key: form.key });
	return outcome.ok ? redirectWithNotice("/", "shell:notices.problemReported") : redirect("/");
}

/** Takes what a page tells of a click on a recommended item, as a form that nobody sees; it answers nothing. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";

/** There is nothing to see here. */
export async function loader() {
	return redirect("/store");
}

const record = formActions({ "analytics/record-item-click": { done: () => undefined } });

/** Tells analytics of it. */
export async function action(args: ActionFunctionArgs) {
	await record(args);
	return new Response(null, { status: 204 });
}

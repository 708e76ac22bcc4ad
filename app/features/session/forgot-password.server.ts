/** The server half of the screen that asks for the link to another password. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readForm } from "~/shell/form-data.server";

/** Asks for the link; the answer says the same for every address, and a refusal keeps what was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
	const email = (await readForm(request)).text("email");
	const outcome = await context.attempt("session/request-password-reset", { email });
	return outcome.ok ? { email, sent: outcome.answer.resultMsg } : { email, refusal: outcome.refusal };
}

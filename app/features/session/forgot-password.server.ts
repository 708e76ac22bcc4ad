/** The server half of the screen that asks for the link to another password. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";

/** The form. */
export async function loader({ context }: LoaderFunctionArgs) {
	return {
		title: context.texts.t("session:forgot.title"),
		form: await context.form("session/request-password-reset", { email: "session:forgot.email" }),
	};
}

/** Asks for the link; the answer says the same for every address. */
export const action = formActions({ "session/request-password-reset": { done: () => undefined } });

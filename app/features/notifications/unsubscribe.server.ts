/** The server half of the page behind the link that stops emails. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type FormArgs, formActions } from "~/form/form-actions.server";

/** What the link is about, with the form that stops such emails and the one that takes it back. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const [outcome, stop, resume] = await Promise.all([
		context.attempt("notifications/find-stop-link", { token: params.token ?? "" }),
		context.form("notifications/unsubscribe"),
		context.form("notifications/resubscribe"),
	]);
	const link = outcome.ok ? outcome.answer : null;
	const state = !link ? "invalid" : link.is_locked === 1 ? "locked" : link.is_on === 1 ? "on" : "off";
	return { title: context.translate(`notifications:unsubscribe.${state}Title`), state, link, stop, resume } as const;
}

const tokenOf = ({ params }: FormArgs) => ({ token: params.token ?? "" });

/** Stops such emails, or takes it back; the page says how it stands then. */
export const action = formActions({
	"notifications/unsubscribe": { input: tokenOf, done: () => undefined },
	"notifications/resubscribe": { input: tokenOf, done: () => undefined },
});

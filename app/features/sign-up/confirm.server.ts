/** The server half of the screen behind the link of a sign-up. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";

/** Whose sign-up it is; a link that no longer works says so, and whether too many were tried. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	if (context.account.flags.custom_user_sign_up_enabled !== 1) throw redirect("/login");
	const outcome = await context.attempt("sign-up/find-sign-up-link", { token: params.token ?? "" });
	const form = await context.form("sign-up/confirm-sign-up", { password: "sign-up:confirm.password" });
	const words = outcome.ok ? "title" : "invalidTitle";
	const title = context.translate(
		`sign-up:confirm.${words}`,
		outcome.ok ? { first_name: outcome.answer.first_name } : {},
	);
	if (outcome.ok) return { title, form, person: outcome.answer, limited: null };
	const { resultType, resultMsg } = outcome.refusal;
	return { title, form, person: null, limited: resultType === "rate_limited" ? resultMsg : null };
}

/** Makes the member: who is one goes home, who has still to be let in is told so. */
export const action = formActions({
	"sign-up/confirm-sign-up": {
		input: ({ params }) => ({ token: params.token ?? "" }),
		done: ({ status }) => (status === "active" ? redirect("/") : { waits: 1 }),
	},
});

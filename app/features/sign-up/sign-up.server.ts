/** The server half of signing up. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";

/** The form, for visitors of an account where people sign up; elsewhere it leads to sign-in. */
export async function loader({ context }: LoaderFunctionArgs) {
	if (context.isSignedIn) throw redirect("/");
	if (context.account.flags.custom_user_sign_up_enabled !== 1) throw redirect("/login");
	const [{ domains, is_moderated }, { number }] = await Promise.all([
		context.call("sign-up/get-sign-up", {}),
		context.call("terms/get-terms", {}),
	]);
	if (domains.length === 0) throw redirect("/login");
	return {
		title: context.translate("sign-up:page.title"),
		company_name: context.account.company_name,
		domains,
		is_moderated,
		terms_version: number,
		form: await context.form("sign-up/sign-up", {
			first_name: "sign-up:page.first_name",
			last_name: "sign-up:page.last_name",
			email: "sign-up:page.email",
			message: "sign-up:page.message",
			accepts_terms: "sign-up:page.terms",
		}),
	};
}

/** Asks for the link; the answer says the same for every address. */
export const action = formActions({
	"sign-up/sign-up": {
		input: ({ form }) => ({ terms_version: form.number("terms_version") ?? 0 }),
		done: () => undefined,
	},
});

/** The password, and where the person is signed in. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { loadToken, tokenForms } from "../members/index.server";

/** The form, and the sessions with their browsers' names. */
export async function loader({ context }: LoaderFunctionArgs) {
	const hasToken = context.account.flags.generate_token_allowed === 1;
	const [{ sessions }, token, form] = await Promise.all([
		context.call("session/get-sessions", {}),
		hasToken ? loadToken(context) : null,
		context.form("session/change-password", {
			current_password: "session:security.current",
			new_password: "session:security.new",
		}),
	]);
	return {
		title: context.translate("session:security.title"),
		form,
		token,
		email: context.user.email,
		sessions: sessions.map(({ browser, system, created_at, ...session }) => ({
			...session,
			name:
				browser && system
					? context.translate("session:security.device", { browser, system })
					: (browser ?? system ?? context.translate("session:security.unknown")),
			when: context.format.moment(created_at),
		})),
	};
}

/** Changes the password, or signs out elsewhere. */
export const action = formActions({
	...tokenForms(() => "/profile/security"),
	"session/change-password": {
		done: () => redirectWithNotice("/profile/security", "session:notices.passwordChanged"),
	},
	"session/end-sessions": {
		asks: (_input, { form }) => form.optional("session_id") === undefined,
		done: (_answer, { form }) =>
			redirectWithNotice(
				"/profile/security",
				form.optional("session_id") ? "session:notices.signedOut" : "session:notices.signedOutAll",
			),
	},
});

/** The server half of the token for Microsoft Teams, on whichever page it stands: whether there is one, and its forms. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { FormArgs, FormHandlings } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** What the card shows. */
export async function loadToken(context: LoaderFunctionArgs["context"]) {
	const [{ expires_at }, form] = await Promise.all([
		context.call("member-detail/get-platform-token", {}),
		context.form("member-detail/generate-platform-authentication-token", {}),
	]);
	return { until: expires_at === null ? null : context.format.time(expires_at, "long"), form };
}

/** Making one, which is shown on the page as it is answered, and ending it. */
export function tokenForms(pageOf: (args: FormArgs) => string): FormHandlings {
	const shown = ({ token, expires_at }: { token: string; expires_at: number }, { context }: FormArgs) => ({
		token,
		until: context.format.time(expires_at, "long"),
	});
	return {
		"member-detail/generate-platform-authentication-token": { done: shown, stays: shown },
		"member-detail/revoke-platform-token": {
			asks: () => true,
			done: (_answer, args) => redirectWithNotice(pageOf(args), "member-detail:notices.tokenRevoked"),
		},
	};
}

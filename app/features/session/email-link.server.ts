/** The server half of the two screens behind links of a change of address. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { EmailLink } from "#workers/features/session/rules/email-links";

/** What the link is about; without a change, whether too many links were tried. */
export async function findEmailLink(link: EmailLink, { params, context }: LoaderFunctionArgs) {
	const outcome = await context.attempt("session/find-email-change", { token: params.token ?? "", link });
	const title = context.translate(`session:emailLink.${outcome.ok ? link : "invalid"}Title`);
	if (outcome.ok) return { title, change: outcome.answer, limited: null };
	const { resultType, resultMsg } = outcome.refusal;
	return { title, change: null, limited: resultType === "rate_limited" ? resultMsg : null };
}

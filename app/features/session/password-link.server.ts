/** The server half of the screens behind links that set a password. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { FormArgs } from "~/form/form-actions.server";

/** Whose link the address carries, and the form for it; without a person, whether too many links were tried. */
export async function findLink(link: "activation" | "reset", { params, context }: LoaderFunctionArgs) {
	const outcome = await context.attempt(`session/find-${link}-link`, { token: params.token ?? "" });
	const form = await (link === "activation"
		? context.form("session/activate", { password: "session:activate.password" })
		: context.form("session/reset-password", { password: "session:reset.password" }));
	const words = link === "activation" ? "activate" : "reset";
	const title = context.texts.t(
		`session:${words}.${outcome.ok ? "title" : "invalidTitle"}`,
		outcome.ok ? outcome.answer : {},
	);
	if (outcome.ok) return { title, form, person: outcome.answer, limited: null };
	const { resultType, resultMsg } = outcome.refusal;
	return { title, form, person: null, limited: resultType === "rate_limited" ? resultMsg : null };
}

/** The link that the address carries, as input of a form. */
export const tokenOf = ({ params }: FormArgs) => ({ token: params.token ?? "" });

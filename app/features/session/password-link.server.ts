/** The server half of the screens behind links that set a password. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readForm } from "~/shell/form-data.server";

/** Why a password was not set. */
export type PasswordRefusal = { resultMsg: string; resultType: string; errors?: Record<string, string[]> };

/** Whose link it is, or why nobody can be told. */
export type LinkOfMail =
	| { person: { email: string; first_name: string }; refusal?: undefined }
	| { person: null; refusal: PasswordRefusal };

/** Whose link the address carries. */
export async function findLink(
	name: "session/find-activation-link" | "session/find-reset-link",
	{ params, context }: LoaderFunctionArgs,
): Promise<LinkOfMail> {
	const outcome = await context.attempt(name, { token: params.token ?? "" });
	return outcome.ok ? { person: outcome.answer } : { person: null, refusal: outcome.refusal };
}

/** Sets the password that was typed; gives the refusal, or nothing when it was set and its person is signed in. */
export async function setPassword(
	name: "session/activate" | "session/reset-password",
	{ params, request, context }: ActionFunctionArgs,
): Promise<PasswordRefusal | undefined> {
	const form = await readForm(request);
	const outcome = await context.attempt(name, { token: params.token ?? "", password: form.text("password") });
	return outcome.ok ? undefined : outcome.refusal;
}

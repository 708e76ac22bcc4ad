/** The language in which the words of a survey or a form are written. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";

/** What is known of a request for a page, or of a form that it sent. */
export type Asked = Pick<LoaderFunctionArgs, "request"> & { context: AppLoadContext };

/** The language whose words are written: the address names one of the account's, else its own. */
export function writtenLanguage({ request, context }: Asked): string {
	const asked = new URL(request.url).searchParams.get("language") ?? "";
	const { languages, default_language_code } = context.account;
	return languages.includes(asked) ? asked : default_language_code;
}

/** The server half of what helps people: the account's rules. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "rules/save-rules";

/** The document that stands, and the forms. */
export async function loader({ context }: LoaderFunctionArgs) {
	if (context.user.role !== "account_owner") throw Response.json({ resultType: "forbidden" }, { status: 403 });
	const [{ url }, saved, removed] = await Promise.all([
		context.call("rules/get-rules", {}),
		context.form(saving, {}),
		context.form("rules/remove-rules"),
	]);
	return { title: context.translate("settings:title"), url, saved, removed };
}

/** Uploads the document, or takes it away. */
export const action = formActions({
	[saving]: {
		run: async (_input, { context, form }) =>
			context.attempt(saving, {}, { key: form.key, files: await uploadedFiles(form.raw) }),
		done: () => redirectWithNotice("/settings/help", "settings:notices.saved"),
	},
	"rules/remove-rules": { done: () => redirectWithNotice("/settings/help", "settings:notices.saved") },
});

/** The server half of what helps people: the person behind the help, and the account's rules. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "rules/save-rules";

/** The document that stands, and the forms. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ url }, saved, removed, contact, facts, hours] = await Promise.all([
		context.call("rules/get-rules", {}),
		context.form(saving, {}),
		context.form("rules/remove-rules"),
		context.call("contact/get-contact-settings", {}),
		context.form("contact/save-contact", {
			name: "contact:owners.name",
			email: "contact:owners.email",
			phone: "contact:owners.phone",
		}),
		context.form("contact/save-contact-hours", { hours: "contact:card.hours" }),
	]);
	const { languages } = context.account;
	return {
		title: context.translate("settings:title"),
		url,
		saved,
		removed,
		help: { contact, facts, hours, languages },
	};
}

/** Sets who helps, uploads the document, or takes it away. */
export const action = formActions({
	[saving]: {
		run: async (_input, { context, form }) =>
			context.attempt(saving, {}, { key: form.key, files: await uploadedFiles(form.raw) }),
		done: () => redirectWithNotice("/settings/help", "settings:notices.saved"),
	},
	"contact/save-contact": { done: () => redirectWithNotice("/settings/help", "settings:notices.saved") },
	"contact/save-contact-hours": {
		input: ({ form }) => ({ language_code: form.text("language_code") }),
		done: () => redirectWithNotice("/settings/help", "settings:notices.saved"),
	},
	"rules/remove-rules": { done: () => redirectWithNotice("/settings/help", "settings:notices.saved") },
});

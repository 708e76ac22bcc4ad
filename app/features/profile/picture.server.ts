/** Takes the picture that others see. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "profile/save-picture";

/** The form. */
export async function loader({ context }: LoaderFunctionArgs) {
	await context.requireCall(saving);
	return { title: context.translate("profile:picture.choose"), form: await context.form(saving, {}) };
}

/** Uploads it. */
export const action = formActions({
	[saving]: {
		run: async (_input, { context, form }) =>
			context.attempt(saving, {}, { key: form.key, files: await uploadedFiles(form.raw) }),
		done: () => redirectWithNotice("/profile", "profile:notices.picture"),
	},
});

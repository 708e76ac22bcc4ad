/** Commenting with a picture. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";

/** The form, for those who may see the post. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const activity_id = context.id(params.id);
	const [, form] = await Promise.all([
		context.call("activity/get-activity", { activity_id }),
		context.form("activity/save-picture-comment", {
			comment_text: "activity:comment.label",
			picture_alt: "activity:picture.alt",
		}),
	]);
	return { title: context.translate("activity:picture.title"), form, back: `/activities/${activity_id}` };
}

/** Sends it; the way leads back to the post. */
export const action = formActions({
	"activity/save-picture-comment": {
		input: ({ params, context, form }) => ({
			activity_id: context.id(params.id),
			upload_id: form.number("upload_id"),
		}),
		run: async (input, { context, form }) =>
			context.attempt("activity/save-picture-comment", input, { key: form.key, files: await uploadedFiles(form.raw) }),
		done: (_answer, { params }) => redirect(`/activities/${params.id}#post-${params.id}`),
	},
});

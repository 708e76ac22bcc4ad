/** The server half of undoing an upload: what would go, what would stay, and doing it. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";

const undoing = "imports/undo-upload";

/** What undoing would do. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const upload_id = context.id(params.request_id);
	await context.requireCall(undoing);
	const undo = await context.call("imports/get-undo", { upload_id, is_preview: 1 });
	return { title: context.translate("imports:undo.title", { file: undo.file_name }), undo, upload_id };
}

/** Begins it. */
export const action = (args: ActionFunctionArgs) => {
	const upload_id = args.context.id(args.params.request_id);
	return formActions({
		[undoing]: { input: () => ({ upload_id }), done: () => redirect(`/uploads/${upload_id}`) },
	})(args);
};

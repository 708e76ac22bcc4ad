/** The server half of an upload's check: what applying it would do, and applying it. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const applying = "imports/apply-upload";

/** What would be done; columns that are missing are settled first. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const upload_id = context.id(params.request_id);
	const found = await context.attempt("imports/get-upload-check", { upload_id });
	if (!found.ok) {
		const isUnsettled = found.refusal.resultType === "missing_columns";
		throw redirect(isUnsettled ? `/uploads/${upload_id}/columns` : `/uploads/${upload_id}`);
	}
	return {
		title: context.translate("imports:check.title", { file: found.answer.file_name }),
		check: found.answer,
		upload_id,
	};
}

/** Applies it. */
export const action = (args: ActionFunctionArgs) => {
	const upload_id = args.context.id(args.params.request_id);
	return formActions({
		[applying]: {
			input: () => ({ upload_id }),
			done: ({ question }) =>
				question ? redirectWithNotice("/uploads", "imports:notices.waiting") : redirect(`/uploads/${upload_id}`),
		},
	})(args);
};

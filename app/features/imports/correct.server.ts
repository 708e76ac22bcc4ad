/** The server half of correcting refused rows in place: some of them with their cells, and sending those that are ticked. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import type { PostedForm } from "~/form/posted-form.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { cellField, lineField, sendsField } from "./correct-fields";

const correcting = "imports/correct-rows";

/** Rows that are still open, behind the line that the address names. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const upload_id = context.id(params.request_id);
	const after_line = Number(new URL(request.url).searchParams.get("after") ?? 0);
	const found = await context.call("imports/get-rows-to-correct", {
		upload_id,
		after_line: Number.isSafeInteger(after_line) && after_line > 0 ? after_line : 0,
	});
	return {
		title: context.translate("imports:correct.title", { file: found.file_name }),
		...found,
		upload_id,
		after_line,
		form: await context.form(correcting),
	};
}

/** Sends them; what is still wrong comes back beside its row, with everything as it was typed. */
export const action = (args: ActionFunctionArgs) => {
	const upload_id = args.context.id(args.params.request_id);
	return formActions({
		[correcting]: {
			input: ({ form }) => ({ upload_id, rows: rowsOf(form) }),
			check: ({ rows }, { context }) =>
				rows.length === 0 ? { rows: [context.translate("imports:correct.choose")] } : undefined,
			done: ({ request_id }) => redirectWithNotice(`/uploads/${request_id}`, "imports:notices.corrected"),
		},
	})(args);
};

/** The ticked rows with the cells that were sent. */
function rowsOf(form: PostedForm) {
	const names = [...form.raw.keys()];
	return form.numbers(lineField).flatMap((line) => {
		if (form.raw.getAll(sendsField(line)).at(-1) !== "1") return [];
		const start = cellField(line, "");
		const own = names.filter((name) => name.startsWith(start));
		const cells = own.map((name) => [name.slice(start.length), form.text(name).replaceAll("\r\n", "\n")]);
		return [{ line, cells: Object.fromEntries(cells) as Record<string, string> }];
	});
}

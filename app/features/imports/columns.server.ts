/** The server half of the columns of an upload: how they would be read, and what somebody says they are. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { EndpointInput } from "#workers/registry";
import { formActions } from "~/form/form-actions.server";
import type { PostedForm } from "~/form/posted-form.server";
import { toQuestion } from "./uploads.server";

const mapping = "imports/map-upload";

/** The columns with their first values; an upload that waits for nothing has its own page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const upload_id = context.id(params.request_id);
	const [found, { imports }, form] = await Promise.all([
		context.attempt("imports/get-upload-columns", { upload_id }),
		context.call("imports/list-imports", {}),
		context.form(mapping, { dates: { label: "imports:mapping.dates", options: "imports:mapping.orders" } }),
	]);
	if (!found.ok) throw redirect(`/uploads/${upload_id}`);
	const { dates, ...upload } = found.answer;
	return {
		title: context.translate("imports:mapping.title", { file: upload.file_name }),
		...upload,
		upload_id,
		dates: dates?.code === "dates" ? (toQuestion(dates, context.format) as { examples: { text: string }[] }) : null,
		kind_name: imports.find(({ kind }) => kind === upload.kind)?.name ?? upload.kind,
		form,
	};
}

/** Keeps what each header is, or goes back to what is proposed. */
export const action = (args: ActionFunctionArgs) => {
	const upload_id = args.context.id(args.params.request_id);
	return formActions({
		[mapping]: {
			input: ({ form }) => ({
				upload_id,
				mapping: form.text("reset") === "1" ? {} : mappingOf(form),
				is_remembered: form.text("is_remembered") === "1" ? 1 : 0,
			}),
			done: (_answer, { form }) =>
				redirect(form.text("reset") === "1" ? `/uploads/${upload_id}/columns` : `/uploads/${upload_id}/check`),
		},
		"imports/discard-upload": { input: () => ({ upload_id }), done: () => redirect("/uploads") },
	})(args);
};

/** Headers and columns stand in fields of the same number. */
function mappingOf(form: PostedForm): NonNullable<EndpointInput<typeof mapping>["mapping"]> {
	const pairs: [string, string][] = [];
	for (let at = 0; form.raw.has(headerField(at)); at += 1) {
		pairs.push([form.text(headerField(at)), form.text(columnField(at))]);
	}
	return Object.fromEntries(pairs);
}

const headerField = (at: number) => `header_${at}`;
const columnField = (at: number) => `column_${at}`;

/** What the uploads screen shows, and the upload itself. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { pastUploadsFace } from "#workers/features/imports/lists/get-past-upload-file-requests";
import type { Format } from "#workers/kernel/format";
import type { EndpointOutput } from "#workers/registry";
import { formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { loadList } from "~/list/list-loader.server";
import { type NoticeKey, redirectWithNotice } from "~/shell/notices.server";
import type { AskedQuestion, PastUpload } from "./past-upload";

const uploading = "imports/upload-file";

type UploadRow = EndpointOutput<"imports/get-past-upload-file-requests">["table_rows"][number];

/** The past uploads, five a page. */
export async function loader(args: LoaderFunctionArgs) {
	const { context } = args;
	const [{ imports }, list] = await Promise.all([
		context.call("imports/list-imports", {}),
		loadList(args, pastUploadsFace),
	]);
	return {
		title: context.texts.t("imports:title"),
		list: { ...list, rows: list.rows.map((row) => ({ ...toPastUpload(row, context.format), written: row.written })) },
		imports,
		asked: new URL(args.request.url).searchParams.get("kind"),
		form: await context.form(uploading, { kind: "imports:form.kind" }),
	};
}

/** Takes a file, an answer, or the wish to give an upload up; a refusal is shown in its place, which keeps what was typed. */
export const action = formActions({
	[uploading]: {
		run: async ({ kind }, { context, form }) => {
			return context.attempt(
				uploading,
				{ kind, is_checked_first: 1 },
				{ key: form.key, files: await uploadedFiles(form.raw) },
			);
		},
		done: (answer, { form }) => {
			if (answer.question?.code === "columns") return redirect(`/uploads/${answer.request_id}/columns`);
			const file = form.raw.get("file");
			return redirectWithNotice("/uploads", noticeOf(answer, "uploaded"), {
				file: file instanceof File ? file.name : "",
			});
		},
	},
	"imports/apply-upload": {
		done: (answer) => {
			if (answer.question?.code === "columns") return redirect(`/uploads/${answer.request_id}/columns`);
			return redirectWithNotice("/uploads", noticeOf(answer, "answered"));
		},
	},
	"imports/discard-upload": { done: () => redirectWithNotice("/uploads", "imports:notices.discarded") },
});

function noticeOf({ question }: { question: unknown }, settled: "uploaded" | "answered"): NoticeKey {
	return `imports:notices.${question ? "waiting" : settled}`;
}

/** An upload as lists show it. */
export function toPastUpload(row: UploadRow, format: Format): PastUpload {
	const { filters, last_sending, question, ...rest } = row;
	return {
		...rest,
		last_sending: last_sending && {
			status: last_sending.status,
			sent_count: last_sending.sent_count,
			date: format.moment(last_sending.finished_at ?? last_sending.due_at),
		},
		matched_columns: (filters.matched_columns as PastUpload["matched_columns"] | undefined) ?? [],
		ignored_columns: (filters.ignored_columns as string[] | undefined) ?? [],
		has_addresses: filters.has_addresses === false ? 0 : 1,
		question: question && toQuestion(question, format),
		corrects: (filters.corrects as number | undefined) ?? null,
	};
}

/** A question with its examples as people write days. */
export function toQuestion(question: NonNullable<UploadRow["question"]>, format: Format): AskedQuestion {
	if (question.code !== "dates") return question;
	const examples = question.examples.map(({ text, day_first, month_first }) => ({
		text,
		day_first: format.date(day_first, "recognition"),
		month_first: format.date(month_first, "recognition"),
	}));
	return { code: "dates", examples };
}

/** What the uploads screen shows, and the upload itself. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pastUploadsFace } from "#workers/features/imports/lists/get-past-upload-file-requests";
import type { ImportKind } from "#workers/kernel/define-import";
import type { Format } from "#workers/kernel/format";
import type { EndpointOutput } from "#workers/registry";
import { readForm } from "~/form/posted-form.server";
import { loadList } from "~/list/list-loader.server";
import { redirectWithNotice } from "~/shell/notices.server";
import type { AskedQuestion, PastUpload } from "./past-upload";

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
		repeatKey: crypto.randomUUID(),
	};
}

/** Takes a file, an answer, or the wish to give an upload up; a refusal is shown in its place, which keeps what was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const upload_id = form.number("upload_id") ?? 0;
	if (form.text("intent") === "discard") {
		const attempt = await context.attempt("imports/discard-upload", { upload_id }, { key: form.key });
		if (attempt.ok) throw redirectWithNotice("/uploads", "imports:notices.discarded");
		return { refusal: attempt.refusal, typed: form.typed };
	}
	if (form.text("intent") === "answer") {
		const dates = form.optional("dates") as "day_first" | "month_first" | undefined;
		const kind = form.optional("kind") as ImportKind | undefined;
		const attempt = await context.attempt("imports/apply-upload", { upload_id, dates, kind }, { key: form.key });
		if (attempt.ok) throw redirectWithNotice("/uploads", noticeOf(attempt.answer, "answered"));
		return { refusal: attempt.refusal, typed: form.typed };
	}
	const kind = form.text("kind") as ImportKind;
	const file = form.raw.get("file");
	const files = file instanceof File ? [await toUploadedFile(file)] : [];
	const attempt = await context.attempt("imports/upload-file", { kind }, { key: form.key, files });
	if (attempt.ok)
		throw redirectWithNotice("/uploads", noticeOf(attempt.answer, "uploaded"), { file: files[0]?.name ?? "" });
	return { refusal: attempt.refusal, typed: form.typed };
}

function noticeOf({ question }: { question: unknown }, settled: "uploaded" | "answered"): string {
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
	};
}

function toQuestion(question: NonNullable<UploadRow["question"]>, format: Format): AskedQuestion {
	if (question.code === "kind") return question;
	const examples = question.examples.map(({ text, day_first, month_first }) => ({
		text,
		day_first: format.date(day_first, "recognition"),
		month_first: format.date(month_first, "recognition"),
	}));
	return { code: "dates", examples };
}

async function toUploadedFile(file: File) {
	return { field: "file", name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

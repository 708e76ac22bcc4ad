/** What the uploads screen shows, and the upload itself. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointOutput } from "#workers/registry";
import { formatTime, type Reader } from "~/shell/dates.server";
import { readForm } from "~/shell/form-data.server";
import { redirectWithNotice } from "~/shell/notices.server";
import type { PastUpload } from "./past-upload";

type UploadRow = EndpointOutput<"imports/get-past-upload-file-requests">["table_rows"][number];

/** The past uploads, five a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const page = pageOf(request);
	const [{ account }, past] = await Promise.all([
		context.call("account/init-account", {}),
		context.call("imports/get-past-upload-file-requests", { page: page - 1 }),
	]);
	const reader = { time_zone: account.time_zone ?? "UTC", language_code: context.language_code };
	return {
		title: context.texts.t("imports:title"),
		uploads: past.table_rows.map((row) => toPastUpload(row, reader)),
		page,
		total_rows: past.total_rows,
		total_pages: past.total_pages,
		repeatKey: crypto.randomUUID(),
	};
}

/** Takes the file; a refusal is shown beside the form, which keeps the kind. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const kind = form.text("kind") as "members" | "catalogue";
	const file = form.raw.get("file");
	const files = file instanceof File ? [await toUploadedFile(file)] : [];
	const attempt = await context.attempt("imports/upload-file", { kind }, { key: form.key, files });
	if (attempt.ok) throw redirectWithNotice("/uploads", "imports:notices.uploaded", { file: files[0]?.name ?? "" });
	return { refusal: attempt.refusal, typed: form.typed };
}

/** An upload as lists show it. */
export function toPastUpload(row: UploadRow, reader: Reader): PastUpload {
	const { created_at, filters, ...rest } = row;
	return {
		...rest,
		when: formatTime(created_at, "stamp", reader),
		at: new Date(created_at).toISOString(),
		ignored_columns: (filters.ignored_columns as string[] | undefined) ?? [],
	};
}

/** The page that an address asks for, from 1. */
export function pageOf(request: Request): number {
	return Math.min(100_000, Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get("page"))) || 1));
}

async function toUploadedFile(file: File) {
	return { field: "file", name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

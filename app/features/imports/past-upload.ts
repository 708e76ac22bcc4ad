/** An upload as its screens show it, and which words say how far it is. */
import type { KeyWithin } from "#workers/kernel/names";
import type { EndpointOutput } from "#workers/registry";

type Row = EndpointOutput<"imports/get-past-upload-file-requests">["table_rows"][number];

/** A kind of file that this person may upload. */
export type OfferedImport = EndpointOutput<"imports/list-imports">["imports"][number];

/** What a kind of file is called. */
export function nameOfKind(imports: readonly OfferedImport[], kind: string): string {
	return imports.find((offered) => offered.kind === kind)?.name ?? kind;
}

/** A past upload. */
export type PastUpload = Omit<Row, "filters" | "last_sending" | "question"> & {
	matched_columns: { header: string; column: string }[];
	ignored_columns: string[];
	/** 0: its people have no addresses, so that nobody can be invited yet. */
	has_addresses: 0 | 1;
	question: AskedQuestion | null;
	/** The upload of which it holds refused rows, corrected in place; null: it is one of its own. */
	corrects: number | null;
	/** The last invitation to whom it added; `date` is when it is planned for or was over. */
	last_sending: { status: SendingStatus; sent_count: number; date: string } | null;
};

type SendingStatus = NonNullable<Row["last_sending"]>["status"];

/** What an upload waits to be told, its examples with the days as people write them. */
export type AskedQuestion =
	| { code: "kind"; kind: string }
	| { code: "columns" }
	| { code: "dates"; examples: { text: string; day_first: string; month_first: string }[] };

/** Words for a state: a key of `imports.json` with its values; undefined when the upload's own error says it. */
export type StateWords = { key: KeyWithin<"imports">; values?: Record<string, number> } | undefined;

/** True while the upload is queued or runs; one that waits for an answer does neither. */
export function isRunning({ status, question }: Pick<PastUpload, "status" | "question">): boolean {
	return (status === "pending" && question === null) || status === "processing";
}

/** True once all that could be applied was. */
export function isOver({ status }: Pick<PastUpload, "status">): boolean {
	return status === "processed" || status === "fulfilled";
}

/** True while a further look may show something else: the upload runs, its pictures are fetched, or invitations go out. */
export function isUnderWay(
	upload: Pick<PastUpload, "status" | "question" | "picture_count" | "last_sending">,
): boolean {
	return isRunning(upload) || upload.picture_count > 0 || upload.last_sending?.status === "sending";
}

/** How far an upload is: waiting for an answer, queued, 'reading file...' until the total is known, the done count over the total, done. */
export function stateWords(upload: Pick<PastUpload, "status" | "done_count" | "total_count" | "question">): StateWords {
	if (upload.question) return { key: "past.waiting" };
	if (upload.status === "pending") return { key: "past.queued" };
	if (upload.status === "processing") {
		if (upload.total_count === null) return { key: "past.readingFile" };
		return { key: "past.progress", values: { done: upload.done_count, total: upload.total_count } };
	}
	return upload.status === "processed" || upload.status === "fulfilled" ? { key: "past.processed" } : undefined;
}

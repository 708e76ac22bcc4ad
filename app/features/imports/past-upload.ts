/** An upload as its screens show it, and which words say how far it is. */
import type { EndpointOutput } from "#workers/registry";

type Row = EndpointOutput<"imports/get-past-upload-file-requests">["table_rows"][number];

/** A past upload with its time written. */
export type PastUpload = Omit<Row, "created_at" | "filters"> & { when: string; at: string; ignored_columns: string[] };

/** Words for a state: a key of `imports.json` with its values; undefined when the upload's own error says it. */
export type StateWords = { key: string; values?: Record<string, number> } | undefined;

/** True while the upload waits or runs. */
export function isRunning({ status }: Pick<PastUpload, "status">): boolean {
	return status === "pending" || status === "processing";
}

/** How far an upload is: queued, 'reading file...' until the total is known, the done count over the total, done. */
export function stateWords(upload: Pick<PastUpload, "status" | "done_count" | "total_count">): StateWords {
	if (upload.status === "pending") return { key: "past.queued" };
	if (upload.status === "processing") {
		if (upload.total_count === null) return { key: "past.readingFile" };
		return { key: "past.progress", values: { done: upload.done_count, total: upload.total_count } };
	}
	return upload.status === "processed" || upload.status === "fulfilled" ? { key: "past.processed" } : undefined;
}

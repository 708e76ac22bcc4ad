/** A past download as the panel shows it, and what its state means. */
import type { ListPage } from "~/list/list-page";

/** A row of the panel; texts are written by the server. */
export type PastDownload = {
	id: number;
	status: string;
	title: string;
	when: string;
	/** The days that it covers. */
	range: string | null;
	format: string | null;
	rows: string | null;
	size: string | null;
	refused: string | null;
	done: string;
	total: string | null;
	percent: number;
	download_link: string | null;
	/** The file is a page that a browser prints. */
	isPrinted: boolean;
	/** The page that tells more of it. */
	href: string | null;
	error_msg: string;
	facts: { label: string; value: string }[];
};

/** One page of the panel. */
export type PastDownloads = ListPage<PastDownload>;

/** What a row shows: waiting in the queue, being made, ready, done without a file, or why there is none. */
export type DownloadState = "queued" | "processing" | "ready" | "done" | "expired" | "failed";

type StateOfRow = Pick<PastDownload, "status" | "download_link" | "error_msg">;

/** The state of a row. */
export function downloadState({ status, download_link, error_msg }: StateOfRow): DownloadState {
	if (status === "pending") return "queued";
	if (status === "processing") return "processing";
	if (download_link) return "ready";
	if (["processed", "fulfilled"].includes(status) && !error_msg) return "done";
	return status === "expired" ? "expired" : "failed";
}

/** True while a row will change by itself. */
export function isUnderWay(row: StateOfRow): boolean {
	return ["queued", "processing"].includes(downloadState(row));
}

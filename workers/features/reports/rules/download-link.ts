/** Where what a request made is fetched (specification §7, download links). @pure */

/** A request as its row holds it. */
export type Made = { id: number; type: string; report_type: string; status: string; object_key: string | null };

/** The path of its file, or of what is printed of certificates (type ots); null while there is none. */
export function downloadLinkOf({ id, type, report_type, status, object_key }: Made): string | null {
	if (!["processed", "fulfilled"].includes(status)) return null;
	if (type === "async_process_request" && report_type === "ots")
		return `/ots_certificates/api_ots_certificates/print_ots_certificates_by_async_id/${id}`;
	if (object_key === null) return null;
	return `${type === "report" ? "/reports/api_download_report" : "/async_process/download_result"}/${id}`;
}

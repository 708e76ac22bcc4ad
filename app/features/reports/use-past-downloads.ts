/** Keeps the panel fresh while something is under way: two early looks, then one every 20 seconds; failures are silent. */
import { useCall } from "~/call/use-call";
import { pollingOfWork } from "~/ui/use-polling";
import { isUnderWay, type PastDownloads } from "./past-download";

/** What was loaded, or what a later look found. */
export function usePastDownloads(loaded: PastDownloads): PastDownloads {
	const asked = { ...loaded.fields, page: String(loaded.page) };
	const { answer } = useCall("reports/get-past-download-requests", asked, {
		polling: pollingOfWork,
		asksWhile: (found = loaded) => found.rows.some(isUnderWay),
		of: loaded,
	});
	return answer ?? loaded;
}

/** Keeps the panel fresh while something is under way: two early looks, then one every 20 seconds; failures are silent. */
import { useState } from "react";
import { usePolling } from "~/ui/use-polling";
import { isUnderWay, type PastDownloads } from "./past-download";

/** What was loaded, or what a later look found. */
export function usePastDownloads(loaded: PastDownloads): PastDownloads {
	const [latest, setLatest] = useState({ loaded, seen: loaded });
	const shown = latest.loaded === loaded ? latest.seen : loaded;
	const isBusy = shown.rows.some(isUnderWay);
	const search = new URLSearchParams({ ...loaded.fields, page: String(loaded.page) }).toString();
	const look = async (signal: AbortSignal) => {
		const seen = await fetchPanel(search, signal);
		if (seen && !signal.aborted) setLatest({ loaded, seen });
	};
	usePolling(isBusy, look, loaded);
	return shown;
}

async function fetchPanel(search: string, signal: AbortSignal): Promise<PastDownloads | undefined> {
	try {
		const answer = await fetch(`/webapp/reports/past-downloads?${search}`, { signal });
		const panel = (await answer.json()) as PastDownloads;
		return answer.ok && Array.isArray(panel.rows) ? panel : undefined;
	} catch {
		return undefined;
	}
}

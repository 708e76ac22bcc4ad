/** Keeps the panel fresh while something is under way: two early looks, then one every 20 seconds; failures are silent. */
import { useEffect, useState } from "react";
import { firstLooksMs, pollingIntervalMs } from "~/ui/timings";
import { isUnderWay, type PastDownloads } from "./past-download";
import { queryFields, type ReportQuery } from "./report-address";

/** What was loaded, or what a later look found. */
export function usePastDownloads(loaded: PastDownloads, query: ReportQuery): PastDownloads {
	const [latest, setLatest] = useState({ loaded, seen: loaded });
	const shown = latest.loaded === loaded ? latest.seen : loaded;
	const isBusy = shown.rows.some(isUnderWay);
	const search = new URLSearchParams({ ...queryFields(query), page: String(query.page) }).toString();
	useEffect(() => {
		if (!isBusy) return;
		const abort = new AbortController();
		let timer: ReturnType<typeof setTimeout>;
		let looks = 0;
		const plan = () => {
			timer = setTimeout(look, firstLooksMs[looks] ?? pollingIntervalMs);
			looks += 1;
		};
		const look = async () => {
			const seen = await fetchPanel(search, abort.signal);
			if (abort.signal.aborted) return;
			if (seen) setLatest({ loaded, seen });
			plan();
		};
		plan();
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [isBusy, loaded, search]);
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

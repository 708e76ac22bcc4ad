/** Looks again at work that is under way: soon after it was asked for, then at the specified interval; a hidden page waits until it is seen. */
import { useEffect, useRef } from "react";
import { firstPollsMs, pollingIntervalMs } from "./timings";

/** One look; `signal` aborts when nobody waits for it any more. */
type Ask = (signal: AbortSignal) => unknown;

/** How long each of the first looks is waited for, and every further one; without an interval there is none. */
export type Polling = { firstMs?: readonly number[]; everyMs?: number };

/** Of work that was just asked for. */
export const pollingOfWork: Polling = { firstMs: firstPollsMs, everyMs: pollingIntervalMs };

/** Looks while `isRunning`, each time after the last look has ended; another `subject` begins with the soon looks again. */
export function usePolling(
	isRunning: boolean,
	ask: Ask,
	subject: unknown,
	polling: Polling = pollingOfWork,
	page?: unknown,
): void {
	const latest = useRef({ ask, polling });
	latest.current = { ask, polling };
	// biome-ignore lint/correctness/useExhaustiveDependencies: subject and page are what the looks are begun anew for.
	useEffect(() => {
		if (!isRunning) return;
		const abort = new AbortController();
		let timer: ReturnType<typeof setTimeout>;
		let asked = 0;
		const plan = () => {
			const { firstMs = [], everyMs } = latest.current.polling;
			const waitMs = firstMs[asked] ?? everyMs;
			if (waitMs !== undefined) timer = setTimeout(pollSeen, waitMs);
			asked += 1;
		};
		const pollSeen = () => {
			if (document.visibilityState === "visible") return pollNow();
			document.addEventListener("visibilitychange", pollNow, { once: true, signal: abort.signal });
		};
		const pollNow = async () => {
			await latest.current.ask(abort.signal);
			if (!abort.signal.aborted) plan();
		};
		plan();
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [isRunning, subject, page]);
}

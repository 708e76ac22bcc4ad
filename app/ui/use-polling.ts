/** Looks again at work that is under way: soon after it was asked for, then at the specified interval; a hidden page waits until it is seen. */
import { useEffect, useRef } from "react";
import { firstPollsMs, pollingIntervalMs } from "./timings";

/** One look; `signal` aborts when nobody waits for it any more. */
type Look = (signal: AbortSignal) => unknown;

/** Looks while `isRunning`, each time after the last look has ended; another `subject` begins with the soon looks again. */
export function usePolling(isRunning: boolean, look: Look, subject: unknown): void {
	const latest = useRef(look);
	latest.current = look;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the subject is what the looks are begun anew for.
	useEffect(() => {
		if (!isRunning) return;
		const abort = new AbortController();
		let timer: ReturnType<typeof setTimeout>;
		let looks = 0;
		const plan = () => {
			timer = setTimeout(pollSeen, firstPollsMs[looks] ?? pollingIntervalMs);
			looks += 1;
		};
		const pollSeen = () => {
			if (document.visibilityState === "visible") return pollNow();
			document.addEventListener("visibilitychange", pollNow, { once: true, signal: abort.signal });
		};
		const pollNow = async () => {
			await latest.current(abort.signal);
			if (!abort.signal.aborted) plan();
		};
		plan();
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [isRunning, subject]);
}

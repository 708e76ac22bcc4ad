/** Looks again at work that is under way, every 20 seconds and only while something runs. */
import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { pollingIntervalMs } from "~/ui/timings";

/** Reloads the screen's data while `isRunning`; a hidden page waits until it is seen. */
export function usePolling(isRunning: boolean): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!isRunning) return;
		const timer = setInterval(() => {
			if (document.visibilityState === "visible") revalidate();
		}, pollingIntervalMs);
		return () => clearInterval(timer);
	}, [isRunning, revalidate]);
}

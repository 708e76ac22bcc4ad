/** Spares tests the stack that the test pool takes at each timer. */
import { setTimeout as timerOfRuntime } from "node:timers";

/**
 * Sets timers with a delay directly. To tell those that vitest sets without one, the pool asks each call of setTimeout for
 * the file that it comes from, a fifteenth of all that the tests compute (monkeypatchedSetTimeout in
 * @cloudflare/vitest-pool-workers 0.15.1), and passes on all that have a delay.
 */
export function setTimersDirectly(): void {
	const pooled = globalThis.setTimeout;
	// Each file's setup comes here, in one runtime.
	if (pooled.name === setTimerDirectly.name) return;
	function setTimerDirectly(callback: () => void, delay?: number, ...rest: unknown[]) {
		return delay ? timerOfRuntime(callback, delay, ...rest) : pooled(callback, delay, ...rest);
	}
	globalThis.setTimeout = setTimerDirectly as unknown as typeof setTimeout;
}

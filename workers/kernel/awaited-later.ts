/** Promises that are begun beside others and awaited after them. */

/**
 * The promise itself. What it fails with is told to whoever awaits it; where another step failed first nobody does, and
 * the failure is no crash of its own (`unhandledrejection`).
 */
export function awaitedLater<Value>(promise: Promise<Value>): Promise<Value> {
	promise.catch(() => undefined);
	return promise;
}

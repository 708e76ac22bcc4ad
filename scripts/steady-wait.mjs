/**
 * Makes `Atomics.wait` wait for what it was asked: a value that changed. The local runtime's synchronous calls take any
 * waking for an answer, also the late one of the call before, whose answer they had already seen; then the next call has
 * none, which ends a seed or a run of tests on a busy machine (miniflare, src/plugins/core/proxy/fetch-sync.ts).
 */
const wait = Atomics.wait;

Atomics.wait = (array, index, value, timeout) => {
	for (;;) {
		const outcome = wait(array, index, value, timeout);
		if (outcome !== "ok" || timeout !== undefined || Atomics.load(array, index) !== value) return outcome;
	}
};

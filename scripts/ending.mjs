/** Ends a process in order: what was started is stopped, last first, on Ctrl+C, on kill, and when the terminal closes. */

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
const stops = [];
let isEnding = false;

/** Has `stop` awaited before the process ends by a signal; answers how to take that back. */
export function beforeEnd(stop) {
	if (stops.length === 0) for (const signal of signals) process.on(signal, endBySignal);
	stops.push(stop);
	return () => {
		stops.splice(stops.indexOf(stop), 1);
		if (stops.length === 0) for (const signal of signals) process.off(signal, endBySignal);
	};
}

/**
 * Makes something whose library answers signals on its own, and takes these answers away: miniflare's ends the process
 * at once and, while it starts, leaves its runtime behind.
 */
export function withoutSignalHandlers(make) {
	const before = new Map(signals.map((signal) => [signal, process.listeners(signal)]));
	const made = make();
	for (const [signal, known] of before) {
		for (const listener of process.listeners(signal)) if (!known.includes(listener)) process.off(signal, listener);
	}
	return made;
}

async function endBySignal() {
	if (isEnding) return;
	isEnding = true;
	for (const stop of stops.toReversed()) await stop().catch((error) => console.error(error));
	process.exit(0);
}

/** What the requests of an isolate have to tell a queue within a moment, gathered into one call of it. */
import type { OutboxSignal } from "#workers/kernel/environment";
import type { Log } from "#workers/kernel/log";
import { signalOutbox } from "#workers/kernel/outbox";

/** The first whose time has come tells it all. */
const gathered = new WeakMap<Queue<OutboxSignal>, OutboxSignal[]>();
const gatherMs = 10;

/** Gathers what is signalled within a moment, by whichever request of the isolate, into one call of the queue. */
export function gatherSignals(
	queue: Queue<OutboxSignal>,
	waitUntil: (work: Promise<unknown>) => void,
	log: Log,
): (signals: readonly OutboxSignal[]) => void {
	const send = async () => {
		await new Promise((resolve) => setTimeout(resolve, gatherMs));
		const signals = gathered.get(queue) ?? [];
		gathered.delete(queue);
		await signalOutbox(queue, signals).catch((error) => log.warn("outbox-signal-lost", { reason: String(error) }));
	};
	return (signals) => {
		if (signals.length === 0) return;
		gathered.set(queue, [...(gathered.get(queue) ?? []), ...signals]);
		waitUntil(send());
	};
}

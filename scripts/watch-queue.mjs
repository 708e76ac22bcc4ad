/**
 * Starts the local runtime anew when its queue stands still. miniflare's broker can, rarely, never end a delivery; it then
 * delivers nothing more until the runtime is started again, and what waits in it is signalled anew by the schedule.
 */

const everyMs = 15_000;
/** No delivery takes so long: work that runs apart ends its runs well below a minute. */
const patienceMs = 120_000;

/**
 * Looks at the queue steadily and calls `restart` when its oldest message has been the same for too long; answers how to
 * stop. `readBacklog` answers miniflare's figures of the queue: `backlogCount` and `oldestMessageTimestamp`.
 */
export function watchQueue({
	readBacklog,
	restart,
	log = console.error,
	times: { every, patience } = { every: everyMs, patience: patienceMs },
}) {
	let oldest;
	let since = 0;
	let isBusy = false;
	const look = async () => {
		const { backlogCount, oldestMessageTimestamp } = await readBacklog();
		const found = backlogCount > 0 ? Number(new Date(oldestMessageTimestamp)) : undefined;
		if (found === undefined || found !== oldest) {
			oldest = found;
			since = Date.now();
		} else if (Date.now() - since >= patience) {
			log("The queue stands still; the runtime is started again.");
			oldest = undefined;
			await restart();
		}
	};
	const timer = setInterval(async () => {
		if (isBusy) return;
		isBusy = true;
		await look().catch((error) => log(`The queue could not be looked at: ${error.message}`));
		isBusy = false;
	}, every);
	timer.unref();
	return () => clearInterval(timer);
}

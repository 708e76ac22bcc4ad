/** Repeats what may be repeated when the local runtime closed an idle connection just as it was used again. */
import { setTimeout as sleep } from "node:timers/promises";

const maxTries = 4;
const pauseMs = 100;

/** Runs a call that is harmless to repeat; only lost connections are tried again. */
export async function steadily(action) {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await action();
		} catch (error) {
			if (attempt >= maxTries || !isLostConnection(error)) throw error;
			await sleep(pauseMs * attempt);
		}
	}
}

function isLostConnection(error) {
	const texts = [error?.message, error?.code, error?.cause?.message, error?.cause?.code].map(String);
	return texts.some((text) =>
		/fetch failed|other side closed|socket hang up|ECONNRESET|ECONNREFUSED|UND_ERR_SOCKET|restarted mid-request/.test(
			text,
		),
	);
}

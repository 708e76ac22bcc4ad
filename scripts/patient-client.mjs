/** Asks a local server again when it drops a connection, for so long, and says so; what is sent under a key is done once. */
import { setTimeout as sleep } from "node:timers/promises";

const firstWaitMs = 500;
const maxWaitMs = 5_000;
/** How long a server may stay away in all, such as while it is started again. */
const patienceMs = 60_000;

const dropped = new Set(["ECONNRESET", "ECONNREFUSED", "EPIPE", "ETIMEDOUT", "UND_ERR_SOCKET"]);

/** A server that stayed away; `message` says for how long. */
export class ServerAway extends Error {
	constructor(cause, seconds) {
		super(`The server has not answered for ${seconds} s (${cause.message}).`, { cause });
		this.name = "ServerAway";
	}
}

/** Runs `ask` until it is answered; only a dropped connection is asked again, with growing pauses. */
export async function askPatiently(ask, { log = console.error, pause = sleep, now = Date.now } = {}) {
	const startedAt = now();
	for (let waitMs = firstWaitMs; ; waitMs = Math.min(maxWaitMs, waitMs * 2)) {
		try {
			return await ask();
		} catch (error) {
			if (!isDropped(error)) throw error;
			const awayMs = now() - startedAt;
			if (awayMs + waitMs > patienceMs) throw new ServerAway(error, Math.round(awayMs / 1_000));
			log(`The server dropped the connection (${error.message}). Asking again in ${waitMs / 1_000} s.`);
			await pause(waitMs);
		}
	}
}

function isDropped(error) {
	return dropped.has(error?.code) || error?.message === "socket hang up";
}

/** Asks this machine about its ports; every server of the project listens on 127.0.0.1 only. */
import { createServer } from "node:net";

const host = "127.0.0.1";

/** Whether the port can be listened on. */
export function isPortFree(port) {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once("error", () => resolve(false));
		probe.listen(port, host, () => probe.close(() => resolve(true)));
	});
}

/** A port that nobody listens on just now. */
export function findFreePort() {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", reject);
		probe.listen(0, host, () => {
			const { port } = probe.address();
			probe.close(() => resolve(port));
		});
	});
}

/** Speaks the Chrome DevTools protocol to the Worker's isolate: CPU profiles and the size of its heap. */
import { createRequire } from "node:module";

// The WebSocket that miniflare itself uses: Node 20 has none of its own.
const fromWrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));
const WebSocket = createRequire(fromWrangler.resolve("miniflare"))("ws");

/** Connects to the Worker of a runtime that was started with an inspector port; answers send and close. */
export async function openInspector(runtime) {
	const address = await runtime.miniflare.getInspectorURL();
	const targets = await (await fetch(new URL("/json", `http://${address.host}`))).json();
	const target = targets.find(({ id }) => id.includes("laurel")) ?? targets[0];
	const socket = new WebSocket(target.webSocketDebuggerUrl, { maxPayload: 2 ** 30 });
	await new Promise((resolve, reject) => {
		socket.on("open", resolve);
		socket.on("error", reject);
	});
	const waiting = new Map();
	let last = 0;
	socket.on("message", (text) => {
		const { id, result, error } = JSON.parse(text);
		const asked = waiting.get(id);
		waiting.delete(id);
		if (error) asked?.reject(new Error(error.message));
		else asked?.resolve(result);
	});
	return {
		send: (method, params = {}) =>
			new Promise((resolve, reject) => {
				last += 1;
				waiting.set(last, { resolve, reject });
				socket.send(JSON.stringify({ id: last, method, params }));
			}),
		close: () => socket.close(),
	};
}

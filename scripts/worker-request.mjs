/** Talks to the Worker of the development server over node:http, which, unlike fetch, keeps the browser's Host. */
import { request as startRequest } from "node:http";

const host = "127.0.0.1";

/** Sends one request and answers { status, headers, body }; headers are node's, the body is a Buffer. */
export async function askWorker(port, asked) {
	const response = await openAnswer(port, asked);
	const pieces = [];
	for await (const piece of response) pieces.push(piece);
	return { status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) };
}

/**
 * Sends one request and answers node's response, to be read as it arrives. Each has a connection of its own: wrangler
 * closes those that are idle, and a request that is just being sent on one would be lost.
 */
export function openAnswer(port, { method, path, headers, body }) {
	return new Promise((resolve, reject) => {
		const request = startRequest({ host, port, method, path, headers, agent: false }, resolve);
		request.on("error", reject);
		request.end(body);
	});
}

/** Joins a browser's WebSocket to the Worker's. */
export function joinSockets(port, browserRequest, browserSocket, head) {
	const { method, url: path, headers } = browserRequest;
	const request = startRequest({ host, port, method, path, headers });
	request.on("error", () => browserSocket.destroy());
	request.on("response", () => browserSocket.destroy());
	request.on("upgrade", (response, workerSocket, workerHead) => {
		const lines = response.rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`));
		browserSocket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("")}\r\n`);
		if (workerHead.length > 0) browserSocket.write(workerHead);
		if (head.length > 0) workerSocket.write(head);
		workerSocket.on("error", () => browserSocket.destroy());
		browserSocket.on("error", () => workerSocket.destroy());
		workerSocket.pipe(browserSocket).pipe(workerSocket);
	});
	request.end();
}

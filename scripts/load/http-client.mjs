/** Speaks the HTTP contract to a running Worker as one person, over connections that stay open, many calls at once. */
import { createHash, createHmac } from "node:crypto";
import { Agent, request as startRequest } from "node:http";

const address = "127.0.0.1";
const sessionCookie = "__Host-laurel";

/** The local runtime closes connections that were idle for 5 seconds; they are given up before, never used as it closes them. */
const maxIdleMs = 2_500;

/** One agent for all clients of a process, so that thousands of people share some hundred connections. */
const agent = new Agent({ keepAlive: true, maxSockets: 512, scheduling: "fifo", timeout: maxIdleMs });

/** SHA-256 of a token in hex: what the Worker stores of it. */
export const hashToken = (token) => createHash("sha256").update(token).digest("hex");

/** The CSRF token of a session, as the Worker computes it. */
export const csrfTokenOf = (secret, accountId, sessionHash) =>
	createHmac("sha256", secret).update(`csrf|${accountId}|${sessionHash}`).digest("hex");

/** The headers of a signed-in person: for pages (GET) and for calls (POST). */
export function headersOf({ host, port, secret, accountId, token }) {
	const site = `${host}:${port}`;
	const page = { host: site, cookie: `${sessionCookie}=${token}` };
	const call = {
		...page,
		origin: `http://${site}`,
		"content-type": "text/plain",
		"x-csrf-token": csrfTokenOf(secret, accountId, hashToken(token)),
	};
	return { page, call };
}

/** A client of one signed-in person. */
export function createClient(person) {
	const { page, call } = headersOf(person);
	return {
		/** Posts a payload; answers whatever came, with the milliseconds that it took. */
		async try(path, payload, headers = {}) {
			const body = JSON.stringify({ payload });
			const answer = await send(person.port, { method: "POST", path, headers: { ...call, ...headers } }, body);
			return { ...answer, body: readJson(answer.text) };
		},
		/** Posts a payload and expects success. Throws with the answer when it was refused. */
		async call(path, payload, headers = {}) {
			const { status, body, text } = await this.try(path, payload, headers);
			if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 500)}`);
			return body;
		},
		/** Opens a page or downloads a file. */
		get: (path, headers = {}) => send(person.port, { method: "GET", path, headers: { ...page, ...headers } }),
		/** Sends any body as it is; for broken ones. */
		send: (method, path, headers, body) => send(person.port, { method, path, headers: { ...call, ...headers } }, body),
	};
}

/** Sends one request to 127.0.0.1 with the headers as given; answers status, headers, text and milliseconds. */
export function send(port, { method, path, headers }, body) {
	const startedAt = performance.now();
	return new Promise((resolve, reject) => {
		const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
		const options = { agent, host: address, port, method, path, headers: { ...headers, ...length } };
		const request = startRequest(options, (response) => {
			const pieces = [];
			response.on("data", (piece) => pieces.push(piece));
			response.on("error", reject);
			response.on("end", () => {
				const bytes = Buffer.concat(pieces);
				const { statusCode: status, headers: answered } = response;
				resolve({ status, headers: answered, text: bytes.toString("utf8"), ms: performance.now() - startedAt });
			});
		});
		request.on("error", reject);
		request.end(body);
	});
}

/** Runs a call for each thing, so many at once; answers in the order of the things. The first failure ends it. */
export async function inParallel(things, atOnce, action) {
	const answers = new Array(things.length);
	let next = 0;
	const work = async () => {
		while (next < things.length) {
			const at = next++;
			answers[at] = await action(things[at], at);
		}
	};
	await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, work));
	return answers;
}

/** Closes the connections that stay open, so that a process can end. */
export const closeConnections = () => agent.destroy();

function readJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return {};
	}
}

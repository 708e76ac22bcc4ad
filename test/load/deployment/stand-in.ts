/** Stands in for Cloudflare on loopback: answers its REST API by the documented shapes, states and errors, and serves what was uploaded. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { newAccount } from "./account";
import { answerApi } from "./api";
import { openEdge } from "./edge";

/** An answer that a test wants instead of the right one. */
export type Failure = { status: number; code?: number; message?: string; headers?: Record<string, string> };
/** A call of the API. */
export type Asked = { method: string; path: string };

const isChange = ({ method, path }: Asked) =>
	method !== "GET" && !path.endsWith("/assets-upload-session") && !isQuestion(path);
let lastSql = "";
const isQuestion = (path: string) => path.endsWith("/query") && /^\s*SELECT/i.test(lastSql);

/** Starts it. `port` is where API and hosts are asked. */
export async function openStandIn() {
	const edge = await openEdge();
	let account = newAccount(edge);
	let failure: (asked: Asked) => Failure | undefined = () => undefined;
	let changed: ((asked: Asked) => boolean) | undefined;
	const asked: (Asked & { isChange: boolean })[] = [];

	const answer = async (request: IncomingMessage, response: ServerResponse) => {
		const body = await bodyOf(request);
		const url = new URL(request.url!, "http://127.0.0.1");
		const host = request.headers.host!;
		if (!host.startsWith("127.0.0.1")) return serveHost(host, request, body, response);
		const call = { method: request.method!, path: url.pathname.replace("/client/v4", "") };
		lastSql = call.path.endsWith("/query") ? (JSON.parse(body.toString("utf8")) as { sql: string }).sql : "";
		const change = isChange(call);
		asked.push({ ...call, isChange: change });
		const wanted = failure(call);
		if (wanted) {
			const { status, code = 10_000, message = "wanted by the test", headers } = wanted;
			return send(response, status, { success: false, errors: [{ code, message }], result: null }, headers);
		}
		const found = await answerApi(account, { ...call, url, body, headers: request.headers });
		// Whoever is killed here has changed something and never hears of it.
		if (change && found.status < 300 && changed?.(call)) return response.destroy();
		return send(response, found.status, found.json);
	};

	const serveHost = async (host: string, request: IncomingMessage, body: Buffer, response: ServerResponse) => {
		if (!account.leads(host)) return response.destroy();
		const { host: _host, connection: _connection, ...headers } = request.headers as Record<string, string>;
		const isFull = request.method !== "GET" && request.method !== "HEAD";
		const call = { method: request.method!, path: host + request.url! };
		const served = await edge.fetch(`https://${host}${request.url!}`, {
			method: request.method!,
			headers,
			...(isFull ? { body } : {}),
		});
		const text = await served.text();
		asked.push({ ...call, isChange: isFull });
		if (isFull && served.ok && changed?.(call)) return response.destroy();
		response.writeHead(served.status, { "content-type": served.headers.get("content-type") ?? "text/plain" }).end(text);
	};

	const server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) => {
			send(response, 500, { success: false, errors: [{ code: 1, message: String(error) }], result: null });
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		port: (server.address() as AddressInfo).port,
		edge,
		account: () => account,
		/** An account with nothing in it; the databases of the one before are emptied. */
		empty: async () => {
			account = newAccount(edge);
			[failure, changed] = [() => undefined, undefined];
			await account.clear();
		},
		failWith: (wanted: typeof failure) => (failure = wanted),
		/** Called after each change; true breaks the connection off, so that the answer is lost. */
		onChange: (hook: typeof changed) => (changed = hook),
		takeAsked: () => asked.splice(0),
		stop: async () => {
			server.closeAllConnections();
			server.close();
			await edge.stop();
		},
	};
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
	const pieces: Buffer[] = [];
	for await (const piece of request) pieces.push(piece as Buffer);
	return Buffer.concat(pieces);
}

function send(response: ServerResponse, status: number, json: unknown, headers: Record<string, string> = {}) {
	response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(json));
}

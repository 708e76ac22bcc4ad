/** The server of this machine at the edge of HTTP: a refused post costs no later request, and names that lead here are no way in. */

import { mkdtempSync, rmSync } from "node:fs";
import { Agent, createServer, request as startRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeConnections, type LoadedRuntime, openTenant, startLoadedRuntime } from "../../scripts/load/kit.mjs";
import { startRuntime } from "../../scripts/runtime.mjs";

const postsOfEach = 50;

let runtime: LoadedRuntime;
let site: string;

beforeAll(async () => {
	runtime = await startLoadedRuntime();
	const tenant = await openTenant(runtime, { shard: 1 });
	site = `${tenant.host}:${runtime.port}`;
});

afterAll(async () => {
	closeConnections();
	await runtime.stop();
});

type Sent = { method: string; path: string; headers: Record<string, string>; body?: string };

/** Sends one request over the agent's connection; what was lost is a status of 0. */
function send(agent: Agent, { method, path, headers, body }: Sent): Promise<number> {
	return new Promise((resolve) => {
		const length =
			body === undefined || "transfer-encoding" in headers ? {} : { "content-length": Buffer.byteLength(body) };
		const options = {
			agent,
			host: "127.0.0.1",
			port: runtime.port,
			method,
			path,
			headers: { host: site, ...headers, ...length },
		};
		const request = startRequest(options, (response) => {
			response.resume();
			response.on("end", () => resolve(response.statusCode ?? 0));
			response.on("error", () => resolve(0));
		});
		request.on("error", () => resolve(0));
		request.end(body);
	});
}

test("after 50 refused posts of each kind on one kept connection, not one of the reads that follow is lost", async () => {
	const own = { origin: `http://${site}`, "content-type": "text/plain" };
	const payload = '{"payload":{}}';
	const large = "x".repeat(500_000);
	const refused: [what: string, status: number, post: Omit<Sent, "method">][] = [
		[
			"a foreign origin",
			403,
			{ path: "/api/users/api_login", headers: { ...own, origin: "https://evil.example" }, body: payload },
		],
		["no token", 403, { path: "/api/users/api_login", headers: own, body: payload }],
		[
			"no session",
			401,
			{ path: "/api/users/api_init_user", headers: { ...own, ...(await visitorHeaders()) }, body: payload },
		],
		["no such call", 404, { path: "/api/nope", headers: own, body: payload }],
		["no such page", 404, { path: "/nope", headers: own, body: payload }],
		[
			"no such company",
			404,
			{ path: "/api/users/api_login", headers: { ...own, host: `nobody.localhost:${runtime.port}` }, body: payload },
		],
		[
			"a type that is not taken",
			415,
			{ path: "/api/users/api_csrf_token", headers: { ...own, "content-type": "image/png" }, body: payload },
		],
		["a screen's other type", 415, { path: "/webapp/login", headers: own, body: payload }],
		[
			"a screen's form without token",
			403,
			{ path: "/webapp/login", headers: { ...own, "content-type": "application/x-www-form-urlencoded" }, body: "a=b" },
		],
		["too large", 413, { path: "/api/users/api_csrf_token", headers: own, body: large }],
		[
			"too large, in pieces",
			413,
			{ path: "/api/users/api_csrf_token", headers: { ...own, "transfer-encoding": "chunked" }, body: large },
		],
		[
			"a screen's form too large",
			413,
			{ path: "/webapp/login", headers: { ...own, "content-type": "application/x-www-form-urlencoded" }, body: large },
		],
	];
	for (const [what, status, post] of refused) {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const posts: number[] = [];
		const reads: number[] = [];
		for (let at = 0; at < postsOfEach; at += 1) {
			posts.push(await send(agent, { ...post, method: "POST" }));
			reads.push(await send(agent, { method: "GET", path: "/healthz", headers: {} }));
		}
		agent.destroy();

		expect([what, new Set(posts), new Set(reads)]).toEqual([what, new Set([status]), new Set([200])]);
	}
});

/** The cookie and token of somebody who is not signed in. */
async function visitorHeaders(): Promise<Record<string, string>> {
	const { headers, text } = await new Promise<{ headers: Record<string, string[]>; text: string }>((resolve) => {
		const options = {
			host: "127.0.0.1",
			port: runtime.port,
			method: "POST",
			path: "/api/users/api_csrf_token",
			headers: { host: site, origin: `http://${site}`, "content-type": "text/plain" },
		};
		startRequest(options, (response) => {
			let text = "";
			response.on("data", (piece) => {
				text += piece;
			});
			response.on("end", () => resolve({ headers: response.headers as never, text }));
		}).end("{}");
	});
	const cookie = headers["set-cookie"]![0]!.split(";")[0]!;
	return { cookie, "x-csrf-token": (JSON.parse(text) as { csrf_token: string }).csrf_token };
}

test("what the Worker fetches reaches the public internet alone: a name that leads to this machine is refused", async () => {
	const neighbour = createServer((_request, response) => response.end("a secret of this machine"));
	await new Promise<void>((resolve) => neighbour.listen(0, "127.0.0.1", resolve));
	const persist = mkdtempSync(join(tmpdir(), "laurel-outgoing-"));
	const probed = await startRuntime({ persist, quiet: true, isWatched: false, makeNeighbour: probe });
	const { port } = neighbour.address() as AddressInfo;
	const ask = async (address: string) => {
		const answer = await probed.fetch(`http://probe.load.invalid/?${new URLSearchParams({ address })}`);
		return answer.text();
	};
	for (const host of ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "10.0.0.1", "169.254.169.254"])
		expect([host, await ask(`http://${host}:${port}/`)]).toEqual([host, expect.stringContaining("cannot be reached")]);
	await probed.stop();
	neighbour.close();
	rmSync(persist, { recursive: true, force: true });
});

/** A Worker beside the product's, with its way out, that fetches what it is told to. */
function probe({ compatibilityDate, outboundService }: { compatibilityDate: string; outboundService: unknown }) {
	return {
		name: "probe",
		modules: true,
		compatibilityDate,
		outboundService,
		routes: ["probe.load.invalid/*"],
		script: `export default {
			async fetch(request) {
				const signal = AbortSignal.timeout(3_000);
				return fetch(new URL(request.url).searchParams.get("address"), { signal }).catch(() => new Response("refused"));
			},
		};`,
	};
}

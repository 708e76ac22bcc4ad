/** Serves a stand-in on a free port of this machine: what it answers, and `/control/<name>` for what is found of a name. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";

/** What a stand-in had in an earlier run, and how it keeps what it has now. */
export function rememberIn(file) {
	return {
		known: existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [],
		onChange: (all) => writeFileSync(file, JSON.stringify(all)),
	};
}

/**
 * Starts it; answers its port, and how to stop it. `PUT /control/<name>` with what is found of a name from now on,
 * `DELETE` lets it go on by itself.
 */
export async function serveStandIn(standIn) {
	const server = createServer((incoming, outgoing) => {
		serve(standIn, incoming)
			.then(async (answer) => {
				outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
				outgoing.end(await answer.text());
			})
			.catch((error) => {
				outgoing.writeHead(500).end(String(error));
			});
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address();
	return { port, stop: () => new Promise((resolve) => server.close(resolve)) };
}

async function serve(standIn, incoming) {
	const pieces = [];
	for await (const piece of incoming) pieces.push(piece);
	const body = Buffer.concat(pieces);
	const { method, url, headers } = incoming;
	const [, controlled] = /^\/control\/([a-z0-9.-]+)$/.exec(url) ?? [];
	if (controlled) {
		const found = standIn.control(controlled, method === "DELETE" ? null : JSON.parse(body.toString("utf8")));
		return new Response(null, { status: found ? 204 : 404 });
	}
	const hasBody = !["GET", "HEAD"].includes(method) && body.length > 0;
	const passed = ["authorization", "idempotency-key"].flatMap((name) => (headers[name] ? [[name, headers[name]]] : []));
	return standIn.fetch(
		new Request(`http://127.0.0.1${url}`, {
			method,
			headers: Object.fromEntries(passed),
			...(hasBody ? { body } : {}),
		}),
	);
}

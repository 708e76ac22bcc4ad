/** Serves the stand-in for Cloudflare's custom hostnames on a free port of this machine, and keeps what it has in the state's folder. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createCustomHostnames } from "./custom-hostnames.mjs";

const zone = "local-zone";
const token = "local-token";

/**
 * Starts it; answers the settings with which the Worker asks it, and how to stop it. `PUT /control/<hostname>` with
 * `{"status": …, "ssl_status": …}` says what is found of a name from now on, `DELETE` lets it go on by itself.
 */
export async function serveCustomHostnames({ persist, target }) {
	const file = join(persist, "custom-hostnames.json");
	const known = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
	const zoneOfHere = createCustomHostnames({
		zone,
		token,
		known,
		onChange: (all) => writeFileSync(file, JSON.stringify(all)),
	});
	const server = createServer((incoming, outgoing) => {
		serve(zoneOfHere, incoming)
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
	return {
		port,
		vars: {
			CUSTOM_HOSTNAMES_ZONE: zone,
			CUSTOM_HOSTNAMES_TOKEN: token,
			CUSTOM_HOSTNAMES_TARGET: target,
			CUSTOM_HOSTNAMES_URL: `http://127.0.0.1:${port}/client/v4`,
		},
		stop: () => new Promise((resolve) => server.close(resolve)),
	};
}

async function serve(zoneOfHere, incoming) {
	const pieces = [];
	for await (const piece of incoming) pieces.push(piece);
	const body = Buffer.concat(pieces);
	const { method, url, headers } = incoming;
	const [, controlled] = /^\/control\/([a-z0-9.-]+)$/.exec(url) ?? [];
	if (controlled) {
		const found = zoneOfHere.control(controlled, method === "DELETE" ? null : JSON.parse(body.toString("utf8")));
		return new Response(null, { status: found ? 204 : 404 });
	}
	const hasBody = !["GET", "HEAD"].includes(method) && body.length > 0;
	const { authorization } = headers;
	return zoneOfHere.fetch(
		new Request(`http://127.0.0.1${url}`, {
			method,
			headers: authorization ? { authorization } : {},
			...(hasBody ? { body } : {}),
		}),
	);
}

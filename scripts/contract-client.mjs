/** Speaks the HTTP contract to a running local server as one signed-in person: cookies, Origin, CSRF token, uploads. */
import { askWorker } from "./worker-request.mjs";

/** A client on one tenant's host, `acme.localhost`, of the server on `port`. */
export function createContractClient({ port, host }) {
	const cookies = new Map();
	const site = `${host}:${port}`;
	let token;

	async function post(path, headers, body) {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const answer = await askWorker(port, {
			method: "POST",
			path,
			headers: { host: site, origin: `http://${site}`, cookie, "content-length": body.length, ...headers },
			body,
		});
		storeCookies(cookies, answer.headers["set-cookie"] ?? []);
		return readAnswer(path, answer);
	}

	async function csrfToken() {
		token ??= (await post("/api/users/api_csrf_token", { "content-type": "text/plain" }, Buffer.from("{}"))).csrf_token;
		return token;
	}

	return {
		/** Calls a path with a payload; throws with the server's message when it is refused. */
		async call(path, payload) {
			const headers = { "content-type": "text/plain", "x-csrf-token": await csrfToken() };
			return post(path, headers, Buffer.from(JSON.stringify({ payload })));
		},
		/** Sends a payload with one file; the same `key` again gives the same answer and does nothing twice. */
		async upload(path, payload, { name, bytes }, key) {
			const form = new FormData();
			form.set("payload", JSON.stringify({ payload }));
			form.set("file", new File([bytes], name));
			const encoded = new Response(form);
			const headers = {
				"content-type": encoded.headers.get("content-type"),
				"x-csrf-token": await csrfToken(),
				...(key ? { "idempotency-key": key } : {}),
			};
			return post(path, headers, Buffer.from(await encoded.arrayBuffer()));
		},
		/** Opens a session; the CSRF token changes with it. */
		async signIn(email, password) {
			await this.call("/api/users/api_login", { email, password });
			token = undefined;
		},
	};
}

function storeCookies(cookies, lines) {
	for (const line of lines) {
		const [pair] = line.split(";");
		const at = pair.indexOf("=");
		if (pair.slice(at + 1)) cookies.set(pair.slice(0, at), pair.slice(at + 1));
		else cookies.delete(pair.slice(0, at));
	}
}

function readAnswer(path, { status, body }) {
	const text = body.toString("utf8");
	if (!text.startsWith("{")) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
	const answer = JSON.parse(text);
	if (answer.resultStatus !== "success")
		throw new Error(`${answer.resultMsg} (${path}: ${status} ${answer.resultType})`);
	return answer;
}

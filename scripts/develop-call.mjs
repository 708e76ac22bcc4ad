/**
 * Lets screens that run in Vite reach the Worker behind, as `context.call` does in process.
 *
 * What the Worker offers, only while ENVIRONMENT is "development" and only to who sends DEVELOPMENT_CALL_KEY in the
 * header x-laurel-call-key: POST /__call/<feature>/<name>, with the browser's own Host, Origin, Cookie and the rest, and
 * the method of the browser's request in x-laurel-page-method. The body is JSON { input }, or multipart with the field
 * `input` (JSON) and the files under their own field names. The answer is JSON, { output }, or
 * { refusal: { code, status, details, errors } }, or a crash of status 500; cookies that the endpoint sets are its
 * Set-Cookie headers.
 */
import { askWorker } from "./worker-request.mjs";

/** Headers of the browser that say something about its connection, body or answer, which a call has of its own. */
const ownHeaders = new Set([
	...["accept-encoding", "connection", "content-length", "content-type", "expect", "range", "transfer-encoding"],
	...["if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "upgrade"],
]);

/** The load context of one page request: `call`, and the cookies that its calls set, for the page's answer. */
export function developContext(worker, browserRequest) {
	const setCookies = [];
	const headers = Object.fromEntries(Object.entries(browserRequest.headers).filter(([name]) => !ownHeaders.has(name)));
	const call = async (name, input = {}, files = []) => {
		const { body, contentType } = await encodeCall(input, files);
		const answer = await askWorker(worker.port, {
			method: "POST",
			path: `/__call/${name}`,
			body,
			headers: {
				...headers,
				"content-type": contentType,
				"content-length": body.length,
				"x-laurel-call-key": worker.callKey,
				"x-laurel-page-method": browserRequest.method,
			},
		});
		setCookies.push(...(answer.headers["set-cookie"] ?? []));
		return readAnswer(name, answer);
	};
	return { call, setCookies };
}

async function encodeCall(input, files) {
	if (files.length === 0) return { body: Buffer.from(JSON.stringify({ input })), contentType: "application/json" };
	const form = new FormData();
	form.append("input", JSON.stringify(input));
	for (const { field, file } of files) form.append(field, file, file.name);
	const encoded = new Response(form);
	return { body: Buffer.from(await encoded.arrayBuffer()), contentType: encoded.headers.get("content-type") };
}

/** A refusal is thrown with the fields that screens read; screens never ask for its class. */
function readAnswer(name, { status, body }) {
	const text = body.toString("utf8");
	const answer = status === 500 || !text.startsWith("{") ? {} : JSON.parse(text);
	if (answer.refusal) throw Object.assign(new Error(answer.refusal.code), { name: "Refusal" }, answer.refusal);
	if (!("output" in answer)) throw new Error(`${name} answered ${status}: ${text.slice(0, 2000)}`);
	return answer.output;
}

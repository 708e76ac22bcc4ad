/**
 * The load context of screens that run in Vite. Its calls go to the Worker behind (workers/http/develop.ts): POST
 * /__call/<feature>/<name>, with the browser's own Host, Origin, Cookie and the rest, and the key of this run. The
 * answer is { value }, or, marked with x-laurel-thrown, a response that the Worker's own context would have thrown.
 */
import { randomUUID } from "node:crypto";
import { loadTexts } from "./develop-texts.mjs";
import { steadily } from "./steadily.mjs";
import { askWorker } from "./worker-request.mjs";

/** Headers of the browser that say something about its connection, body or answer, which a call has of its own. */
const ownHeaders = new Set([
	...["accept-encoding", "connection", "content-length", "content-type", "expect", "range", "transfer-encoding"],
	...["if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "upgrade"],
]);

/** What wrangler's ProxyWorker says then. */
const restarted = "Your worker restarted mid-request";

/**
 * Makes the context of one request from what the Worker told of the screen. `setCookies` collects what calls set, for
 * the page's answer.
 */
export async function createDevelopContext({ vite, worker, browserRequest, told }) {
	const { textsVersionOf } = await loadTexts(vite);
	const [{ textsFor, translator }, { createFormat }, { addressId }] = await Promise.all(
		["translate", "format", "address-id"].map((name) => vite.ssrLoadModule(`/workers/kernel/${name}.ts`)),
	);
	const setCookies = [];
	const askOnce = async (call) => {
		const answer = await askWorker(worker.port, callRequest(worker, browserRequest, call));
		if (isRestart(answer)) throw new Error(restarted);
		return answer;
	};
	const isRead = browserRequest.method === "GET" || browserRequest.method === "HEAD";
	const ask = async (mode, name, input, options) => {
		const askCall = () => askOnce({ mode, name, input, options });
		const answer = await (isRead ? steadily(askCall) : askCall());
		setCookies.push(...(answer.headers["set-cookie"] ?? []));
		return readAnswer(name, answer);
	};
	const texts = textsFor(told.facts.account, told.facts.language_code);
	return {
		setCookies,
		context: {
			...told.facts,
			texts_version: textsVersionOf(told.facts.account),
			texts,
			translate: translator(texts),
			format: createFormat({ time_zone: told.facts.account.time_zone, language_code: told.facts.language_code }),
			id: addressId,
			csrfToken: async () => told.csrf_token,
			call: (name, input, options) => ask("call", name, input, options),
			attempt: (name, input, options) => ask("attempt", name, input, options),
			requireCall: (name) => ask("requireCall", name),
			mayCall: (name) => ask("mayCall", name),
			form: (name, words) => ask("form", name, words),
			afterwards: (name, input) => void ask("attempt", name, input),
			crash: (error) => {
				vite.ssrFixStacktrace(error);
				console.error(error);
				return randomUUID();
			},
		},
	};
}

/**
 * Whether wrangler answered in the Worker's place while it changed to new code. It repeats lost GET requests by itself;
 * calls are posts, which it cannot know to be harmless when they are those of a page that is only read.
 */
const isRestart = ({ status, body }) => status === 503 && body.toString("utf8").includes(restarted);

function callRequest(worker, browserRequest, { mode, name, input, options = {} }) {
	const page = { url: `http://${browserRequest.headers.host}${browserRequest.url}`, method: browserRequest.method };
	const files = options.files?.map(({ bytes, ...file }) => ({
		...file,
		base64: Buffer.from(bytes).toString("base64"),
	}));
	const body = Buffer.from(JSON.stringify({ mode, input, key: options.key, files, page }));
	const headers = Object.fromEntries(
		Object.entries(browserRequest.headers).filter(([header]) => !ownHeaders.has(header)),
	);
	return {
		method: "POST",
		path: `/__call/${name}`,
		body,
		headers: {
			...headers,
			"content-type": "application/json",
			"content-length": body.length,
			"x-laurel-call-key": worker.callKey,
		},
	};
}

function readAnswer(name, { status, headers, body }) {
	const text = body.toString("utf8");
	if (headers["x-laurel-thrown"]) throw toResponse(status, headers, text);
	if (status !== 200) throw new Error(`${name} answered ${status}: ${text.slice(0, 2000)}`);
	return JSON.parse(text).value;
}

/** Cookies reach the browser on their own way, so they are left out. */
function toResponse(status, headers, text) {
	const kept = ["content-type", "location"].filter((name) => headers[name]).map((name) => [name, headers[name]]);
	return new Response(text === "" ? null : text, { status, headers: kept });
}

/** Loaded before a command of the test: whatever is not on loopback is asked of the stand-in, as names would lead to it. */
import { request } from "node:http";

const port = Number(process.env.STAND_IN_PORT);
const real = globalThis.fetch;

globalThis.fetch = async (address, options = {}) => {
	const url = new URL(address);
	if (url.hostname === "127.0.0.1") return real(address, options);
	const { method = "GET", headers = {}, body } = options;
	const { status, text } = await new Promise((resolve, reject) => {
		const asked = { host: "127.0.0.1", port, path: url.pathname + url.search, method };
		const sent = request({ ...asked, headers: { ...headers, host: url.host } }, (answer) => {
			const pieces = [];
			answer.on("data", (piece) => pieces.push(piece));
			answer.on("end", () => resolve({ status: answer.statusCode, text: Buffer.concat(pieces).toString("utf8") }));
		});
		sent.on("error", (cause) => reject(new TypeError("fetch failed", { cause })));
		sent.end(body);
	});
	return new Response(text, { status });
};

/** Stands before the local runtime as Cloudflare's edge does in production: compresses texts with brotli or gzip, changes nothing else. */
import { createServer, request as startRequest } from "node:http";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

const address = "127.0.0.1";
/** The quality with which Cloudflare compresses on the way. */
const brotliQuality = 4;
const gzipLevel = 6;
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

/** Starts the proxy on a free port of 127.0.0.1 before another port; answers { port, stop }. */
export async function startCompressingProxy(target) {
	const server = createServer((asked, answer) => {
		const { method, url: path, headers } = asked;
		const onward = startRequest({ host: address, port: target, method, path, headers }, (found) =>
			hand(asked, found, answer),
		);
		onward.on("error", () => answer.destroy());
		asked.pipe(onward);
	});
	await new Promise((resolve) => server.listen(0, address, resolve));
	return {
		port: server.address().port,
		stop: () => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(resolve));
		},
	};
}

function hand(asked, found, answer) {
	const encoder = isCompressible(asked, found) ? encoderFor(asked.headers["accept-encoding"] ?? "") : undefined;
	const headers = { ...found.headers };
	if (encoder) {
		delete headers["content-length"];
		headers["content-encoding"] = encoder.name;
		headers.vary = [headers.vary, "accept-encoding"].filter(Boolean).join(", ");
	}
	answer.writeHead(found.statusCode, headers);
	if (encoder) found.pipe(encoder.make()).pipe(answer);
	else found.pipe(answer);
}

function isCompressible(asked, { statusCode, headers }) {
	return (
		asked.method === "GET" &&
		statusCode === 200 &&
		!headers["content-encoding"] &&
		compressible.test(headers["content-type"] ?? "")
	);
}

/** Pieces leave as they come, so that a streamed page still streams. */
function encoderFor(accepted) {
	if (/\bbr\b/.test(accepted)) {
		const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
		const flush = constants.BROTLI_OPERATION_FLUSH;
		return { name: "br", make: () => createBrotliCompress({ params, flush }) };
	}
	if (/\bgzip\b/.test(accepted))
		return { name: "gzip", make: () => createGzip({ level: gzipLevel, flush: constants.Z_SYNC_FLUSH }) };
	return undefined;
}

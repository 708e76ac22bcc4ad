/**
 * Carries what the local Worker fetches from other servers through this process. workerd looks names up on the thread
 * that answers pages: one lookup that a network swallows would hold every page up for seconds. And as on Cloudflare only
 * the public internet is reached: the addresses of a name are looked at, and the connection goes to one of these.
 */
import { lookup as lookUp } from "node:dns";
import { request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import { Readable } from "node:stream";
import ipaddr from "ipaddr.js";

const maxWaitMs = 15_000;
/** Far more than the Worker takes of an answer. */
const maxBytes = 32 * 1_048_576;

/** Headers of a connection, not of what it carries. */
const ownHeaders = ["connection", "keep-alive", "transfer-encoding"];

/**
 * Answers the Worker's outgoing requests; `Response` is miniflare's, `allowed` are addresses that the operator named,
 * whose servers may be this machine's. A server that cannot be reached, or must not be, is a 502.
 */
export function carryOutbound({ Response, allowed = [] }) {
	const origins = allowed.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
	return async (request) => {
		const url = new URL(request.url);
		try {
			const incoming = await send(request, url, origins.includes(url.origin));
			return toResponse(Response, incoming);
		} catch (error) {
			return new Response(`${url.hostname} cannot be reached: ${error.code ?? error.name}`, { status: 502 });
		}
	};
}

/** Whether an address is one of the public internet: in none of the registries of special ones; of IPv6, in 2000::/3. */
function isPublic(text) {
	const address = ipaddr.parse(text);
	if (address.range() !== "unicast") return false;
	return address.kind() === "ipv4" || (address.toByteArray()[0] & 0xe0) === 0x20;
}

const notPublic = () => Object.assign(new Error("no address of the public internet"), { code: "NOT_PUBLIC" });

/** Redirects are not followed: the Worker follows them itself, and looks at each address first. */
async function send(request, url, isAllowed) {
	const host = url.hostname.replace(/^\[|\]$/g, "");
	// An address in digits is never looked up.
	if (!isAllowed && ipaddr.isValid(host) && !isPublic(host)) throw notPublic();
	const isBare = request.method === "GET" || request.method === "HEAD";
	const body = isBare ? undefined : Buffer.from(await request.arrayBuffer());
	const headers = Object.fromEntries(
		[...request.headers].filter(([name]) => name !== "host" && !ownHeaders.includes(name)),
	);
	const start = url.protocol === "https:" ? requestSecurely : requestPlainly;
	return new Promise((resolve, reject) => {
		const outgoing = start(url, {
			method: request.method,
			headers: { ...headers, "accept-encoding": "identity", ...(body ? { "content-length": body.length } : {}) },
			agent: false,
			signal: AbortSignal.timeout(maxWaitMs),
			...(isAllowed ? {} : { lookup: lookUpPublic }),
		});
		outgoing.on("response", resolve);
		outgoing.on("error", reject);
		outgoing.end(body);
	});
}

/** The lookup of a connection: one address that is not public spoils the name. */
function lookUpPublic(name, options, answer) {
	lookUp(name, { ...options, all: true }, (error, found) => {
		if (error) return answer(error);
		if (!found.every(({ address }) => isPublic(address))) return answer(notPublic());
		return options.all ? answer(null, found) : answer(null, found[0].address, found[0].family);
	});
}

function toResponse(Response, incoming) {
	const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
		ownHeaders.includes(name) ? [] : values.map((value) => [name, value]),
	);
	if (headers.some(([name, value]) => name === "content-encoding" && value !== "identity")) {
		incoming.destroy();
		throw Object.assign(new Error("encoded though it was asked plainly"), { code: "ENCODED" });
	}
	const { statusCode: status } = incoming;
	const hasBody = ![204, 205, 304].includes(status);
	if (!hasBody) incoming.resume();
	return new Response(hasBody ? Readable.toWeb(Readable.from(counted(incoming))) : null, { status, headers });
}

/** What goes on for ever is broken off. */
async function* counted(incoming) {
	let size = 0;
	for await (const piece of incoming) {
		size += piece.length;
		if (size > maxBytes) throw new Error("the answer is too large");
		yield piece;
	}
}

/**
 * Stands in for Cloudflare's API of custom hostnames on this machine and in tests: paths, answers, states and error codes
 * as Cloudflare documents them. What it finds in the DNS is chosen by the name, or by `control`.
 *
 * A hostname goes on by one step each time it is asked about: pending, its certificate being validated, seen in the DNS,
 * deployed, active. Names below `unverified.test` stay pending, below `blocked.test` they are blocked, below `caa.test`
 * their certificate times out, below `moved.test` they lead elsewhere once they were active.
 */

const challenge = (hostname) => `_acme-challenge.${hostname}`;
const notHere = "custom hostname does not CNAME to this zone.";

/** What is found at each step of an ordinary name. */
const steps = [
	{ status: "pending", ssl_status: "initializing" },
	{ status: "pending", ssl_status: "pending_validation" },
	{ status: "active", ssl_status: "pending_issuance" },
	{ status: "active", ssl_status: "pending_deployment" },
	{ status: "active", ssl_status: "active" },
];

/** What is found of names below these at their last step, in place of the ordinary. */
const endings = {
	"unverified.test": (step) => (step < 1 ? steps[0] : steps[1]),
	"blocked.test": () => ({ status: "blocked", ssl_status: "initializing" }),
	"caa.test": (step) => (step < 3 ? steps[step] : { status: "active", ssl_status: "validation_timed_out" }),
	"moved.test": (step) => (step <= 4 ? steps[step] : { status: "moved", ssl_status: "active" }),
};

const acts = { POST: "create", GET: "read", PATCH: "look", DELETE: "remove" };

const errors = {
	json: [400, 1400, "Unable to decode the JSON request body. Check your input and try again."],
	noToken: [400, 1403, "The request has no Authorization header. Check your input and try again."],
	wrongToken: [403, 10000, "Authentication error"],
	noRoute: [404, 7003, "Could not route to the zone, perhaps your object identifier is invalid?"],
	duplicate: [409, 1406, "Duplicate custom hostname found."],
	invalid: [400, 1407, "Invalid custom hostname. Check your input and try again."],
	reserved: [
		400,
		1409,
		"Reserved top domain custom hostnames, such as 'test', 'example', 'invalid' or 'localhost', is not supported. Check your input and try again.",
	],
	example: [
		400,
		1411,
		"Custom hostnames ending in example.com, example.net, or example.org are prohibited. Check your input and try again.",
	],
	method: [
		400,
		1432,
		"The validation method is not supported. Only `http`, `email`, or `txt` are accepted. Check your input and try again.",
	],
	unknown: [404, 1436, "The custom hostname was not found."],
	bothNeeded: [400, 1440, "Both validation type and validation method are required. Check your input and try again."],
	tooMany: [429, 971, "Please wait and consider throttling your request speed"],
	broken: [500, 1500, "Internal Server Error"],
};

/**
 * A zone with its custom hostnames. `known` are those of an earlier run, `onChange` is told all of them after a change;
 * `fetch` answers a request, `control` says what is found of a name from now on, `failNext` how the next requests fail,
 * `hostnames` what there is.
 */
export function createCustomHostnames({ zone, token, known = [], onChange = () => undefined }) {
	const all = new Map(known.map((one) => [one.id, one]));
	let failures = [];
	const byName = (hostname) => [...all.values()].find((one) => one.hostname === hostname);
	const changed = () => onChange([...all.values()]);

	const answers = {
		create: (_id, body) => {
			const { hostname, ssl } = body;
			const wrong = whatIsWrong(hostname, ssl);
			if (wrong) return refuse(wrong);
			if (byName(hostname)) return refuse("duplicate");
			const made = {
				id: crypto.randomUUID(),
				hostname,
				step: 0,
				forced: null,
				value: crypto.randomUUID(),
				created_at: new Date().toISOString(),
			};
			all.set(made.id, made);
			changed();
			return answer(201, describe(made));
		},
		read: (id, _body, query) => {
			if (id === undefined) {
				const hostname = query.get("hostname");
				const found = [...all.values()].filter((one) => hostname === null || one.hostname === hostname);
				return answer(200, found.map(describe), {
					page: 1,
					per_page: 20,
					count: found.length,
					total_count: found.length,
				});
			}
			return lookAt(id, 200);
		},
		look: (id, body) => (body.ssl?.method && body.ssl?.type ? lookAt(id, 202) : refuse("bothNeeded")),
		remove: (id) => {
			if (!all.delete(id)) return refuse("unknown");
			changed();
			// This one call answers without an envelope.
			return Response.json({ id });
		},
	};

	function lookAt(id, status) {
		const one = all.get(id);
		if (!one) return refuse("unknown");
		one.step += 1;
		changed();
		return answer(status, describe(one));
	}

	return {
		hostnames: () => [...all.values()].map(describe),
		control: (hostname, forced) => {
			const one = byName(hostname);
			if (!one) return false;
			one.forced = forced;
			changed();
			return true;
		},
		failNext: (how, { times = 1, retry_after } = {}) => {
			failures = [...failures, ...Array.from({ length: times }, () => ({ how, retry_after }))];
		},
		fetch: async (request) => {
			const { pathname, searchParams } = new URL(request.url);
			const [, inZone, id] = /^\/client\/v4\/zones\/([^/]+)\/custom_hostnames(?:\/([^/]+))?$/.exec(pathname) ?? [];
			if (inZone !== zone) return refuse("noRoute");
			const given = request.headers.get("authorization");
			if (!given) return refuse("noToken");
			if (given !== `Bearer ${token}`) return refuse("wrongToken");
			const failure = failures.shift();
			if (failure) return refuse(failure.how, failure.retry_after);
			const text = await request.text();
			const body = parse(text);
			if (body === undefined && text !== "") return refuse("json");
			const act = answers[acts[request.method]];
			return act ? act(id, body ?? {}, searchParams) : refuse("noRoute");
		},
	};
}

function whatIsWrong(hostname, ssl) {
	if (typeof hostname !== "string" || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) || hostname.length > 255)
		return "invalid";
	if (/\.(example|invalid|localhost)$/.test(hostname)) return "reserved";
	if (/(^|\.)example\.(com|net|org)$/.test(hostname)) return "example";
	if (ssl && !["http", "txt", "email"].includes(ssl.method)) return "method";
	return undefined;
}

/** A hostname as it is answered. */
function describe({ id, hostname, step, forced, value, created_at }) {
	const ending = Object.entries(endings).find(([below]) => hostname.endsWith(`.${below}`))?.[1];
	const at = ending ? ending(step) : steps[Math.min(step, steps.length - 1)];
	const { status, ssl_status, verification_errors, validation_errors } = { ...at, ...forced };
	const isSeen = ["active", "moved"].includes(status);
	const isValidating = ssl_status === "pending_validation";
	const caa =
		ssl_status === "validation_timed_out"
			? [{ message: "caa_error: the certificate authority is not allowed by a CAA record" }]
			: undefined;
	return {
		id,
		hostname,
		status,
		created_at,
		...(isSeen
			? {}
			: {
					verification_errors: verification_errors ?? [notHere],
					ownership_verification: { type: "txt", name: `_cf-custom-hostname.${hostname}`, value },
					ownership_verification_http: {
						http_url: `http://${hostname}/.well-known/cf-custom-hostname-challenge/${id}`,
						http_body: value,
					},
				}),
		ssl: {
			id: `ssl-${id}`,
			type: "dv",
			method: "txt",
			status: ssl_status,
			wildcard: false,
			certificate_authority: "google",
			settings: { min_tls_version: "1.2" },
			...(isValidating
				? {
						validation_records: [
							{ status: "pending", txt_name: challenge(hostname), txt_value: `dcv-${value.slice(0, 18)}` },
						],
					}
				: {}),
			...(validation_errors || caa ? { validation_errors: validation_errors ?? caa } : {}),
		},
	};
}

function answer(status, result, result_info) {
	return Response.json(
		{ success: true, errors: [], messages: [], result, ...(result_info ? { result_info } : {}) },
		{ status },
	);
}

function refuse(name, retry_after) {
	const [status, code, message] = errors[name];
	const headers = retry_after === undefined ? {} : { "retry-after": String(retry_after) };
	return Response.json(
		{ success: false, errors: [{ code, message }], messages: [], result: null },
		{ status, headers },
	);
}

function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

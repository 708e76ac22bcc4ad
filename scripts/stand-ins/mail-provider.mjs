/**
 * Stands in for Resend's API on this machine and in tests, as far as Laurel asks it: domains and sending emails, with the
 * paths, answers, states and errors that Resend documents. What it finds in the DNS is chosen by the name, or by `control`.
 *
 * A domain goes on by one step each time it is asked about, once it was told to verify: pending, pending, verified. Names
 * below `unverified.test` stay pending until 72 hours are over, below `lost.test` they are verified, then for a while in
 * temporary failure, then failed; `taken.test` and all below belong to another account there.
 */

const patienceMs = 72 * 3_600_000;
const ended = (status) => () => status;

/** What is found of names below these, by how often it was looked since verifying began. */
const endings = {
	"unverified.test": ended("pending"),
	"lost.test": (looks) => ["pending", "pending", "verified", "temporary_failure"][looks] ?? "failed",
};

const errors = {
	noToken: [401, "missing_api_key", "Missing API key in the authorization header."],
	restricted: [401, "restricted_api_key", "This API key is restricted to only send emails."],
	wrongToken: [403, "invalid_api_key", "API key is invalid."],
	notFound: [404, "not_found", "The requested endpoint does not exist."],
	noDomain: [404, "not_found", "Domain not found"],
	method: [405, "method_not_allowed", "Method is not allowed for the requested path."],
	json: [400, "validation_error", "An error was found with one or more fields in the request."],
	missing: [422, "missing_required_field", "The request body is missing one or more required fields."],
	invalidName: [422, "validation_error", "The domain name is invalid."],
	invalidFrom: [422, "validation_error", "Invalid `from` field."],
	plan: [403, "validation_error", "Your plan includes 10 domains. Upgrade to add more."],
	changed: [409, "invalid_idempotent_request", "This idempotency key has been used with a different request body."],
	tooMany: [429, "rate_limit_exceeded", "Too many requests. Please limit the number of requests per second."],
	broken: [500, "application_error", "An unexpected error occurred."],
	away: [503, "service_unavailable", "API is temporarily unavailable"],
};

/**
 * An account there. `known` are its domains of an earlier run, `own` the domains that it has from the start (the
 * platform's), `onChange` is told all domains after a change, `now` is its clock; `fetch` answers a request, `control`
 * says what is found of a name from now on, `failNext` how the next requests fail whose path begins so, `domains` and
 * `emails` what there is.
 */
export function createMailProvider({ token, known = [], own = [], onChange = () => undefined, now = Date.now }) {
	const all = new Map(known.map((one) => [one.id, one]));
	const sent = [];
	const keys = new Map();
	let failures = [];
	const byName = (name) => [...all.values()].find((one) => one.name === name);
	const changed = () => onChange([...all.values()]);
	const add = (name, more) => {
		const made = {
			id: crypto.randomUUID(),
			name,
			looks: null,
			verified_from: null,
			forced: null,
			created_at: now(),
			...more,
		};
		all.set(made.id, made);
		changed();
		return made;
	};
	for (const name of own) if (!byName(name)) add(name, { forced: { status: "verified" }, created_at: 0 });

	const statusOf = (one) => {
		if (one.forced?.status) return one.forced.status;
		if (one.looks === null) return "not_started";
		const ending = Object.entries(endings).find(([below]) => one.name.endsWith(`.${below}`))?.[1];
		const status = ending ? ending(one.looks) : one.looks < 2 ? "pending" : "verified";
		return status === "pending" && now() - one.verified_from >= patienceMs ? "failed" : status;
	};
	const answers = {
		"POST /domains": (_id, { name, region = "us-east-1" }) => {
			if (typeof name !== "string") return refuse("missing");
			if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) || name.endsWith(".invalid")) return refuse("invalidName");
			if (byName(name) || /(^|\.)taken\.test$/.test(name))
				return refuse([403, "validation_error", `The \`${name}\` domain has been registered already.`]);
			return Response.json(describe(add(name, { region }), "not_started"), { status: 201 });
		},
		"GET /domains": (_id, _body, query) => {
			const limit = Number(query.get("limit") ?? 20);
			const list = [...all.values()].map((one) => describe(one, statusOf(one)));
			const from = query.get("after") ? list.findIndex(({ id }) => id === query.get("after")) + 1 : 0;
			const data = list.slice(from, from + limit).map(({ records: _records, ...one }) => one);
			return Response.json({ object: "list", has_more: from + limit < list.length, data });
		},
		"GET /domains/:id": (id) => {
			const one = all.get(id);
			if (!one) return refuse("noDomain");
			if (one.looks !== null) one.looks += 1;
			changed();
			return Response.json({ object: "domain", ...describe(one, statusOf(one)) });
		},
		"POST /domains/:id/verify": (id) => {
			const one = all.get(id);
			if (!one) return refuse("noDomain");
			// Verifying that is under way goes on; a verified one is verified anew.
			if (statusOf(one) !== "pending") Object.assign(one, { looks: 0, verified_from: now() });
			changed();
			return Response.json({ object: "domain", id });
		},
		"DELETE /domains/:id": (id) => {
			if (!all.delete(id)) return refuse("noDomain");
			changed();
			return Response.json({ object: "domain", id, deleted: true });
		},
		"POST /emails": (_id, body, _query, key) => {
			if (!body.from || !body.to || !body.subject) return refuse("missing");
			const domain = /^(?:"[^"\\\r\n<>@]*" <|<)?[a-z0-9._-]+@([a-z0-9.-]+)>?$/i.exec(body.from)?.[1];
			if (!domain) return refuse("invalidFrom");
			const one = byName(domain);
			if (!one || statusOf(one) !== "verified")
				return refuse([
					403,
					"validation_error",
					`The ${domain} domain is not verified. Please, add and verify your domain.`,
				]);
			const earlier = key && keys.get(key);
			if (earlier && earlier.body !== JSON.stringify(body)) return refuse("changed");
			if (earlier) return Response.json({ id: earlier.id });
			const id = crypto.randomUUID();
			if (key) keys.set(key, { id, body: JSON.stringify(body) });
			sent.push({ id, key, ...body });
			return Response.json({ id });
		},
	};

	return {
		domains: () => [...all.values()].map((one) => describe(one, statusOf(one))),
		emails: () => [...sent],
		control: (name, forced) => {
			const one = byName(name);
			if (!one) return false;
			one.forced = forced;
			changed();
			return true;
		},
		failNext: (how, { times = 1, retry_after, path = "" } = {}) => {
			failures = [...failures, ...Array.from({ length: times }, () => ({ how, retry_after, path }))];
		},
		fetch: async (request) => {
			const { pathname, searchParams } = new URL(request.url);
			const given = request.headers.get("authorization");
			if (!given) return refuse("noToken");
			if (given !== `Bearer ${token}`) return refuse("wrongToken");
			const failure = failures.find(({ path }) => pathname.startsWith(path));
			failures = failures.filter((one) => one !== failure);
			if (failure) return refuse(failure.how, failure.retry_after);
			const text = await request.text();
			const body = parse(text);
			if (body === undefined && text !== "") return refuse("json");
			const [, id] = /^\/domains\/([^/]+)/.exec(pathname) ?? [];
			const path = id ? pathname.replace(id, ":id") : pathname;
			const act = answers[`${request.method} ${path}`];
			if (act) return act(id, body ?? {}, searchParams, request.headers.get("idempotency-key"));
			return refuse(Object.keys(answers).some((name) => name.endsWith(` ${path}`)) ? "method" : "notFound");
		},
	};
}

/** A domain as it is answered; names of records stand as below the last two labels, values of texts in quotes. */
function describe({ id, name, region = "us-east-1", forced, created_at }, status) {
	const below = name
		.split(".")
		.slice(0, -2)
		.map((label) => `.${label}`)
		.join("");
	const found = ["verified", "partially_verified", "partially_failed"].includes(status) ? "verified" : status;
	const common = { ttl: "Auto", status: forced?.record_status ?? found };
	return {
		id,
		name,
		status,
		region,
		created_at: new Date(created_at).toISOString(),
		records: [
			{
				...{ record: "SPF", name: `send${below}`, type: "MX", ...common },
				...{ value: `feedback-smtp.${region}.amazonses.com`, priority: 10 },
			},
			{ record: "SPF", name: `send${below}`, type: "TXT", ...common, value: '"v=spf1 include:amazonses.com ~all"' },
			{ record: "DKIM", name: `resend._domainkey${below}`, type: "TXT", ...common, value: `p=MIGf-${id}` },
		],
	};
}

function refuse(how, retry_after) {
	const [statusCode, name, message] = typeof how === "string" ? errors[how] : how;
	const headers = retry_after === undefined ? {} : { "retry-after": String(retry_after) };
	return Response.json({ statusCode, name, message }, { status: statusCode, headers });
}

function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

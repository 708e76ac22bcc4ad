/** Cloudflare's API as far as a deployment asks it, over what one account holds. */
import { randomUUID } from "node:crypto";
import {
	type Account,
	type Answer,
	type Call,
	credentials,
	json,
	queueNumbered,
	Refused,
	type Script,
	scriptNamed,
	serve,
	zoneName,
} from "./account";
import type { Binding, Upload } from "./edge";

type Handler = (account: Account, call: Call, ...parts: string[]) => unknown;

const databases: [string, Handler][] = [
	[
		"GET /d1/database",
		({ databases: all }, { url }) => all.filter(({ name }) => name.includes(url.searchParams.get("name") ?? "")),
	],
	[
		"POST /d1/database",
		(account, { body }) => {
			const { name } = json<{ name: string }>(body);
			if (account.databases.some((one) => one.name === name))
				throw new Refused(400, 7502, `A database with the name '${name}' already exists`);
			if (account.databases.length >= account.maxDatabases)
				throw new Refused(400, 7406, `System limit reached: databases per account (${account.maxDatabases})`);
			const made = { uuid: randomUUID(), name, place: account.edge.places[account.databases.length]! };
			account.databases.push(made);
			return made;
		},
	],
	["GET /d1/database/:id", ({ databases: all }, _call, id) => all.find(({ uuid }) => uuid === id)],
	[
		"POST /d1/database/:id/query",
		async (account, { body }, id) => {
			const { sql, params } = json<{ sql: string; params?: unknown[] }>(body);
			try {
				return await account.edge.query(account.placeOf(id!), sql, params);
			} catch (error) {
				throw new Refused(400, 7500, (error as Error).message);
			}
		},
	],
];

const stores: [string, Handler][] = [
	[
		"GET /r2/buckets/:name",
		({ buckets }, _call, name) => {
			if (!buckets.has(name!)) throw new Refused(404, 10_006, "The specified bucket does not exist.");
			return { name };
		},
	],
	[
		"POST /r2/buckets",
		({ buckets }, { body }) => {
			const { name } = json<{ name: string }>(body);
			if (buckets.has(name))
				throw new Refused(409, 10_004, "The bucket you tried to create already exists, and you own it.");
			buckets.add(name);
			return { name };
		},
	],
	[
		"GET /queues",
		({ queues }, { url }) => {
			const names = url.searchParams.getAll("name");
			return queues.filter(({ queue_name }) => names.length === 0 || names.includes(queue_name));
		},
	],
	[
		"POST /queues",
		({ queues }, { body }) => {
			const { queue_name } = json<{ queue_name: string }>(body);
			if (queues.some((one) => one.queue_name === queue_name))
				throw new Refused(
					409,
					11_009,
					`Queue name '${queue_name}' is already taken. Please use a different name and try again.`,
				);
			queues.push({ queue_id: randomUUID().replaceAll("-", ""), queue_name, consumers: [] });
			return queues.at(-1);
		},
	],
	["GET /queues/:id/consumers", (account, _call, id) => queueNumbered(account, id!).consumers],
	[
		"POST /queues/:id/consumers",
		(account, { body }, id) => {
			const given = json<Record<string, unknown>>(body);
			const { dead_letter_queue } = given;
			if (dead_letter_queue && !account.queues.some((one) => one.queue_name === dead_letter_queue))
				throw new Refused(400, 11_000, "the dead letter queue does not exist");
			const queue = queueNumbered(account, id!);
			if (queue.consumers.length > 0) throw new Refused(400, 11_004, "Queue already has a consumer");
			const made = { consumer_id: randomUUID(), script: given.script_name, ...given };
			queue.consumers.push(made);
			return made;
		},
	],
	[
		"PUT /queues/:id/consumers/:consumer",
		(account, { body }, id, consumer) => {
			const found = queueNumbered(account, id!).consumers.find(({ consumer_id }) => consumer_id === consumer);
			return Object.assign(found!, json<Record<string, unknown>>(body));
		},
	],
];

const workers: [string, Handler][] = [
	["GET /workers/services/:name", (account, _call, name) => serviceOf(scriptNamed(account, name!), name!)],
	[
		"GET /workers/scripts/:name/settings",
		(account, _call, name) => ({ bindings: scriptNamed(account, name!).upload.bindings }),
	],
	[
		"POST /workers/scripts/:name/assets-upload-session",
		(account, { body }) => {
			const { manifest } = json<{ manifest: Record<string, { hash: string }> }>(body);
			const missing = [...new Set(Object.values(manifest).map(({ hash }) => hash))].filter(
				(hash) => !account.files.has(hash),
			);
			return { jwt: tokenOfAssets, buckets: missing.length > 0 ? [missing] : [] };
		},
	],
	[
		"POST /workers/assets/upload",
		async (account, call) => {
			for (const hash of (await formOf(call)).keys()) account.files.add(hash);
			return { jwt: tokenOfAssets };
		},
	],
	[
		"GET /workers/scripts/:name/deployments",
		(account, _call, name) => {
			const { tag } = scriptNamed(account, name!);
			return { deployments: [{ id: tag, versions: [{ version_id: tag, percentage: 100 }] }] };
		},
	],
	["GET /workers/scripts", ({ scripts }) => [...scripts.keys()].map((id) => ({ id }))],
	["PUT /workers/scripts/:name", putScript],
	[
		"GET /workers/scripts/:name/secrets",
		(account, _call, name) =>
			[...scriptNamed(account, name!).secrets.keys()].map((one) => ({ name: one, type: "secret_text" })),
	],
	[
		"PUT /workers/scripts/:name/secrets",
		async (account, { body }, name) => {
			const script = scriptNamed(account, name!);
			const given = json<{ name: string; text: string; type: string }>(body);
			script.secrets.set(given.name, given.text);
			await serve(account, script);
			return { name: given.name, type: given.type };
		},
	],
	[
		"DELETE /workers/scripts/:name/secrets/:secret",
		async (account, _call, name, secret) => {
			const script = scriptNamed(account, name!);
			if (!script.secrets.delete(secret!)) throw new Refused(404, 10_056, "Secret not found");
			await serve(account, script);
			return null;
		},
	],
	[
		"PUT /workers/scripts/:name/routes",
		(account, { body }, name) => {
			const given = json<{ pattern: string }[]>(body);
			account.routes = account.routes.filter(({ script }) => script !== name);
			account.routes.push(...given.map(({ pattern }) => ({ id: randomUUID(), pattern, script: name! })));
			return given;
		},
	],
	[
		"PUT /workers/scripts/:name/schedules",
		(account, { body }, name) => (scriptNamed(account, name!).schedules = json(body)),
	],
	["GET /workers/scripts/:name/subdomain", (account, _call, name) => scriptNamed(account, name!).subdomain],
	[
		"POST /workers/scripts/:name/subdomain",
		(account, { body }, name) => (scriptNamed(account, name!).subdomain = json(body)),
	],
	["GET /workers/subdomain", () => ({ subdomain: "rewards" })],
];

const tokenOfAssets = `e30.${Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString("base64url")}.x`;
const serviceOf = ({ tag }: Script, name: string) => ({
	id: name,
	default_environment: {
		environment: "production",
		script: { id: name, tag, tags: [], last_deployed_from: "wrangler" },
	},
});

const formOf = ({ body, headers }: Call) =>
	new Response(new Uint8Array(body), { headers: { "content-type": headers["content-type"]! } }).formData();

/** Takes the Worker, if all that it is bound to is there, and serves it. */
async function putScript(account: Account, call: Call, name: string): Promise<unknown> {
	const form = await formOf(call);
	const metadata = JSON.parse(String(form.get("metadata"))) as Omit<Upload, "text" | "main"> & { main_module: string };
	const { main_module: main, bindings, compatibility_date, compatibility_flags } = metadata;
	for (const binding of bindings) refuseUnbound(account, binding);
	const text = await (form.get(main) as unknown as Blob).text();
	const before = account.scripts.get(name);
	const script: Script = {
		upload: { main, text, bindings, compatibility_date, compatibility_flags },
		secrets: before?.secrets ?? new Map(),
		tag: before?.tag ?? randomUUID(),
		schedules: [],
		subdomain: before?.subdomain ?? { enabled: false, previews_enabled: false },
	};
	account.scripts.set(name, script);
	await serve(account, script);
	return { id: name, startup_time_ms: 10, deployment_id: randomUUID() };
}

function refuseUnbound(account: Account, binding: Binding) {
	if (binding.type === "d1") account.placeOf(binding.id!);
	if (binding.type === "r2_bucket" && !account.buckets.has(binding.bucket_name!))
		throw new Refused(400, 10_085, `R2 bucket '${binding.bucket_name}' not found.`);
	if (binding.type === "queue" && !account.queues.some(({ queue_name }) => queue_name === binding.queue_name))
		throw new Refused(400, 10_024, `Queue '${binding.queue_name}' not found.`);
}

const zones: [string, Handler][] = [
	["GET /user/tokens/verify", () => ({ id: "token", status: "active" })],
	["GET /accounts", () => [{ id: credentials.account, name: "Rewards Ltd" }]],
	[
		"GET /zones",
		(_account, { url }) =>
			url.searchParams.get("name") === zoneName
				? [{ id: credentials.zone, name: zoneName, status: "active", account: { id: credentials.account } }]
				: [],
	],
	["GET /zones/:zone/workers/routes", ({ routes }) => routes],
	[
		"GET /zones/:zone/dns_records",
		({ records }, { url }) => records.filter(({ name }) => name === url.searchParams.get("name")),
	],
	[
		"POST /zones/:zone/dns_records",
		({ records }, { body }) => {
			const given = json<{ type: string; name: string; content: string; proxied: boolean }>(body);
			if (
				records.some(
					({ type, name, content }) => type === given.type && name === given.name && content === given.content,
				)
			)
				throw new Refused(400, 81_058, "An identical record already exists.");
			records.push({ id: randomUUID(), ...given });
			return records.at(-1);
		},
	],
];

const routes = [...databases, ...stores, ...workers, ...zones].map(([route, handler]) => {
	const [method, path] = route.split(" ") as [string, string];
	return { method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "([^/]+)")}$`), handler };
});

/** The answer to a call, as Cloudflare gives it. */
export async function answerApi(account: Account, call: Call): Promise<Answer> {
	try {
		const isUpload = call.path.endsWith("/assets/upload");
		if (!isUpload && call.headers.authorization !== `Bearer ${credentials.token}`)
			throw new Refused(401, 1000, "Invalid API Token");
		const path = call.path.replace(`/accounts/${credentials.account}`, "") || "/";
		for (const { method, pattern, handler } of routes) {
			const parts = method === call.method ? pattern.exec(path) : null;
			if (!parts) continue;
			const result = await handler(account, call, ...parts.slice(1));
			return {
				status: call.path.endsWith("/assets/upload") ? 201 : 200,
				json: { success: true, errors: [], messages: [], result },
			};
		}
		throw new Refused(
			404,
			7003,
			`Could not route to ${call.method} ${call.path}, perhaps your object identifier is invalid?`,
		);
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		const { status, code, message } = error;
		return { status, json: { success: false, errors: [{ code, message }], messages: [], result: null } };
	}
}

/** Speaks to Cloudflare's REST API: asks again where that is of use, and tells a refusal in words. */
import { setTimeout as sleep } from "node:timers/promises";
import { DeploymentRefused, refusalOf, wrongToken } from "./refused.mjs";

const tries = 4;
const firstPauseMs = 400;
const maxPauseMs = 60_000;
const perPage = 50;

/** What a call is refused with when what it should make or find is not so; see `ask`. */
export class ApiAnswer extends Error {
	constructor({ path, status, code, message }) {
		super(message);
		Object.assign(this, { name: "ApiAnswer", path, status, code });
	}
}

/** Opens the API with the token and the account of the environment; finds the account where there is one only. */
export async function openCloudflare({ account_id, log }) {
	const token = process.env.CLOUDFLARE_API_TOKEN;
	if (!token) {
		const advice =
			"Make one with the rights that docs/deployment.md lists, then: export CLOUDFLARE_API_TOKEN=…; --dry-run needs none.";
		throw new DeploymentRefused("CLOUDFLARE_API_TOKEN is not set.", advice);
	}
	const base = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
	const ask = (method, path, body) => askPatiently({ base, token, method, path, body, log });
	const cloudflare = { ask, list: (path) => listPages(ask, path) };
	const wanted = process.env.CLOUDFLARE_ACCOUNT_ID ?? account_id;
	if (account_id && wanted !== account_id) {
		const advice = "Set the account that the environment is in, or name another environment with --environment.";
		throw new DeploymentRefused(`The environment is in account ${account_id}, not in ${wanted}.`, advice);
	}
	const account = wanted ?? (await findOnlyAccount(cloudflare));
	await verifyToken(ask, account);
	return { ...cloudflare, account, inAccount: (path) => `/accounts/${account}${path}` };
}

async function findOnlyAccount({ list }) {
	const accounts = await list("/accounts");
	if (accounts.length === 1) return accounts[0].id;
	const names = accounts.map(({ id, name }) => `${id} (${name})`).join(", ") || "none";
	throw new DeploymentRefused(`The token reaches these accounts: ${names}.`, "Set CLOUDFLARE_ACCOUNT_ID to one.");
}

/** A person's token is known under /user, one of the account itself under the account. */
async function verifyToken(ask, account) {
	let refused;
	for (const path of ["/user/tokens/verify", `/accounts/${account}/tokens/verify`]) {
		try {
			const { status } = await ask("GET", path);
			if (status === "active") return;
			throw wrongToken(`it is ${status}.`);
		} catch (error) {
			if (!(error instanceof ApiAnswer) || error.status >= 429) throw error;
			refused = error;
		}
	}
	throw wrongToken(`${refused.message} [code: ${refused.code}]`);
}

/** All pages; some lists take no notice of the page that is asked for, and give everything each time. */
async function listPages(ask, path) {
	const found = new Map();
	for (let page = 1; ; page += 1) {
		const rows = await ask("GET", `${path}${path.includes("?") ? "&" : "?"}page=${page}&per_page=${perPage}`);
		const before = found.size;
		for (const row of rows) found.set(JSON.stringify(row), row);
		if (rows.length < perPage || found.size === before) return [...found.values()];
	}
}

/** One call with its further tries. What Cloudflare refuses is thrown as ApiAnswer, for whoever knows what it means. */
async function askPatiently(call) {
	for (let failed = 0; ; ) {
		const answer = await askOnce(call);
		if (answer.result !== undefined) return answer.result;
		failed += 1;
		const { error, pauseMs } = answer;
		if (pauseMs === undefined || failed >= tries) throw error;
		if (pauseMs > 5_000) call.log(`Cloudflare asks to wait for ${Math.ceil(pauseMs / 1000)} s …`);
		await sleep(Math.min(maxPauseMs, Math.max(pauseMs, firstPauseMs * 2 ** (failed - 1))));
	}
}

/** An answer's result, or its error with how long to wait before it is worth another try. */
async function askOnce({ base, token, method, path, body }) {
	const headers = { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) };
	const asked = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
	let answer;
	let text;
	try {
		answer = await fetch(base + path, asked);
		text = await answer.text();
	} catch (error) {
		const reason = error.cause?.message ?? error.message;
		const advice = "Look at the network and at a proxy between; then run it again.";
		return { error: new DeploymentRefused(`${base} cannot be reached: ${reason}`, advice), pauseMs: 0 };
	}
	const { success, result, errors } = readAnswer(text);
	if (answer.ok && success) return { result: result ?? null };
	const [{ code, message } = { message: text.slice(0, 200) || answer.statusText }] = errors;
	const error = new ApiAnswer({ path, status: answer.status, code, message });
	const isTransient = answer.status === 429 || answer.status >= 500;
	const retryAfter = Number(answer.headers.get("retry-after"));
	return { error, pauseMs: isTransient ? (retryAfter || 0) * 1000 : undefined };
}

function readAnswer(text) {
	try {
		const { success = false, result, errors } = JSON.parse(text);
		return { success, result, errors: errors ?? [] };
	} catch {
		return { success: false, errors: [] };
	}
}

/** What a call finds, or undefined where Cloudflare says that there is none. */
export async function orNone(asked) {
	try {
		return await asked;
	} catch (error) {
		if (error instanceof ApiAnswer && error.status === 404) return undefined;
		throw error;
	}
}

/** Whatever ended a deployment, as a refusal with words; faults of the program stay what they are. */
export const inWords = (error) => (error instanceof ApiAnswer ? refusalOf(error) : error);

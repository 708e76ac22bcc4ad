/** Speaks to the platform's own host as an operator: to the server on this machine, or to the one that --url names. */
import { defaultStateFolder } from "./project.mjs";
import { readSecret } from "./secrets.mjs";
import { findRunningServer } from "./state-mark.mjs";
import { askWorker } from "./worker-request.mjs";

const localHost = "platform.localhost";

/** Options that every operator's command takes. */
export const platformOptions = { url: { type: "string" } };

/** What the platform refused; `errors` has a sentence for each field that was wrong. */
export class OperationRefused extends Error {
	constructor(status, { resultMsg, resultType, errors = {} }) {
		super(resultMsg);
		Object.assign(this, { name: "OperationRefused", status, code: resultType, errors });
	}
}

/**
 * A function that calls an operation by its path's last part and gives its answer. The token is, unless given, that of
 * LAUREL_OPERATOR_TOKEN, on this machine else that of the set-up, which `npm start` wrote into .dev.vars.
 */
export async function openPlatform(url, givenToken) {
	const send = url ? sendTo(url) : await sendHere();
	const token =
		givenToken ?? process.env.LAUREL_OPERATOR_TOKEN ?? (url ? undefined : readSecret("OPERATOR_SETUP_TOKEN"));
	if (!token) throw new Error("Set LAUREL_OPERATOR_TOKEN to an operator's token (docs/operations.md).");
	return async (call, payload) => {
		const { status, text } = await send(`/api/operations/api_${call}`, token, JSON.stringify({ payload }));
		if (!text.startsWith("{")) throw new Error(`The platform answered ${status}: ${text.slice(0, 200)}`);
		const answer = JSON.parse(text);
		if (answer.resultStatus !== "success") throw new OperationRefused(status, answer);
		return answer;
	};
}

const headersFor = (token) => ({ "content-type": "application/json", authorization: `Bearer ${token}` });

/** A platform elsewhere; a token goes out over https alone. */
function sendTo(url) {
	if (!URL.canParse(url)) throw new Error(`--url is an address such as https://platform.rewards.example, not ${url}`);
	const { protocol, origin } = new URL(url);
	if (protocol !== "https:") throw new Error("--url begins with https://, since the token goes with it.");
	return async (path, token, body) => {
		const asked = { method: "POST", headers: headersFor(token), body, redirect: "error" };
		const answer = await fetch(origin + path, asked).catch((error) => {
			throw new Error(`${origin} cannot be reached: ${error.cause?.message ?? error.message}`);
		});
		return { status: answer.status, text: await answer.text() };
	};
}

/** The server that runs on this machine's data. */
async function sendHere() {
	const running = await findRunningServer(defaultStateFolder);
	if (!running) throw new Error("Laurel does not run here. Start it with npm start, or name a platform with --url.");
	return async (path, token, body) => {
		const headers = {
			...headersFor(token),
			host: `${localHost}:${running.port}`,
			"content-length": Buffer.byteLength(body),
		};
		const answer = await askWorker(running.port, { method: "POST", path, headers, body });
		return { status: answer.status, text: answer.body.toString("utf8") };
	};
}

/** Runs a command, and tells in words what was refused, each wrong value by the name of its option. */
export async function runCommand(run, optionOf = {}) {
	try {
		await run();
	} catch (error) {
		console.error(error.message);
		for (const [field, sentences] of Object.entries(error.errors ?? {}))
			for (const sentence of sentences) console.error(`  ${optionOf[field] ?? field}: ${sentence}`);
		process.exitCode = 1;
	}
}

/** A moment as the commands print it: 2026-11-24 10:30 UTC. */
export function written(moment) {
	return moment === null ? "never" : `${new Date(moment).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** Rows of texts in columns as wide as their longest; columns of numbers end in line. */
export function inColumns(rows, { numbersFrom = Number.POSITIVE_INFINITY } = {}) {
	const widths = rows.reduce((found, row) => row.map((cell, at) => Math.max(found[at] ?? 0, cell.length)), []);
	return rows
		.map((row) =>
			row
				.map((cell, at) => (at < numbersFrom ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}

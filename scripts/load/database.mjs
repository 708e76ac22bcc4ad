/**
 * Speaks to a loaded runtime's databases over HTTP, with the methods of D1. miniflare's own proxy of D1 blocks this
 * process at each call and, on a busy machine, loses count of its answers (its Atomics.wait is woken by a late notify).
 */
import { readFileSync } from "node:fs";
import { inProject } from "../project.mjs";
import { steadily } from "../steadily.mjs";
import { send } from "./http-client.mjs";

const dataHost = "data.load.invalid";

/** The Worker to be served beside the product's, which runs statements. */
export const dataWorker = (options) => ({
	name: "load-data",
	modules: true,
	script: readFileSync(inProject("scripts", "load", "data-worker.mjs"), "utf8"),
	compatibilityDate: options.compatibilityDate,
	d1Databases: options.d1Databases,
	routes: [`${dataHost}/*`],
});

/** A database by its binding: prepare, bind, run, all, first, batch as of D1. */
export function openDatabase(port, binding) {
	const batch = async (statements) => {
		const body = JSON.stringify({
			binding,
			statements: statements.map(({ text, params }) => ({ text, params })),
		});
		const headers = { host: dataHost, "content-type": "application/json" };
		const answer = await steadily(() => send(port, { method: "POST", path: "/", headers }, body));
		const { results, error } = JSON.parse(answer.text);
		if (error) throw new Error(error);
		return results;
	};
	const statement = (text, params) => ({
		text,
		params,
		bind: (...values) => statement(text, values),
		run: async () => (await batch([{ text, params }]))[0],
		all: async () => (await batch([{ text, params }]))[0],
		first: async () => (await batch([{ text, params }]))[0].results[0] ?? null,
	});
	return { prepare: (text) => statement(text, []), batch };
}

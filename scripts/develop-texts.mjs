/**
 * The texts of development: Vite renders a page with them and the browser fetches them again, so both get them here, from
 * the files as they stand. The Worker behind has them too, for its own messages, some seconds later.
 */
import { sep } from "node:path";
import { inProject } from "./project.mjs";

const textsModule = "/workers/texts.ts";
const textsAddress = /^(?:\/webapp)?\/locales\/([\w-]+)\/([\w.-]+)\.json$/;
const folder = inProject("public", "locales") + sep;

/** The Worker's module of texts, anew whenever a file of texts changed. */
export function loadTexts(vite) {
	return vite.ssrLoadModule(textsModule);
}

/** Answers an address of texts; false for any other. */
export async function answerTexts(vite, request, response) {
	const { pathname, searchParams } = new URL(request.url, "http://localhost");
	const [, language, name] = textsAddress.exec(pathname) ?? [];
	if (!language || request.method !== "GET") return false;
	// An account's own wording is known to the Worker alone.
	if (searchParams.get("v")?.includes("-")) return false;
	const { textsFile } = await loadTexts(vite);
	// A screen that just got a text has it at once: `npm run wire` lists it later.
	const texts = textsFile(language, name === "root" ? "all" : name);
	if (!texts) return false;
	response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
	response.end(JSON.stringify(texts));
	return true;
}

/** Has open pages load again when a text changed. */
export function reloadWithTexts(vite) {
	vite.watcher.on("change", (file) => {
		if (file.startsWith(folder)) vite.environments.client.hot.send({ type: "full-reload" });
	});
}

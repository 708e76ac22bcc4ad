/**
 * The public server of development: Vite answers for its modules, the Worker for everything else, and Vite again for
 * the screens. The Worker sees each request first, with its real host, session and rights, and where it would hand over
 * to Remix it answers with the header x-laurel-screen instead: only then is the screen rendered here, with hot reload.
 */
import { realpathSync, statSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createRequestHandler } from "@remix-run/server-runtime";
import { createServer as createViteServer } from "vite";
import { createDevelopContext } from "./develop-context.mjs";
import { answerTexts, reloadWithTexts } from "./develop-texts.mjs";
import { inProject, root } from "./project.mjs";
import { steadily } from "./steadily.mjs";
import { joinSockets, openAnswer } from "./worker-request.mjs";

const serverBuildId = "virtual:remix/server-build";
const viteAddress = /^\/(@|node_modules\/|\.cache\/|__vite|__open-in-editor)/;
const moduleName = /\.(tsx?|css)$/;
const notWatched = [".cache", ".wrangler", "build"];
/** What no browser may read of the project, beside what Vite itself keeps back. */
const secretFiles = [".dev.vars", "**/.wrangler/**", ".env", ".env.*", "*.{crt,pem}", "**/.git/**"];

/** Listens on 127.0.0.1 and the given port in front of the Worker; answers how to stop. */
export async function startDevelopProxy({ port, worker }) {
	const server = createHttpServer();
	const vite = await createViteServer({
		root,
		configFile: inProject("vite.config.ts"),
		appType: "custom",
		clearScreen: false,
		logLevel: "warn",
		optimizeDeps: { entries: ["app/**/*.tsx", "!app/**/*.server.*"] },
		// Below a folder of this name Vite takes its bundles for packages.
		cacheDir: inProject(".cache", "node_modules", ".vite"),
		server: {
			middlewareMode: true,
			hmr: { server },
			// Each change that Vite sees tells open pages of it, and the databases change all the time.
			watch: { ignored: notWatched.map((folder) => `${inProject(folder)}/**`) },
			fs: { allow: [root, realpathSync(inProject("node_modules"))], deny: secretFiles },
		},
	});
	reloadWithTexts(vite);
	server.on("request", (request, response) => {
		answer(vite, worker, request, response).catch((error) => answerCrash(vite, error, response));
	});
	server.on("upgrade", (request, socket, head) => {
		const isViteSocket = String(request.headers["sec-websocket-protocol"] ?? "").startsWith("vite-");
		if (!isViteSocket) joinSockets(worker.port, request, socket, head);
	});
	await new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	});
	return {
		stop: async () => {
			await vite.close();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

async function answer(vite, worker, request, response) {
	const { url } = request;
	if (viteAddress.test(url) || isFile(".", url, moduleName) || (isFile("public", url) && !url.includes("/locales/")))
		return answerFromVite(vite, request, response);
	if (!(await answerTexts(vite, request, response))) return answerFromWorker(vite, worker, request, response);
}

/** Whether an address is that of a file in the folder: a module of any feature, or what public/ holds as it stands. */
function isFile(folder, url, name = /[^/]$/) {
	const { pathname } = new URL(url, "http://localhost");
	if (!name.test(pathname) || pathname.includes("%")) return false;
	return statSync(inProject(folder, pathname), { throwIfNoEntry: false })?.isFile() ?? false;
}

function answerFromVite(vite, request, response) {
	return new Promise((resolve, reject) => {
		response.once("close", resolve);
		vite.middlewares(request, response, (error) => {
			if (error) return reject(error);
			response.writeHead(404).end();
		});
	});
}

async function answerFromWorker(vite, worker, request, response) {
	const body = await readBody(request);
	const { method, url: path } = request;
	const headers = { ...request.headers, "accept-encoding": "identity" };
	const isRead = method === "GET" || method === "HEAD";
	const ask = () => openAnswer(worker.port, { method, path, headers, body });
	// While wrangler changes to new code it drops connections; what only reads is asked again.
	const answer = await (isRead ? steadily(ask) : ask());
	if (answer.headers["x-laurel-screen"]) return answerScreen({ vite, worker, request, body, answer }, response);
	response.writeHead(answer.statusCode, answer.rawHeaders);
	await pipeline(answer, response);
}

/** Renders a screen here; cookies that the Worker set on the way and those of the screen's calls all reach the browser. */
async function answerScreen({ vite, worker, request, body, answer }, response) {
	const told = JSON.parse((await readBody(answer)).toString("utf8"));
	const build = await vite.ssrLoadModule(serverBuildId);
	const { context, setCookies } = await createDevelopContext({ vite, worker, browserRequest: request, told });
	const page = await createRequestHandler(build, "development")(toWebRequest(request, body, response), context);
	response.statusCode = page.status;
	const cookies = [...(answer.headers["set-cookie"] ?? []), ...setCookies, ...page.headers.getSetCookie()];
	for (const [name, value] of page.headers) if (name !== "set-cookie") response.setHeader(name, value);
	if (cookies.length > 0) response.setHeader("set-cookie", cookies);
	if (!page.body) return response.end();
	await pipeline(Readable.fromWeb(page.body), response);
}

function toWebRequest(request, body, response) {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) {
		for (const one of [value].flat()) headers.append(name, one);
	}
	const aborter = new AbortController();
	response.once("close", () => {
		if (!response.writableEnded) aborter.abort();
	});
	const hasBody = request.method !== "GET" && request.method !== "HEAD";
	return new Request(`http://${request.headers.host}${request.url}`, {
		method: request.method,
		headers,
		body: hasBody ? body : undefined,
		signal: aborter.signal,
	});
}

async function readBody(request) {
	const pieces = [];
	for await (const piece of request) pieces.push(piece);
	return Buffer.concat(pieces);
}

/** Shows the error where it can be read, with the lines of the source. */
function answerCrash(vite, error, response) {
	vite.ssrFixStacktrace(error);
	console.error(error);
	if (response.headersSent) return response.destroy();
	response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(error.stack);
}

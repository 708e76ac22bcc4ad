/** Serves a copy of the project with a state of its own, for tests that build it otherwise or change its files. */
import { spawn } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { copyProject } from "../../scripts/copy-project.mjs";
import { findFreePort } from "../../scripts/ports.mjs";
import { signIn } from "./laurel";

/** A copy that serves: its folder, its port, what it printed so far, and how it ends and is thrown away. */
export type ServedCopy = { tree: string; port: number; printed: () => string; stop: () => Promise<void> };

/** Copies the project, as it is built here or for the script to build anew for development, and serves it by one of its scripts. */
export async function serveCopy(script: string, { isBuiltAnew = false } = {}): Promise<ServedCopy> {
	const tree = copyProject({ withBuild: !isBuiltAnew });
	// What scripts/browser-tests.mjs loaded once; without it the server loads the demo itself.
	if (process.env.LAUREL_DEMO_STATE)
		cpSync(process.env.LAUREL_DEMO_STATE, join(tree, ".wrangler", "state", "v3"), { recursive: true });
	const port = await findFreePort();
	let printed = "";
	const server = spawn(process.execPath, [join(tree, "scripts", script)], {
		cwd: tree,
		env: {
			...{ ...process.env, PORT: String(port), LAUREL_STATE: "" },
			...(isBuiltAnew && { LAUREL_BUILD: "development" }),
		},
	});
	for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (printed += String(text)));
	const stop = async () => {
		if (server.exitCode === null) {
			const ended = new Promise((resolve) => server.once("exit", resolve));
			server.kill("SIGTERM");
			await ended;
		}
		rmSync(tree, { recursive: true, force: true, maxRetries: 30, retryDelay: 200 });
	};
	try {
		await expect
			.poll(() => printed.includes("Laurel is ready") || server.exitCode !== null, { timeout: 200_000 })
			.toBe(true);
		expect(server.exitCode, printed).toBe(null);
	} catch (error) {
		await stop();
		throw error;
	}
	return { tree, port, printed: () => printed, stop };
}

/** A page of somebody of Acme, and what it complains of: errors, failed requests, and answers that are none. */
export async function openAs(
	browser: Browser,
	{ port }: ServedCopy,
	email: string,
): Promise<{ page: Page; complaints: string[] }> {
	const address = `http://acme.localhost:${port}`;
	const context = await browser.newContext({ baseURL: address });
	const page = await context.newPage();
	const complaints: string[] = [];
	const complain = (text: string) => complaints.push(`${page.url()}: ${text}`);
	page.on("pageerror", ({ message }) => complain(message));
	page.on("console", (message) => {
		// The screen itself may be refused to a person, which the browser reports too.
		const isOwn = message.location().url === page.url() && message.text().startsWith("Failed to load resource");
		if (message.type() === "error" && !isOwn) complain(message.text());
	});
	page.on("response", (response) => {
		if (response.status() >= 400 && !response.request().isNavigationRequest())
			complain(`${response.status()} ${response.url()}`);
	});
	await signIn(page, email, address);
	return { page, complaints };
}

/** `npm run dev` in a copy of the project: every screen comes to life without a complaint, and edits show on open pages. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page, type Response, test } from "@playwright/test";
import { copyProject } from "../../scripts/copy-project.mjs";
import { findFreePort } from "../../scripts/ports.mjs";
import { signIn } from "./laurel";

/** What would end the session. */
const notOpened = "login/end_session";

let tree: string;
let port: number;
let server: ChildProcess;
let printed = "";

test.describe.configure({ mode: "serial" });
// Some hundred screens, each built as it is asked for.
test.setTimeout(420_000);

test.beforeAll(async () => {
	test.setTimeout(240_000);
	tree = copyProject({ withBuild: true });
	// What scripts/browser-tests.mjs loaded once; without it the server loads the demo itself.
	if (process.env.LAUREL_DEMO_STATE)
		cpSync(process.env.LAUREL_DEMO_STATE, join(tree, ".wrangler", "state", "v3"), { recursive: true });
	port = await findFreePort();
	server = spawn(process.execPath, [join(tree, "scripts", "develop.mjs")], {
		cwd: tree,
		env: { ...process.env, PORT: String(port), LAUREL_STATE: "" },
	});
	for (const stream of [server.stdout!, server.stderr!]) stream.on("data", (text) => (printed += String(text)));
	await expect
		.poll(() => printed.includes("Laurel is ready") || server.exitCode !== null, { timeout: 200_000 })
		.toBe(true);
	expect(server.exitCode, printed).toBe(null);
});

test.afterAll(async () => {
	if (server?.exitCode === null) {
		const ended = new Promise((resolve) => server.once("exit", resolve));
		server.kill("SIGTERM");
		await ended;
	}
	rmSync(tree, { recursive: true, force: true, maxRetries: 30, retryDelay: 200 });
});

test.afterEach(async ({ browserName: _ }, information) => {
	if (information.status === information.expectedStatus) return;
	await information.attach("what the server printed", { body: printed.slice(-6000), contentType: "text/plain" });
});

/** A page of somebody, and what it complains of: errors, failed requests, and answers that are none. */
async function openAs(browser: Browser, email: string): Promise<{ page: Page; complaints: string[] }> {
	const context = await browser.newContext({ baseURL: `http://acme.localhost:${port}` });
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
	await signIn(page, email);
	return { page, complaints };
}

/** Opens an address and waits until the page has come to life. */
async function open(page: Page, address: string): Promise<Response> {
	const answer = (await page.goto(address))!;
	await expect(page.locator("html[data-alive]"), `${address} comes to life`).toBeAttached({ timeout: 30_000 });
	return answer;
}

/** How an address answers the person of a page, without a page. Only the browser knows names below localhost. */
async function statusOf(page: Page, address: string): Promise<number> {
	const host = `acme.localhost:${port}`;
	const cookies = await page.context().cookies(`http://${host}`);
	const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
	const answer = await page.request.get(`http://127.0.0.1:${port}${address}`, { headers: { host, cookie } });
	return answer.status();
}

type Route = { id: string; path?: string; parentId?: string; module: string };

/** The paths of all screens below /webapp, as the page itself knows them. */
async function pathsOfScreens(page: Page): Promise<string[]> {
	const routes = await page.evaluate(
		() => (window as unknown as { __remixManifest: { routes: Record<string, Route> } }).__remixManifest.routes,
	);
	const pathOf = (route: Route): string => {
		const parent = route.parentId ? routes[route.parentId] : undefined;
		return [parent ? pathOf(parent) : "", route.path].filter(Boolean).join("/");
	};
	return Object.values(routes)
		.filter(({ id, module }) => id !== "root" && isPage(module))
		.map(pathOf)
		.filter((path) => path !== notOpened && path !== "*");
}

/** Whether a route draws a page; others only take posts or answer with data. */
const isPage = (module: string) => readFileSync(join(tree, module), "utf8").includes("export default");

/** An address that fits the path, without what it may leave out, from the links that were seen; a name that leads nowhere where none was. */
function addressOf(declared: string, links: Set<string>): string {
	const path = declared.replace(/\/:\w+\?/g, "");
	const pattern = new RegExp(`^/webapp/${path.replace(/:\w+/g, "\\d+")}$`);
	const known = path.includes(":") ? [...links].find((link) => pattern.test(link)) : undefined;
	return known ?? `/webapp/${path.replace(/:\w+/g, "0")}`.replace(/\/$/, "");
}

/** The paths of screens that came to life for somebody: the same modules need not be built for the next one. */
const lived = new Set<string>();

for (const role of ["member", "account_owner"]) {
	test(`every screen comes to life without a complaint for ${role}`, async ({ browser }) => {
		const { page, complaints } = await openAs(browser, `${role}@acme.example`);
		const paths = await pathsOfScreens(page);
		expect(paths.length).toBeGreaterThan(15);
		const links = new Set<string>();
		let isRefusedSeen = false;
		// Screens whose address takes an id come last, when links to some have been seen.
		for (const path of paths.sort((one, other) => Number(one.includes(":")) - Number(other.includes(":")))) {
			if (lived.has(path)) continue;
			const address = addressOf(path, links);
			// All refused screens are one and the same: it is opened once.
			if (isRefusedSeen && (await statusOf(page, address)) === 403) continue;
			const answer = await open(page, address);
			isRefusedSeen ||= answer.status() === 403;
			if (answer.status() === 200 && path !== "") lived.add(path);
			expect.soft([200, 403, 404], `${address} answers ${answer.status()}`).toContain(answer.status());
			if (!/\/0(\/|$)/.test(address)) expect.soft(answer.status(), address).not.toBe(404);
			// The page of all mails has the links of everybody.
			if (path.startsWith("dev/")) continue;
			const seen = await page
				.locator("a[href]")
				.evaluateAll((all) => all.map((link) => new URL(link.getAttribute("href")!, location.href).pathname));
			for (const link of seen) links.add(link);
		}
		if (role === "member") expect([...links].some((link) => /store\/item\/\d+/.test(link))).toBe(true);
		expect(complaints).toEqual([]);
		await page.context().close();
	});
}

/** Writes into a file of the copy. */
function edit(file: string, from: string, to: string): void {
	const text = readFileSync(join(tree, file), "utf8");
	expect(text).toContain(from);
	writeFileSync(join(tree, file), text.replace(from, to));
}

test("an edited component and an edited text show on the open page, on the server's pages too", async ({ browser }) => {
	const { page, complaints } = await openAs(browser, "member@acme.example");
	await open(page, "/webapp/points");
	await expect(page.locator("h1")).toHaveText("My points");
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	edit("app/ui/page-head.tsx", "<h1>", '<h1 data-edited="">');
	await expect(page.locator("h1[data-edited]")).toHaveText("My points");
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
	edit("public/locales/en/points.json", '"My {{points_label}}"', '"All my {{points_label}}"');
	await expect(page.locator("h1")).toHaveText("All my points");
	const answer = await open(page, "/webapp/points");
	expect(await answer.text()).toContain("All my points</h1>");
	await expect(page.locator("h1")).toHaveText("All my points");
	// React complains here when the server and the browser have different texts.
	expect(complaints).toEqual([]);
	await page.context().close();
});

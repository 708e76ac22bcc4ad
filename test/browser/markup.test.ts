/** More than sixty markup payloads in every word that a person or an import can set: no screen runs one, all show them as text. */
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { closeConnections, type LoadedRuntime, type LoadPerson, startLoadedRuntime } from "../../scripts/load/kit.mjs";
import { isFull } from "../load/settings";
import { visit } from "./laurel";
import { type Payload, payloads } from "./markup-payloads";
import { type MarkupTenant, makeMarkupTenant, plant } from "./markup-tenant";

/** So many payloads stand in one text, each text beginning with another one. */
const rounds = isFull ? 6 : 2;

let runtime: LoadedRuntime;
let markup: MarkupTenant;

test.beforeAll(async () => {
	// A runtime with its demo takes as long as the machine does.
	test.setTimeout(180_000);
	runtime = await startLoadedRuntime();
	markup = await makeMarkupTenant(runtime);
});

test.afterAll(async () => {
	closeConnections();
	await runtime.stop();
});

/** What a page did that only a payload could make it do. */
type Seen = { ran: unknown[]; violations: string[]; requests: string[]; dialogs: string[] };

declare global {
	interface Window {
		seenRuns: unknown[];
		seenViolations: string[];
	}
}

/** A browser of somebody, or of nobody, that notes what payloads do. */
async function openFor(browser: Browser, person: LoadPerson | undefined, seen: Seen): Promise<BrowserContext> {
	const site = `http://${markup.tenant.host}:${runtime.port}`;
	const context = await browser.newContext({ baseURL: site });
	if (person)
		await context.addCookies([
			{
				name: "__Host-laurel",
				value: person.token,
				url: `https://${markup.tenant.host}/`,
				secure: true,
				httpOnly: true,
			},
		]);
	await context.addInitScript(() => {
		window.seenRuns = [];
		window.seenViolations = [];
		const ran = (n: unknown) => window.seenRuns.push(n);
		Object.assign(window, { ran, alert: ran, prompt: ran, confirm: ran });
		document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
			window.seenViolations.push(`${effectiveDirective} ${blockedURI} ${sample}`);
		});
	});
	context.on("request", (request) => {
		if (!request.url().startsWith(site) && !request.url().startsWith("data:")) seen.requests.push(request.url());
	});
	context.on("dialog", async (dialog) => {
		seen.dialogs.push(dialog.message());
		await dialog.dismiss();
	});
	return context;
}

/** What a page shows and did, told by the page itself. */
type Told = { words: string; ran: unknown[]; violations: string[]; strange: string[] };

/** Runs in the page: its words, and the elements and addresses that can only have come out of a text. */
function tell(): Told {
	const marked = document.querySelectorAll(
		"[data-ran], [onerror], [onload], [onfocus], [onclick], [ontoggle], iframe, object, embed, base, meta[http-equiv]",
	);
	const names = ["href", "src", "action", "formaction"];
	const addressed = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].filter((one) =>
		names.some((name) => /^\s*(java\s*script|vbscript|data:text|\/\/evil)/i.test(one.getAttribute(name) ?? "")),
	);
	const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) => value);
	return {
		words: [document.body.textContent, document.title, ...fields].join("\n"),
		ran: window.seenRuns,
		violations: window.seenViolations,
		strange: [...marked, ...addressed].map((one) => one.outerHTML.slice(0, 200)),
	};
}

/** Opens an address, notes what went on there, and gives the page's words. */
async function look(page: Page, address: string, seen: Seen): Promise<string> {
	const answer = await visit(page, address);
	expect(answer!.status(), address).toBeLessThan(500);
	const { words, ran, violations, strange } = await page.evaluate(tell);
	expect(strange, address).toEqual([]);
	seen.ran.push(...ran.map((one) => `${address}: ${one}`));
	seen.violations.push(...violations.map((one) => `${address}: ${one}`));
	return words;
}

/** The screens of somebody who is signed in. */
function screensOf(ids: Record<string, number>): string[] {
	const paths = ["", "/store", `/store/category/${ids.category}`, `/store/item/${ids.item}`, "/store/checkout"];
	const orders = [
		"/store/orders",
		`/store/orders/${ids.order}`,
		`/store/orders/${ids.order}?placed=1`,
		"/recognitions/orders_management",
	];
	const given = [
		"/recognitions",
		"/recognitions?report_condition=given_by_me",
		"/recognitions?report_condition=received_by_my_team",
		"/recognitions?report_condition=all",
		`/recognitions/${ids.recognition}`,
	];
	const rest = [
		"/recognitions/give",
		"/recognitions/give?q=e",
		"/points",
		"/reports",
		"/uploads",
		`/uploads/${ids.request}`,
	];
	const posts = [`/activities/${ids.activity}`, "/activities", "/login/end_session", "/dev/mail"];
	return [...paths, ...orders, ...given, ...rest, ...posts].map((path) => `/webapp${path}`);
}

const visitorsScreens = ["/webapp/login", "/webapp/terms", "/webapp/privacy", "/webapp/activate/nothing"];

/** Addresses that take words themselves. */
const addressesWith = (text: string) => {
	const word = encodeURIComponent(text);
	return [
		`/webapp/store?search=${word}`,
		`/webapp/store?brand=${word}&sort=${word}`,
		`/webapp/recognitions/orders_management?search=${word}&status=${word}`,
		`/webapp/recognitions/give?q=${word}&recipient_ids=${word}&message=${word}`,
		`/webapp/store/orders?search=${word}#${word}`,
		`/webapp/recognitions?report_condition=${word}&program_id=${word}&startDate=${word}`,
		`/webapp/reports?report=${word}&type=${word}`,
		`/webapp/points?page=${word}&anchor=${word}`,
		`/webapp/${word}`,
		`/webapp/login?redirect=${word}&to=${word}`,
	];
};

/** A text of some payloads that begins with another one in each place. */
const textOf = (some: readonly Payload[]) => (place: number) => {
	const first = place % some.length;
	return [...some.slice(first), ...some.slice(0, first)].map(({ text }) => text).join(" ");
};

const bare = (text: string) => text.replace(/\s+/g, " ");

/** Opens addresses in some pages at once; gives all their words. */
async function lookAtAll(context: BrowserContext, addresses: readonly string[], seen: Seen): Promise<string> {
	const waiting = [...addresses];
	const words: string[] = [];
	const work = async () => {
		const page = await context.newPage();
		page.on("pageerror", (error) => seen.ran.push(`${page.url()} page error: ${error.message.slice(0, 120)}`));
		for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
			words.push(await look(page, address, seen));
		await page.close();
	};
	await Promise.all(Array.from({ length: 3 }, work));
	return words.join("\n");
}

const nothing = { ran: [], violations: [], requests: [], dialogs: [] };

test("no markup in any word runs on any screen, and all of it is shown as text", async ({ browser }) => {
	test.setTimeout(240_000);
	expect(payloads.length).toBeGreaterThan(60);
	const seen: Seen = { ran: [], violations: [], requests: [], dialogs: [] };
	const perRound = Math.ceil(payloads.length / rounds);
	for (let round = 0; round < rounds; round += 1) {
		const some = payloads.slice(round * perRound, (round + 1) * perRound);
		const planted = await plant(markup, textOf(some));
		expect(planted.length).toBeGreaterThan(40);
		let words = "";
		for (const person of [markup.owner, markup.member, undefined]) {
			const context = await openFor(browser, person, seen);
			words += await lookAtAll(context, person ? screensOf(markup.ids) : visitorsScreens, seen);
			await context.close();
		}
		const unseen = some.filter(({ text }) => !bare(words).includes(bare(text)));
		expect(unseen, "every payload is shown as it was written").toEqual([]);
	}
	expect(seen).toEqual(nothing);
});

test("no markup in an address runs", async ({ browser }) => {
	test.setTimeout(120_000);
	const seen: Seen = { ran: [], violations: [], requests: [], dialogs: [] };
	const context = await openFor(browser, markup.owner, seen);
	const addresses = payloads.map(({ n, text }) => addressesWith(text)[n % 10]!);
	await lookAtAll(context, addresses, seen);
	await context.close();
	expect(seen).toEqual(nothing);
});

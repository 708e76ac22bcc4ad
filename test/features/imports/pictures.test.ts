/** Pictures are fetched from public https addresses alone, proven by their bytes, and kept under random keys. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { runOutbox, runOutboxWhole } from "#test/kit/outbox";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { findItem, importFile, seeUpload } from "./upload";

const png = new Uint8Array([
	0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 40, 0, 0, 0, 30, 8, 6,
	0, 0, 0,
]);
const heading = "Handle,Title,Variant Price,Image Src,Variant Image,Option1 Name,Option1 Value";
const address = "https://cdn.shopify.com/mug.png?v=1";

let served: { mockRestore(): void } | undefined;

afterEach(() => {
	served?.mockRestore();
});

/** Answers fetches by address; a number is a status without a body, a text starting with https is a redirect. */
function serve(answers: Record<string, Uint8Array<ArrayBuffer> | string | number>) {
	const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
		const answer = answers[String(input instanceof Request ? input.url : input)];
		if (answer === undefined) throw new Error("no such host");
		if (typeof answer === "number") return new Response(null, { status: answer });
		if (typeof answer === "string") return new Response(null, { status: 302, headers: { location: answer } });
		return new Response(answer, { headers: { "content-type": "text/html" } });
	});
	served = spy;
	return spy;
}

async function importMug(acme: TestTenant, owner: TestMember, ...sources: string[]) {
	const rows = sources.map((source, at) => (at === 0 ? `mug,Mug,10.00,${source},,Colour,Sand` : `mug,,,${source},,,`));
	return importFile(acme, owner, "catalogue", `${[heading, ...rows].join("\n")}\n`);
}

const job = "catalog/fetch-pictures";

/** Runs the picture job with its further tries, whenever they are due; gives how long each waited. */
async function fetchPictures(acme: TestTenant, { isLate = false } = {}): Promise<number[]> {
	const waits: number[] = [];
	for (;;) {
		const [next] = await acme.database.read(
			sql<{
				due_at: number;
			}>`select due_at from outbox where account_id = ${acme.id} and job = ${job} and done_at is null and failed_at is null`,
		);
		const waited = (next?.due_at ?? 0) - Date.now();
		if (!next || (waited > 10 * 60_000 && !isLate)) return waits;
		waits.push(Math.max(0, Math.round(waited / 1_000)));
		await acme.database.write([
			sql`update outbox set due_at = 0 where account_id = ${acme.id} and job = ${job} and done_at is null`,
		]);
		await runOutboxWhole(acme);
	}
}

test("a picture is fetched after the import, kept under a random key, and shown to whoever has its address", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const fetched = serve({
		[address]: "https://images.shopify.com/real.png",
		"https://images.shopify.com/real.png": png,
	});
	await importMug(acme, owner, address);
	expect(await findItem(acme, "mug")).toMatchObject({ image_url: null, pictures: [{ state: "waiting", url: null }] });
	await runOutbox(acme, job);
	expect(fetched).toHaveBeenCalledTimes(2);
	const item = await findItem(acme, "mug");
	expect(item).toMatchObject({
		image_url: expect.stringMatching(/^\/files\/[0-9a-f]{32}$/),
		pictures: [{ state: "ready" }],
	});
	const shown = await acme.visitor().fetch(item!.image_url!);
	expect(shown.headers.get("content-type")).toBe("image/png");
	expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
	expect(shown.headers.get("content-security-policy")).toContain("sandbox");
	expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png);
	const [file] = await acme.database.read(sql`select width, height, source from files where account_id = ${acme.id}`);
	expect(file).toEqual({ width: 40, height: 30, source: address });
	const globex = await createTenant();
	expect((await globex.visitor().fetch(item!.image_url!)).status).toBe(404);
});

test("one picture for several items is fetched once, and a later import finds it", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const fetched = serve({ [address]: png });
	await importFile(acme, owner, "catalogue", `${heading}\na,A,1.00,${address},,,\nb,B,1.00,${address},,,\n`);
	await runOutbox(acme, job);
	await importFile(acme, owner, "catalogue", `${heading}\nc,C,1.00,${address},${address},Size,S\n`);
	expect(fetched).toHaveBeenCalledTimes(1);
	const urls = await Promise.all(["a", "b", "c"].map(async (handle) => (await findItem(acme, handle))?.image_url));
	expect(new Set(urls).size).toBe(1);
	expect((await findItem(acme, "c"))?.variants[0]?.image_url).toBe(urls[0]);
});

test.each<[string, Uint8Array<ArrayBuffer> | string | number, string]>([
	[
		"an SVG",
		new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
		"is no PNG, JPEG, WebP, GIF or AVIF picture",
	],
	["a page", new TextEncoder().encode("<!doctype html><p>Not a picture"), "is no PNG"],
	["a picture above 2 MB", new Uint8Array([...png, ...new Array(2 * 1_048_576).fill(0)]), "is larger than 2 MB"],
	["an address that is gone", 404, "was not found (answer 404)"],
	["a redirect to this machine", "https://127.0.0.1/x.png", "must start with https://"],
	["a redirect to plain http", "http://cdn.shopify.com/x.png", "must start with https://"],
])("%s is refused with a warning, and the item stands without it", async (_what, answer, reason) => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	serve({ [address]: answer });
	const upload = await importMug(acme, owner, address);
	await runOutbox(acme, job);
	expect(await findItem(acme, "mug")).toMatchObject({ is_listed: 1, image_url: null, pictures: [{ state: "failed" }] });
	const seen = await seeUpload(owner, upload.request_id);
	expect(seen).toMatchObject({ failed_count: 0, warning_count: 1, picture_count: 0, failed_picture_count: 1 });
	expect(seen.refused).toMatchObject([{ line: 2, is_warning: 1, reason: expect.stringContaining(reason) }]);
	expect(await acme.database.read(sql`select id from files where account_id = ${acme.id}`)).toEqual([]);
});

test("a server that fails is asked three times, then the picture is given up, and nothing of it is a crash", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const fetched = serve({ [address]: 503 });
	const upload = await importMug(acme, owner, address);
	expect(await fetchPictures(acme)).toEqual([0, 5, 20]);
	expect(fetched).toHaveBeenCalledTimes(3);
	expect((await findItem(acme, "mug"))?.pictures).toMatchObject([{ state: "failed" }]);
	const seen = await seeUpload(owner, upload.request_id);
	expect(seen).toMatchObject({ status: "processed", picture_count: 0, failed_picture_count: 1, warning_count: 1 });
	expect(seen.refused).toMatchObject([{ reason: expect.stringContaining("after three tries") }]);
});

/** Many items, each with a picture on one of these hosts in turn. */
function catalogueOf(count: number, hosts: readonly string[]): string {
	const rows = Array.from(
		{ length: count },
		(_, at) => `i${at},Item ${at},1.00,https://${hosts[at % hosts.length]}/${at}.png,,,`,
	);
	return `${[heading, ...rows].join("\n")}\n`;
}

test("a host that is away is asked three times for all its pictures, with one line in the log; the rest is told at once", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const fetched = serve({});
	const upload = await importFile(acme, owner, "catalogue", catalogueOf(60, ["dead.example.com"]));
	expect(upload).toMatchObject({ status: "processed", success_count: 60, picture_count: 60, failed_picture_count: 0 });
	const log = vi.spyOn(console, "log");
	const before = log.mock.calls.length;
	await fetchPictures(acme);
	expect(fetched).toHaveBeenCalledTimes(3);
	const lines = log.mock.calls
		.slice(before)
		.map(([line]) => String(line))
		.filter((line) => line.includes(`"account_id":${acme.id}`) && !line.includes('"level":"info"'));
	expect(lines).toHaveLength(1);
	expect(JSON.parse(lines[0]!)).toMatchObject({ level: "warn", host: "dead.example.com", failures: 3 });
	const seen = await seeUpload(owner, upload.request_id);
	expect(seen).toMatchObject({ picture_count: 0, failed_picture_count: 60, warning_count: 60, failed_count: 0 });
	expect(seen.refused[0]?.reason).toContain("dead.example.com does not answer");
	const waiting = await acme.database.read(
		sql`select state from item_pictures where account_id = ${acme.id} and state = 'waiting'`,
	);
	expect(waiting).toEqual([]);
});

test("a dead host does not keep the pictures of another from coming", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const good = Object.fromEntries(
		Array.from({ length: 12 }, (_, at) => [`https://good.example.com/${at}.png`, png] as const),
	);
	const fetched = serve(good);
	const upload = await importFile(acme, owner, "catalogue", catalogueOf(12, ["dead.example.com", "good.example.com"]));
	await fetchPictures(acme);
	expect(fetched.mock.calls.filter(([url]) => String(url).includes("dead"))).toHaveLength(3);
	expect(fetched.mock.calls.filter(([url]) => String(url).includes("good"))).toHaveLength(6);
	expect(await seeUpload(owner, upload.request_id)).toMatchObject({ picture_count: 0, failed_picture_count: 6 });
});

test("when host after host is away, the network is: the further ones are not even looked up", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const fetched = serve({});
	const hosts = Array.from({ length: 20 }, (_, at) => `h${String(at).padStart(2, "0")}.example.com`);
	const upload = await importFile(acme, owner, "catalogue", catalogueOf(40, hosts));
	await fetchPictures(acme);
	expect(fetched).toHaveBeenCalledTimes(9);
	expect(await seeUpload(owner, upload.request_id)).toMatchObject({ picture_count: 0, failed_picture_count: 40 });
});

test("at most four pictures are fetched at once, and one alone until the host has answered", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	let running = 0;
	const seen: number[] = [];
	served = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
		running += 1;
		seen.push(running);
		await new Promise((resolve) => setTimeout(resolve, 5));
		running -= 1;
		return new Response(png);
	});
	await importFile(acme, owner, "catalogue", catalogueOf(30, ["good.example.com"]));
	await fetchPictures(acme);
	expect(seen).toHaveLength(30);
	expect(seen.slice(0, 2)).toEqual([1, 1]);
	expect(Math.max(...seen)).toBe(4);
});

test("a host that was given up is asked once more after a quarter of an hour, and what comes then takes its warning back", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	serve({});
	const upload = await importFile(acme, owner, "catalogue", catalogueOf(8, ["late.example.com"]));
	await fetchPictures(acme);
	expect(await seeUpload(owner, upload.request_id)).toMatchObject({ failed_picture_count: 8, warning_count: 8 });
	served?.mockRestore();
	serve(Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`https://late.example.com/${at}.png`, png] as const)));
	const [waited] = await fetchPictures(acme, { isLate: true });
	expect(waited).toBeGreaterThan(14 * 60);
	expect(await seeUpload(owner, upload.request_id)).toMatchObject({
		picture_count: 0,
		failed_picture_count: 0,
		warning_count: 0,
		refused: [],
	});
	expect((await findItem(acme, "i3"))?.image_url).toMatch(/^\/files\//);
});

test("a late try that fails is the last one", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const fetched = serve({});
	const upload = await importFile(acme, owner, "catalogue", catalogueOf(8, ["gone.example.com"]));
	await fetchPictures(acme);
	await fetchPictures(acme, { isLate: true });
	expect(fetched).toHaveBeenCalledTimes(4);
	expect(await seeUpload(owner, upload.request_id)).toMatchObject({ failed_picture_count: 8, warning_count: 8 });
	expect(await acme.database.read(sql`select id from import_pictures where account_id = ${acme.id}`)).toEqual([]);
	expect(await fetchPictures(acme, { isLate: true })).toEqual([]);
});

test("the same file again changes no item, but tries the pictures that are missing", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	serve({});
	await importFile(acme, owner, "catalogue", catalogueOf(3, ["cdn.shopify.com"]));
	await fetchPictures(acme);
	served?.mockRestore();
	serve(Object.fromEntries(Array.from({ length: 3 }, (_, at) => [`https://cdn.shopify.com/${at}.png`, png] as const)));
	const again = await importFile(acme, owner, "catalogue", catalogueOf(3, ["cdn.shopify.com"]));
	expect(again).toMatchObject({ success_count: 0, unchanged_count: 3, picture_count: 3 });
	await fetchPictures(acme);
	expect(await seeUpload(owner, again.request_id)).toMatchObject({ picture_count: 0, failed_picture_count: 0 });
	expect((await findItem(acme, "i2"))?.pictures).toMatchObject([{ state: "ready" }]);
});

test("a wrong address is a warning at once; the project's own pictures exist only outside production", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	await env.FILES.put("demo/items/cap.png", png);
	const upload = await importMug(
		acme,
		owner,
		"http://cdn.shopify.com/a.png",
		"demo:items/cap.png",
		"demo:../secret.png",
	);
	expect(upload).toMatchObject({ success_count: 3, warning_count: 2 });
	expect((await findItem(acme, "mug"))?.pictures.map(({ state }) => state)).toEqual(["failed", "ready", "failed"]);
});

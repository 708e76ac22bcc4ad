/** Pictures are fetched from public https addresses alone, proven by their bytes, and kept under random keys. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { runOutbox, runOutboxWhole } from "#test/kit/outbox";
import { takeCrashes } from "#test/kit/setup";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { publicAddress } from "#workers/features/imports/rules/picture-address";
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

/** Runs the picture jobs with their further tries at once. */
async function fetchPictures(acme: TestTenant): Promise<void> {
	for (let attempt = 0; attempt < 3; attempt += 1) {
		const rows = await acme.database.read(
			sql`select id from outbox where account_id = ${acme.id} and job = 'imports/fetch-picture' and done_at is null and failed_at is null`,
		);
		if (rows.length === 0) return;
		await acme.database.write([sql`update outbox set due_at = 0 where account_id = ${acme.id} and done_at is null`]);
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
	await runOutbox(acme, "imports/fetch-picture");
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
	await runOutbox(acme, "imports/fetch-picture");
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
	await runOutbox(acme, "imports/fetch-picture");
	expect(await findItem(acme, "mug")).toMatchObject({ is_listed: 1, image_url: null, pictures: [{ state: "failed" }] });
	const seen = await seeUpload(owner, upload.request_id);
	expect(seen).toMatchObject({ failed_count: 0, warning_count: 1 });
	expect(seen.refused).toMatchObject([{ line: 2, is_warning: 1, reason: expect.stringContaining(reason) }]);
	expect(await acme.database.read(sql`select id from files where account_id = ${acme.id}`)).toEqual([]);
});

test("a server that fails is asked three times, then the picture is given up", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const fetched = serve({ [address]: 503 });
	const upload = await importMug(acme, owner, address);
	await fetchPictures(acme);
	expect(takeCrashes().length).toBe(3);
	expect(fetched).toHaveBeenCalledTimes(3);
	expect((await findItem(acme, "mug"))?.pictures).toMatchObject([{ state: "failed" }]);
	expect((await seeUpload(owner, upload.request_id)).refused).toMatchObject([
		{ reason: expect.stringContaining("after three tries") },
	]);
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

test.each([
	"https://10.0.0.1/a.png",
	"https://192.168.1.1/a.png",
	"https://172.16.0.1/a.png",
	"https://169.254.169.254/latest",
	"https://100.64.0.1/",
	"https://2130706433/",
	"https://0x7f.1/",
	"https://[::1]/",
	"https://[::ffff:10.0.0.1]/",
	"https://[fd00::1]/",
	"https://localhost/",
	"https://printer.local/",
	"https://intranet/",
	"https://user:word@cdn.shopify.com/",
	"https://cdn.shopify.com:8443/",
	"ftp://cdn.shopify.com/",
	"javascript:alert(1)",
	"/a.png",
])("%s is never fetched", (source) => {
	expect(publicAddress(source)).toBeUndefined();
});

test("public addresses are fetched", () => {
	for (const source of [address, "https://93.184.216.34/a.png", "https://[2606:2800:220:1::1]/a.png"])
		expect(publicAddress(source)?.href).toBe(source);
});

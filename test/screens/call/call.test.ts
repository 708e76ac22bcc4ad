/** The address at which scripts ask: it reads alone, says what an endpoint says to the same person, and is no page. */
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { openSale } from "#test/factories/flash-sale";
import { addressFields } from "#test/factories/shopping";
import { createTenant, type TestMember } from "#test/kit/tenant";

async function ask(client: TestMember["client"], name: string, input: unknown = {}) {
	const query = encodeURIComponent(typeof input === "string" ? input : JSON.stringify(input));
	const answer = await client.fetch(`/webapp/call/${name}?input=${query}`, { redirect: "manual" });
	const text = await answer.text();
	const isJson = answer.headers.get("content-type")?.includes("json");
	return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
}

test("a script is answered what the endpoint answers that person, and nobody keeps it", async () => {
	const acme = await createTenant();
	const globex = await createTenant();
	const priya = await acme.addMember();
	const others = [await acme.addMember(), await globex.addMember()];
	const change = { operationType: "add" as const, ...addressFields };
	await priya.client.call("addresses/update-shipping-address", change);
	const name = "addresses/get-shipping-addresses";
	const { status, headers, body } = await ask(priya.client, name);
	expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	expect(body).toEqual({ addresses: [expect.objectContaining(addressFields)] });
	for (const { client } of others) expect((await ask(client, name)).body).toEqual({ addresses: [] });
});

test("what is refused comes with its words; what writes, is unknown or is no JSON is not answered", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const wrong = await ask(priya.client, "autosuggest/autosuggest", { type: "nothing", search_text: "a" });
	expect([wrong.status, wrong.body.resultType]).toEqual([400, "validation"]);
	expect(wrong.body.resultMsg).not.toBe("");
	const forbidden = await ask(priya.client, "budgets/get-budget-pace");
	expect([forbidden.status, forbidden.body.resultType]).toEqual([403, "forbidden"]);
	for (const name of ["session/opt-in", "cart/save-shopping-cart-item", "no/such", "__proto__/toString"])
		expect([name, (await ask(priya.client, name)).status]).toEqual([name, 404]);
	for (const input of ["{", "null", "[]", "7", '"x"'])
		for (const name of ["account/app-version", "reports/get-past-download-requests"])
			expect([input, (await ask(priya.client, name, input)).status]).toEqual([input, 400]);
	const posted = await priya.client.fetch("/webapp/call/account/app-version", { method: "POST", body: "{}" });
	expect(posted.ok).toBe(false);
});

test("who is not signed in is told so and is not led here after signing in; the version is anybody's", async () => {
	const acme = await createTenant();
	const visitor = acme.visitor();
	for (const name of ["catalog/get-flash-sale", "reports/get-past-download-requests", "autosuggest/autosuggest"]) {
		const { status, headers } = await ask(visitor, name, { search_text: "a" });
		expect([name, status, headers.get("location")]).toEqual([name, 401, null]);
		expect(headers.get("set-cookie") ?? "").not.toContain("call");
	}
	expect((await ask(visitor, "account/app-version")).body).toEqual({ version: expect.any(String) });
});

test("[errors-04] the refusal of a script's call notes the page around it, on the own site alone, of what reads and of what sets", async () => {
	const acme = await createTenant();
	const here = `http://${acme.visitor().host}`;
	const page = "/webapp/members?search=Ada&page=2";
	const noted = async (from: string, init: RequestInit = {}) => {
		const client = acme.visitor();
		const name = init.method === "POST" ? "bulk-actions/update-selection" : "autosuggest/autosuggest";
		const headers = { ...init.headers, referer: from };
		const answer = await client.fetch(`/webapp/call/${name}?input={}`, { ...init, headers });
		expect([answer.status, await answer.json()]).toEqual([
			401,
			{ resultStatus: "error", resultMsg: "Please sign in.", resultType: "not_logged_in" },
		]);
		return decodeURIComponent(client.cookies.get("__Host-laurel-referer") ?? "");
	};
	const setting = {
		method: "POST",
		body: new URLSearchParams({ csrf_token: "0".repeat(64), input: "{}" }).toString(),
		headers: { "content-type": "application/x-www-form-urlencoded" },
	};
	expect(await noted(here + page)).toBe(page);
	expect(await noted(here + page, setting)).toBe(page);
	for (const elsewhere of ["https://evil.example/webapp/members", "no address"])
		expect([elsewhere, await noted(elsewhere), await noted(elsewhere, setting)]).toEqual([elsewhere, "", ""]);
});

test("of flash sales a script gets what is left alone; a panel comes with the words of its page", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const camera = await addItem(acme, { name: "Camera", variants: [{ points: 500, stock: null }] });
	await openSale(owner, camera.id, { quantity: 7 });
	expect((await ask(owner.client, "catalog/get-flash-sale")).body).toEqual({ left: [[camera.id, 7]] });
	await owner.client.call("reports/request-report-download", { report_type: "members", filters: {} }).catch(() => null);
	const panel = await ask(owner.client, "reports/get-past-download-requests", { page: "1" });
	expect([panel.status, panel.body.page, Array.isArray(panel.body.rows)]).toEqual([200, 1, true]);
});

test("who opens the address by hand is led home", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const headers = { accept: "text/html" };
	const byHand = await priya.client.fetch("/webapp/call/catalog/get-flash-sale", { headers, redirect: "manual" });
	expect([byHand.status, byHand.headers.get("location")]).toEqual([302, "/webapp"]);
});

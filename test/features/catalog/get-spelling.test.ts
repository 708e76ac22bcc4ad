/** What is offered to somebody whose misspelt search found nothing in the store: the nearest words that find something there. */
import { expect, test } from "vitest";
import { addItems } from "#test/factories/catalog";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { indexDocuments } from "#workers/features/search";

/** Items that search knows. */
async function sell(tenant: TestTenant, names: readonly string[], status: "active" | "archived" = "active") {
	const items = await addItems(
		tenant,
		names.map((name) => ({ name, status })),
	);
	const documents = items.map(({ id }, at) => ({ id, title: names[at]!, body: "" }));
	await tenant.database.write(indexDocuments(tenant.id, "item", documents));
}

async function makeStore() {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Priya" });
	await sell(acme, ["Noise-cancelling headphones", "Café tasting set", "Casserole with a lid", "Mug"]);
	return { acme, priya };
}

const meantBy = async (person: TestMember, search: string) =>
	(await person.client.call("catalog/get-spelling", { search })).search;

test("letters that are wrong, missing, too many or changed are one fault each: one in short words, two from six letters on", async () => {
	const { priya } = await makeStore();
	for (const [typed, meant] of [
		["headfones", "headphones"],
		["Heapdhones", "headphones"],
		["headphon", null],
		["caserole", "casserole"],
		["noise cancelling headfones", "noise cancelling headphones"],
		["café caserole", null],
		["cade", "café"],
		["cdae", null],
		["hexxxxones", null],
		["mog", null],
		["?!", null],
	] as const)
		expect([typed, await meantBy(priya, typed)]).toEqual([typed, meant]);
});

test("only items of the own store are offered, while they are in it", async () => {
	const { acme, priya } = await makeStore();
	const globex = await createTenant();
	const gus = await globex.addMember();
	expect(await meantBy(gus, "headfones")).toBeNull();
	await sell(acme, ["Telescope"], "archived");
	expect(await meantBy(priya, "telescobe")).toBeNull();
	expect((await acme.visitor().try("catalog/get-spelling", { search: "headfones" })).body.resultType).toBe(
		"not_logged_in",
	);
	expect((await priya.client.try("catalog/get-spelling", { search: "x".repeat(101) })).status).toBe(400);
});

test("the store that found nothing asks whether the nearest words were meant, and leads to what they find with the other filters as they were", async () => {
	const { priya } = await makeStore();
	const page = await openPage(priya, "/store?search=headfones&sort=points");
	const asked = page.links().find(({ text }) => text === "Did you mean “headphones”?")!;
	const found = await openPage(priya, asked.href.replace("/webapp", ""));
	expect(new URL(asked.href, "http://x").searchParams.get("sort")).toBe("points");
	expect(found.text).toContain("Noise-cancelling headphones");
	expect((await openPage(priya, "/store?search=zzzzzz")).text).not.toContain("Did you mean");
});

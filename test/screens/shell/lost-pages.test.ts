/** Pages that are not there, or not open to the reader, as the Worker serves them; and addresses that only scripts ask. */
import { expect, test } from "vitest";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const hrefs = (page: Awaited<ReturnType<typeof openPage>>) => page.part("main", ["id", "main"]).links();

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

test("a page that is not open names the place, who is signed in, who can open it, and one way on, in the frame", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const owner = await acme.addMember({ role: "account_owner", first_name: "Ingrid", last_name: "Solberg" });
	const page = await openPage(priya, "/uploads");
	expect(page.status).toBe(403);
	expect(titleOf(page.html)).toMatch(/^This page is not open to you · Company /);
	expect(page.texts("h1")).toEqual(["Uploads are not open to you"]);
	expect(page.text).toContain("You are signed in as Priya Raman. Ingrid Solberg can give you access.");
	expect(hrefs(page)).toContainEqual({ text: "Go to the home page", href: "/webapp" });
	expect(page.part("header", ["class", "bar"]).links().length).toBeGreaterThan(0);
	expect((await openPage(owner, "/uploads")).texts("h1")).toEqual(["Uploads"]);
});

test("a page that is switched off says so; an owner is not told to ask themself, and without an owner nobody is named", async () => {
	const acme = await createTenant({ flags: { orders_management_enabled: 0 } });
	const marcus = await acme.addMember({ role: "distributor" });
	const path = "/recognitions/orders_management";
	const alone = await openPage(marcus, path);
	expect([alone.status, alone.texts("h1")]).toEqual([403, ["Orders management is not open to you"]]);
	expect(alone.text).toContain("This feature is switched off for you.");
	expect(alone.text).not.toContain("can give you access");
	const ingrid = await acme.addMember({ role: "account_owner", first_name: "Ingrid", last_name: "Solberg" });
	expect((await openPage(marcus, path)).text).toContain("switched off for you. Ingrid Solberg can give you access.");
	const own = await openPage(ingrid, path);
	expect([own.status, own.text.includes("can give you access")]).toEqual([403, false]);
});

test("an address that was mistyped leads to the entry of the reader's menu that it comes close to, and to a search for it", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const placesOf = async (path: string) => hrefs(await openPage(priya, path)).slice(1);
	expect((await placesOf("/recognitionss"))[0]).toMatchObject({ href: "/webapp/recognitions" });
	expect((await placesOf("/recognitionss"))[1]).toMatchObject({ href: "/webapp/search?search=recognitionss" });
	expect((await placesOf("/stroe"))[0]).toMatchObject({ href: "/webapp/store" });
	expect((await placesOf("/store/nowhere/else"))[0]).toMatchObject({ href: "/webapp/store" });
	// Uploads are an owner's: a member is led to none.
	expect((await placesOf("/upload")).map(({ href }) => href)).not.toContain("/webapp/uploads");
	expect((await placesOf("/12345")).map(({ href }) => href)).toEqual(["/webapp", "/webapp/store", "/webapp/points"]);
});

test("a page that is not there leads to what the reader has: no shop where it is off, no frame without a session", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const page = await openPage(priya, "/nothing/here");
	expect([page.status, page.texts("h1")]).toEqual([404, ["This page does not exist"]]);
	expect(titleOf(page.html)).toMatch(/^This page does not exist · Company /);
	expect(hrefs(page).map(({ href }) => href)).toEqual(
		expect.arrayContaining(["/webapp", "/webapp/store", "/webapp/points"]),
	);
	const withoutShop = await acme.addMember({ switches: { disable_shop: 1 } });
	expect(hrefs(await openPage(withoutShop, "/nothing/here")).map(({ href }) => href)).not.toContain("/webapp/store");
	const visitor = await acme.visitor().fetch("/webapp/nothing/here");
	const html = await visitor.text();
	expect([visitor.status, html.includes("This page does not exist"), html.includes('class="bar"')]).toEqual([
		404,
		true,
		false,
	]);
});

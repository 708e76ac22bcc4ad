/** The main screens at their addresses as the Worker serves them: each shows what it is for. */
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { openPage } from "#test/kit/page";

test("[navigation-02] [catalog-01] [catalog-03] [checkout-01] home, store, item and checkout show what they are for", async () => {
	const { member, ids } = await createFullTenant(0, "screen");
	const home = await openPage(member, "");
	expect(home.texts("h2")).toEqual(expect.arrayContaining(["Recognize a colleague", "Programs"]));
	expect(home.part("section", ["class", "profile-strip"]).text).toContain("screen-member");
	for (const shown of ["screen message", "screen program"]) expect(home.text).toContain(shown);
	const store = await openPage(member, "/store");
	const item = `/webapp/store/item/${ids.item}`;
	expect(store.links()).toContainEqual({ text: "screen item", href: item });
	expect((await openPage(member, `/store/item/${ids.item}`)).texts("h1")).toEqual([
		expect.stringContaining("screen item"),
	]);
	const checkout = await openPage(member, "/store/checkout");
	expect(checkout.links().some(({ href }) => href.startsWith(item))).toBe(true);
	expect(checkout.text).toContain("screen item");
	expect(checkout.texts("button").some((text) => /order/i.test(text))).toBe(true);
});

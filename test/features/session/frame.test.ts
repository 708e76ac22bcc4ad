/** The frame around screens as the server draws it: what switches and roles show and hide. */
import { expect, test } from "vitest";
import { createTenant, type MemberOptions, type TenantOptions } from "#test/kit/tenant";

const shop = 'href="/webapp/store"';
const cart = 'href="/webapp/store/checkout"';
const recognize = 'href="/webapp/recognitions/give"';
const statement = 'href="/webapp/points"';

/** The frame alone, without the screen in it. */
async function frameOf(tenant: TenantOptions, member: MemberOptions = {}): Promise<string> {
	const acme = await createTenant(tenant);
	const person = await acme.addMember({ first_name: "Priya", last_name: "Raman", points: 1_234, ...member });
	const page = await (await person.client.fetch("/webapp/privacy")).text();
	return page.replace(/<main[\s\S]*<\/main>/, "");
}

test("[topbar-05] with everything on, the bar links shop, cart, recognition, name, title and points", async () => {
	const page = await frameOf({});
	for (const part of [shop, cart, recognize, statement, "Priya Raman", "Tester", "1,234"]) expect(page).toContain(part);
});

test("[topbar-04] Recognize shows only while recognition is on for both the account and the person", async () => {
	expect(await frameOf({ flags: { give_recognition_enabled: 0 } })).not.toContain(recognize);
	expect(await frameOf({}, { switches: { give_recognition_disabled: 1 } })).not.toContain(recognize);
});

test("[topbar-12] [topbar-13] [topbar-14] shop and cart disappear with their switches", async () => {
	const off = await frameOf({ flags: { redemptions_enabled: 0 } });
	expect(off).not.toContain(shop);
	expect(off).not.toContain(cart);
	const withoutShop = await frameOf({}, { switches: { disable_shop: 1 } });
	expect(withoutShop).not.toContain(shop);
	expect(withoutShop).not.toContain(cart);
	const withoutCart = await frameOf({}, { switches: { disable_cart: 1 } });
	expect(withoutCart).toContain(shop);
	expect(withoutCart).not.toContain(cart);
});

test("where points are hidden, no balance and no statement is shown", async () => {
	const page = await frameOf({ flags: { hide_points_for_account: 1 } });
	expect(page).not.toContain(statement);
	expect(page).not.toContain("1,234");
});

test("[session-07] [navigation-21] [reports-01] [reports-08] account owners get the administrator's frame; of members only budget owners see Reports, in the menu", async () => {
	const owner = await frameOf({}, { role: "account_owner" });
	expect(owner).toContain("admin-side");
	expect(owner).toContain('href="/webapp/uploads"');
	expect(owner).toContain('href="/webapp/reports"');
	const member = await frameOf({});
	expect(member).not.toContain("admin-side");
	expect(member).not.toContain('href="/webapp/reports"');
	expect(await frameOf({}, { role: "budget_owner" })).toContain('href="/webapp/reports"');
});

test("[topbar-01] the points to issue show for budget owners while recognition is on", async () => {
	expect(await frameOf({}, { role: "budget_owner" })).toContain("Left to give");
	expect(await frameOf({})).not.toContain("Left to give");
	expect(await frameOf({ flags: { give_recognition_enabled: 0 } }, { role: "budget_owner" })).not.toContain(
		"Left to give",
	);
});

test("[navigation-01] [navigation-03] [navigation-10] the menu comes from the user's nav_menu, in the account's order", async () => {
	const acme = await createTenant({ settings: { top_nav_items_order: ["orders", "recognitions"] } });
	const priya = await acme.addMember();
	const { user } = await priya.client.call("session/init-user", {});
	expect(user.nav_menu.map(({ key }) => key).slice(0, 3)).toEqual(["orders", "recognitions", "home"]);
	const page = await (await priya.client.fetch("/webapp/privacy")).text();
	expect(page.indexOf('href="/webapp/store/orders"')).toBeLessThan(page.indexOf('href="/webapp/recognitions"'));
});

test("[account-01] [theming-01] each tenant's host answers with its own name and colours", async () => {
	const acme = await createTenant();
	const page = await (await acme.visitor().fetch("/webapp/login")).text();
	expect(page).toContain(`Company ${acme.host.split(".")[0]}`);
	expect(page).toContain("--primary:#01add9");
	const { account } = await acme.visitor().call("account/init-account", {});
	expect(account).toMatchObject({ primary_color: "#01add9", navbar_color: "#2e3279", secondary_color: "#008dad" });
});

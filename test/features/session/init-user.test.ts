/** What the start-up calls tell of the person and of the build. */
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";

test("the user on the wire carries identity, switches and what is sensitive", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({
		first_name: "Priya",
		last_name: "Raman",
		title: "Lead",
		switches: { disable_cart: 1 },
		is_eligible_to_receive_points: 0,
	});
	const { user } = await priya.client.call("session/init-user", {});
	expect(user).toMatchObject({
		id: priya.id,
		name: "Priya Raman",
		first_name: "Priya",
		last_name: "Raman",
		email: priya.email,
		title: "Lead",
		role: "member",
		language_code: "en",
		disable_shop: 0,
		disable_cart: 1,
	});
	expect(user.sensitive).toEqual({
		has_admin_access: 0,
		member_logged_in_as_admin: 0,
		is_eligible_to_receive_points: 0,
		may_receive_points: 0,
	});
	const owner = await acme.addMember({ role: "account_owner" });
	expect((await owner.client.call("session/init-user", {})).user.sensitive).toMatchObject({
		has_admin_access: 1,
		may_receive_points: 1,
	});
});

test("[session-22] the application's version is told to anybody", async () => {
	const acme = await createTenant();
	expect((await acme.visitor().call("account/app-version", {})).version).toMatch(/^\d+\.\d+\.\d+$/);
});

/** The path family users, as clients know it: one's own person and what of it one reads and changes. */
import { expect, test } from "vitest";
import { addressFields } from "#test/factories/shopping";
import { quickHash } from "#test/kit/passwords";
import { createTenant } from "#test/kit/tenant";

test("[session-27] [profile-03] the paths of users give the signed-in person, their balances and addresses, and change password, email, language and opt-in, log what they did, and mark tips as read; strangers get none of it", async () => {
	const acme = await createTenant({ flags: { wallets_enabled: 1 } });
	const password = "correct horse battery";
	const priya = await acme.addMember({
		...{ first_name: "Priya", points: 300, password_hash: quickHash(password) },
		has_accepted_terms: false,
	});
	const send = async (path: string, payload: object = {}, client = priya.client) => {
		const { status, body } = await client.post(`/api/users/${path}`, payload, {
			"idempotency-key": crypto.randomUUID(),
		});
		return { status, body: body as Record<string, unknown> };
	};
	const user = async () => (await send("api_init_user")).body.user as Record<string, unknown>;
	expect(await user()).toMatchObject({ id: priya.id, first_name: "Priya", standard_tnc_opted_in: "no" });
	expect((await send("api_opt_in")).body).toMatchObject({ standard_tnc_opted_in: "yes" });
	expect((await send("api_refresh_user_point_balance")).body).toMatchObject({ point_balance: 300 });
	expect((await send("api_refresh_user_wallet_points")).body).toMatchObject({ resultStatus: "success" });
	const added = { operationType: "add", ...addressFields, city: "Leeds" };
	expect((await send("api_update_shipping_address", added)).status).toBe(200);
	const { addresses } = (await send("api_get_shipping_addresses")).body as { addresses: { city: string }[] };
	expect(addresses.map(({ city }) => city)).toEqual(["Leeds"]);
	expect((await send("api_log_user_action", { data: { act: "looked" } })).body).toMatchObject({ is_logged: 1 });
	const tip = { completionEventKey: "profile_seen" };
	expect((await send("api_mark_onboarding_system_tip_as_read", tip)).body).toMatchObject({ is_logged: 1 });
	expect((await send("api_change_language", { language_code: "es" })).body).toMatchObject({ language_code: "es" });
	expect(await user()).toMatchObject({
		...{ language_code: "es", standard_tnc_opted_in: "yes" },
		system_tips: expect.arrayContaining([
			expect.objectContaining({ completion_event_key: "profile_seen", status: "complete" }),
		]),
	});
	const email = { email: "priya.raman@new.example", current_password: password };
	expect((await send("api_change_email", email)).body).toMatchObject({ email: email.email });
	const wrong = { current_password: "wrong horse", new_password: "another horse battery" };
	expect((await send("api_change_password", wrong)).body.resultType).toBe("password_not_current");
	expect((await send("api_change_password", { ...wrong, current_password: password })).status).toBe(200);
	for (const [path, payload] of [
		...["api_init_user", "api_refresh_user_point_balance", "api_get_shipping_addresses", "api_opt_in"].map(
			(path) => [path, {}] as const,
		),
		["api_change_email", email],
		["api_change_password", { ...wrong, current_password: password }],
	] as const)
		expect([path, (await send(path, payload, acme.visitor())).status]).toEqual([path, 401]);
	const signIn = async (secret: string) =>
		(await send("api_login", { email: priya.email, password: secret }, acme.visitor())).body;
	expect(await signIn(password)).toMatchObject({ resultStatus: "error" });
	expect(await signIn(wrong.new_password)).toMatchObject({ resultStatus: "success" });
});

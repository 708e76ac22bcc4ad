/** The calls whose payloads the specification does not show take what the documentation of their features says, and change just that. */
import { expect, test, vi } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addressFields } from "#test/factories/shopping";
import { giveWallet, walletFlags } from "#test/factories/wallets";
import { createTenant } from "#test/kit/tenant";

const system = { url: "https://points.client-system.com/balances", token: "s3cret" };

test("[api_contract-12] balances, addresses, sync, last seen, members, groups, budgets and their category, anniversaries, behaviours and wish lists are called as documented", async () => {
	const acme = await createTenant({ flags: walletFlags });
	const [olga, priya] = [await acme.addMember({ role: "account_owner" }), await acme.addMember({ points: 900 })];
	const [own, their] = [priya.client, olga.client];

	await giveWallet(acme, { owner: olga, member: priya, points: 50 });
	expect(await own.call("session/refresh-point-balance", {})).toMatchObject({ point_balance: 900, points_redeemed: 0 });
	const wallet = await own.call("wallets/refresh-user-wallet-points", {});
	expect(wallet).toMatchObject({ wallet_balance_in_points: 50, wallet_points_earned: 50, wallet_points_redeemed: 0 });

	await own.call("addresses/update-shipping-address", { operationType: "add", ...addressFields });
	expect((await own.call("addresses/get-shipping-addresses", {})).addresses).toMatchObject([addressFields]);

	const fetching = vi
		.spyOn(globalThis, "fetch")
		.mockImplementation(async () => Response.json({ adjustments: [{ reference: "T-1", points: 25 }] }));
	await their.call("client-sync/save-client-system", system);
	const synced = await own.call("client-sync/queue-and-sync-user-custom-point-bal-transactions", {});
	expect(synced).toMatchObject({ posted_count: 1, points: 25 });
	fetching.mockRestore();

	const seen = await own.call("notifications/update-last-seen-timestamp", {});
	expect(Math.abs(seen.last_seen_notification_timestamp - Date.now())).toBeLessThan(60_000);

	const { member } = await their.call("member-detail/get-member-details", { user_id: priya.id });
	const { last_name, participant_id, country, language_code } = member;
	const kept = { last_name, participant_id: participant_id ?? "", country: country ?? "", language_code };
	const record = { ...kept, user_id: priya.id, first_name: "Priyanka", email: priya.email };
	await their.call("member-detail/ao-update-employee-details", { ...record, title: "Planner" });
	const after = (await their.call("member-detail/get-member-details", { user_id: priya.id })).member;
	expect(after).toMatchObject({ first_name: "Priyanka", title: "Planner", email: priya.email });

	const people = [priya.email];
	const { group_id } = await their.call("groups/update-group-details", { name: "Night shift", people });
	await their.call("groups/update-group-details", { group_id, name: "Day shift" });
	expect(await their.call("groups/get-group-details", { group_id })).toMatchObject({ group: { name: "Day shift" } });

	const { budget_id } = await their.call("budgets/ao-update-budget-details", { name: "Care", cycle: "quarter" });
	const budget_ids = [budget_id];
	expect(await their.call("budgets/update-budget-category", { budget_ids, budget_category: "People" })).toMatchObject({
		budget_count: 1,
	});
	const budgets = (await their.call("budgets/get-budgets-under-account", {})).table_rows;
	expect(budgets).toContainEqual(expect.objectContaining({ id: budget_id, name: "Care", budget_category: "People" }));

	const rule = { kind: "work", years: 5, message: "Five years" } as const;
	const { rule_id } = await their.call("anniversaries/update-anniversary", rule);
	await their.call("anniversaries/update-anniversary", { ...rule, rule_id, message: "Half a decade" });
	expect(await their.call("anniversaries/get-anniversary-rule", { rule_id })).toMatchObject({
		rule: { years: 5, message: "Half a decade" },
	});

	const said = { language_code: "en", name: "Keeps calm" };
	const { behavior_id } = await their.call("programs/update-custom-behavior", said);
	const { behaviors } = await own.call("programs/get-behaviors", {});
	expect(behaviors).toContainEqual(expect.objectContaining({ id: behavior_id, name: "Keeps calm" }));

	const { wish_list_id } = await own.call("wish-lists/update-wish-list", { name: "Attic" });
	const { id: item_id } = await addItem(acme, { name: "Mug" });
	await own.call("wish-lists/save-wish-list-item", { wish_list_id, item_id, note: "Blue" });
	const { wishes } = await own.call("wish-lists/get-wish-lists", { wish_list_id });
	expect(wishes).toMatchObject([{ note: "Blue", item: { name: "Mug" } }]);

	for (const [name, payload] of [
		["member-detail/ao-update-employee-details", record],
		["groups/update-group-details", { group_id, name: "Mine" }],
		["budgets/ao-update-budget-details", { budget_id, name: "Mine" }],
		["budgets/update-budget-category", { budget_ids, budget_category: "Mine" }],
		["anniversaries/update-anniversary", { ...rule, rule_id }],
		["programs/update-custom-behavior", { behavior_id, ...said }],
	] as const)
		expect([name, (await own.try(name, payload as never)).status]).toEqual([name, 403]);
});

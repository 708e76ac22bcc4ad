/** The main job by nothing but HTTP calls to the contract: recognise, earn, redeem, report. */
import { expect, test } from "vitest";
import { addCategory, addItem } from "#test/factories/catalog";
import { addProgram } from "#test/factories/programs";
import { addressFields } from "#test/factories/shopping";
import { runOutboxWhole } from "#test/kit/outbox";
import { quickHash } from "#test/kit/passwords";
import { createTenant } from "#test/kit/tenant";

test.each([
	["in English", 0, "en"],
	["in Spanish, on the other shard", 1, "es"],
])(
	"[account-16] [checkout-08] [downloads-10] sign in, give, receive, see why, browse, order, report, download: %s",
	async (_where, shard, language) => {
		const acme = await createTenant({ shard, default_language_code: language });
		const password_hash = quickHash("correct horse");
		const owner = await acme.addMember({
			role: "account_owner",
			first_name: "Ingrid",
			password_hash,
			language_code: language,
		});
		const marcus = await acme.addMember({ first_name: "Marcus", password_hash, language_code: language });
		const priya = await acme.addMember({ first_name: "Priya", password_hash, points: 1_900, language_code: language });
		const program = await addProgram(acme, { owner, budget: 1_000 });
		const kitchen = await addCategory(acme, "Kitchen");
		const item = await addItem(acme, {
			name: "Pour-over coffee set",
			category_id: kitchen.id,
			variants: [{ points: 2_000, stock: 3 }],
		});

		const signIn = async (email: string) => {
			const browser = acme.visitor();
			const { account } = await browser.call("account/init-account", {});
			expect(account.id).toBeUndefined();
			await browser.call("session/login", { email, password: "correct horse" });
			browser.forgetToken();
			return browser;
		};

		const giver = await signIn(marcus.email);
		const { table_rows: programs } = await giver.call("programs/get-programs", {});
		expect(programs.find(({ id }) => id === program.id)).toMatchObject({ can_give: 1 });
		const given = await giver.call("recognition/give-recognition", {
			program_id: program.id,
			recipient_ids: [priya.id],
			points: 150,
			message: "You stayed on the line.",
		});
		expect(given.recognition_ids).toHaveLength(1);

		const member = await signIn(priya.email);
		expect(await member.call("session/refresh-point-balance", {})).toMatchObject({
			point_balance: 2_050,
			points_earned: 2_050,
		});
		const { table_rows: lines } = await member.call("points/get-ledger", {});
		expect(lines[0]).toMatchObject({
			points: 150,
			balance: 2_050,
			kind: "Issuance",
			program: program.name,
			message: "You stayed on the line.",
			recognizedBy: marcus.name,
		});
		const { table_rows: received } = await member.call("recognition/get-recognitions-report", {
			filters: { report_condition: "received_by_me" },
		});
		expect(received[0]).toMatchObject({ recognizedBy: marcus.name, points: 150 });

		const { table_rows: shelf } = await member.call("catalog/get-items", { filters: { category_id: kitchen.id } });
		expect(shelf.map(({ id }) => id)).toEqual([item.id]);
		const { item: details } = await member.call("catalog/fetch-item-details", { item_id: item.id });
		const cart = await member.call("cart/save-shopping-cart-item", {
			data: { itemId: details.variants[0]!.id },
			quantity: 1,
		});
		expect(cart.total_points).toBe(2_000);
		const ordered = await member.call("checkout/checkout", {
			shoppingCart: { items: cart.items },
			checkoutAddress: addressFields,
			cart_version: cart.cart_version,
		});
		expect([ordered.status, ordered.point_balance]).toEqual(["success", 50]);
		const { table_rows: orders } = await member.call("orders/get-member-orders", {});
		expect(orders.map(({ id }) => String(id))).toEqual(Object.keys(ordered.orders));
		expect((await member.call("cart/get-shopping-cart", {})).items).toEqual([]);

		const administrator = await signIn(owner.email);
		for (const [report_type, expected] of [
			["recognitions_report", "Marcus"],
			["orders_report", "Pour-over coffee set"],
		] as const) {
			const { request_id } = await administrator.call("reports/request-report-download", { report_type, filters: {} });
			await runOutboxWhole(acme);
			const { table_rows: past } = await administrator.call("reports/get-past-download-requests", { type: "report" });
			expect(past[0]).toMatchObject({
				id: request_id,
				status: "processed",
				total_count: 1,
				download_link: `/reports/api_download_report/${request_id}`,
			});
			const file = await administrator.fetch(past[0]!.download_link!);
			const text = await file.text();
			expect(text.trim().split("\r\n")).toHaveLength(2);
			expect(text).toContain(expected);
			expect((await member.fetch(past[0]!.download_link!)).status).toBe(404);
		}
	},
);

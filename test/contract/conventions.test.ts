/** What all calls have in common beyond their contract: paths, the marker of redirects, the names of the start-up answers, addresses of email. */
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addressFields } from "#test/factories/shopping";
import { importFile } from "#test/features/imports/upload";
import { Client } from "#test/kit/client";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";
import { servedEndpoints } from "#workers/registry";

/** Paths that the specification gives itself (§7), and the one that a provider calls (endpoints.md). */
const givenPaths = ["/api/payment/webhook", "/api/users/send_invitation_email", "/api/users/send_activation_link"];

test("[api_contract-11] every call lies at /api/<family>/api_<call>, but for the paths that the specification gives, and the document lists them all", async () => {
	const acme = await createTenant();
	const { paths } = (await (await acme.visitor().fetch("/api/openapi.json")).json()) as { paths: object };
	const others = Object.keys(paths).filter((path) => !/^\/api\/[a-z]+(_[a-z]+)*\/api(_[a-z]+)+$/.test(path));
	expect(others).toEqual(givenPaths);
	const priya = await acme.addMember();
	for (const path of Object.keys(paths)) {
		const reply = await priya.client.send(path, {
			method: "POST",
			body: "{}",
			headers: { "content-type": "text/plain" },
		});
		expect([path, reply.status]).not.toEqual([path, 404]);
	}
	expect(Object.keys(paths).sort()).toEqual(servedEndpoints.map(({ path }) => path).sort());
});

test("[announcements-02] [anniversaries-01] [directory-01] [followers-01] [forms-01] [groups-01] [rules-02] [scoreboards-01] [tcpl-01] [user_levels-01] areas whose shapes the specification leaves open have calls in path families of their own; none answers a stranger, nor where its area is off", async () => {
	const switches = { can_see_user_level: 1 } as const;
	const ownerOf = async (flags: Record<string, 0 | 1>) =>
		(await createTenant({ flags })).addMember({ role: "account_owner", switches });
	const areas = [
		...["scoreboard_competitions_enabled", "user_levels_enabled", "company_directory_enabled", "forms_enabled"],
		"is_tcpl_account",
	];
	const on = Object.fromEntries(areas.map((flag) => [flag, 1 as const]));
	const [olga, otto] = [await ownerOf(on), await ownerOf({})];
	const group = { name: "Night shift" };
	const rule = { kind: "work", years: 5, badge: "trophy", message: "Five years of you." };
	const words = { language_code: "en", title: "Gate 4", text: "It closes.", audience: "everybody", act: "draft" };
	const open = { resultStatus: "success" };
	for (const [path, payload, answer, needs] of [
		["announcements/api_save_announcement", words, { status: "draft" }, null],
		["announcements/api_get_announcements", {}, { total_rows: 0 }, null],
		["anniversary/api_update_anniversary", rule, { resultMsg: expect.stringMatching(/./) }, null],
		["anniversary/api_get_anniversaries", {}, { total_rows: 0 }, null],
		["company_directory/api_get_directory", {}, { total_rows: 1 }, "company_directory_enabled"],
		["followers/api_get_followers", {}, { total_rows: 0 }, null],
		["forms/api_save_form", { language_code: "en", name: "Parking" }, open, "forms_enabled"],
		["forms/api_get_my_forms", {}, { total_rows: 0 }, "forms_enabled"],
		["groups/api_update_group_details", group, { group_id: expect.any(Number), ...open }, null],
		["rules/api_get_rules", {}, { url: null }, null],
		["scoreboard_competitions/api_get_competitions", {}, { competitions: [] }, "scoreboard_competitions_enabled"],
		["tcpl/api_get_report", {}, { total_rows: 1 }, "is_tcpl_account"],
		["user_levels/api_get_levels", {}, { levels: [], standing: null }, "user_levels_enabled"],
	] as const) {
		const reply = await olga.client.post(`/api/${path}`, payload, { "idempotency-key": path });
		expect([path, reply.status, reply.body]).toEqual([path, 200, expect.objectContaining(answer)]);
		const stranger = await new Client(olga.client.host).post(`/api/${path}`, payload);
		expect([path, stranger.status, stranger.body.resultType]).toEqual([path, 401, "not_logged_in"]);
		if (needs === null) continue;
		const off = await otto.client.post(`/api/${path}`, payload);
		expect([path, off.status, off.body.resultType]).toEqual([path, 403, "feature_disabled"]);
	}
});

test("[api_contract-09] start-up, token and tables take redirect_if_logged_out, and answer the same with it", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	for (const path of [
		"/api/users/api_init_user",
		"/api/reports/api_get_recognitions_report",
		"/api/points/api_get_ledger",
		"/api/orders/api_get_member_orders",
	]) {
		const without = await priya.client.post(path, {});
		for (const redirect_if_logged_out of [1, true, "/login"]) {
			const reply = await priya.client.post(path, { redirect_if_logged_out });
			expect([path, reply.status, Object.keys(reply.body)]).toEqual([path, 200, Object.keys(without.body)]);
		}
		const stranger = await acme.visitor().post(path, { redirect_if_logged_out: 1 });
		expect([path, stranger.status, stranger.body.resultType]).toEqual([path, 401, "not_logged_in"]);
	}
});

test("[session-24] the start-up calls answer the user, the account and a part of the shop, each under its own name", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const envelope = ["resultMsg", "resultStatus"];
	const namesOf = async (path: string, payload: object) =>
		Object.keys((await priya.client.post(path, payload)).body).sort();
	expect(await namesOf("/api/users/api_init_user", {})).toEqual([...envelope, "user"]);
	expect(await namesOf("/api/accounts/api_init_account", {})).toEqual(["account", ...envelope]);
	for (const chunkName of ["general", "new_arrivals", "most_popular", "user_level_data"])
		expect(await namesOf("/api/catalog/api_init_shop", { chunkName })).toEqual([...envelope, "shop"]);
});

const right = ["ana@acme.example", "a.b+c@mail.acme.museum", "ana@[192.0.2.10]"];
const wrong = [
	"ana",
	"ana@acme",
	"ana@acme.e",
	"ana@192.0.2.10",
	"a na@acme.example",
	"ana@acme..example",
	"ana@[192.0.2]",
];

test("[ui_kit-16] addresses, gift cards and uploads take the same email addresses: with a suffix of two letters, or an IP address in brackets", async () => {
	const acme = await createTenant();
	const [olga, priya] = [await acme.addMember({ role: "account_owner" }), await acme.addMember()];
	const card = await addItem(acme, { name: "Gift card", variants: [{ delivery: "email", is_gift_card: 1 }] });
	const itemId = card.variant_id;
	const ways: Record<string, (email: string) => Promise<boolean>> = {
		address: async (email) => {
			const fields = { ...addressFields, operationType: "add" as const, email };
			return (await priya.client.try("addresses/update-shipping-address", fields)).status === 200;
		},
		gift: async (email) => {
			const data = { itemId, recipient_email: email };
			return (await priya.client.try("cart/save-shopping-cart-item", { data, quantity: 1 })).status === 200;
		},
		form: async (email) => {
			const fields = { "data.recipient_email": email, "data.itemId": String(itemId), quantity: "1" };
			const { html } = await sendForm(priya, `/store/item/${card.id}`, "cart/save-shopping-cart-item", fields);
			return !html.includes("Please enter an email address");
		},
		upload: async (email) => {
			const line = `Ana,Vega,${email.replaceAll(" ", " ")},member`;
			const seen = await importFile(acme, olga, "members", `first_name,last_name,email,role\n${line}\n`);
			return seen.refused.length === 0 && seen.status === "processed";
		},
	};
	for (const [way, takes] of Object.entries(ways))
		for (const email of [...right, ...wrong])
			expect([way, email, await takes(email)]).toEqual([way, email, right.includes(email)]);
	const html = (await openPage(priya, `/store/item/${card.id}`)).html;
	expect(html).toMatch(
		/<input[^>]*name="data.recipient_email"[^>]*inputMode="email"|<input[^>]*inputMode="email"[^>]*name="data.recipient_email"/i,
	);
	expect(html).not.toContain('type="email"');
});

/** The audit log over HTTP: what is written by each change, who reads it, and how it is found. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addAuditLines } from "#test/factories/audit";
import { addItem } from "#test/factories/catalog";
import { indexPeople } from "#test/factories/programs";
import { addressFields, orderOf, putIntoCart } from "#test/factories/shopping";
import { createTenant, type TestMember } from "#test/kit/tenant";

const reason = "Cannot find her certificate.";

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Ortiz" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", points: 5_000 });
	await indexPeople(acme, [olga, priya]);
	return { acme, olga, priya };
}

const read = async (owner: TestMember, filters = {}) =>
	(await owner.client.call("audit/get-audit-log", { filters })).table_rows;

test("a change of settings is a line with every field's value before and after, in the reader's words", async () => {
	const { acme, olga } = await makeCompany();
	const { look } = await olga.client.call("settings/get-settings", {});
	await olga.client.call("settings/save-look", { ...look, accent_color: "#ffa500", platform_name: "Cheers" });
	await olga.client.call("settings/save-switches", { hide_faqs: 1 });
	const [switched, line] = await read(olga);
	expect(line).toMatchObject({
		who: "Olga Ortiz",
		as_whom: "",
		is_system: 0,
		act: "Names and colors changed",
		subject: "The account",
		what: "Platform: Cheers, before Laurel; Accent: #ffa500, before #ffb224",
		details: [
			{ label: "Platform", before: "Laurel", after: "Cheers" },
			{ label: "Accent", before: "#ffb224", after: "#ffa500" },
		],
	});
	expect(switched).toMatchObject({
		act: "Features switched",
		what: "Hide questions and answers: on, before off",
	});
	await acme.database.write([
		sql`update users set language_code = 'es' where account_id = ${acme.id} and id = ${olga.id}`,
	]);
	expect((await read(olga))[1]).toMatchObject({ act: "Nombres y colores modificados", subject: "La cuenta" });
});

test("states are told in the reader's words, whatever has them", async () => {
	const { acme, olga, priya } = await makeCompany();
	await olga.client.call("member-detail/suspend-member", { user_id: priya.id });
	const byOlga = { user_id: olga.id, actor_id: olga.id, created_at: 0 };
	await addAuditLines(acme, [
		{ ...byOlga, action: "scoreboards/follow-competitions", details: { status: "frozen" } },
		{ ...byOlga, action: "sender-domains/check-sender-domain", details: { state: "verified" } },
	]);
	const whats = async () => (await read(olga)).map(({ what }) => what).join("; ");
	expect(await whats()).toContain("suspended, before active");
	expect(await whats()).toContain("figures hidden");
	await acme.database.write([
		sql`update users set language_code = 'es' where account_id = ${acme.id} and id = ${olga.id}`,
	]);
	const spanish = await whats();
	for (const words of ["suspendido", "cifras ocultas", "verificado"]) expect(spanish).toContain(words);
});

test("what an administrator does as a member stands under both names, with the reason that was given", async () => {
	const { acme, olga, priya } = await makeCompany();
	const other = await acme.addMember({ role: "account_owner", first_name: "Ana", last_name: "Vega" });
	const item = await addItem(acme);
	const cart = await putIntoCart(priya, item.variant_id);
	await priya.client.call("checkout/checkout", orderOf(cart));
	await olga.client.call("session/sign-in-as", { user_id: priya.id, reason });
	olga.client.forgetToken();
	await olga.client.call("addresses/update-shipping-address", { operationType: "add", ...addressFields });
	const lines = await read(other);
	const ordered = lines.find(({ action }) => action === "checkout/checkout");
	expect(ordered).toMatchObject({ who: "Priya Raman", as_whom: "", reason: "", act: "Order placed" });
	const added = lines.find(({ action }) => action === "addresses/update-shipping-address");
	expect(added).toMatchObject({
		who: "Olga Ortiz",
		as_whom: "Priya Raman",
		reason,
		act: "Address changed",
		what: "What was done: added",
	});
	expect(ordered!.subject).toMatch(/^Order [A-Z0-9]+-\d{6}$/);
	expect(lines.find(({ action }) => action === "session/sign-in-as")).toMatchObject({
		who: "Olga Ortiz",
		as_whom: "Priya Raman",
		act: "Signed in as a member",
		what: `Reason: ${reason}`,
		reason: "",
	});
});

test("who signs in did it, though nobody was signed in before; what no person did is the system's", async () => {
	const { acme, olga } = await makeCompany();
	await addAuditLines(acme, [
		{ user_id: null, actor_id: null, action: "reports/make-report", details: { rows: 1_234 }, created_at: Date.now() },
	]);
	expect((await read(olga))[0]).toMatchObject({ who: "System", is_system: 1, act: "Report made", what: "Rows: 1,234" });
});

test("lines are found by person, kind, days, words of the act, values and numbers, and each filter narrows the total", async () => {
	const { acme, olga, priya } = await makeCompany();
	const day = 86_400_000;
	const now = Date.now();
	await addAuditLines(acme, [
		{
			user_id: olga.id,
			actor_id: olga.id,
			action: "settings/save-frame",
			subject_kind: "account",
			details: {},
			created_at: now - 40 * day,
		},
		{
			user_id: priya.id,
			actor_id: priya.id,
			action: "profile/update-profile",
			details: { changed: ["phone"] },
			created_at: now - 2 * day,
		},
		{
			user_id: priya.id,
			actor_id: olga.id,
			action: "activity/save-comment",
			subject_kind: "comment",
			subject_id: 77_001,
			details: {},
			created_at: now - day,
		},
		{
			user_id: null,
			actor_id: null,
			action: "unheard/of-act",
			subject_kind: "gadget",
			details: { odd_field: "Zanzibar" },
			created_at: now,
		},
	]);
	const actions = async (filters: object) => (await read(olga, filters)).map(({ action }) => action);
	expect(await actions({ user_id: olga.id })).toEqual(["activity/save-comment", "settings/save-frame"]);
	expect(await actions({ kind: "settings" })).toEqual(["settings/save-frame"]);
	expect(await actions({ kind: "recognition" })).toEqual(["activity/save-comment"]);
	expect(await actions({ kind: "other" })).toEqual(["unheard/of-act"]);
	expect(await actions({ searchString: "countdown" })).toEqual(["settings/save-frame"]);
	expect(await actions({ searchString: "zanzi" })).toEqual(["unheard/of-act"]);
	expect(await actions({ searchString: "77001" })).toEqual(["activity/save-comment"]);
	expect(await actions({ searchString: "priya" })).toEqual(["activity/save-comment", "profile/update-profile"]);
	expect(await actions({ searchString: "priya", user_id: olga.id })).toEqual(["activity/save-comment"]);
	const long = new Date(now - 30 * day).toISOString().slice(0, 10);
	expect(await actions({ endDate: long })).toEqual(["settings/save-frame"]);
	expect((await olga.client.call("audit/get-audit-log", {})).total_rows).toBe(4);
	expect((await olga.client.call("audit/get-audit-log", { filters: { kind: "settings" } })).total_rows).toBe(1);
	const [odd] = await read(olga);
	expect(odd).toMatchObject({ act: "Of act", subject: "Gadget", what: "Odd field: Zanzibar" });
});

test("nobody but the account's owners reads it, nobody sees another account's, and no line is ever changed", async () => {
	const { acme, olga } = await makeCompany();
	await olga.client.call("settings/save-switches", { hide_faqs: 1 });
	const globex = await createTenant({ shard: acme.shard });
	const stranger = await globex.addMember({ role: "account_owner" });
	expect(await read(stranger)).toEqual([]);
	for (const role of ["member", "budget_owner", "moderator"] as const) {
		const somebody = await acme.addMember({ role });
		expect((await somebody.client.try("audit/get-audit-log", {})).status).toBe(403);
	}
	const change = acme.database.write([sql`update audit_lines set details = '{}' where account_id = ${acme.id}`]);
	await expect(change).rejects.toThrow(/audit_lines_are_final/);
	const removal = acme.database.write([sql`delete from audit_lines where account_id = ${acme.id}`]);
	await expect(removal).rejects.toThrow(/audit_lines_are_final/);
});

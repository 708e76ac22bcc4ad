/** The account's own terms: versions that stay, who accepted which, everybody asked anew, and the text that people read. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { putIntoCart, tryCheckout } from "#test/factories/shopping";
import { type FormFields, openPage, readPage, sendForm } from "#test/kit/page";
import { createTenant, type TenantOptions, type TestMember, type TestTenant } from "#test/kit/tenant";

const first = {
	"texts.en": "# Points\nPoints stay here.\n\nBe fair.",
	"texts.es": "Los puntos se quedan aquí.",
	based_on: "0",
};

async function makeCompany(settings: TenantOptions["settings"] = { standard_tnc_opt_in_location: "login" }) {
	const acme = await createTenant({ settings });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const priya = await acme.addMember({
		has_accepted_terms: false,
		first_name: "Priya",
		last_name: "Raman",
		points: 1_000,
	});
	return { acme, olga, priya };
}

const save = (owner: TestMember, fields: FormFields) => sendForm(owner, "/settings/terms", "terms/save-terms", fields);

/** Accepts what stands before every page, as a browser without scripts does. */
async function accept(person: TestMember) {
	const { html } = await openPage(person, "");
	const version = /<input[^>]*name="version"[^>]*value="(\d+)"/.exec(html)?.[1] ?? "";
	return sendForm(person, "/terms", "session/opt-in", { version });
}

async function lastChange(acme: TestTenant) {
	const [line] = await acme.database.read(
		sql<{ details: string }>`select details from audit_lines where account_id = ${acme.id}
			and subject_kind = 'account' and subject_id = ${acme.id} order by id desc limit 1`,
	);
	return JSON.parse(line!.details) as unknown;
}

/** Whether the terms stand in the place of every page for this person. */
const isAsked = async (person: TestMember) => (await openPage(person, "/points")).html.includes('class="sign-in"');

test("only owners write terms; a text without the account's own language, or over somebody else's version, is refused with what was typed", async () => {
	const { olga, priya } = await makeCompany({});
	const wrong = await save(olga, { ...first, "texts.en": "" });
	expect(wrong.texts("p", ["class", "field-error"])).toEqual(["Please fill this in."]);
	expect(wrong.html).toContain("Los puntos se quedan aquí.</textarea>");
	await save(olga, first);
	const stale = await save(olga, { ...first, "texts.en": "Mine." });
	expect([stale.location, stale.text]).toEqual([
		null,
		expect.stringContaining("Somebody else saved a version meanwhile."),
	]);
	expect(stale.html).toContain(">Mine.</textarea>");
	const again = await olga.client.try("terms/save-terms", { texts: { en: "Mine." }, based_on: 0 });
	expect(again.body.resultType).toBe("terms_changed");
	const { versions } = await olga.client.call("terms/get-versions", {});
	expect(versions.map(({ number }) => number)).toEqual([1]);
	for (const path of ["/settings/terms", "/settings/terms/1", "/settings/terms/acceptances"])
		expect((await openPage(priya, path)).status).toBe(403);
	const text = { texts: { en: "x" }, based_on: 1, asks_anew: 0 } as const;
	expect((await priya.client.try("terms/save-terms", text)).status).toBe(403);
	expect((await openPage(olga, "/settings/terms/7")).status).toBe(404);
});

test("[terms-01] the owner's own text stands before everything, in the reader's language or else in English, until it is accepted", async () => {
	const { acme, olga, priya } = await makeCompany();
	const pablo = await acme.addMember({ has_accepted_terms: false, language_code: "es" });
	const paul = await acme.addMember({ has_accepted_terms: false, language_code: "fr" });
	expect((await openPage(priya, "")).text).toContain("points belong to your account");
	expect((await save(olga, first)).location).toBe("/webapp/settings/terms");
	const gate = await openPage(priya, "");
	expect([gate.texts("h1"), gate.texts("h2")]).toEqual([["Terms and conditions"], ["Points"]]);
	expect(gate.texts("p")).toEqual(expect.arrayContaining(["Points stay here.", "Be fair."]));
	expect(gate.text).not.toContain("points belong to your account");
	expect((await openPage(pablo, "")).text).toContain("Los puntos se quedan aquí.");
	expect((await openPage(paul, "")).text).toContain("Points stay here.");
	const stranger = await (
		await createTenant({ shard: acme.shard, settings: { standard_tnc_opt_in_location: "login" } })
	).addMember({ has_accepted_terms: false });
	expect((await openPage(stranger, "")).text).not.toContain("Points stay here.");

	expect((await accept(priya)).location).toBe("/webapp");
	expect([await isAsked(priya), await isAsked(paul)]).toEqual([false, true]);
	const page = await openPage(priya, "/terms");
	expect(page.text).toMatch(
		/Points stay here\..*Version 1, of [A-Z][a-z]{2} \d{1,2}, \d{4}\..*You have accepted these terms\./,
	);
	const visitor = readPage(200, await (await acme.visitor().fetch("/webapp/terms")).text());
	expect(visitor.text).toContain("Points stay here.");
});

test("each version stays as it was saved, with its date and author; a reader gets the newest, and who accepted which is known", async () => {
	const { acme, olga, priya } = await makeCompany();
	await save(olga, first);
	expect(await lastChange(acme)).toMatchObject({ terms_version: { before: 0, after: 1 }, asks_anew: 0 });
	await accept(priya);
	const second = { ...first, "texts.en": "Shorter now.", "texts.es": "", based_on: "1" };
	expect((await save(olga, second)).location).toBe("/webapp/settings/terms");
	const late = await acme.addMember({ has_accepted_terms: false, first_name: "Lena", last_name: "Late" });
	await accept(late);
	// Who accepted before is not asked again: nobody said so.
	expect([await isAsked(priya), await isAsked(late)]).toEqual([false, false]);

	const page = await openPage(olga, "/settings/terms");
	expect(page.text).toMatch(
		/Version 2.*Olga Marek · accepted by 1 person.*Version 1.*Olga Marek · accepted by 1 person/,
	);
	expect(page.html).toContain(">Shorter now.</textarea>");
	const old = await openPage(olga, "/settings/terms/1");
	expect(old.text).toContain("Be fair.");
	expect(old.text).toContain("Los puntos se quedan aquí.");
	const list = (await openPage(olga, "/settings/terms/acceptances")).table();
	const facts = list.rows.map((row) => [row.Name, row.Version]);
	expect(facts).toEqual([
		["Lena Late", "2"],
		["Priya Raman", "1"],
	]);
	const ofFirst = await olga.client.call("terms/get-acceptances", { filters: { version: 1 } });
	expect(ofFirst.table_rows.map(({ name }) => name)).toEqual(["Priya Raman"]);
	await expect(
		acme.database.write([sql`update terms_versions set texts = '{}' where account_id = ${acme.id} and number = 1`]),
	).rejects.toThrow();
});

test("everybody is asked anew when the owner says so, at sign-in and with an order alike, and accepts the version that was shown", async () => {
	const { acme, olga, priya } = await makeCompany();
	const mara = await acme.addMember();
	await save(olga, first);
	await accept(priya);
	expect([await isAsked(priya), await isAsked(mara)]).toEqual([false, false]);
	await save(olga, { ...first, based_on: "1", asks_anew: ["0", "1"] });
	expect(await lastChange(acme)).toMatchObject({ terms_version: { before: 1, after: 2 }, asks_anew: 1 });
	expect([await isAsked(priya), await isAsked(mara), await isAsked(olga)]).toEqual([true, true, true]);
	await accept(olga);
	await save(olga, { ...first, based_on: "2", asks_anew: "0" });
	const stale = await sendForm(mara, "/terms", "session/opt-in", { version: "2" });
	expect(stale.location).toBe("/webapp");
	expect((await openPage(mara, "/points")).text).toContain("The terms were changed meanwhile. Please read them again.");
	expect(await isAsked(mara)).toBe(true);
	await accept(mara);
	expect([await isAsked(mara), await isAsked(priya)]).toEqual([false, true]);
	const { user } = await mara.client.call("session/init-user", {});
	expect(user.standard_tnc_opted_in).toBe("yes");
});

test("[terms-04] the owner moves the question to checkout, where the account's own text can be read", async () => {
	const { acme, olga, priya } = await makeCompany({ standard_tnc_opt_in_location: "none" });
	await save(olga, first);
	expect(await isAsked(priya)).toBe(false);
	const move = (standard_tnc_opt_in_location: string) =>
		sendForm(olga, "/settings/terms", "terms/save-opt-in-location", { standard_tnc_opt_in_location });
	expect((await move("checkout")).location).toBe("/webapp/settings/terms");
	expect(await lastChange(acme)).toEqual({ standard_tnc_opt_in_location: { before: "none", after: "checkout" } });
	expect(await isAsked(priya)).toBe(false);
	expect((await priya.client.call("session/init-user", {})).user.standard_tnc_opt_in_location).toBe("checkout");
	const mug = await addItem(acme);
	await putIntoCart(priya, mug.variant_id, 1);
	const cart = await openPage(priya, "/store/checkout");
	expect(cart.html).toMatch(/<input[^>]*name="terms"/);
	expect(cart.text).toContain("Points stay here.");
	expect((await tryCheckout(priya)).body.resultType).toBe("terms_not_accepted");
	await priya.client.call("session/opt-in", { kind: "standard", version: 1 });
	expect((await openPage(priya, "/store/checkout")).html).not.toMatch(/<input[^>]*name="terms"/);
	// Asked anew, what was accepted counts no more in the batch of an order either.
	await save(olga, { ...first, based_on: "1", asks_anew: ["0", "1"] });
	expect((await tryCheckout(priya)).body.resultType).toBe("terms_not_accepted");
	await move("login");
	expect(await isAsked(priya)).toBe(true);
	expect((await move("nowhere")).location).toBeNull();
});

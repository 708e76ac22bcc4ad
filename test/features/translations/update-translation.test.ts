/** An account's own wording over HTTP: where it is read, by whom, what it must keep, and the way back. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readMail } from "#test/kit/mail";
import { runOutbox } from "#test/kit/outbox";
import { openPage } from "#test/kit/page";
import { createTenant, type TenantOptions, type TestMember, type TestTenant } from "#test/kit/tenant";
import { texts_version } from "#workers/texts";

async function makeCompany(options: TenantOptions = {}) {
	const flags = { new_translations_enabled: 1 as const, ...options.flags };
	const acme = await createTenant({ ...options, flags });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	return { acme, olga, priya };
}

const fileOf = async ({ host, visitor }: TestTenant, path: string) => {
	const answer = await visitor().fetch(path, { headers: { host } });
	return { answer, texts: (await answer.json()) as Record<string, never> };
};

const correct = (owner: TestMember, key: string, text: string, language_code = "en") =>
	owner.client.call("translations/update-translation", { key, language_code, text });

/** The address of the browser's texts that a page names. */
async function textsHref(person: TestMember): Promise<string> {
	return /\/webapp\/locales\/\w+\/features[^"&]+\.json\?v=[\w-]+/.exec((await openPage(person, "/faqs")).html)![0];
}

test("[i18n-01] a correction is read from the next request on: on pages, in both files of texts and in refusals; in its language and its account alone", async () => {
	const { acme, olga, priya } = await makeCompany();
	const { acme: globex, priya: other } = await makeCompany({ shard: acme.shard });
	const before = await textsHref(priya);
	expect(before).toContain(`?v=${texts_version}`);
	await correct(olga, "faqs:title", "Ask us anything");
	await correct(olga, "answers:errors.forbidden", "That is not for you.");

	expect((await openPage(priya, "/faqs")).texts("h1")).toEqual(["Ask us anything"]);
	expect((await openPage(other, "/faqs")).texts("h1")).toEqual(["How can we help?"]);
	const after = await textsHref(priya);
	expect(after).not.toBe(before);
	expect(await textsHref(other)).toBe(before);
	for (const path of [after, "/webapp/locales/en/all.json"])
		expect((await fileOf(acme, path)).texts).toMatchObject({ faqs: { title: "Ask us anything" } });
	for (const path of ["/webapp/locales/en/faqs.json", "/locales/en/faqs.json"]) {
		expect((await fileOf(acme, path)).texts).toMatchObject({ title: "Ask us anything" });
		expect((await fileOf(globex, path)).texts).toMatchObject({ title: "How can we help?" });
	}
	expect((await fileOf(acme, "/locales/es/faqs.json")).texts).not.toMatchObject({ title: "Ask us anything" });
	const refused = await priya.client.try("audit/get-audit-log", {});
	expect(refused.body.resultMsg).toBe("That is not for you.");
	expect((await other.client.try("audit/get-audit-log", {})).body.resultMsg).toBe("You are not allowed to do this.");
});

test("the browser's file is kept for good under its version alone, and a version of other texts is never confirmed", async () => {
	const { acme, olga, priya } = await makeCompany();
	await correct(olga, "faqs:title", "Ask us anything");
	const current = await textsHref(priya);
	const caching = async (path: string) => (await fileOf(acme, path)).answer.headers.get("cache-control");
	expect(await caching(current)).toBe("public, max-age=31536000, immutable");
	expect(await caching(current.replace(/v=.*/, `v=${texts_version}`))).toBe("public, no-cache");
	const { answer } = await fileOf(acme, "/locales/en/faqs.json");
	const etag = answer.headers.get("etag")!;
	const asked = { headers: { host: acme.host, "if-none-match": etag } };
	expect((await acme.visitor().fetch("/locales/en/faqs.json", asked)).status).toBe(304);
	await correct(olga, "faqs:title", "Ask away");
	expect((await acme.visitor().fetch("/locales/en/faqs.json", asked)).status).toBe(200);
});

test("a correction speaks in emails, too", async () => {
	const { acme, olga, priya } = await makeCompany();
	const key = "session:notifications.signedInAs.subject";
	const { said } = await olga.client.call("translations/get-translation", { key });
	await correct(olga, key, `Hey! ${said.whole}`);
	await olga.client.call("session/sign-in-as", { user_id: priya.id, reason: "Cannot find her certificate." });
	await runOutbox(acme, "mail/send-email");
	const [mail] = (await readMail(acme)).filter(({ recipient }) => recipient === priya.email);
	expect(mail!.subject).toMatch(/^Hey! /);
});

test("a text that lost a value, or names one that nobody knows, is refused by the value's name, in every form at once", async () => {
	const { olga } = await makeCompany();
	const key = "lists:nobodyFits";
	const send = (text: string, language_code = "en") =>
		olga.client.try("translations/update-translation", { key, language_code, text });
	const lost = await send("Nothing is called so.");
	expect([lost.status, lost.body.errors]).toEqual([
		400,
		{ text: ["{{typed}} is missing: the product puts a value there. Please keep it."] },
	]);
	const unknown = await send("Nothing is called {{typed}}, {{nickname}}.");
	expect(unknown.body.errors).toEqual({
		text: ["{{nickname}} is not known here: nothing would stand in its place. Please take it out."],
	});
	expect((await send("{{typed}} {{")).body.errors).toEqual({
		text: ["Double braces and “$t(” belong to the product. Please take them out."],
	});
	expect((await send("{{typed}} $t(lists:nobodyFits)")).status).toBe(400);
	expect((await send("  ")).body.errors).toEqual({ text: ["Please fill this in."] });
	expect((await send("x".repeat(1_001))).status).toBe(400);
	expect((await send("{{typed}}", "de")).status).toBe(400);
	expect((await send("No {{points_label}} for {{typed}}.")).status).toBe(200);

	const forms = await olga.client.try("translations/update-translation", {
		key: "audit:more",
		language_code: "es",
		text_other: "otros",
		text_one: "uno más",
		text_many: "{{count}} más",
	});
	expect(forms.body.errors).toEqual({ text_other: [expect.stringContaining("{{count}}")] });
	expect(
		(await olga.client.try("translations/update-translation", { key: "no:such.key", language_code: "en", text: "x" }))
			.status,
	).toBe(404);
});

test("the way back: the product's wording by one call, or by saving it; each step is in the audit with both wordings", async () => {
	const { acme, olga, priya } = await makeCompany();
	const key = "faqs:title";
	await correct(olga, key, "Ask us anything");
	const [line] = (await olga.client.call("audit/get-audit-log", {})).table_rows;
	expect(line).toMatchObject({ act: "Text corrected", subject: "A text" });
	expect(line!.details).toContainEqual({ label: "Text", before: "How can we help?", after: "Ask us anything" });
	await olga.client.call("translations/restore-translation", { key, language_code: "en" });
	expect((await openPage(priya, "/faqs")).texts("h1")).toEqual(["How can we help?"]);
	expect((await olga.client.call("audit/get-audit-log", {})).table_rows[0]).toMatchObject({
		act: "Original text restored",
	});
	await correct(olga, key, "Ask us anything");
	await correct(olga, key, "How can we help?");
	expect((await olga.client.call("translations/get-translation", { key })).state).toBe("product");
	expect(await acme.database.read(sql`select key from text_corrections where account_id = ${acme.id}`)).toEqual([]);
});

test("[account-08] only with new_translations_enabled has an account texts of its own, and only its owners set them", async () => {
	const { acme, olga, priya } = await makeCompany();
	await correct(olga, "faqs:title", "Ask us anything");
	const input = { key: "faqs:title", language_code: "en", text: "Mine" };
	for (const call of ["translations/get-translations", "translations/update-translation"] as const)
		expect((await priya.client.try(call, input as never)).status).toBe(403);
	await acme.database.write([
		sql`update accounts set flags = json_patch(flags, '{"new_translations_enabled":0}') where account_id = ${acme.id}`,
	]);
	expect((await openPage(priya, "/faqs")).texts("h1")).toEqual(["How can we help?"]);
	expect((await olga.client.try("translations/update-translation", input)).status).toBe(403);
	expect((await openPage(olga, "/texts")).status).toBe(403);
});

test("an account corrects a bounded number of texts", async () => {
	const { acme, olga } = await makeCompany();
	await acme.database.write([
		sql`insert into text_corrections (account_id, language_code, namespace, key, text, product_text, source_text, updated_by, updated_at)
			select ${acme.id}, 'en', 'old', 'k' || value, 'x', '', '', ${olga.id}, 0 from json_each(${JSON.stringify(Array.from({ length: 3_000 }, (_, at) => at))})`,
	]);
	const { body } = await olga.client.try("translations/update-translation", {
		key: "faqs:title",
		language_code: "en",
		text: "Ask",
	});
	expect(body.resultType).toBe("texts_full");
});

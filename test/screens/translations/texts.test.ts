/** The texts as the Worker serves them: list and editor, saving and the way back, a text framed in its place. */
import { expect, test } from "vitest";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

async function makeCompany() {
	const acme = await createTenant({ flags: { new_translations_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	return { acme, olga, priya };
}

const here = "/texts?language=es&section=faqs&key=faqs%3Atitle";

test("an owner finds a text, saves their own wording and goes on to the next; what is wrong stands at its field; the original comes back", async () => {
	const { olga, priya } = await makeCompany();
	const list = await openPage(olga, "/texts?language=es&section=faqs");
	expect(list.texts("h1")).toEqual(["Texts"]);
	expect(list.links().find(({ text }) => text.startsWith("How can we help?"))?.href).toBe(`/webapp${here}`);
	expect(list.texts("span", ["class", "tag"])).not.toContain("faqs");
	const editor = await openPage(olga, here);
	expect(editor.texts("textarea")).toEqual(["¿En qué te ayudamos?"]);
	expect(editor.html).toContain('src="/webapp/faqs?show_text=faqs%3Atitle&amp;show_language=es"');

	const fields = { key: "faqs:title", language_code: "es", next: "faqs:answers" };
	const form = "translations/update-translation#faqs-title";
	const refused = await sendForm(olga, here, form, { ...fields, text: "Pregunta a {{nadie}}" });
	expect(refused.text).toContain("{{nadie}} is not known here");
	expect(refused.texts("textarea")).toEqual(["Pregunta a {{nadie}}"]);
	const saved = await sendForm(olga, here, form, { ...fields, text: "Pregúntanos" });
	expect(saved.location).toContain("key=faqs%3Aanswers");
	expect((await openPage(olga, here)).texts("span", ["class", "tag-main"])).toContain("Yours");

	const restored = await sendForm(olga, here, "translations/restore-translation#faqs-title", fields);
	expect(restored.location).toContain("key=faqs%3Atitle");
	expect((await openPage(olga, here)).texts("textarea")).toEqual(["¿En qué te ayudamos?"]);
	expect((await openPage(priya, "/texts")).status).toBe(403);
});

test("a text stands framed in the real screen, in the language that is edited, for account owners alone and in their own frames", async () => {
	const { olga, priya } = await makeCompany();
	await olga.client.call("translations/update-translation", {
		key: "faqs:title",
		language_code: "es",
		text: "Pregúntanos",
	});
	const shown = "/faqs?show_text=faqs%3Atitle&show_language=es";
	const answer = await olga.client.fetch(`/webapp${shown}`);
	expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
	const policy = answer.headers.get("content-security-policy")!;
	expect([policy.includes("frame-ancestors 'self'"), policy.includes("script-src 'none'")]).toEqual([true, true]);
	const page = await openPage(olga, shown);
	expect(page.part("mark", ["class", "text-place"]).text).toBe("Pregúntanos");
	expect(page.text).toContain("Enmarcado en esta página.");
	expect(page.html).not.toMatch(/<script\b|\uE0F0|\uE0F1/);
	const elsewhere = await openPage(olga, "/faqs?show_text=settings%3Alook.title");
	expect(elsewhere.text).toContain("This page does not show the text at the moment.");

	const plain = await priya.client.fetch(`/webapp${shown}`);
	expect(plain.headers.get("x-frame-options")).toBe("DENY");
	expect(await plain.text()).not.toContain("text-place");
	const other = await openPage(olga, "/faqs");
	expect(other.html).not.toMatch(/text-place|\uE0F0/);
});

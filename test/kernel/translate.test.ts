/** Texts with the values that people give: a value is a word, whatever it looks like. */
import { expect, test } from "vitest";
import "#workers/texts";
import { figuresFor, textsFor, translator } from "#workers/kernel/translate";

const account = {
	labels: { points_label: { en: "{{company_name}} points" } },
	default_language_code: "en",
	company_name: "$t(orders:title)",
};

test("a name that looks like a template, or like the name of a text, stays as it was written", () => {
	const translate = translator(textsFor(account, "en"));
	for (const name of [
		"$t(orders:orderedBy)",
		"$t(home:menu.home)",
		"{{name}}{{name}}",
		"{{- company_name}}",
		"$&$1$$",
		"{{constructor}}",
	]) {
		expect(translate("orders:orderedBy", { name, date: "{{name}}" })).toBe(`Ordered by ${name} on {{name}}`);
	}
});

test("what is kept of composed texts is told apart by its values, by more of them than are kept too", () => {
	const translate = translator(textsFor(account, "en"));
	for (const _round of ["composed", "kept"])
		for (let at = 0; at < 150; at += 1)
			expect(translate("orders:orderedBy", { name: `${at}`, date: "May" })).toBe(`Ordered by ${at} on May`);
});

test("ten thousand accounts leave no more instances than are kept, those in use stay, and each account has its own words", () => {
	const accounts = Array.from({ length: 2_000 }, (_, at) => ({
		labels: { points_label: { en: `stars ${at}` } },
		default_language_code: "en",
		company_name: `Company ${at}`,
	}));
	const [first, second, ...others] = accounts;
	const [kept, forgotten] = [textsFor(first!, "en"), textsFor(second!, "en")];
	for (const account of others) {
		textsFor(account, "en");
		expect(textsFor(first!, "en")).toBe(kept);
	}
	expect(textsFor(second!, "en")).not.toBe(forgotten);
	const alike = { ...second!, labels: { ...second!.labels } };
	expect(textsFor(alike, "en")).toBe(textsFor(second!, "en"));
	expect(textsFor(second!, "en").options.interpolation?.defaultVariables).toMatchObject({
		points_label: "stars 1",
		company_name: "Company 1",
	});
});

test.each([
	["MEX", "es", "8,738 colegas"],
	["ESP", "es", "8.738 colegas"],
	["MEX", "en", "8,738 colleagues"],
	["CAN", "fr", "8\u00a0738 collègues"],
	["CAN", "en", "8,738 colleagues"],
])("a figure in a text of an account in %s is written as that country writes it (%s)", (country, language, text) => {
	const translate = translator(textsFor({ ...account, country }, language));
	expect(translate("directory:subtitle", { count: 8_738 })).toBe(text);
	expect(figuresFor({ ...account, country }, language)(8_738)).toBe(text.split(" ")[0]);
});

test("accounts that are alike but for their country share no texts, and what was written already stays as it is", () => {
	const [mexico, spain] = ["MEX", "ESP"].map((country) => textsFor({ ...account, country }, "es"));
	expect(mexico).not.toBe(spain);
	expect(translator(spain!)("games:scratch.outOf", { count: 8_738, of: "1,000" })).toBe("8.738 de 1,000");
});

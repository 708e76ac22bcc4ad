/** The language in which a visitor is met: what their browser wishes most among those that the account offers. */
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";

test.each([
	["de-DE,fr;q=0.8,en;q=0.5", "fr"],
	["es-MX,en;q=0.8", "es"],
	["en;q=0.3,es;q=0.9", "es"],
	["de,it;q=0.5", "en"],
	["*", "en"],
	["not a language;;;", "en"],
])("a browser that asks for %s is answered in %s", async (wishes, language) => {
	const acme = await createTenant({ languages: ["en", "es", "fr"] });
	const page = await acme.visitor().fetch("/webapp/login", { headers: { "accept-language": wishes } });
	expect(/<html[^>]* lang="(\w+)"/.exec(await page.text())?.[1]).toBe(language);
});

test("a language that the account does not offer is never chosen", async () => {
	const acme = await createTenant({ languages: ["en", "es"] });
	const page = await acme.visitor().fetch("/webapp/login", { headers: { "accept-language": "fr,es;q=0.2" } });
	expect(await page.text()).toMatch(/<html[^>]* lang="es"/);
});

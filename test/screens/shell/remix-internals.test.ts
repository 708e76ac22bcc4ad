/** What pages carry for Remix in the browser, where we stand in for Remix's own scripts. */
import { expect, test } from "vitest";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

/** The scripts of a page, each without its element. */
const scriptsOf = (html: string) =>
	[...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script!);

test("a page carries its plan of modules, Remix's facts, and behind it the loaders' data, whole and ended", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Priya" });
	const { html } = await openPage(priya, "/points");
	const scripts = scriptsOf(html);
	const plan = scripts.find((script) => script.startsWith("window.__remixContext="));
	expect(plan).toMatch(/"future":\{[^}]*"v3_singleFetch":true/);
	expect(plan).toContain("__remixContext.streamController=c");
	const [, given] = /\((\{"manifest":.+\})\)$/.exec(plan!)!;
	const { manifest, entry, routes, imports, texts } = JSON.parse(given!) as Record<string, object>;
	expect([manifest, entry]).toEqual([
		expect.stringMatching(/^\/webapp\/assets\/manifest-.+\.js$/),
		expect.stringMatching(/^\/webapp\/assets\/entry\.client-.+\.js$/),
	]);
	expect(Object.keys(routes!)).toEqual(expect.arrayContaining(["root", expect.stringContaining("statement")]));
	expect(texts).toEqual([
		expect.stringMatching(/^\/webapp\/locales\/en\/root\.json\?v=\w+$/),
		expect.stringMatching(/^\/webapp\/locales\/en\/features\.points\.statement\.route\.json\?v=\w+$/),
	]);
	expect(imports).toEqual(expect.arrayContaining([expect.stringMatching(/\/engine-.+\.js$/)]));
	const data = scripts.filter((script) => script.includes("__remixContext.streamController.enqueue("));
	expect(data).toHaveLength(1);
	expect(data[0]).toContain("Priya");
	expect(html.indexOf(data[0]!)).toBeGreaterThan(html.indexOf(plan!));
	expect(scripts.at(-1)).toContain("__remixContext.streamController.close()");
	expect(html).toContain("</html>");
});

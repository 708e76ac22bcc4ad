/** What is derived from the declarations is whole: the OpenAPI document, texts of errors, names, tests of each error. */
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { featureOf } from "#workers/kernel/define-endpoint";
import { allOperatorEndpoints, endpoints, servedEndpoints } from "#workers/registry";
import { texts } from "#workers/texts";

const all = Object.entries(endpoints) as unknown as [string, Endpoint][];
const sources = import.meta.glob<string>("/test/**/*.test.ts", { query: "?raw", import: "default", eager: true });

test("the OpenAPI document describes every endpoint at its own path and at its further ones", async () => {
	const acme = await createTenant();
	const answer = await acme.visitor().fetch("/api/openapi.json");
	const { paths } = (await answer.json()) as { paths: Record<string, Record<string, { operationId: string }>> };
	expect(Object.keys(paths).sort()).toEqual(servedEndpoints.map(({ path }) => path).sort());
	const ids = Object.values(paths).flatMap((calls) => Object.values(calls).map(({ operationId }) => operationId));
	expect(new Set(ids).size).toBe(ids.length);
	for (const [name, endpoint] of all)
		expect(paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.operationId).toBe(name);
});

test("names and paths are unique, and each name is the key of its registry entry", () => {
	expect(all.filter(([name, endpoint]) => name !== endpoint.name)).toEqual([]);
	expect(new Set(all.map(([, endpoint]) => endpoint.path)).size).toBe(all.length);
	expect(new Set(servedEndpoints.map(({ path }) => path)).size).toBe(servedEndpoints.length);
});

test("every declared error has a text in every language", () => {
	for (const [, endpoint] of all) {
		for (const [code, { told_by }] of Object.entries(endpoint.errors)) {
			for (const language of ["en", "es", "fr"]) {
				const found = (
					texts[language]?.[told_by ?? featureOf(endpoint.name)] as { errors?: Record<string, string> } | undefined
				)?.errors?.[code];
				expect([endpoint.name, code, language, typeof found]).toEqual([endpoint.name, code, language, "string"]);
			}
		}
	}
});

test("every declared error is produced by some test", () => {
	const everything = Object.entries(sources)
		.filter(([path]) => !path.startsWith("/test/contract"))
		.map(([, text]) => text)
		.join("\n");
	const unproven = [...all.map(([, endpoint]) => endpoint), ...allOperatorEndpoints]
		.flatMap(({ errors }) => Object.keys(errors))
		.filter((code) => !everything.includes(code));
	expect(unproven).toEqual([]);
});

/** Whatever is done can be read in the audit log: each act that may leave a line has its words in every language. */
import { expect, test } from "vitest";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { allOperatorEndpoints, endpoints } from "#workers/registry";
import { texts } from "#workers/texts";

const jobs = import.meta.glob<string>("/workers/features/*/jobs/*.ts", {
	query: "?raw",
	import: "default",
	eager: true,
});

/** Endpoints that change something, and jobs that write a line. */
function acts(): string[] {
	const changing = [...(Object.values(endpoints) as unknown as Endpoint[]), ...allOperatorEndpoints]
		.filter(({ repetition }) => repetition.kind !== "read")
		.map(({ name }) => name);
	const working = Object.entries(jobs).flatMap(([path, source]) => {
		const [, feature, name] = /features\/([^/]+)\/jobs\/([^/]+)\.ts$/.exec(path)!;
		return source.includes("audit:") ? [`${feature}/${name}`] : [];
	});
	return [...changing, ...working].sort();
}

test("every act that changes something has its words for the audit log (audit:acts.<feature>.<call>)", () => {
	expect(acts().length).toBeGreaterThan(40);
	for (const language of ["en", "es", "fr"]) {
		const said = (texts[language]!.audit as { acts: Record<string, Record<string, string>> }).acts;
		const missing = acts().filter((name) => {
			const [feature = "", call = ""] = name.split("/");
			return !said[feature]?.[call];
		});
		expect([language, missing]).toEqual([language, []]);
	}
});

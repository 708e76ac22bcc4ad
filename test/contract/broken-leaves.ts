/** Sound payloads with one value, however deep it stands, in the place of which something beyond all bounds is sent. */
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { type BrokenBody, nested } from "./broken-bodies";
import { composePayload, inputSchema } from "./payloads";

/** Names under which every object answers, though nobody declared them. */
export const inheritedNames = ["toString", "constructor", "__proto__", "hasOwnProperty", "valueOf", "isPrototypeOf"];

/** What stands inside of sound payloads, wherever they hold a value: names, sizes, depths, numbers and days beyond all bounds. */
const oddLeaves: readonly string[] = [
	...inheritedNames.map((name) => JSON.stringify(name)),
	...inheritedNames.map((name) => `{"${name}":{"${name}":1}}`),
	`"${"x".repeat(900_000)}"`,
	`"${"\\u0001".repeat(20_000)}"`,
	'"\\u0000"',
	'"a\\u0000b"',
	`[${"0,".repeat(200_000)}0]`,
	`[${'{"id":"toString"},'.repeat(20_000)}{}]`,
	nested("[", "]", 30_000),
	`${'{"a":'.repeat(30_000)}1${"}".repeat(30_000)}`,
	"9007199254740991",
	"-9007199254740991",
	"9007199254740992",
	"1e308",
	"8640000000000000",
	"8640000000000001",
	"-8640000000000000",
	'"0000-01-01"',
	'"9999-12-31"',
	'"275760-09-13"',
	'"-271821-04-20"',
	'"2026-13-45 99:99:99"',
];

/** The endpoint's own sound payload with an odd value in the place of each of its values, however deep it stands. */
export function brokenLeaves(endpoint: Endpoint): BrokenBody[] {
	const payload = { ...composePayload(endpoint, () => 1), ...listFields(endpoint) };
	return placesIn(payload).flatMap((place) =>
		oddLeaves.map((odd) => ({
			what: `${odd.slice(0, 60)} (${odd.length}) at ${place.join(".")}`,
			body: `{"payload":${written(payload, place, odd)}}`,
			type: "text/plain",
		})),
	);
}

/** What composed payloads leave out, since most values of it are refused. */
function listFields(endpoint: Endpoint): object {
	if (!("sorted" in (inputSchema(endpoint).properties ?? {}))) return {};
	const sorted = [{ id: "created_at", desc: true }];
	return { sorted, filtered: [{ id: "startDate", value: "2026-01-31" }], searchString: "a", anchor: '["a",1,2,3]' };
}

type Place = readonly (string | number)[];

function placesIn(value: unknown): Place[] {
	if (typeof value !== "object" || value === null) return [[]];
	const within = Object.entries(value).flatMap(([name, part]) => placesIn(part).map((place) => [name, ...place]));
	return [[], ...within];
}

/** The value as JSON, with a text in the place of one of its parts. */
function written(value: unknown, [name, ...rest]: Place, odd: string): string {
	if (name === undefined) return odd;
	const parts = Object.entries(value as object).map(([key, part]) => {
		const text = key === name ? written(part, rest, odd) : JSON.stringify(part);
		return Array.isArray(value) ? text : `${JSON.stringify(key)}:${text}`;
	});
	return Array.isArray(value) ? `[${parts.join()}]` : `{${parts.join()}}`;
}

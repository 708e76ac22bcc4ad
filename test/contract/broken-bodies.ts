/** Bodies that no client should send: wrong types, depth, size, prototypes, broken texts and files; all from one list, drawn by a seed. */
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { composePayload, inputSchema } from "./payloads";

/** A body with its content type and what is wrong with it. */
export type BrokenBody = { what: string; body: string | Uint8Array<ArrayBuffer>; type: string };

const plain = "text/plain";

/** So many beginnings and as many ends. */
export const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** JSON texts that stand in the place of a value; some are no JSON at all. */
const oddValues = [
	"null",
	"true",
	"false",
	"0",
	"-1",
	"1.5",
	"-0",
	"1e400",
	"-1e400",
	"1e-400",
	"NaN",
	"Infinity",
	"-Infinity",
	"9007199254740993",
	"1152921504606846976",
	"123456789012345678901234567890",
	"0x10",
	"01",
	"1.",
	".5",
	"1e",
	"--1",
	"+1",
	'""',
	'" "',
	'"\\u0000"',
	'"a\\u0000b"',
	'"\\ud800"',
	'"\\udc00\\ud800"',
	'"\\ud83d"',
	'"\\uFFFF"',
	'"\\u202e\\u2066"',
	'"\\r\\n\\r\\n"',
	'"__proto__"',
	'"constructor"',
	'"prototype"',
	'"toString"',
	'"hasOwnProperty"',
	'"undefined"',
	'"null"',
	'"NaN"',
	'"true"',
	'"[object Object]"',
	`"' or 1=1 --"`,
	`"'; drop table users; --"`,
	'"%"',
	'"_%_"',
	'"../../../etc/passwd"',
	'"..%2f..%2f"',
	'"#{7*7}"',
	'"{{7*7}}"',
	'"<script>1</script>"',
	'"2026-02-30"',
	'"9999-99-99"',
	'"0000-00-00 25:61:61"',
	'"١٢٣"',
	'"１２３"',
	'"1,000"',
	'"1e3"',
	'" 1"',
	`"${"x".repeat(5_000)}"`,
	`"${"é".repeat(60_000)}"`,
	`"${"\\u0000".repeat(2_000)}"`,
	`"${"🙂".repeat(4_000)}"`,
	"[]",
	"[[]]",
	"[null]",
	"[[[[[[[[1]]]]]]]]",
	`[${"1,".repeat(9_999)}1]`,
	'["a",1,null,{}]',
	`[${'"x",'.repeat(3_000)}"x"]`,
	"[1,]",
	"[,1]",
	"{}",
	'{"":""}',
	'{"length":4294967296}',
	'{"0":1}',
	'{"toString":1,"valueOf":2}',
	'{"__proto__":{"polluted":1}}',
	'{"constructor":{"prototype":{"polluted":1}}}',
	'{"__proto__":null}',
	'{"then":1}',
	'{"toJSON":"x"}',
	'{"$ne":null}',
	'{"a":1,"a":2}',
	'{"id":1,"id":2,"id":"three"}',
	'{"value":{"value":{"value":{}}}}',
	"undefined",
	"'single'",
	"/regex/",
	"function(){}",
	"1 2",
	"{a:1}",
	'{"a":1,}',
];

/** What stands where a whole body is expected; `%` is the odd value. */
const wrappings: [string, (odd: string) => string][] = [
	["as the body", (odd) => odd],
	["as the payload", (odd) => `{"payload":${odd}}`],
	["as the role", (odd) => `{"payload":{},"role_for_testing":${odd}}`],
	["in a field that nobody knows", (odd) => `{"payload":{"unknown":${odd},"__proto__":${odd}}}`],
	["twice", (odd) => `{"payload":${odd},"payload":${odd}}`],
];

const bytes = (...list: number[]) => new Uint8Array(list);
const text = (value: string) => new TextEncoder().encode(value);

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

/** Bodies whose bytes themselves are broken. */
const brokenBytes: BrokenBody[] = [
	["nothing", ""],
	["a space", " "],
	["cut off in a key", '{"payl'],
	["cut off in a text", '{"payload":{"search_text":"ab'],
	["cut off in an escape", '{"payload":{"a":"\\u00'],
	["cut off behind a comma", '{"payload":{"a":1,'],
	["no end", '{"payload":{}'],
	["too many ends", '{"payload":{}}}}}'],
	["two bodies", '{"payload":{}}{"payload":{}}'],
	["a comment", '{"payload":{} /* why */}'],
	["deep objects", `{"payload":${nested('{"a":', "}", 5_000).replace(":}", ":1}")}}`],
	["deep lists", `{"payload":{"a":${nested("[", "]", 20_000)}}}`],
	["very deep lists", nested("[", "]", 400_000)],
	["many keys", `{"payload":{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":${at}`).join(",")}}}`],
	["one long key", `{"payload":{"${"k".repeat(500_000)}":1}}`],
	["just below the size", `{"payload":{"a":"${"x".repeat(1_040_000)}"}}`],
	["3 MB", `{"payload":{"x":"${"x".repeat(3_000_000)}"}}`],
	["a raw control character", '{"payload":{"a":"\u0001\u0000"}}'],
	["a raw line break", '{"payload":{"a":"x\ny"}}'],
	["broken UTF-8 in a text", joined(text('{"payload":{"a":"'), bytes(0xff, 0xfe, 0xc3), text('"}}'))],
	["an overlong slash", joined(text('{"payload":{"a":"'), bytes(0xc0, 0xaf), text('"}}'))],
	["a surrogate in UTF-8", joined(text('{"payload":{"a":"'), bytes(0xed, 0xa0, 0x80), text('"}}'))],
	["half a character at the end", joined(text('{"payload":{}}'), bytes(0xf0, 0x9f))],
	["a byte order mark", joined(bytes(0xef, 0xbb, 0xbf), text('{"payload":{}}'))],
	["UTF-16", joined(bytes(0xff, 0xfe), ...[..."{}"].map((sign) => bytes(sign.charCodeAt(0), 0)))],
	["null bytes", bytes(0, 0, 0, 0, 0, 0, 0, 0)],
	["a gzip header", bytes(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3)],
	["a picture", bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)],
].map(([what, body]) => ({ what: `bytes: ${what}`, body: body as string, type: plain }));

const sound = '{"payload":{}}';

/** A sound body under types that it does not have. */
const brokenTypes: BrokenBody[] = [
	"application/x-www-form-urlencoded",
	"application/xml",
	"text/html",
	"text/xml",
	"application/octet-stream",
	"image/png",
	"application/graphql",
	"application/csp-report",
	"application/json; charset=utf-16",
	"text/plain; charset=shift_jis",
	"text/plain;;;",
	"TEXT/PLAIN",
	"application/jsonp",
	"multipart/form-data",
	"multipart/form-data; boundary=",
	"multipart/mixed; boundary=x",
	";",
	"text",
	"text/plain, application/json",
	"*/*",
].map((type) => ({ what: `type: ${type}`, body: sound, type }));

const part = (head: string, body: string) => `--b\r\n${head}\r\n\r\n${body}\r\n`;
const payloadPart = part('Content-Disposition: form-data; name="payload"', sound);
const filePart = (name: string, body = "a,b\n1,2") =>
	part(`Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv`, body);

/** Multipart bodies with something missing, doubled or out of shape. */
const brokenForms: BrokenBody[] = [
	["no parts", "--b--\r\n"],
	["nothing", ""],
	["no end", payloadPart],
	["cut off in a head", "--b\r\nContent-Disposition: form-data; na"],
	["another boundary", `${payloadPart.replaceAll("--b", "--c")}--c--\r\n`],
	["no name", `${part("Content-Disposition: form-data", sound)}--b--\r\n`],
	["no head", `${part("", sound)}--b--\r\n`],
	["a file alone", `${filePart("a.csv")}--b--\r\n`],
	[
		"the payload as a file",
		`${part('Content-Disposition: form-data; name="payload"; filename="p.json"', sound)}--b--\r\n`,
	],
	["a payload that is no JSON", `${part('Content-Disposition: form-data; name="payload"', "{{{")}--b--\r\n`],
	["a payload that is a list", `${part('Content-Disposition: form-data; name="payload"', "[1]")}--b--\r\n`],
	["two payloads", `${payloadPart}${payloadPart}--b--\r\n`],
	["a prototype as name", `${part('Content-Disposition: form-data; name="__proto__"', "1")}${payloadPart}--b--\r\n`],
	["a path as file name", `${payloadPart}${filePart("../../etc/passwd")}--b--\r\n`],
	["a null byte as file name", `${payloadPart}${filePart("a\u0000.csv")}--b--\r\n`],
	["a very long file name", `${payloadPart}${filePart("x".repeat(50_000))}--b--\r\n`],
	["an empty file", `${payloadPart}${filePart("a.csv", "")}--b--\r\n`],
	["a file of null bytes", `${payloadPart}${filePart("a.csv", "\u0000".repeat(1_000))}--b--\r\n`],
	["500 files", `${payloadPart}${filePart("a.csv", "a").repeat(500)}--b--\r\n`],
	["2,000 fields", `${payloadPart}${part('Content-Disposition: form-data; name="x"', "1").repeat(2_000)}--b--\r\n`],
	[
		"a field of 3 MB",
		`${payloadPart}${part('Content-Disposition: form-data; name="x"', "x".repeat(3_000_000))}--b--\r\n`,
	],
].map(([what, body]) => ({ what: `multipart: ${what}`, body: body!, type: "multipart/form-data; boundary=b" }));

/** Every body that needs no endpoint to be made. */
export const brokenBodies: readonly BrokenBody[] = [
	...wrappings.flatMap(([where, wrap]) =>
		oddValues.map((odd) => ({ what: `${odd.slice(0, 60)} ${where}`, body: wrap(odd), type: plain })),
	),
	...brokenBytes,
	...brokenTypes,
	...brokenForms,
];

/** The endpoint's own sound payload with one field after the other made odd: gone, doubled, listed, of another type. */
export function brokenFields(endpoint: Endpoint): BrokenBody[] {
	const payload = composePayload(endpoint, () => 1);
	return Object.keys(inputSchema(endpoint).properties ?? {}).flatMap((field) => {
		const { [field]: value, ...rest } = payload;
		const others = JSON.stringify(rest).slice(1, -1);
		const wrap = (odd: string) => `{"payload":{${others}${others ? "," : ""}"${field}":${odd}}}`;
		const usual = JSON.stringify(value) ?? "null";
		return [...oddValues, `[${usual}]`, `{"0":${usual}}`, `${usual},"${field}":null`].map((odd) => ({
			what: `${odd.slice(0, 60)} as ${field}`,
			body: wrap(odd),
			type: plain,
		}));
	});
}

/** Numbers from a seed, each between 0 and 1 (mulberry32). */
export function numbersFrom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** So many of a list, drawn without putting back. */
export function draw<One>(list: readonly One[], max: number, next: () => number): One[] {
	const left = [...list];
	const drawn: One[] = [];
	while (left.length > 0 && drawn.length < max) drawn.push(...left.splice(Math.floor(next() * left.length), 1));
	return drawn;
}

/** Scripts ask the server in one way: by `call` and `useCall`, typed by the endpoint's name; few set something by `send`. */
import { expect, test } from "vitest";
import { readCodeFiles } from "./source-files";

/** Where a request is made by hand: the one way to ask, the one to set something, the form that nobody waits for, the file in parts, and the texts, which are a file. */
const askingByHand = [
	"app/call/beacon.ts",
	"app/call/call.ts",
	"app/call/send-file.ts",
	"app/call/send.ts",
	"app/entry.client.tsx",
];

test("no screen asks by hand", () => {
	const byHand = /\bfetch\(|\bwindow\.fetch\b|XMLHttpRequest|sendBeacon|EventSource/;
	const found = readCodeFiles(["app"])
		.filter(({ path, text }) => path.startsWith("app/") && /\.tsx?$/.test(path) && byHand.test(text))
		.map(({ path }) => path);
	expect(found.sort()).toEqual(askingByHand);
});

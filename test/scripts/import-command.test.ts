/** `npm run import` outlives dropped connections, sends nothing twice, and ends with a code that is true. */
import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { askPatiently, ServerAway } from "../../scripts/patient-client.mjs";

type Seen = { path: string; key: string | undefined };

const done = { status: "processed", done_count: 2, total_count: 2, success_count: 1, unchanged_count: 0 };
const upload = { ...done, failed_count: 1, warning_count: 0, picture_count: 3, error_msg: "" };
const answers: Record<string, object> = {
	api_csrf_token: { csrf_token: "t" },
	api_login: {},
	api_upload_file: { request_id: 7, matched_columns: [], ignored_columns: [], question: null },
	api_get_past_upload_file_requests: { table_rows: [upload] },
	api_get_refused_rows: { total_pages: 1, table_rows: [{ line: 3, reason: "Title is empty.", is_warning: 0 }] },
};

let close: (() => void) | undefined;

afterEach(() => close?.());

/** A network between the command and its server that drops what `isDropped` names, after the server has read it. */
async function serve(isDropped: (call: string, count: number) => boolean) {
	const seen: Seen[] = [];
	const counts = new Map<string, number>();
	const answer = (request: IncomingMessage, response: ServerResponse) => {
		const path = /[^/]+$/.exec(request.url ?? "")?.[0] ?? "";
		request.resume().on("end", () => {
			const count = (counts.get(path) ?? 0) + 1;
			counts.set(path, count);
			seen.push({ path, key: request.headers["idempotency-key"] as string | undefined });
			if (isDropped(path, count)) return request.socket.destroy();
			response.setHeader("content-type", "application/json");
			response.end(JSON.stringify({ resultStatus: "success", ...answers[path] }));
		});
	};
	const server = createServer(answer).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	close = () => server.close();
	return { seen, port: (server.address() as AddressInfo).port };
}

async function runCommand(port: number): Promise<{ code: number | null; text: string }> {
	const file = join(mkdtempSync(join(tmpdir(), "laurel-import-")), "goods.csv");
	writeFileSync(file, "Handle,Title,Variant Price\nmug,Mug,1.00\n,,\n");
	const child = spawn("node", ["scripts/import.mjs", "--tenant", "acme", "--kind", "catalogue", file], {
		env: { ...process.env, PORT: String(port) },
	});
	let text = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (text += piece));
	const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
	return { code, text };
}

test("a dropped poll is asked again, in words, and the code tells of refused rows", async () => {
	const { port } = await serve((call, count) => call === "api_get_past_upload_file_requests" && count <= 2);
	const { code, text } = await runCommand(port);
	expect(text).toContain("The server dropped the connection (socket hang up). Asking again in 0.5 s.");
	expect(text).toContain("line 3: Title is empty.");
	expect(text).toContain("1 applied, 0 unchanged, 1 refused, 0 warnings");
	expect(text).toContain("3 pictures are being fetched.");
	expect(code).toBe(2);
});

test("an upload whose answer was dropped is sent again under the same key, so that it is taken once", async () => {
	const { port, seen } = await serve((call, count) => call === "api_upload_file" && count === 1);
	expect((await runCommand(port)).code).toBe(2);
	const keys = seen.filter(({ path }) => path === "api_upload_file").map(({ key }) => key);
	expect(keys).toHaveLength(2);
	expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
	expect(new Set(keys).size).toBe(1);
});

test("a server that stays away is given up after a minute, with growing pauses", async () => {
	const pauses: number[] = [];
	let now = 0;
	const asked = askPatiently(
		async () => {
			throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
		},
		{
			log: () => undefined,
			now: () => now,
			pause: async (ms: number) => {
				pauses.push(ms);
				now += ms;
			},
		},
	);
	await expect(asked).rejects.toThrow(ServerAway);
	expect(pauses.slice(0, 5)).toEqual([500, 1_000, 2_000, 4_000, 5_000]);
	expect(now).toBeLessThanOrEqual(60_000);
});

test("what the server answers is never asked again", async () => {
	let count = 0;
	const asked = askPatiently(async () => {
		count += 1;
		throw new Error("That password does not match this email.");
	});
	await expect(asked).rejects.toThrow("does not match");
	expect(count).toBe(1);
});

/** The expected messages of which nobody is told, and what becomes of answers when the error-reporting service fails or errors storm. */
import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { openReceiver, type ReceivedReport, type ReceiverAnswer, reporting } from "#test/kit/error-reports";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { expectedMessages } from "#workers/error-reports/expected-errors";
import worker from "#workers/index";
import { systemClock } from "#workers/kernel/clock";
import { templateOf } from "#workers/kernel/translate";
import { endpoints } from "#workers/registry";
import { isolateClock } from "#workers/runtime/clock";

let receiver: ReturnType<typeof openReceiver> | undefined;
let minute = Math.floor(Date.now() / 60_000) + 20;

// Each test has a minute of its own, for what is told in a minute has a bound; sessions last for an hour.
beforeEach(() => {
	minute += 1;
	isolateClock.current = { now: () => minute * 60_000 };
});

afterEach(() => {
	receiver?.restore();
	isolateClock.current = systemClock;
});

async function openReporting(
	answer?: ReceiverAnswer,
): Promise<{ acme: TestTenant; priya: TestMember; received: ReceivedReport[] }> {
	const acme = await createTenant();
	const priya = await acme.addMember({ role: "account_owner" });
	reporting(priya.client);
	await priya.client.csrfToken();
	receiver = openReceiver(answer);
	return { acme, priya, received: receiver.received };
}

const codes = (received: readonly ReceivedReport[]) =>
	received.map(({ event }) => (event.tags as { code: string }).code);

const upload = (person: TestMember, path: string, payload: object, bytes: Uint8Array<ArrayBuffer>) =>
	person.client.upload(path, payload, new File([bytes], "people.csv"), { "idempotency-key": crypto.randomUUID() });

test("each expected message is the English text of the refusals that stand for it", () => {
	for (const [message, texts] of Object.entries(expectedMessages))
		expect(texts.map((text) => templateOf(text))).toEqual(texts.map(() => message));
});

test("[errors-05] an expected message about items and search is not reported; another refusal of the same call is", async () => {
	const { acme, priya, received } = await openReporting();
	const kite = await addItem(acme, { name: "Kite" });
	const related = await priya.client.try("catalog/get-related-items", { item_id: kite.id });
	const search = await priya.client.try("search/global-catalog-search", { search: " " });
	expect([related.body.resultMsg, search.body.resultMsg]).toEqual([
		"No related items found.",
		"Search text not provided.",
	]);
	expect(codes(received)).toEqual([]);
	const omar = await acme.addMember({ switches: { disable_shop: 1 } });
	await reporting(omar.client).try("catalog/get-related-items", { item_id: kite.id });
	expect(codes(received)).toEqual(["feature_disabled"]);
});

test("[errors-05] what is wrong with an upload is not reported, whether of a file or a picture; that there is none is", async () => {
	const { priya, received } = await openReporting();
	const [file, picture] = [endpoints["imports/upload-file"].path, endpoints["profile/save-picture"].path];
	const large = "The file you are attempting to upload is larger than the permitted size.";
	const wrong = "The filetype you are attempting to upload is not allowed.";
	const replies = [
		await upload(priya, file, { kind: "members" }, new Uint8Array(25 * 1_048_576 + 1).fill(65)),
		await upload(priya, file, { kind: "members" }, new Uint8Array([1, 0, 2, 0, 3])),
		await upload(priya, picture, {}, new Uint8Array(2 * 1_048_576 + 1).fill(65)),
		await upload(priya, picture, {}, new Uint8Array([1, 0, 2, 0, 3])),
	];
	expect(replies.map(({ body }) => body.resultMsg)).toEqual([large, wrong, large, wrong]);
	expect(codes(received)).toEqual([]);
	await upload(priya, picture, {}, new Uint8Array(0));
	expect(codes(received)).toEqual(["no_file"]);
});

test("[errors-05] a phone number of somebody else and a profile without changes are not reported", async () => {
	const { acme, priya, received } = await openReporting();
	const olga = await acme.addMember();
	const save = (person: TestMember, phone: string) =>
		reporting(person.client).try("profile/update-profile", { phone }, { "idempotency-key": crypto.randomUUID() });
	expect((await save(priya, "+4407700900142")).status).toBe(200);
	expect([
		(await save(priya, "+4407700900142")).body.resultMsg,
		(await save(olga, "+4407700900142")).body.resultMsg,
	]).toEqual(["No changes provided", "Duplicate phone number, it is already assigned to another user."]);
	expect(codes(received)).toEqual([]);
});

/** Asks for what only owners may see, and tells when the answer came, without waiting for what goes on after it. */
async function askForbidden(acme: TestTenant) {
	const omar = await acme.addMember();
	const token = await omar.client.csrfToken();
	const headers = {
		"x-csrf-token": token,
		"content-type": "text/plain",
		origin: `http://${acme.host}`,
		cookie: [...omar.client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
	};
	const context = createExecutionContext();
	const request = new Request(`http://${acme.host}${endpoints["points/verify-ledger"].path}`, {
		method: "POST",
		body: JSON.stringify({ payload: {} }),
		headers,
	});
	const environment = { ...env, ERROR_REPORT_DSN: "https://publickey@reports.example/42" };
	const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], environment, context);
	return { status: response.status, body: await response.json(), context };
}

test("[errors-05] a service that hangs delays no answer and is given up after 2 seconds", async () => {
	let isGivenUp = false;
	const { acme } = await openReporting(
		(signal) =>
			new Promise((_resolve, reject) => {
				signal?.addEventListener("abort", () => {
					isGivenUp = true;
					reject(signal.reason);
				});
			}),
	);
	const { status, body, context } = await askForbidden(acme);
	expect([status, isGivenUp]).toEqual([403, false]);
	expect(body).toMatchObject({ resultStatus: "error", resultType: "forbidden" });
	const since = Date.now();
	await waitOnExecutionContext(context);
	expect(isGivenUp).toBe(true);
	expect(Date.now() - since).toBeLessThan(4_000);
});

test.each<[string, ReceiverAnswer]>([
	["refuses", () => new Response("no", { status: 403 })],
	["leads elsewhere", () => new Response(null, { status: 302, headers: { location: "https://elsewhere.example" } })],
	[
		"cannot be reached",
		() => {
			throw new TypeError("Network connection lost.");
		},
	],
])("[errors-05] a service that %s changes no answer; the log has a line that names no key", async (_what, answer) => {
	const { priya, acme } = await openReporting(answer);
	const omar = await acme.addMember();
	const lines: string[] = [];
	const print = console.log;
	console.log = (line: unknown) => void lines.push(String(line));
	const refused = await reporting(omar.client).try("points/verify-ledger", {});
	expect([refused.status, refused.body.resultType]).toEqual([403, "forbidden"]);
	console.log = print;
	expect(lines.filter((line) => line.includes("error-report-failed"))).toHaveLength(1);
	expect(lines.join()).not.toContain("publickey");
	expect((await priya.client.try("points/verify-ledger", {})).status).toBe(200);
});

test("[errors-05] an address that is none changes no answer", async () => {
	const { acme, received } = await openReporting();
	const omar = await acme.addMember();
	for (const address of ["reports.example", "https://reports.example/42", "ftp://key@reports.example/42"])
		expect((await reporting(omar.client, address).try("points/verify-ledger", {})).status).toBe(403);
	expect(received).toEqual([]);
});

test("a storm is told of five times a minute for each kind, and never hides another kind", async () => {
	const { acme, received } = await openReporting();
	const omar = await acme.addMember();
	const storm = async () => {
		for (let time = 0; time < 8; time += 1) await reporting(omar.client).try("points/verify-ledger", {});
	};
	await storm();
	expect(codes(received)).toEqual(Array.from({ length: 5 }, () => "forbidden"));
	await omar.client.post("/api/points/api_get_rich", {});
	expect(codes(received).at(-1)).toBe("not_found");
	minute += 1;
	await storm();
	expect(received).toHaveLength(11);
});

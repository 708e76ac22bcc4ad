/** Failures of the machine that the specification has words for: each is told so where it happens, stands in the log, and is not reported; crashes of jobs are. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addCategory, addItem } from "#test/factories/catalog";
import { failing, interrupted } from "#test/factories/faults";
import { takeCrashes } from "#test/kit/crashes";
import { openReceiver, reporting } from "#test/kit/error-reports";
import { runByHand } from "#test/kit/outbox";
import { sendForm } from "#test/kit/page";
import { runDueWork } from "#test/kit/schedule";
import { createTenant } from "#test/kit/tenant";
import { runMessage } from "#workers/background/run-message";
import { cookieNames } from "#workers/kernel/cookies";
import type { Environment } from "#workers/kernel/environment";
import { hashToken } from "#workers/kernel/tokens";
import { endpoints } from "#workers/registry";
import { cacheUserRow } from "#workers/runtime/people";

const real = env as unknown as Environment;
const dsn = "https://publickey@reports.example/team/42";
let receiver: ReturnType<typeof openReceiver> | undefined;

afterEach(() => {
	receiver?.restore();
});

/** The environment whose batches with this text fail, and which reports errors. */
const without = (text: string) => ({
	...interrupted(real, text, async () => {
		throw new Error("the database is away");
	}),
	ERROR_REPORT_DSN: dsn,
});

const codes = () => receiver!.received.map(({ event }) => (event.tags as { code: string }).code);

test("[errors-06] the catalog's messages: no related items, related items that cannot be fetched, a search without text; none is reported", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const kite = await addItem(acme, { name: "Kite" });
	const kitchen = await addCategory(acme, "Kitchen");
	const mug = await addItem(acme, { name: "Mug", category_id: kitchen.id });
	await addItem(acme, { name: "Bowl", category_id: kitchen.id });
	await priya.client.csrfToken();
	receiver = openReceiver();
	reporting(priya.client);
	const none = await priya.client.try("catalog/get-related-items", { item_id: kite.id });
	const search = await priya.client.try("search/global-catalog-search", { search: " " });
	// The person is read before, as in an isolate that does not remember them: who asks is known when the rest fails.
	cacheUserRow(acme.id, await hashToken(priya.client.cookies.get(cookieNames.session)!), undefined);
	priya.client.environment = without("ci.item_id <> ") as never;
	const failed = await priya.client.try("catalog/get-related-items", { item_id: mug.id });
	expect([none, search, failed].map(({ body }) => body.resultMsg)).toEqual([
		"No related items found.",
		"Search text not provided.",
		"Error fetching the related items.",
	]);
	expect(failed.body).toMatchObject({ resultStatus: "error", resultType: "related_items_failed" });
	expect(takeCrashes()).toHaveLength(1);
	expect(codes()).toEqual([]);
}, 60_000);

test("[errors-07] an upload that cannot be stored says so, of a file and of a picture, and is not reported", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	await olga.client.csrfToken();
	receiver = openReceiver();
	const png = new Uint8Array([
		0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9, 0, 0, 0, 9,
	]);
	for (const [name, payload, bytes] of [
		[
			"imports/upload-file",
			{ kind: "members" },
			new TextEncoder().encode("first_name,last_name,email\nAna,Vega,ana@acme.example\n"),
		],
		["profile/save-picture", {}, png],
	] as const) {
		const { environment } = failing(real, "before rest");
		olga.client.environment = { ...environment, ERROR_REPORT_DSN: dsn } as never;
		const file = new File([bytes as Uint8Array<ArrayBuffer>], "people.csv");
		const reply = await olga.client.upload(endpoints[name].path, payload, file, { "idempotency-key": name });
		expect([name, reply.body.resultMsg, reply.body.resultType]).toEqual([
			name,
			"An error occurred while processing your upload.",
			"upload_failed",
		]);
		expect(takeCrashes()).toHaveLength(1);
	}
	expect(codes()).toEqual([]);
});

test("[errors-08] a profile that cannot be saved says so on its page, keeps what was typed and changes nothing; it is not reported", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	await priya.client.csrfToken();
	receiver = openReceiver();
	priya.client.environment = without("update users set phone") as never;
	const page = await sendForm(priya, "/profile", "profile/update-profile", { phone: "+4912345" });
	expect(page.text).toContain("Failed to save account info.");
	expect(page.html).toContain('value="+4912345"');
	priya.client.environment = without("update users set phone") as never;
	const told = await priya.client.try("profile/update-profile", { phone: "+4912345" });
	expect(told.body.resultType).toBe("account_info_not_saved");
	expect(takeCrashes()).toHaveLength(2);
	priya.client.environment = env;
	expect((await priya.client.call("session/init-user", {})).user.phone).toBe("");
	expect(codes()).toEqual([]);
}, 60_000);

test("[errors-05] a job that crashes and scheduled work that does are reported, under the name of the job or work and the log's id, without what anybody typed", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const visitor = acme.visitor();
	runByHand(visitor);
	await visitor.call("session/request-password-reset", { email: priya.email });
	const [row] = await acme.database.read(sql<{ id: number }>`select id from outbox where account_id = ${acme.id}`);
	receiver = openReceiver();
	const waits: Promise<unknown>[] = [];
	const context = { waitUntil: (work: Promise<unknown>) => void waits.push(work) };
	const signal = { account_id: acme.id, shard: acme.shard, outbox_id: row!.id };
	await runMessage(without("insert into password_links") as unknown as Environment, context, signal);
	await runDueWork(acme, without("order by due_at") as unknown as Environment, context);
	await Promise.all(waits);
	const crashes = takeCrashes().map((line) => (JSON.parse(line) as { error_id: string }).error_id);
	expect(crashes).toHaveLength(2);
	expect(receiver.received.map(({ event }) => [event.transaction, event.level])).toEqual([
		["session/send-password-link", "error"],
		["outbox", "error"],
	]);
	expect(receiver.received.map(({ event }) => (event.tags as { error_id: string }).error_id)).toEqual(crashes);
	expect(JSON.stringify(receiver.received)).not.toContain(priya.email);
});

/** What becomes of a client's sender when the client is moved to another shard, or imported under another name. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { importRows } from "#test/kit/exports";
import { offersSenders } from "#test/kit/mail-provider";
import { moveTo } from "#test/kit/moves";
import { clientOf } from "#test/kit/new-client";
import { newSubdomain, OperatorClient } from "#test/kit/operator";
import { dayMs } from "#workers/kernel/clock";
import { inWorldOfSenders, makeActive, makeClient, pass, runDue, senderOf, world } from "./world";

inWorldOfSenders();

test("a client that is moved keeps its sender, which follows its domain where it lives then", async () => {
	const { client, owner, host } = await makeClient();
	await makeActive(owner, host);
	await runDue(client);
	await moveTo(new OperatorClient(), client.subdomain, client.shard === 0 ? "SHARD_1" : "SHARD_0");
	const moved = offersSenders({ client: owner }).client;
	expect(await senderOf(moved)).toMatchObject({ is_own: 1, domain: { host, state: "active" } });
	world.resend.control(host, { status: "failed" });
	await pass(1, dayMs);
	expect(await senderOf(moved)).toMatchObject({ is_own: 0, domain: { host, state: "failed" } });
});

test("a copy of a client has its name and the part before the @, and sends from the platform; the domain stays with the first", async () => {
	const { client, owner, host } = await makeClient();
	await owner.call("sender-domains/save-sender", { name: "Initech Thanks", local_part: "thanks" });
	await makeActive(owner, host);
	await runDue(client);
	await runDue(client);
	const subdomain = newSubdomain();
	const operator = new OperatorClient();
	const { begun, counts } = await importRows(client.subdomain, subdomain);
	await operator.call("operations/import-account", { subdomain, rows: counts });
	const copy = clientOf({ ...begun, owner_email: client.owner_email });
	const [account] = await copy.database.read(
		sql<{ settings: string }>`select settings from accounts where account_id = ${copy.id}`,
	);
	const { sender_name, sender_local_part, sender_domain = null } = JSON.parse(account!.settings);
	expect([sender_name, sender_local_part, sender_domain]).toEqual(["Initech Thanks", "thanks", null]);
	const shown = await offersSenders(operator).call("sender-domains/get-tenant-sender", { subdomain });
	expect(shown).toMatchObject({ is_own: 0, name: "Initech Thanks", domain: null });
	const { results } = await env.DIRECTORY.prepare("select account_id, state from sender_domains where host = ?")
		.bind(host)
		.all();
	expect(results).toEqual([{ account_id: client.id, state: "active" }]);
});

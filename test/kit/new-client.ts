/** A client that an operator created, as the tests' other tenants are used: its host, its database, its outbox. */
import { env } from "cloudflare:test";
import { openTenantDatabase } from "#workers/kernel/database";
import { shardName } from "#workers/kernel/environment";
import { Client } from "./client";
import { hostOf, newSubdomain, OperatorClient } from "./operator";
import { runOutboxWhole } from "./outbox";
import type { TestTenant } from "./tenant";

/** What the kit's tools for tenants need of a created client. */
export type NewClient = Pick<TestTenant, "id" | "shard" | "host" | "database" | "visitor"> & {
	subdomain: string;
	owner_email: string;
};

/** Creates a client with whatever is asked for beside its name and owner. */
export async function createClient(asked: Record<string, unknown> = {}): Promise<NewClient> {
	const subdomain = newSubdomain();
	const wish = { subdomain, company_name: "Initech", owner_email: `jane@${subdomain}.example`, ...asked };
	return clientOf(await new OperatorClient().call("operations/create-tenant", wish));
}

/** The kit's view of a client, by the answer to its creation. */
export function clientOf(created: {
	account_id: number;
	subdomain: string;
	shard: string;
	owner_email: string;
}): NewClient {
	const { account_id: id, subdomain, owner_email } = created;
	const shard = Number(created.shard.slice(shardName(0).length - 1));
	const database = openTenantDatabase(env, shard, id);
	const host = hostOf(subdomain);
	return { id, shard, subdomain, owner_email, host, database, visitor: () => new Client(host) };
}

/** Sends what waits, and gives the token of the owner's activation link. */
export async function activationToken(client: NewClient): Promise<string> {
	await runOutboxWhole(client);
	const { emails } = await client.visitor().call("mail/list-emails", {});
	const body = emails.find(({ recipient }) => recipient === client.owner_email)?.body ?? "";
	const token = /\/webapp\/activate\/([0-9a-f]{64})/.exec(body)?.[1];
	if (!token) throw new Error(`no activation link was sent to ${client.owner_email}`);
	return token;
}

/** The owner in a browser on the client's own host, signed in through the invitation. */
export async function activateOwner(client: NewClient): Promise<Client> {
	const browser = client.visitor();
	await browser.call("session/activate", { token: await activationToken(client), password: "long enough words" });
	browser.forgetToken();
	return browser;
}

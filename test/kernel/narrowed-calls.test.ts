/** A call that is narrowed to a role for a test asks others in that role, too. */
import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import { narrowedBy, prepareRequestContext } from "#workers/http/prepare-request-context";
import { createScope } from "#workers/kernel/create-scope";
import type { Environment } from "#workers/kernel/environment";

test("what a narrowed call asks of others is refused as its role is, and what the owner asks is not", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const cookie = [...olga.client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const context = createExecutionContext();
	const request = new Request(`http://${acme.host}/api`, { headers: { cookie } });
	const tenant = { account_id: acme.id, shard: acme.shard };
	const own = await prepareRequestContext(request, env as unknown as Environment, context, tenant as never);
	const ask = (role: string) => createScope(narrowedBy(own, role), "test").call("points/verify-ledger", {});
	await expect(ask("account_owner")).resolves.toBeTruthy();
	await expect(ask("member")).rejects.toMatchObject({ code: "forbidden" });
	await expect(createScope(own, "test").call("points/verify-ledger", {})).resolves.toBeTruthy();
	await waitOnExecutionContext(context);
});

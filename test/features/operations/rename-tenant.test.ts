/** Renaming a client: its new host answers, the old one leads there for 12 months, and nobody else gets the name meanwhile. */
import type { env } from "cloudflare:test";
import { afterEach, expect, test } from "vitest";
import { Client } from "#test/kit/client";
import { takeCrashes } from "#test/kit/crashes";
import { activateOwner, createClient } from "#test/kit/new-client";
import { hostOf, newSubdomain, OperatorClient } from "#test/kit/operator";
import { watched } from "#test/kit/round-trips";
import { isolateClock } from "#workers/runtime/clock";

const setup = new OperatorClient();
const usualClock = isolateClock.current;
const yearMs = 365 * 86_400_000;

afterEach(() => {
	isolateClock.current = usualClock;
});

/** Where an address of a host leads. */
async function leadsTo(host: string, path: string) {
	const answer = await new Client(host).fetch(path);
	return [answer.status, answer.headers.get("location")];
}

test("[account-01] the new host answers, and the old one leads to the same address there for 12 months", async () => {
	const client = await createClient();
	await activateOwner(client);
	const name = newSubdomain();
	const renamed = await setup.call("operations/rename-tenant", { subdomain: client.subdomain, new_subdomain: name });
	expect(renamed).toMatchObject({ subdomain: name, site_url: `http://${hostOf(name)}` });
	expect(renamed.redirects).toEqual([{ host: client.host, redirects_until: expect.any(Number) }]);
	expect(Math.abs(renamed.redirects[0]!.redirects_until - Date.now() - yearMs)).toBeLessThan(60_000);
	expect(await leadsTo(client.host, "/webapp/store?a=1")).toEqual([301, `http://${hostOf(name)}/webapp/store?a=1`]);
	const posted = await new Client(client.host).fetch("/api/users/api_csrf_token", { method: "POST", body: "{}" });
	expect([posted.status, posted.headers.get("cache-control")]).toEqual([308, "no-store"]);
	const { account } = await new Client(hostOf(name)).call("account/init-account", {});
	expect(account).toMatchObject({ company_name: "Initech", subdomain: name });
	const { state, hosts } = await setup.call("operations/get-tenant", { subdomain: client.subdomain });
	expect([state, hosts.map(({ host }) => host).sort()]).toEqual(["active", [client.host, hostOf(name)].sort()]);
	expect(await setup.call("operations/rename-tenant", { subdomain: client.subdomain, new_subdomain: name })).toEqual(
		renamed,
	);
});

test("an old name leads nowhere after 12 months and is anybody's then, not before", async () => {
	const client = await createClient();
	const wish = { company_name: "Other", owner_email: "other@example.com" };
	const [second, third] = [newSubdomain(), newSubdomain()];
	await setup.call("operations/rename-tenant", { subdomain: client.subdomain, new_subdomain: second });
	await setup.call("operations/rename-tenant", { subdomain: second, new_subdomain: third });
	for (const host of [client.host, hostOf(second)])
		expect(await leadsTo(host, "/webapp")).toEqual([301, `http://${hostOf(third)}/webapp`]);
	for (const subdomain of [client.subdomain, second, third]) {
		const taken = await setup.try("operations/create-tenant", { ...wish, subdomain });
		expect([subdomain, taken.status, taken.body.resultType]).toEqual([subdomain, 409, "subdomain_taken"]);
		const other = await createClient();
		const asked = { subdomain: other.subdomain, new_subdomain: subdomain };
		expect((await setup.try("operations/rename-tenant", asked)).body.resultType).toBe("subdomain_taken");
	}
	const later = Date.now() + yearMs + 60_000;
	isolateClock.current = { ...usualClock, now: () => later };
	expect((await leadsTo(client.host, "/webapp"))[0]).toBe(404);
	const created = await setup.call("operations/create-tenant", { ...wish, subdomain: client.subdomain });
	expect(created.is_new).toBe(1);
});

test("a client gets its old name back, and a name that it has already changes nothing", async () => {
	const client = await createClient();
	const name = newSubdomain();
	await setup.call("operations/rename-tenant", { subdomain: client.subdomain, new_subdomain: name });
	const back = await setup.call("operations/rename-tenant", { subdomain: name, new_subdomain: client.subdomain });
	expect(back.redirects.map(({ host }) => host)).toEqual([hostOf(name)]);
	expect(await leadsTo(hostOf(name), "/webapp")).toEqual([301, `http://${client.host}/webapp`]);
	const own = { subdomain: client.subdomain, new_subdomain: client.subdomain };
	expect(await setup.call("operations/rename-tenant", own)).toEqual(back);
});

test("a renaming that broke off goes on when it is sent again, under the old name", async () => {
	const client = await createClient({ shard: "SHARD_0" });
	const asked = { subdomain: client.subdomain, new_subdomain: newSubdomain() };
	const breaking = new OperatorClient();
	const { environment } = watched({ breaks: (texts) => texts.some((text) => text.startsWith("update accounts")) });
	breaking.client.environment = environment as unknown as typeof env;
	expect((await breaking.try("operations/rename-tenant", asked)).status).toBe(500);
	expect(takeCrashes()).toHaveLength(1);
	await setup.call("operations/rename-tenant", asked);
	const { account } = await new Client(hostOf(asked.new_subdomain)).call("account/init-account", {});
	expect(account).toMatchObject({ subdomain: asked.new_subdomain });
});

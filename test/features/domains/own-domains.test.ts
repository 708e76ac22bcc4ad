/** Own domains on their way: states, DNS records, who may have a name, what is served where, and what operators do. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { Client } from "#test/kit/client";
import { offersDomains, target, tick } from "#test/kit/custom-hostnames";
import { createOperator, newSubdomain, OperatorClient } from "#test/kit/operator";
import { dayMs, minuteMs } from "#workers/kernel/clock";
import { acts, domainOf, inWorldOfDomains, makeActive, makeClient, pass, servedAt, toldOwners, world } from "./world";

inWorldOfDomains();

test("a domain goes from pending through verified to active by the schedule alone, and is served from then on beside the subdomain", async () => {
	const { client, owner, host } = await makeClient();
	const { domain } = await owner.call("domains/add-domain", { host: ` https://${host.toUpperCase()}/ ` });
	expect(domain).toMatchObject({
		host,
		state: "pending",
		problem: null,
		notes: ["custom hostname does not CNAME to this zone."],
	});
	expect(world.asked).toEqual([
		{
			method: "POST",
			path: "",
			body: { hostname: host, ssl: { method: "txt", type: "dv", settings: { min_tls_version: "1.2" } } },
		},
	]);
	expect(domain.records).toEqual([
		{ purpose: "traffic", type: "CNAME", name: host, value: target },
		{ purpose: "ownership", type: "TXT", name: `_cf-custom-hostname.${host}`, value: expect.any(String) },
	]);
	expect(await servedAt(host)).toBe(404);
	await pass(1);
	const pending = await domainOf(owner, host);
	expect(pending?.state).toBe("pending");
	expect(pending?.records.map(({ purpose, name }) => [purpose, name])).toContainEqual([
		"certificate",
		`_acme-challenge.${host}`,
	]);
	await pass(1);
	expect(await domainOf(owner, host)).toMatchObject({ state: "verified", records: [{ purpose: "traffic" }] });
	expect(await servedAt(host)).toBe(404);
	await pass(2);
	expect(await domainOf(owner, host)).toMatchObject({ state: "active", problem: null, given_up_at: null });
	expect([await servedAt(host), await servedAt(client.host)]).toEqual([client.subdomain, client.subdomain]);
	expect(await acts(client)).toEqual([
		["domains/add-domain", { host }],
		["domains/refresh-domains", { host, state: "active" }],
	]);
	expect(world.asked.every(({ method }) => method === "POST" || method === "GET")).toBe(true);
	expect(await toldOwners(client)).toEqual([
		[`${host} is active`, ["domains/domain-changed", { host, state: "active" }]],
	]);
});

test("people sign in anew on the own domain, and emails lead there once the owner says so, and back", async () => {
	const { client, owner, host } = await makeClient();
	await owner.call("domains/add-domain", { host });
	expect((await owner.try("domains/choose-site", { host })).body.resultType).toBe("domain_not_active");
	await makeActive(owner, host);
	const there = new Client(host);
	expect((await there.try("session/init-user", {})).status).toBe(401);
	expect(await owner.call("domains/choose-site", { host })).toMatchObject({ site_url: `http://${host}` });
	expect((await owner.call("domains/get-domains", {})).site_host).toBe(host);
	const { account } = await owner.call("account/init-account", {});
	expect(account).toMatchObject({ site_url: `http://${host}` });
	const renamed = newSubdomain();
	await new OperatorClient().call("operations/rename-tenant", { subdomain: client.subdomain, new_subdomain: renamed });
	const after = await new OperatorClient().call("operations/get-tenant", { subdomain: renamed });
	expect([after.site_url, await servedAt(host)]).toEqual([`http://${host}`, renamed]);
	const named = offersDomains({ client: new Client(host) }).client;
	const signedIn = await named.try("session/login", { email: client.owner_email, password: "long enough words" });
	// A cookie of one host alone: no name of the client shares it with another.
	expect(signedIn.headers.getSetCookie().some((cookie) => /;\s*domain=/i.test(cookie))).toBe(false);
	named.forgetToken();
	expect((await named.call("session/init-user", {})).user.email).toBe(client.owner_email);
	const back = await named.call("domains/choose-site", {});
	expect(new URL(back.site_url).hostname).toBe(client.host.replace(client.subdomain, renamed));
});

test("a name is refused at its field when it is no name, the platform's, or another client's", async () => {
	const [acme, globex] = [await makeClient(), await makeClient()];
	const refusal = async (owner: Client, host: string) => {
		const { status, body } = await owner.try("domains/add-domain", { host });
		return [status, body.resultType, body.errors?.host?.[0]];
	};
	const noName = "Please give a name below your own domain, such as rewards.yourcompany.com.";
	for (const wrong of [
		"",
		"initech",
		"initech.test",
		"127.0.0.1",
		"*.initech.test",
		"a b.initech.test",
		"rewards.initech.test:8080",
		"initech.test\r\nx: y@rewards.initech.test",
		"somebody@rewards.initech.test",
		`${"a".repeat(64)}.initech.test`,
	])
		expect([wrong, ...(await refusal(acme.owner, wrong))]).toEqual([wrong, 400, "validation", noName]);
	expect(await refusal(acme.owner, "admin.initech.test")).toEqual([
		400,
		"validation",
		expect.stringContaining("reserved"),
	]);
	const platform = "This name belongs to the platform. Please give a name below your own domain.";
	for (const own of [
		env.PLATFORM_HOST,
		globex.client.host,
		"new.laurel.test",
		`a.b.${env.PLATFORM_HOST}`,
		target,
		"www.laurel.example",
	])
		expect([own, ...(await refusal(acme.owner, own))]).toEqual([own, 400, "validation", platform]);
	await makeActive(globex.owner, globex.host);
	expect(await refusal(acme.owner, globex.host)).toEqual([
		409,
		"domain_taken",
		expect.stringContaining("another company"),
	]);
	expect(await refusal(acme.owner, "rewards.initech.invalid")).toEqual([
		409,
		"domain_refused",
		expect.stringContaining("Reserved top domain"),
	]);
	expect((await acme.owner.call("domains/get-domains", {})).domains).toEqual([]);
	expect(await acts(acme.client)).toEqual([]);
	for (const call of ["domains/check-domain", "domains/remove-domain", "domains/choose-site"] as const)
		expect([call, (await acme.owner.try(call, { host: globex.host })).status]).toEqual([call, 404]);
	expect(await servedAt(globex.host)).toBe(globex.client.subdomain);
});

test("asked for again nothing is made twice, three domains are the most, and without settings none is offered", async () => {
	const { client, owner, host } = await makeClient();
	await owner.call("domains/add-domain", { host });
	await owner.call("domains/add-domain", { host });
	expect(world.asked.filter(({ method }) => method === "POST")).toHaveLength(1);
	for (const number of [2, 3]) await owner.call("domains/add-domain", { host: `n${number}.${client.subdomain}.test` });
	const fourth = await owner.try("domains/add-domain", { host: `n4.${client.subdomain}.test` });
	expect([fourth.status, fourth.body.resultType]).toEqual([409, "too_many_domains"]);
	expect((await owner.call("domains/get-domains", {})).room_left).toBe(0);
	const without = await makeClient();
	without.owner.environment = env;
	expect((await without.owner.call("domains/get-domains", {})).is_offered).toBe(0);
	expect((await without.owner.try("domains/add-domain", { host: without.host })).body.resultType).toBe(
		"domains_not_offered",
	);
});

test("owners who ask the provider too often wait, whatever they ask", async () => {
	const { client, owner, host } = await makeClient();
	await owner.call("domains/add-domain", { host });
	for (let time = 0; time < 29; time += 1) await owner.try("domains/check-domain", { host });
	for (const [call, input] of [
		["domains/add-domain", { host: `two.${client.subdomain}.test` }],
		["domains/check-domain", { host }],
		["domains/choose-site", {}],
		["domains/remove-domain", { host }],
	] as const) {
		const { status, body } = await owner.try(call, input as never);
		expect([call, status, body.resultType]).toEqual([call, 429, "rate_limited"]);
	}
	world.now += 10 * minuteMs;
	expect((await owner.try("domains/remove-domain", { host })).status).toBe(200);
});

test("operators ask for, show and remove a client's domain, also one that another client had, and the audits name them", async () => {
	const [acme, globex] = [await makeClient(), await makeClient()];
	const operator = offersDomains(await createOperator());
	const subdomain = acme.client.subdomain;
	await globex.owner.call("domains/add-domain", { host: acme.host });
	const taken = await operator.try("domains/add-tenant-domain", { subdomain, host: acme.host });
	expect([taken.status, taken.body.resultType]).toEqual([409, "domain_taken"]);
	await globex.owner.call("domains/remove-domain", { host: acme.host });
	const { domain } = await operator.call("domains/add-tenant-domain", { subdomain, host: acme.host });
	expect(domain).toMatchObject({ host: acme.host, state: "pending" });
	const shown = await operator.call("domains/get-tenant-domains", { subdomain });
	expect(shown).toMatchObject({ subdomain, site_host: acme.client.host, domains: [{ host: acme.host }] });
	const foreign = await operator.try("domains/remove-tenant-domain", {
		subdomain: globex.client.subdomain,
		host: acme.host,
	});
	expect(foreign.status).toBe(404);
	expect(await operator.call("domains/remove-tenant-domain", { subdomain, host: acme.host })).toMatchObject({
		state: "removed",
	});
	const { lines } = await operator.call("operations/get-audit", { subdomain });
	const named = lines.filter(({ operation }) => operation.startsWith("domains/"));
	expect(named.map(({ operation, values, operator: who }) => [operation, values, who]).sort()).toEqual([
		["domains/add-tenant-domain", { subdomain, host: acme.host }, operator.name],
		["domains/remove-tenant-domain", { subdomain, host: acme.host }, operator.name],
	]);
	expect(await acts(acme.client)).toEqual([
		["domains/add-tenant-domain", { operator: operator.name, host: acme.host }],
		["domains/remove-tenant-domain", { operator: operator.name, host: acme.host }],
		["domains/refresh-domains", { host: acme.host, state: "removed" }],
	]);
	const nobody = await operator.try("domains/get-tenant-domains", { subdomain: "nobody-here" });
	expect(nobody.body.resultType).toBe("no_such_tenant");
});

test("a suspended client's domain says so, a closed one's leads nowhere, and an erased one's is deleted at Cloudflare", async () => {
	const { client, owner, host } = await makeClient();
	await makeActive(owner, host);
	const platform = new OperatorClient();
	const { subdomain } = client;
	await platform.call("operations/suspend-tenant", { subdomain });
	expect((await new Client(host).try("account/init-account", {})).body.resultType).toBe("account_suspended");
	await platform.call("operations/resume-tenant", { subdomain });
	await platform.call("operations/erase-tenant", { subdomain });
	expect(await servedAt(host)).toBe(404);
	expect(world.zone.hostnames().some(({ hostname }) => hostname === host)).toBe(true);
	world.now += 31 * dayMs;
	for (let run = 0; run < 40 && world.zone.hostnames().some(({ hostname }) => hostname === host); run += 1) {
		world.now += minuteMs;
		await tick();
	}
	expect(world.zone.hostnames().some(({ hostname }) => hostname === host)).toBe(false);
	const { results } = await env.DIRECTORY.prepare("select state from own_domains where host = ?").bind(host).all();
	expect(results).toEqual([{ state: "removed" }]);
});

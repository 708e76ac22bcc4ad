/** Own domains that wait or fail: Cloudflare is away, the DNS is not set, a name leads elsewhere or is taken away. */
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { settings, tick } from "#test/kit/custom-hostnames";
import { dayMs, minuteMs } from "#workers/kernel/clock";
import { acts, domainOf, inWorldOfDomains, makeActive, makeClient, pass, servedAt, toldOwners, world } from "./world";

inWorldOfDomains();

test("while Cloudflare asks for patience, breaks or knows the token no more, the domain waits, and goes on by itself", async () => {
	const { owner, host } = await makeClient();
	world.zone.failNext("tooMany", { retry_after: 1_800 });
	const { domain } = await owner.call("domains/add-domain", { host });
	expect(domain).toMatchObject({ state: "pending", problem: "provider_away", records: [{ purpose: "traffic" }] });
	expect(domain.next_check_at! - world.now).toBe(1_800_000);
	world.now += 29 * minuteMs;
	await tick();
	expect(world.asked.filter(({ method }) => method === "POST")).toHaveLength(1);
	for (const how of ["broken", "wrongToken"] as const) {
		world.zone.failNext(how);
		world.now += 60 * minuteMs;
		await tick();
		expect([how, (await domainOf(owner, host))?.problem]).toEqual([how, "provider_away"]);
	}
	await pass(1, 60 * minuteMs);
	expect(await domainOf(owner, host)).toMatchObject({ state: "pending", problem: null });
});

test("a creation whose answer was lost is found again, and not made twice", async () => {
	const { owner, host } = await makeClient();
	const usual = vi.mocked(fetch).getMockImplementation()!;
	vi.mocked(fetch).mockImplementationOnce(async (...given) => {
		await usual(...given);
		throw new TypeError("Network connection lost.");
	});
	expect((await owner.call("domains/add-domain", { host })).domain.problem).toBe("provider_away");
	await pass(1);
	expect(world.asked.map(({ method }) => method)).toEqual(["POST", "POST", "GET"]);
	expect(world.asked[2]!.path).toBe(`?hostname=${host}`);
	expect(world.zone.hostnames().map(({ hostname }) => hostname)).toEqual([host]);
	expect(await domainOf(owner, host)).toMatchObject({ state: "pending", problem: null });
});

test("it is looked at ever more rarely, given up after seven days with advice, and begins anew when the owner checks", async () => {
	const { client, owner, host } = await makeClient("unverified.test");
	await owner.call("domains/add-domain", { host });
	const looks = () => world.asked.filter(({ method }) => method === "GET").length;
	await pass(30, 2 * minuteMs);
	const inFirstHour = looks();
	await pass(24, 60 * minuteMs);
	const inFirstDay = looks() - inFirstHour;
	expect([inFirstHour > 5, inFirstHour < 12, inFirstDay < 15]).toEqual([true, true, true]);
	expect((await domainOf(owner, host))?.state).toBe("pending");
	await pass(7, dayMs);
	expect(await domainOf(owner, host)).toMatchObject({ state: "failed", problem: "timed_out", next_check_at: null });
	const before = looks();
	await pass(3, dayMs);
	expect(looks()).toBe(before);
	expect(await acts(client)).toContainEqual(["domains/refresh-domains", { host, state: "failed" }]);
	const { domain } = await owner.call("domains/check-domain", { host });
	expect(domain).toMatchObject({ state: "pending", problem: null });
	expect(domain.given_up_at! - world.now).toBe(7 * dayMs);
	expect(world.asked.at(-1)).toMatchObject({ method: "PATCH", body: { ssl: { method: "txt", type: "dv" } } });
});

test("names that are blocked or get no certificate fail with the reason, and one that Cloudflare deleted is made anew", async () => {
	const reasons = { "blocked.test": "blocked", "caa.test": "certificate_failed" } as const;
	for (const [below, problem] of Object.entries(reasons)) {
		const { owner, host } = await makeClient(below);
		await owner.call("domains/add-domain", { host });
		await pass(4);
		expect(await domainOf(owner, host)).toMatchObject({ host, state: "failed", problem });
		expect(await servedAt(host)).toBe(404);
	}
	const { owner, host } = await makeClient();
	await owner.call("domains/add-domain", { host });
	const [made] = world.zone.hostnames().filter(({ hostname }) => hostname === host);
	await fetch(`${settings.CUSTOM_HOSTNAMES_URL}/zones/${settings.CUSTOM_HOSTNAMES_ZONE}/custom_hostnames/${made!.id}`, {
		method: "DELETE",
		headers: { authorization: `Bearer ${settings.CUSTOM_HOSTNAMES_TOKEN}` },
	});
	await pass(1);
	expect(await domainOf(owner, host)).toMatchObject({ state: "failed", problem: "deleted" });
	expect((await owner.call("domains/check-domain", { host })).domain.state).toBe("pending");
	expect(world.asked.at(-1)?.method).toBe("POST");
});

test("an active domain whose DNS leads elsewhere is served no more, and emails lead to the subdomain again", async () => {
	const { client, owner, host } = await makeClient();
	await makeActive(owner, host);
	await owner.call("domains/choose-site", { host });
	world.zone.control(host, { status: "active", ssl_status: "pending_validation" });
	await pass(2, dayMs);
	expect((await domainOf(owner, host))?.state).toBe("active");
	world.zone.control(host, { status: "moved", ssl_status: "active" });
	await pass(2, dayMs);
	expect(await domainOf(owner, host)).toMatchObject({ state: "failed", problem: "moved" });
	expect(await servedAt(host)).toBe(404);
	expect(await owner.call("domains/get-domains", {})).toMatchObject({ site_host: client.host });
	expect(await toldOwners(client)).toEqual([
		[`${host} is active`, ["domains/domain-changed", { host, state: "active" }]],
		[`${host} failed`, ["domains/domain-changed", { host, state: "failed" }]],
	]);
	const [content] = await client.database.read(
		sql<{
			content: string;
		}>`select content from emails where account_id = ${client.id} and subject = ${`${host} failed`}`,
	);
	expect(JSON.parse(content!.content).action.address).toBe(`http://${client.host}/webapp/settings/domains`);
});

test("removing deletes the custom hostname first and serves until then; the name is kept for its client for 90 days", async () => {
	const [acme, globex] = [await makeClient(), await makeClient()];
	await makeActive(acme.owner, acme.host);
	await acme.owner.call("domains/choose-site", { host: acme.host });
	world.zone.failNext("broken");
	expect(await acme.owner.call("domains/remove-domain", { host: acme.host })).toMatchObject({ state: "removing" });
	expect(await servedAt(acme.host)).toBe(acme.client.subdomain);
	expect((await acme.owner.call("domains/get-domains", {})).site_host).toBe(acme.client.host);
	await pass(1);
	expect(world.asked.at(-1)?.method).toBe("DELETE");
	expect(world.zone.hostnames().some(({ hostname }) => hostname === acme.host)).toBe(false);
	expect([await servedAt(acme.host), await domainOf(acme.owner, acme.host)]).toEqual([404, undefined]);
	expect((await globex.owner.try("domains/add-domain", { host: acme.host })).body.resultType).toBe("domain_taken");
	expect((await acme.owner.call("domains/add-domain", { host: acme.host })).domain.state).toBe("pending");
	expect(await acme.owner.call("domains/remove-domain", { host: acme.host })).toMatchObject({ state: "removed" });
	world.now += 90 * dayMs;
	const initrode = await makeClient();
	expect((await initrode.owner.call("domains/add-domain", { host: acme.host })).domain.state).toBe("pending");
});

/** Sender domains on their way: states, DNS records, who may have a domain, and what operators do. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Client } from "#test/kit/client";
import { offersSenders, platformSender } from "#test/kit/mail-provider";
import { createOperator, OperatorClient } from "#test/kit/operator";
import { dayMs, minuteMs } from "#workers/kernel/clock";
import { acts, inWorldOfSenders, makeActive, makeClient, pass, senderOf, sendOne, toldOwners, world } from "./world";

inWorldOfSenders();

test("a domain goes from pending to active by the schedule alone, and emails come from it from then on", async () => {
	const { client, owner, host } = await makeClient();
	const { domain } = await owner.call("sender-domains/add-sender-domain", { host: ` rewards@${host.toUpperCase()} ` });
	expect(domain).toMatchObject({ host, state: "pending", problem: null });
	expect(world.asked).toEqual([{ method: "POST", path: "/domains", body: { name: host } }]);
	expect(domain.records).toEqual([
		{
			...{ purpose: "return_path", type: "MX", name: `send.${host}`, is_found: 0 },
			...{ value: "feedback-smtp.us-east-1.amazonses.com", priority: 10 },
		},
		{ purpose: "spf", type: "TXT", name: `send.${host}`, value: "v=spf1 include:amazonses.com ~all", is_found: 0 },
		{
			purpose: "dkim",
			type: "TXT",
			name: `resend._domainkey.${host}`,
			value: expect.stringMatching(/^p=/),
			is_found: 0,
		},
	]);
	expect((await sendOne(client, owner))[0]!.from).toBe(`"Initech" <${platformSender}>`);
	await pass(1);
	expect(world.asked.map(({ method, path }) => `${method} ${path}`).slice(-2)).toEqual([
		expect.stringMatching(/^GET \/domains\/[\w-]+$/),
		expect.stringMatching(/^POST \/domains\/[\w-]+\/verify$/),
	]);
	await pass(1);
	expect(await senderOf(owner)).toMatchObject({ is_own: 0, domain: { state: "pending" } });
	await pass(1);
	expect(await senderOf(owner)).toMatchObject({
		...{ is_own: 1, from: `"Initech" <rewards@${host}>` },
		domain: { state: "active", problem: null, given_up_at: null },
	});
	const [sent] = await sendOne(client, owner);
	expect(sent).toMatchObject({ from: `"Initech" <rewards@${host}>`, to: client.owner_email });
	expect(await toldOwners(client)).toMatchObject({
		emails: expect.arrayContaining([`Emails come from ${host} now`]),
		bell: [["sender-domains/sender-changed", { host, state: "active" }]],
	});
	expect((await acts(client)).filter(([act]) => act !== "send-test-email")).toEqual([
		["add-sender-domain", { host }],
		["refresh-sender-domains", { host, state: "active" }],
	]);
});

test("a domain is refused at its field when it is none, the platform's, or another client's; two who ask at once do not both get it", async () => {
	const [acme, globex] = [await makeClient(), await makeClient()];
	const refusal = async (owner: Client, host: string) => {
		const { status, body } = await owner.try("sender-domains/add-sender-domain", { host });
		return [status, body.resultType, body.errors?.host?.[0]];
	};
	const noDomain = "Please give a domain of your own, such as yourcompany.com.";
	for (const wrong of [
		"",
		"initech",
		"127.0.0.1",
		"a b.test",
		"*.initech.test",
		"initech.test\r\nBcc: x@y.test",
		"a@b@c.test",
	])
		expect([wrong, ...(await refusal(acme.owner, wrong))]).toEqual([wrong, 400, "validation", noDomain]);
	const platform = "This domain belongs to the platform. Please give one of your own.";
	const own = platformSender.split("@")[1]!;
	for (const name of [own, `x.${own}`, env.PLATFORM_HOST, acme.client.host, "www.laurel.example"])
		expect([name, ...(await refusal(acme.owner, name))]).toEqual([name, 400, "validation", platform]);
	const both = await Promise.all(
		[acme, globex].map(({ owner }) => owner.try("sender-domains/add-sender-domain", { host: acme.host })),
	);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	const loser = both[0]!.status === 409 ? acme : globex;
	expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
		resultType: "sender_domain_taken",
		errors: { host: [expect.stringContaining("another company")] },
	});
	expect(await senderOf(loser.owner)).toMatchObject({ domain: null, is_own: 0 });
	expect(await refusal(loser.owner, "mail.initech.invalid")).toEqual([
		...[409, "sender_domain_refused"],
		"This domain cannot be used: The domain name is invalid.",
	]);
	expect(await refusal(loser.owner, "mail.taken.test")).toEqual([
		...[409, "sender_domain_refused"],
		expect.stringContaining("registered already"),
	]);
	for (const call of ["sender-domains/check-sender-domain", "sender-domains/remove-sender-domain"] as const)
		expect([call, (await loser.owner.try(call, { host: acme.host })).status]).toEqual([call, 404]);
});

test("a domain that stood at the provider before it was asked for is nobody's to take", async () => {
	const { owner, host } = await makeClient();
	const foreign = new Request("https://resend.test/domains", {
		...{ method: "POST", body: JSON.stringify({ name: host }) },
		headers: { authorization: "Bearer token-of-the-mail-tests" },
	});
	await world.resend.fetch(foreign as never);
	world.resend.control(host, { status: "verified" });
	world.now += dayMs;
	const refused = await owner.try("sender-domains/add-sender-domain", { host });
	expect([refused.status, refused.body.resultType]).toEqual([409, "sender_domain_refused"]);
	expect(await senderOf(owner)).toMatchObject({ domain: null, is_own: 0 });
});

test("asked for again nothing is made twice, one domain is the most, and without settings none is offered", async () => {
	const { client, owner, host } = await makeClient();
	await owner.call("sender-domains/add-sender-domain", { host });
	await owner.call("sender-domains/add-sender-domain", { host });
	expect(world.asked.filter(({ method }) => method === "POST")).toHaveLength(1);
	const second = await owner.try("sender-domains/add-sender-domain", { host: `two.${client.subdomain}.test` });
	expect([second.status, second.body.resultType]).toEqual([409, "too_many_sender_domains"]);
	const without = await makeClient();
	without.owner.environment = env;
	expect(await senderOf(without.owner)).toMatchObject({ is_offered: 0, from: null, usual_name: "Initech" });
	const refused = await without.owner.try("sender-domains/add-sender-domain", { host: without.host });
	expect(refused.body.resultType).toBe("sender_domains_not_offered");
});

test("an owner who asks the provider too often waits", async () => {
	const { owner, host } = await makeClient();
	await owner.call("sender-domains/add-sender-domain", { host });
	const asking = async () => (await owner.try("sender-domains/check-sender-domain", { host })).status;
	const statuses = [];
	for (let time = 0; time < 31; time += 1) statuses.push(await asking());
	expect([statuses.slice(0, 28).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
});

test("operators ask for, show and remove a client's domain, also one that another client had, and the audits name them", async () => {
	const [acme, globex] = [await makeClient(), await makeClient()];
	const operator = offersSenders(await createOperator());
	const { subdomain } = acme.client;
	await globex.owner.call("sender-domains/add-sender-domain", { host: acme.host });
	const taken = await operator.try("sender-domains/add-tenant-sender", { subdomain, host: acme.host });
	expect([taken.status, taken.body.resultType]).toEqual([409, "sender_domain_taken"]);
	expect(await globex.owner.call("sender-domains/remove-sender-domain", { host: acme.host })).toMatchObject({
		state: "removed",
	});
	expect((await acme.owner.try("sender-domains/add-sender-domain", { host: acme.host })).status).toBe(409);
	const { domain } = await operator.call("sender-domains/add-tenant-sender", { subdomain, host: acme.host });
	expect(domain).toMatchObject({ host: acme.host, state: "pending" });
	expect(await operator.call("sender-domains/get-tenant-sender", { subdomain })).toMatchObject({
		...{ subdomain, local_part: "rewards", is_own: 0, from: `"Initech" <${platformSender}>` },
		domain: { host: acme.host },
	});
	const foreign = await operator.try("sender-domains/remove-tenant-sender", {
		...{ subdomain: globex.client.subdomain, host: acme.host },
	});
	expect(foreign.status).toBe(404);
	await operator.call("sender-domains/remove-tenant-sender", { subdomain, host: acme.host });
	const { lines } = await operator.call("operations/get-audit", { subdomain });
	const named = lines.filter(({ operation }) => operation.startsWith("sender-domains/"));
	expect(named.map(({ operation, values, operator: who }) => [operation, values, who]).sort()).toEqual([
		["sender-domains/add-tenant-sender", { subdomain, host: acme.host }, operator.name],
		["sender-domains/remove-tenant-sender", { subdomain, host: acme.host }, operator.name],
	]);
	expect(await acts(acme.client)).toEqual([
		["add-tenant-sender", { operator: operator.name, host: acme.host }],
		["remove-tenant-sender", { operator: operator.name, host: acme.host }],
		["refresh-sender-domains", { host: acme.host, state: "removed" }],
	]);
	const nobody = await operator.try("sender-domains/get-tenant-sender", { subdomain: "nobody-here" });
	expect(nobody.body.resultType).toBe("no_such_tenant");
});

test("an erased client's domain is deleted at the provider", async () => {
	const { client, owner, host } = await makeClient();
	await makeActive(owner, host);
	await new OperatorClient().call("operations/erase-tenant", { subdomain: client.subdomain });
	world.now += 31 * dayMs;
	const isThere = () => world.resend.domains().some(({ name }) => name === host);
	expect(isThere()).toBe(true);
	for (let run = 0; run < 40 && isThere(); run += 1) await pass(1, minuteMs);
	expect(isThere()).toBe(false);
	const { results } = await env.DIRECTORY.prepare("select state from sender_domains where host = ?").bind(host).all();
	expect(results).toEqual([{ state: "removed" }]);
});

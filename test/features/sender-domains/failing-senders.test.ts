/** Sender domains that wait or fail, and emails meanwhile: none is lost or put off, and each comes from an address that may send it. */
import { expect, test, vi } from "vitest";
import { takeCrashes } from "#test/kit/crashes";
import { platformSender } from "#test/kit/mail-provider";
import { dayMs, minuteMs } from "#workers/kernel/clock";
import {
	acts,
	inWorldOfSenders,
	makeActive,
	makeClient,
	pass,
	runDue,
	senderOf,
	sendOne,
	toldOwners,
	world,
} from "./world";

inWorldOfSenders();

const fromPlatform = `"Initech" <${platformSender}>`;

test("while Resend asks for patience, breaks, is away or refuses token and plan, the domain waits, and goes on by itself", async () => {
	const { owner, host } = await makeClient();
	world.resend.failNext("tooMany", { retry_after: 1_800 });
	const { domain } = await owner.call("sender-domains/add-sender-domain", { host });
	expect(domain).toMatchObject({ state: "pending", problem: "provider_away", records: [] });
	expect(domain.next_check_at! - world.now).toBe(1_800_000);
	await pass(1, 29 * minuteMs);
	expect(world.asked).toHaveLength(1);
	for (const how of ["broken", "away", "wrongToken", "restricted", "plan"] as const) {
		world.resend.failNext(how);
		await pass(1, 60 * minuteMs);
		expect([how, (await senderOf(owner)).domain?.problem]).toEqual([how, "provider_away"]);
	}
	await pass(1, 60 * minuteMs);
	expect((await senderOf(owner)).domain).toMatchObject({ state: "pending", problem: null });
});

test("a creation whose answer was lost is found again among many, and not made twice; so is one that is removed meanwhile", async () => {
	for (let count = 0; count < 120; count += 1)
		await world.resend.fetch(
			new Request("https://resend.test/domains", {
				...{ method: "POST", body: JSON.stringify({ name: `other-${count}.test` }) },
				headers: { authorization: "Bearer token-of-the-mail-tests" },
			}) as never,
		);
	const lose = () => {
		const usual = vi.mocked(fetch).getMockImplementation()!;
		vi.mocked(fetch).mockImplementationOnce(async (...given) => {
			await usual(...given);
			throw new TypeError("Network connection lost.");
		});
	};
	const { owner, host } = await makeClient();
	lose();
	expect((await owner.call("sender-domains/add-sender-domain", { host })).domain.problem).toBe("provider_away");
	await pass(1);
	expect((await senderOf(owner)).domain).toMatchObject({ state: "pending", problem: null });
	expect(world.asked.map(({ path }) => path).filter((path) => path.includes("?"))).toHaveLength(2);
	const named = () => world.resend.domains().filter(({ name }) => name === host);
	expect(named()).toHaveLength(1);
	const globex = await makeClient();
	lose();
	await globex.owner.call("sender-domains/add-sender-domain", { host: globex.host });
	await globex.owner.call("sender-domains/remove-sender-domain", { host: globex.host });
	expect(world.resend.domains().some(({ name }) => name === globex.host)).toBe(false);
});

test("records that are not found within 72 hours fail the domain with advice, owners are told, and it begins anew when they check", async () => {
	const { client, owner, host } = await makeClient("unverified.test");
	await owner.call("sender-domains/add-sender-domain", { host });
	await pass(1);
	await pass(20, 4 * 60 * minuteMs);
	expect((await senderOf(owner)).domain).toMatchObject({ state: "failed", problem: "timed_out", next_check_at: null });
	const asked = world.asked.length;
	await pass(3, dayMs);
	expect(world.asked.length).toBe(asked);
	const { emails, bell } = await toldOwners(client);
	expect([emails.at(-1), bell]).toEqual([
		`Emails come from ${host} no more`,
		[["sender-domains/sender-changed", { host, state: "failed" }]],
	]);
	expect((await acts(client)).at(-1)).toEqual([
		"refresh-sender-domains",
		{ host, state: "failed", problem: "timed_out" },
	]);
	const { domain } = await owner.call("sender-domains/check-sender-domain", { host });
	expect(domain).toMatchObject({ state: "pending", problem: null });
	expect(world.asked.at(-2)!.path).toMatch(/\/verify$/);
});

test("as soon as records are missing emails come from the platform, and from the domain again once they are back", async () => {
	const { client, owner, host } = await makeClient();
	await makeActive(owner, host);
	expect((await sendOne(client, owner))[0]!.from).toBe(`"Initech" <rewards@${host}>`);
	world.resend.control(host, { status: "temporary_failure" });
	await pass(1, dayMs);
	expect(await senderOf(owner)).toMatchObject({
		...{ is_own: 0, from: fromPlatform },
		domain: { state: "pending", problem: "records_missing", given_up_at: null },
	});
	expect((await sendOne(client, owner))[0]!.from).toBe(fromPlatform);
	world.resend.control(host, { status: "verified" });
	await pass(1, 4 * 60 * minuteMs);
	expect((await sendOne(client, owner))[0]!.from).toBe(`"Initech" <rewards@${host}>`);
	world.resend.control(host, { status: "failed" });
	await pass(1, dayMs);
	expect((await senderOf(owner)).domain).toMatchObject({ state: "failed", problem: "timed_out" });
	expect((await sendOne(client, owner))[0]!.from).toBe(fromPlatform);
	const { bell } = await toldOwners(client);
	expect(bell.map(([, { state }]) => state)).toEqual(["active", "failed", "active", "failed"]);
});

test("a domain of which only a part is verified sends once that part is all that sending needs", async () => {
	const { owner, host } = await makeClient();
	await owner.call("sender-domains/add-sender-domain", { host });
	world.resend.control(host, { status: "partially_verified", record_status: "pending" });
	await pass(1);
	expect((await senderOf(owner)).domain?.state).toBe("pending");
	world.resend.control(host, { status: "partially_verified", record_status: "verified" });
	await pass(1);
	expect((await senderOf(owner)).domain?.state).toBe("active");
	world.resend.control(host, { status: "partially_failed", record_status: "failed" });
	await pass(1, dayMs);
	expect(await senderOf(owner)).toMatchObject({ is_own: 0, domain: { state: "failed" } });
});

test("an email whose sender the provider refuses goes out from the platform's in the same try, and the domain is looked at soon", async () => {
	const { client, owner, host } = await makeClient();
	await makeActive(owner, host);
	await runDue(client);
	world.resend.control(host, { status: "failed" });
	expect((await senderOf(owner)).is_own).toBe(1);
	const [sent, ...others] = await sendOne(client, owner);
	expect([sent!.from, others]).toEqual([fromPlatform, []]);
	const posted = world.asked.filter(({ path }) => path === "/emails").slice(-2);
	expect(posted.map(({ body }) => (body as { from: string }).from)).toEqual([
		`"Initech" <rewards@${host}>`,
		fromPlatform,
	]);
	await runDue(client);
	await pass(1, minuteMs);
	expect(await senderOf(owner)).toMatchObject({ is_own: 0, domain: { state: "failed" } });
	expect((await sendOne(client, owner))[0]!.from).toBe(fromPlatform);
	expect(world.asked.filter(({ path }) => path === "/emails").length).toBe(posted.length + 3);
});

test("an email that the provider takes from nobody at the moment is tried again later, from the own sender, under the same key", async () => {
	const { client, owner, host } = await makeClient();
	await makeActive(owner, host);
	await runDue(client);
	world.resend.failNext("broken", { path: "/emails" });
	expect(await sendOne(client, owner)).toEqual([]);
	expect(takeCrashes()).toEqual([expect.stringContaining("the mail provider answered 500")]);
	world.now += minuteMs;
	await runDue(client);
	const [sent] = world.resend.emails().slice(-1);
	expect([sent!.from, sent!.key]).toEqual([
		`"Initech" <rewards@${host}>`,
		expect.stringMatching(new RegExp(`^email-${client.id}-\\d+-own$`)),
	]);
});

test("a domain that the provider deleted fails, and is made anew when the owner checks", async () => {
	const { owner, host } = await makeClient();
	await makeActive(owner, host);
	const [made] = world.resend.domains().filter(({ name }) => name === host);
	await fetch(`https://resend.test/domains/${made!.id}`, {
		...{ method: "DELETE", headers: { authorization: "Bearer token-of-the-mail-tests" } },
	});
	await pass(1, dayMs);
	expect(await senderOf(owner)).toMatchObject({ is_own: 0, domain: { state: "failed", problem: "deleted" } });
	expect((await owner.call("sender-domains/check-sender-domain", { host })).domain.state).toBe("pending");
	expect(world.asked.at(-1)).toMatchObject({ method: "POST", path: "/domains" });
});

test("removing puts emails back to the platform at once, also while the provider is away; the name is kept for its client for 90 days", async () => {
	const [acme, globex] = [await makeClient(), await makeClient()];
	await makeActive(acme.owner, acme.host);
	world.resend.failNext("broken", { path: "/domains" });
	const { host } = acme;
	expect(await acme.owner.call("sender-domains/remove-sender-domain", { host })).toMatchObject({ state: "removing" });
	expect(await senderOf(acme.owner)).toMatchObject({ is_own: 0, domain: { state: "removing", records: [] } });
	expect((await sendOne(acme.client, acme.owner))[0]!.from).toBe(fromPlatform);
	await pass(1);
	expect(world.resend.domains().some(({ name }) => name === host)).toBe(false);
	expect((await senderOf(acme.owner)).domain).toBeNull();
	expect((await globex.owner.try("sender-domains/add-sender-domain", { host })).body.resultType).toBe(
		"sender_domain_taken",
	);
	expect((await acme.owner.call("sender-domains/add-sender-domain", { host })).domain.state).toBe("pending");
	await acme.owner.call("sender-domains/remove-sender-domain", { host });
	world.now += 90 * dayMs;
	const initrode = await makeClient();
	expect((await initrode.owner.call("sender-domains/add-sender-domain", { host })).domain.state).toBe("pending");
});

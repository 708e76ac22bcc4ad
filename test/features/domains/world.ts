/** What the tests of own domains share: clients with owners, the stand-in for Cloudflare, and a clock that they turn. */
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { Client } from "#test/kit/client";
import { type AskedOfCloudflare, offersDomains, standInForCloudflare, tick } from "#test/kit/custom-hostnames";
import { activateOwner, createClient, type NewClient } from "#test/kit/new-client";
import { minuteMs, systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";
import type { CustomHostnames } from "../../../scripts/stand-ins/custom-hostnames.mjs";

/** The stand-in of this test, what it was asked, and what time it is. */
export const world = {} as { zone: CustomHostnames; asked: AskedOfCloudflare[]; now: number };

/** Gives each test of a file a stand-in and a clock of its own. */
export function inWorldOfDomains(): void {
	beforeEach(() => {
		Object.assign(world, standInForCloudflare(), { now: Date.now() });
		isolateClock.current = { now: () => world.now };
	});
	afterEach(() => {
		vi.restoreAllMocks();
		isolateClock.current = systemClock;
	});
}

/** A client with its owner, whose Worker asks the stand-in, and a name that nobody else has. */
export async function makeClient(below = "test") {
	const client = await createClient();
	const owner = offersDomains({ client: await activateOwner(client) }).client;
	return { client, owner, host: `rewards.${client.subdomain}.${below}` };
}

/** Lets minutes pass and the schedule run, once each pause. */
export async function pass(times: number, pauseMs = 10 * minuteMs) {
	for (let time = 0; time < times; time += 1) {
		world.now += pauseMs;
		await tick();
	}
}

/** A domain as its owner reads it. */
export async function domainOf(owner: Client, host: string) {
	const { domains } = await owner.call("domains/get-domains", {});
	return domains.find((one) => one.host === host);
}

/** What a host answers: the client's name, or the status. */
export async function servedAt(host: string) {
	const reply = await new Client(host).try("account/init-account", {}).catch((error: Error) => error);
	return reply instanceof Error
		? reply.message
		: ((reply.body as { account?: { subdomain: string } }).account?.subdomain ?? reply.status);
}

/** Brings a domain to where it is served. */
export async function makeActive(owner: Client, host: string) {
	await owner.call("domains/add-domain", { host });
	world.zone.control(host, { status: "active", ssl_status: "active" });
	await owner.call("domains/check-domain", { host });
	world.now += minuteMs;
	const { domain } = await owner.call("domains/check-domain", { host });
	expect(domain.state).toBe("active");
}

/** What the account’s audit tells of its domains. */
export async function acts(client: NewClient) {
	const lines = await client.database.read(
		sql<{ action: string; details: string }>`select action, details from audit_lines
			where account_id = ${client.id} and action like 'domains/%' order by id`,
	);
	return lines.map(({ action, details }) => [action, JSON.parse(details)]);
}

/** What the owners were told of domains: the subject of each email with what stands behind the bell. */
export async function toldOwners(client: NewClient) {
	const rows = await client.database.read(
		sql<{ subject: string; kind: string; details: string }>`select e.subject, n.kind, n.details from notifications n
			join emails e on e.account_id = n.account_id and e.created_at = n.created_at and e.user_id = n.user_id
			where n.account_id = ${client.id} and n.kind like 'domains/%' order by n.id`,
	);
	return rows.map(({ subject, kind, details }) => [subject, [kind, JSON.parse(details)]]);
}

/** What the tests of sender domains share: clients with owners, the stand-in for Resend, and a clock that they turn. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { Client } from "#test/kit/client";
import {
	type AskedOfResend,
	mailEnvironment,
	offersSenders,
	standInForResend,
	tickSenders,
} from "#test/kit/mail-provider";
import { activateOwner, createClient, type NewClient } from "#test/kit/new-client";
import { runMessage } from "#workers/background/run-message";
import { minuteMs, systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";
import type { AcceptedEmail, MailProvider } from "../../../scripts/stand-ins/mail-provider.mjs";

/** The stand-in of this test, what it was asked, and what time it is. */
export const world = {} as { resend: MailProvider; asked: AskedOfResend[]; now: number };

/** Gives each test of a file a stand-in and a clock of its own. */
export function inWorldOfSenders(): void {
	beforeEach(() => {
		world.now = Date.now();
		isolateClock.current = { now: () => world.now };
		Object.assign(world, standInForResend());
	});
	afterEach(async () => {
		// The schedule of the next test asks about none of these.
		await env.DIRECTORY.prepare("update sender_domains set due_at = null").run();
		vi.restoreAllMocks();
		isolateClock.current = systemClock;
	});
}

/** A client with its owner, whose Worker asks the stand-in, and a domain that nobody else has. */
export async function makeClient(below = "test", wish: Record<string, unknown> = {}) {
	const client = await createClient(wish);
	const owner = offersSenders({ client: await activateOwner(client) }).client;
	return { client, owner, host: `mail.${client.subdomain}.${below}` };
}

/** Lets minutes pass and the schedule run, once each pause. */
export async function pass(times: number, pauseMs = 10 * minuteMs) {
	for (let time = 0; time < times; time += 1) {
		world.now += pauseMs;
		await tickSenders();
	}
}

/** The sender as its owner reads it. */
export const senderOf = (owner: Client) => owner.call("sender-domains/get-sender", {});

/** Brings a domain to where emails come from it. */
export async function makeActive(owner: Client, host: string) {
	await owner.call("sender-domains/add-sender-domain", { host });
	world.resend.control(host, { status: "verified" });
	world.now += minuteMs;
	const { domain } = await owner.call("sender-domains/check-sender-domain", { host });
	expect(domain.state).toBe("active");
}

/** Runs what is due in the client's outbox where mail has a provider, once. */
export async function runDue(client: NewClient) {
	const rows = await client.database.read(
		sql<{ id: number }>`select id from outbox where account_id = ${client.id} and done_at is null and failed_at is null
			and due_at <= ${world.now} order by id`,
	);
	for (const { id: outbox_id } of rows) {
		const signal = { account_id: client.id, shard: client.shard, outbox_id };
		await runMessage(mailEnvironment, { waitUntil: () => undefined }, signal);
	}
	return rows.length;
}

/** Sends the owner an email and gives what the provider accepted of it. */
export async function sendOne(client: NewClient, owner: Client): Promise<AcceptedEmail[]> {
	await runDue(client);
	const before = world.resend.emails().length;
	await owner.call("sender-domains/send-test-email", {});
	await runDue(client);
	return world.resend.emails().slice(before);
}

/** What the owners were told: the subjects of emails, and the kinds behind the bell. */
export async function toldOwners(client: NewClient) {
	const emails = await client.database.read(
		sql<{ subject: string }>`select subject from emails where account_id = ${client.id} order by created_at, id`,
	);
	const bell = await client.database.read(
		sql<{
			kind: string;
			details: string;
		}>`select kind, details from notifications where account_id = ${client.id} order by id`,
	);
	return {
		emails: emails.map(({ subject }) => subject),
		bell: bell.map(({ kind, details }) => [kind, JSON.parse(details)]),
	};
}

/** What the account’s audit tells of its sender. */
export async function acts(client: NewClient) {
	const lines = await client.database.read(
		sql<{ action: string; details: string }>`select action, details from audit_lines
			where account_id = ${client.id} and action like 'sender-domains/%' order by id`,
	);
	return lines.map(({ action, details }) => [action.replace("sender-domains/", ""), JSON.parse(details)]);
}

/** Lets the Worker ask the stand-in for Resend in place of Resend, for domains and for sending emails, and runs what the clock starts. */
import { env } from "cloudflare:test";
import { vi } from "vitest";
import type { Environment } from "#workers/kernel/environment";
import { isolateClock } from "#workers/runtime/clock";
import { createMailProvider, type MailProvider } from "../../scripts/stand-ins/mail-provider.mjs";
import type { Client } from "./client";
import { silentQueue } from "./outbox";
import { runPlatformWork } from "./schedule";

const token = "token-of-the-mail-tests";
const url = "https://resend.test";

/** The address from which the platform itself sends. */
export const platformSender = "hello@mail.laurel-platform.test";

/** Settings with which the Worker asks the stand-in. */
export const mailSettings = {
	MAIL_PROVIDER_URL: `${url}/emails`,
	MAIL_PROVIDER_TOKEN: token,
	MAIL_SENDER: platformSender,
	SENDER_DOMAINS_TOKEN: token,
	SENDER_DOMAINS_URL: url,
};

/** What was asked of Resend. */
export type AskedOfResend = { method: string; path: string; body: unknown };

/** An account that answers in place of Resend until mocks are restored, with what it was asked. */
export function standInForResend(): { resend: MailProvider; asked: AskedOfResend[] } {
	const own = platformSender.slice(platformSender.indexOf("@") + 1);
	const resend = createMailProvider({ token, own: [own], now: () => isolateClock.current.now() });
	const asked: AskedOfResend[] = [];
	vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
		const request = new Request(String(address), init as RequestInit);
		const { origin, pathname, search } = new URL(request.url);
		if (origin !== url) return new Response("nothing here", { status: 502 });
		const text = await request.clone().text();
		asked.push({ method: request.method, path: pathname + search, body: text === "" ? undefined : JSON.parse(text) });
		return resend.fetch(request as never);
	});
	return { resend, asked };
}

/** The environment of a Worker that asks the stand-in; the test alone says when its messages run. */
export const mailEnvironment = { ...env, ...mailSettings, OUTBOX_QUEUE: silentQueue } as unknown as Environment;

/** Gives a browser's Worker the settings. */
export function offersSenders<One extends { client: Client }>(person: One): One {
	person.client.environment = mailEnvironment as unknown as typeof env;
	return person;
}

/** Runs the schedule for the platform alone. */
export const tickSenders = () => runPlatformWork(mailSettings);

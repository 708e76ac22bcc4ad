/** A receiver of error reports that reads envelopes as Sentry does, and refuses what is none. */
import { env } from "cloudflare:test";
import { vi } from "vitest";
import type { Client } from "./client";

/** What the receiver is given: the address, the key of the DSN, the event, and every byte of body and headers. */
export type ReceivedReport = {
	url: string;
	key: string | undefined;
	event: Record<string, unknown>;
	everything: string;
};

/** How a receiver answers; takes it unless given. */
export type ReceiverAnswer = (signal: AbortSignal | null | undefined) => Promise<Response> | Response;

const dsn = "https://publickey@reports.example/team/42";

/** Answers what the Worker fetches. Gives what was received; `restore` of the spy ends it. */
export function openReceiver(answer: ReceiverAnswer = () => Response.json({})) {
	const received: ReceivedReport[] = [];
	const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
		received.push(readEnvelope(String(address), new Headers(init?.headers), String(init?.body)));
		return answer(init?.signal);
	});
	return { received, restore: () => spy.mockRestore() };
}

/** Lets this browser talk to a Worker that reports errors. */
export function reporting<Browser extends Client>(client: Browser, address: string | undefined = dsn): Browser {
	return Object.assign(client, { environment: { ...env, ERROR_REPORT_DSN: address } });
}

/** A header line, the line of the one item with the length of its payload, and the event itself. Throws for anything else. */
function readEnvelope(url: string, headers: Headers, body: string): ReceivedReport {
	if (headers.get("content-type") !== "application/x-sentry-envelope") throw new Error("this is no envelope");
	const lines = body.split("\n");
	if (lines.length !== 4 || lines[3] !== "") throw new Error("an envelope of one item has three lines");
	const [envelope, item, event] = lines.slice(0, 3).map((line) => JSON.parse(line) as Record<string, unknown>);
	const { length } = new TextEncoder().encode(lines[2]);
	if (item?.type !== "event" || item.length !== length) throw new Error("the item's header does not fit its payload");
	if (!/^[0-9a-f]{32}$/.test(String(envelope?.event_id)) || envelope?.event_id !== event?.event_id)
		throw new Error("the event has another id than its envelope");
	const key = /^Sentry sentry_version=7, .*sentry_key=(\w+)$/.exec(headers.get("x-sentry-auth") ?? "")?.[1];
	return { url, key, event: event!, everything: `${url} ${JSON.stringify([...headers])} ${body}` };
}

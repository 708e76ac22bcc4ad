/** Lets the Worker ask the stand-in for Cloudflare's custom hostnames in place of Cloudflare, and runs what the clock starts. */
import { env } from "cloudflare:test";
import { vi } from "vitest";
import { type CustomHostnames, createCustomHostnames } from "../../scripts/stand-ins/custom-hostnames.mjs";
import type { Client } from "./client";
import { runPlatformWork } from "./schedule";

const zone = "zone-of-the-tests";
const token = "token-of-the-tests";
const url = "https://cloudflare.test/client/v4";

/** The name to which clients' DNS points. */
export const target = "customers.laurel.test";

/** Settings with which the Worker asks the stand-in. */
export const settings = {
	CUSTOM_HOSTNAMES_ZONE: zone,
	CUSTOM_HOSTNAMES_TOKEN: token,
	CUSTOM_HOSTNAMES_URL: url,
	CUSTOM_HOSTNAMES_TARGET: target,
};

/** What was asked of Cloudflare. */
export type AskedOfCloudflare = { method: string; path: string; body: unknown };

/** A zone that answers in place of Cloudflare until mocks are restored, with what it was asked. */
export function standInForCloudflare(): { zone: CustomHostnames; asked: AskedOfCloudflare[] } {
	const hostnames = createCustomHostnames({ zone, token });
	const asked: AskedOfCloudflare[] = [];
	vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
		const request = new Request(String(address), init as RequestInit);
		const { origin, pathname, search } = new URL(request.url);
		if (origin !== new URL(url).origin) return new Response("nothing here", { status: 502 });
		const text = await request.clone().text();
		const path = pathname.replace(`/client/v4/zones/${zone}/custom_hostnames`, "") + search;
		asked.push({ method: request.method, path, body: text === "" ? undefined : JSON.parse(text) });
		return hostnames.fetch(request as never);
	});
	return { zone: hostnames, asked };
}

/** Gives a browser's Worker the settings. */
export function offersDomains<One extends { client: Client }>(person: One): One {
	person.client.environment = { ...env, ...settings } as unknown as typeof env;
	return person;
}

/** Runs the schedule for the platform alone. */
export const tick = () => runPlatformWork(settings);

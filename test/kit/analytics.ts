/** A receiver of events that reads them as GA4's Measurement Protocol documents them, and refuses what it would drop. */
import { vi } from "vitest";
import type { TestMember, TestTenant } from "./tenant";

/** What the receiver is given. */
export type ReceivedEvent = {
	measurement_id: string;
	api_secret: string;
	client_id: string;
	name: string;
	params: Record<string, unknown> & { items: Record<string, unknown>[] };
};

const itemFields = /^(item_id|item_name|item_brand|item_variant|item_category[2-5]?|price|quantity|index|points)$/;

/** The settings of an account that measures. */
export const measuringSettings = { analytics_measurement_id: "G-AB12CD34EF", analytics_api_secret: "secret_1-x" };

/** Answers what the Worker fetches; `restore` of the spy ends it. */
export function openCollector(answer: () => Response | Promise<Response> = () => new Response(null, { status: 204 })) {
	const received: ReceivedEvent[] = [];
	const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
		received.push(readEvent(new URL(String(address)), new Headers(init?.headers), String(init?.body)));
		return answer();
	});
	return { received, restore: () => spy.mockRestore() };
}

/** Lets a person's browser accept measuring, as the page about privacy does. */
export async function acceptMeasuring({
	client,
}: Pick<TestMember, "client"> | { client: ReturnType<TestTenant["visitor"]> }) {
	await client.call("analytics/save-cookie-choice", { choice: "accepted" });
}

function readEvent(url: URL, headers: Headers, body: string): ReceivedEvent {
	if (url.origin + url.pathname !== "https://www.google-analytics.com/mp/collect")
		throw new Error(`unknown address ${url}`);
	if ([...url.searchParams.keys()].sort().join() !== "api_secret,measurement_id") throw new Error("unknown parameters");
	if (headers.get("content-type") !== "application/json") throw new Error("this is no JSON");
	const { client_id, consent, events, ...rest } = JSON.parse(body) as Record<string, unknown>;
	if (Object.keys(rest).length > 0) throw new Error(`unknown fields ${Object.keys(rest)}`);
	if (!/^\d+\.\d+$/.test(String(client_id))) throw new Error("a client_id is two numbers");
	if (JSON.stringify(consent) !== JSON.stringify({ ad_user_data: "DENIED", ad_personalization: "DENIED" }))
		throw new Error("nothing was consented to but measuring");
	const [event, ...others] = events as ReceivedEvent[];
	if (!event || others.length > 0 || !/^[a-z][a-z_]{0,39}$/.test(event.name)) throw new Error("one event with a name");
	checkParams(event.params);
	const [measurement_id, api_secret] = ["measurement_id", "api_secret"].map((name) => url.searchParams.get(name) ?? "");
	const { name, params } = event;
	return { measurement_id: measurement_id!, api_secret: api_secret!, client_id: String(client_id), name, params };
}

function checkParams({ items, currency, value, ...others }: ReceivedEvent["params"]): void {
	if (!Array.isArray(items) || items.length === 0 || items.length > 200) throw new Error("events have 1 to 200 items");
	if ((currency === undefined) !== (value === undefined)) throw new Error("a value has a currency");
	if (Object.keys(others).length > 20) throw new Error("too many params");
	for (const item of items) {
		if (typeof item.item_id !== "string" || typeof item.item_name !== "string")
			throw new Error("an item has id and name");
		const unknown = Object.keys(item).filter((name) => !itemFields.test(name));
		if (unknown.length > 0) throw new Error(`unknown fields of an item: ${unknown}`);
		if ((item.price === undefined) !== (value === undefined) && item.index === undefined)
			throw new Error("prices and the value come together");
	}
	const texts = [...Object.values(others), ...items.flatMap((item) => Object.values(item))];
	if (texts.some((text) => typeof text === "string" && [...text].length > 100)) throw new Error("a text is too long");
	const sum = items.reduce((all, { price, quantity }) => all + Math.round(Number(price) * 100) * Number(quantity), 0);
	if (value !== undefined && Math.round(Number(value) * 100) !== sum)
		throw new Error("the value is not that of the items");
}

/**
 * Serves the demo, or a client with a million sales, for a browser and signs one of its people in. The local runtime compresses for browsers as
 * Cloudflare's edge does (brotli), and answers with the same caching headers.
 */
import { randomBytes } from "node:crypto";
import { hashToken } from "../load/http-client.mjs";
import { startLoadedRuntime } from "../load/kit.mjs";
import { demoState, openState, sizes, stateOf } from "./states.mjs";

const cookieName = "__Host-laurel";
const sessionLastsMs = 86_400_000;
const visitor = "member@acme.example";

/** Answers the site's address, the cookie of the member, an item that is on the listing, and how to stop. */
export async function serveDemo(log = console.log) {
	const runtime = await startLoadedRuntime({ state: await demoState(log) });
	const shard = await runtime.database("SHARD_0");
	const member = await shard.prepare("select account_id, id from users where email = ?").bind(visitor).first();
	const token = randomBytes(32).toString("hex");
	const now = Date.now();
	await shard
		.prepare("insert into sessions (account_id, token_hash, user_id, created_at, expires_at) values (?, ?, ?, ?, ?)")
		.bind(member.account_id, hashToken(token), member.id, now, now + sessionLastsMs)
		.run();
	const item = await shard
		.prepare(
			"select id from items where account_id = ? and is_listed = 1 and image_url is not null order by popularity desc, id desc limit 1",
		)
		.bind(member.account_id)
		.first();
	return {
		site: `http://acme.localhost:${runtime.port}`,
		cookie: { name: cookieName, value: token },
		item_id: item.id,
		stop: () => runtime.stop(),
	};
}

/** The same of a client with a million sales, whose account owner looks. */
export async function serveSales(log = console.log) {
	const { runtime, tenant, people } = await openState(await stateOf(sizes.sales, log), sizes.sales);
	return {
		site: `http://${tenant.host}:${runtime.port}`,
		cookie: { name: cookieName, value: people[0].token },
		stop: () => runtime.stop(),
	};
}

/** How Chromium is started: it may talk to this machine only, and its first-run traffic is off. */
export const browserArguments = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-background-networking",
	"--host-resolver-rules=MAP *.localhost 127.0.0.1",
];

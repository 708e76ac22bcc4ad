/** When an open line ends: with its session, with one line too many of a person, and with too many of a sale. */
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buy, makeBuyers, makeSale, objectOf } from "#test/factories/flash-sale";
import { Client } from "#test/kit/client";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { Broadcaster } from "#workers/durable-objects/broadcaster";
import { hashToken, newToken } from "#workers/kernel/tokens";

type Line = { told: number; end: { code: number; reason: string } | undefined; socket: WebSocket };

/** Opens a line as a page does, and notes what it hears and how it ends. */
async function listen({ client }: Pick<TestMember, "client">, item_id: number): Promise<Line> {
	const path = `/api/catalog/api_flash_sale_socket/${item_id}`;
	const response = await client.fetch(path, { headers: { upgrade: "websocket", origin: `http://${client.host}` } });
	expect(response.status).toBe(101);
	const line: Line = { told: 0, end: undefined, socket: response.webSocket! };
	line.socket.addEventListener("message", () => {
		line.told += 1;
	});
	line.socket.addEventListener("close", ({ code, reason }) => {
		line.end = { code, reason };
	});
	line.socket.accept();
	return line;
}

/** The same person signed in once more. */
async function signInAgain(acme: TestTenant, member: TestMember): Promise<Pick<TestMember, "client">> {
	const token = newToken();
	const now = Date.now();
	await acme.database.write([
		sql`insert into sessions (account_id, token_hash, user_id, actor_id, created_at, expires_at)
			values (${acme.id}, ${await hashToken(token)}, ${member.id}, ${null}, ${now}, ${now + 3_600_000})`,
	]);
	return { client: new Client(acme.host, token) };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Has the object believe that it looked at its sessions long ago, as after the pause between two looks. */
function passThePause(acme: TestTenant, item_id: number): Promise<void> {
	return runInDurableObject(objectOf(acme, item_id) as never, (object) => {
		(object as unknown as { pages: { checkedAt: number } }).pages.checkedAt = 0;
	});
}

const sessionEnded = { code: 4401, reason: "session ended" };

test("a line ends with its session: signed out, expired or terminated, before the next news reaches it", async () => {
	const { acme, bottle, itemId } = await makeSale({ quantity: 20 });
	const people = await makeBuyers(acme, 5, itemId);
	const [out, expired, gone, stays, buyer] = people as [TestMember, TestMember, TestMember, TestMember, TestMember];
	const lines = await Promise.all([out, expired, gone, stays].map((person) => listen(person, bottle.id)));
	await wait(50);
	await out.client.call("session/end-session", {});
	await acme.database.write([
		sql`update sessions set expires_at = ${Date.now() - 1} where account_id = ${acme.id} and user_id = ${expired.id}`,
		sql`update users set status = 'terminated' where account_id = ${acme.id} and id = ${gone.id}`,
	]);
	await passThePause(acme, bottle.id);
	const before = lines.map(({ told }) => told);
	expect(await buy(buyer)).toBe("success");
	await wait(600);
	expect(lines.map(({ end }) => end)).toEqual([sessionEnded, sessionEnded, sessionEnded, undefined]);
	expect(lines.slice(0, 3).map(({ told }) => told)).toEqual(before.slice(0, 3));
	expect(lines[3]!.told).toBeGreaterThan(before[3]!);
	lines[3]!.socket.close();
});

test("where no news goes out, the object looks at its lines by itself", async () => {
	const { acme, bottle, itemId } = await makeSale({ quantity: 20 });
	const [priya] = (await makeBuyers(acme, 1, itemId)) as [TestMember];
	const line = await listen(priya, bottle.id);
	await priya.client.call("session/end-session", {});
	await passThePause(acme, bottle.id);
	const object = objectOf(acme, bottle.id);
	const alarm = await runInDurableObject(object as never, (_object, state) => state.storage.getAlarm());
	expect(alarm).toBeLessThanOrEqual(Date.now() + 61_000);
	await runDurableObjectAlarm(object as never);
	await wait(300);
	expect(line.end).toEqual(sessionEnded);
});

test("sessions are looked up once for all lines, and not again within the pause", async () => {
	const asked: number[] = [];
	const closed: string[] = [];
	const page = (session_hash: string) => ({
		readyState: WebSocket.OPEN,
		deserializeAttachment: () => ({ user_id: 1, session_hash, opened_at: 0 }),
		close: () => closed.push(session_hash),
	});
	const pages = Array.from({ length: 300 }, (_one, at) => page(`session ${at % 200}`));
	const lines = new Broadcaster({ getWebSockets: () => pages } as never, 250, {
		message: () => undefined,
		liveSessions: async (hashes) => {
			asked.push(hashes.length);
			return new Set(hashes.slice(1));
		},
	});
	const now = Date.now();
	for (const later of [0, 6_000, 6_100, 9_000, 10_900, 11_100]) await lines.letEndedGo(now + later);
	expect(asked).toEqual([200, 200]);
	expect(new Set(closed)).toEqual(new Set(["session 0"]));
});

test("who opens a sixth page loses the oldest line, whichever session it is; others keep theirs", async () => {
	const { acme, bottle, itemId } = await makeSale({ quantity: 20 });
	const [priya, lee] = (await makeBuyers(acme, 2, itemId)) as [TestMember, TestMember];
	const elsewhere = await signInAgain(acme, priya);
	const other = await listen(lee, bottle.id);
	const lines: Line[] = [];
	for (const who of [priya, priya, elsewhere, priya, elsewhere, elsewhere, priya]) {
		lines.push(await listen(who, bottle.id));
		await wait(5);
	}
	await wait(100);
	expect(lines.map(({ end }) => end?.code)).toEqual([4429, 4429, ...new Array(5).fill(undefined)]);
	expect(other.end).toBeUndefined();
	for (const { socket } of [...lines.slice(2), other]) socket.close();
});

test("a sale has a bound of lines; whoever comes later is told to ask now and then", () => {
	const pages = Array.from({ length: 3 }, () => ({
		readyState: WebSocket.OPEN,
		deserializeAttachment: () => ({ opened_at: 0 }),
	}));
	const context = { getWebSockets: (tag?: string) => (tag ? [] : pages) };
	const lines = new Broadcaster(context as never, 250, {
		message: () => undefined,
		liveSessions: async () => new Set(),
	});
	expect(lines.open({ user_id: 1, session_hash: "s" }, 3).status).toBe(429);
});

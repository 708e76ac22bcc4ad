/** A client is moved back and forth between two shards while people write in it over HTTP: nothing lost, nothing twice, nobody waits for 10 seconds. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	addItems,
	addMembers,
	addProgram,
	addRecognitions,
	closeConnections,
	itemAt,
	type LoadedRuntime,
	type LoadTenant,
	openSessions,
	openTenant,
	send,
	startLoadedRuntime,
	tenantOf,
} from "../../scripts/load/kit.mjs";
import { stopAndVerify } from "./actions";
import { chanceOf } from "./chance";
import { expectCountsAgree, expectEachOnce, expectFollowUpsOnce, settle } from "./kills/afterwards";
import { pressInTab, type Stage, tabCount } from "./kills/mixed-load";
import { PacedJournal } from "./moves/paced-journal";
import { report, seed, sized } from "./settings";

const moveCount = sized(4, 20);
const writesASecond = sized(40, 200);
const writesASecondBeside = sized(5, 20);
/** A write that waits longer is refused, and nothing of it is written (decision 037). */
const maxWaitMs = 10_000;
const memberCount = sized(60, 240);
const ownerCount = 6;
const itemCount = 5;
const operatorToken = "0be7a70e".repeat(8);
const scheduleEveryMs = 2_000;

let runtime: LoadedRuntime;

beforeAll(async () => {
	const vars = { OPERATOR_SETUP_TOKEN: operatorToken, ENVIRONMENT: "local" };
	runtime = await startLoadedRuntime({ isStateKept: true, vars });
});

afterAll(async () => {
	closeConnections();
	await runtime.stop().catch(() => undefined);
});

/** How often a move was refused because too much changed just then; at most so often. */
const maxPutOff = 10;
let putOff = 0;

type Client = { tenant: LoadTenant; stage: Stage; journal: PacedJournal };

/** A client with people, goods and something to like. */
async function openClient(id: number, subdomain: string, shard: 0 | 1, perSecond: number): Promise<Client> {
	const tenant = await openTenant(runtime, { id, subdomain, shard });
	await addMembers(tenant, memberCount, { points: 1_000_000 });
	await tenant.run(
		`update users set role = 'account_owner' where account_id = ? and id in (select id from users where account_id = ? order by id limit ${ownerCount})`,
		tenant.id,
		tenant.id,
	);
	const people = await openSessions(tenant, 0, memberCount);
	await addItems(tenant, itemCount, { points: 120, stock: 1_000_000 });
	const program = await addProgram(tenant);
	await addRecognitions(tenant, 200, { members: memberCount, program });
	const activities = await tenant.all<{ id: number }>(
		"select id from activities where account_id = ? and visibility = 'public' order by id limit 40",
		tenant.id,
	);
	const stage: Stage = {
		people,
		owners: people.slice(0, ownerCount),
		program,
		variantIds: Array.from({ length: itemCount }, (_, at) => itemAt(at).variant_id),
		activityIds: activities.map((activity) => activity.id),
	};
	return { tenant, stage, journal: new PacedJournal(1_000 / perSecond) };
}

/** Sends the operator's command until the client is there; gives how long its writes waited by the shard's clock. */
async function moveTo(shard: string): Promise<number> {
	for (;;) {
		const headers = {
			host: `platform.localhost:${runtime.port}`,
			"content-type": "application/json",
			authorization: `Bearer ${operatorToken}`,
		};
		const asked = { method: "POST", path: "/api/operations/api_move_tenant", headers };
		const { status, text } = await send(
			runtime.port,
			asked,
			JSON.stringify({ payload: { subdomain: "moving", shard } }),
		);
		// Too busy just now: nothing was switched, and the operator sends it again.
		const isTooBusy = status === 409 && /tenant_too_large|move_took_too_long/.test(text);
		if (isTooBusy) putOff += 1;
		if (isTooBusy && putOff <= maxPutOff) continue;
		expect(status, text).toBe(200);
		const { state, pause_ms } = JSON.parse(text) as { state: string; pause_ms: number };
		if (process.env.MOVES_TRACE) console.log(new Date().toISOString(), text.slice(0, 200));
		if (state !== "copying") {
			expect(state).toBe("moved");
			return pause_ms;
		}
	}
}

/** Whoever did what is there once, whatever follows it is done, and counts are those of the rows. */
async function examine({ tenant, journal }: Client): Promise<void> {
	expect(journal.differing).toEqual([]);
	await journal.resendOpen();
	expect(await journal.findLost(1)).toEqual([]);
	await settle(runtime, tenant);
	await expectEachOnce(tenant, journal);
	await expectFollowUpsOnce(tenant, journal);
	await expectCountsAgree(tenant);
	const refused = journal.entries.filter(({ state }) => state !== "acknowledged");
	expect(refused.map(({ kind, refusal }) => `${kind} ${refusal}`)).toEqual([]);
}

test(`through ${moveCount} moves under ${writesASecond} writes a second each acknowledged write is there once, and no write waits for 10 seconds`, async () => {
	const moving = await openClient(1, "moving", 0, writesASecond);
	const beside = await openClient(2, "beside", 0, writesASecondBeside);
	const beyond = await openClient(3, "beyond", 1, writesASecondBeside);
	const clients = [moving, beside, beyond];
	let isOver = false;
	const pressed = clients.flatMap(({ stage, journal }, client) =>
		Array.from({ length: client === 0 ? tabCount : 2 }, (_, tab) =>
			pressInTab(stage, journal, tab, chanceOf(seed + client * 1_000 + tab), () => isOver),
		),
	);
	const schedule = (async () => {
		while (!isOver) {
			await runtime.runSchedule().catch(() => undefined);
			await sleep(scheduleEveryMs);
		}
	})();
	const pauses: number[] = [];
	const startedAt = performance.now();
	try {
		for (let move = 1; move <= moveCount; move += 1) pauses.push(await moveTo(move % 2 === 1 ? "SHARD_1" : "SHARD_0"));
	} finally {
		isOver = true;
	}
	const seconds = (performance.now() - startedAt) / 1_000;
	await Promise.all([...pressed, schedule]);
	const triggers = await Promise.all(
		([0, 1] as const).map(async (shard) =>
			(await tenantOf(runtime, { shard })).all("select name from sqlite_master where name glob 'note_move_*'"),
		),
	);
	expect(triggers.flat()).toEqual([]);
	for (const client of clients) await examine(client);
	const acknowledged = moving.journal.entries.length + moving.journal.repeats;
	report("Moves", {
		moves: moveCount,
		"writes acknowledged": moving.journal.entries.length,
		"sent twice": moving.journal.repeats,
		"a second": Math.round(acknowledged / seconds),
		"longest wait, ms": moving.journal.longest_ms,
		"put off": putOff,
		"longest pause, ms": Math.max(...pauses),
		"longest wait of neighbours, ms": Math.max(beside.journal.longest_ms, beyond.journal.longest_ms),
		seconds: Math.round(seconds),
		...(await stopAndVerify(runtime)),
	});
	for (const { journal } of clients) expect(journal.longest_ms).toBeLessThan(maxWaitMs);
});

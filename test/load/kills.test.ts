/** The server is killed again and again under mixed load: what it acknowledged stays, once, and what it owed is done. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	addItems,
	addMembers,
	addProgram,
	addRecognitions,
	closeConnections,
	itemAt,
	type LoadTenant,
	openSessions,
	openTenant,
	personAt,
	startLoadedRuntime,
	tenantOf,
} from "../../scripts/load/kit.mjs";
import { findFreePort } from "../../scripts/ports.mjs";
import { stopAndVerify } from "./actions";
import { chanceOf, wholeFrom } from "./chance";
import { expectCountsAgree, expectEachOnce, expectFollowUpsOnce, settle } from "./kills/afterwards";
import { Journal } from "./kills/journal";
import { pressInTab, type Stage, tabCount } from "./kills/mixed-load";
import { readSessionSecret, startServer } from "./kills/server-process";
import { report, seed, sized } from "./settings";

const killCount = sized(5, 50);
/** On a machine that is busy with other things, where even an ordinary start takes long, some times that. */
const maxReadyMs = 5_000;
const maxOfOrdinary = 2.5;
const memberCount = 60;
const ownerCount = 12;
const itemCount = 5;

let state: string;
let port: number;
let stage: Stage;
let tenant: LoadTenant;

beforeAll(async () => {
	const runtime = await startLoadedRuntime({ isStateKept: true });
	const made = await openTenant(runtime, { shard: 1 });
	await addMembers(made, memberCount, { points: 1_000_000 });
	await made.run(
		`update users set role = 'account_owner' where account_id = ? and id in (select id from users order by id limit ${ownerCount})`,
		made.id,
	);
	await openSessions(made, 0, memberCount);
	await addItems(made, itemCount, { points: 120, stock: 100_000 });
	const program = await addProgram(made);
	await addRecognitions(made, 200, { members: memberCount, program });
	const activities = await made.all<{ id: number }>(
		"select id from activities where account_id = ? and visibility = 'public' order by id limit 40",
		made.id,
	);
	await runtime.stop();
	state = runtime.persist;
	// The demo is not part of this state.
	writeFileSync(join(state, ".seeded"), "");
	port = await findFreePort();
	tenant = { ...made, port, secret: readSessionSecret() };
	const people = Array.from({ length: memberCount }, (_, at) => personAt(tenant, at));
	stage = {
		people,
		owners: people.slice(0, ownerCount),
		program,
		variantIds: Array.from({ length: itemCount }, (_, at) => itemAt(at).variant_id),
		activityIds: activities.map(({ id }) => id),
	};
});

afterAll(() => {
	closeConnections();
	rmSync(state, { recursive: true, force: true, maxRetries: 3 });
});

test(`after ${killCount} kills under load every acknowledged write is there once, and everything that follows is done`, async () => {
	const chance = chanceOf(seed);
	const journal = new Journal();
	const readyMs: number[] = [];
	let resent = 0;
	for (let round = 0; round <= killCount; round += 1) {
		const server = await startServer(state, port, tenant.host);
		try {
			readyMs.push(server.readyMs);
			resent += await journal.resendOpen();
			expect(await journal.findLost(journal.round), `lost by kill ${round}`).toEqual([]);
			journal.round = round + 1;
			if (round < killCount) await killUnderLoad(journal, chance, server.kill);
		} finally {
			await server.kill();
			closeConnections();
		}
	}
	const figures = await examine(journal);
	const [ordinary, ...afterKills] = readyMs.map((ms) => Math.round(ms)) as [number, ...number[]];
	const ready = afterKills.sort((one, other) => one - other);
	report("Kills", {
		kills: killCount,
		acknowledged: journal.entries.filter((entry) => entry.state === "acknowledged").length,
		unheard: resent,
		ordinaryStartMs: ordinary,
		readyMedianMs: ready[Math.floor(ready.length / 2)]!,
		readyMaxMs: ready.at(-1)!,
		...figures,
	});
	expect(journal.entries.filter((entry) => entry.state === "open")).toEqual([]);
	expect(ready.at(-1)).toBeLessThan(Math.max(maxReadyMs, ordinary * maxOfOrdinary));
});

/** Lets people act in all tabs and kills the server at a moment that nobody knows. */
async function killUnderLoad(journal: Journal, chance: () => number, kill: () => Promise<void>): Promise<void> {
	let isOver = false;
	const tabs = Array.from({ length: tabCount }, (_, tab) =>
		pressInTab(stage, journal, tab, chanceOf(seed + journal.round * 1_000 + tab), () => isOver),
	);
	await sleep(wholeFrom(chance, 150, 1_500));
	await kill();
	isOver = true;
	await Promise.all(tabs);
}

/** Starts once more in this process, with its databases open, and looks at everything. */
async function examine(journal: Journal): Promise<Record<string, number>> {
	const runtime = await startLoadedRuntime({ state, isStateKept: true });
	try {
		const open = await tenantOf(runtime, { shard: 1 });
		const settleSeconds = await settle(runtime, open);
		await expectEachOnce(open, journal);
		const { emails } = await expectFollowUpsOnce(open, journal);
		await expectCountsAgree(open);
		return { emails, settleSeconds, ...(await stopAndVerify(runtime)) };
	} catch (error) {
		await runtime.stop();
		rmSync(runtime.persist, { recursive: true, force: true, maxRetries: 3 });
		throw error;
	}
}

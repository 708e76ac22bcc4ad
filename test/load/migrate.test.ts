/** Migrations go database by database and file by file: a run that breaks off anywhere is gone on with by the next one. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { databaseFolders, isMigrated, migrate, readMigrations } from "../../scripts/migrate.mjs";
import { openDatabases } from "../../scripts/runtime.mjs";

const ends: (() => unknown)[] = [];

afterEach(async () => {
	for (const end of ends.splice(0)) await end();
});

/** The databases of a new state, of the local runtime; `around` may break a batch off before or after it. */
async function openState(around: (commit: () => Promise<unknown>) => Promise<unknown>) {
	const folder = mkdtempSync(join(tmpdir(), "laurel-migrate-"));
	const runtime = await openDatabases(join(folder, "v4"));
	ends.push(async () => {
		await runtime.stop();
		rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
	});
	const database = async (binding: string) => {
		const real = await runtime.database(binding);
		return {
			prepare: (text: string) => real.prepare(text),
			batch: (statements: D1PreparedStatement[]) => around(() => real.batch(statements)),
		};
	};
	const namesIn = async (binding: string, text: string) => {
		const { results } = await (await runtime.database(binding)).prepare(text).all<{ name: string }>();
		return results.map(({ name }) => name);
	};
	return { persist: join(folder, "v4"), database, namesIn };
}

const quietly = () => undefined;

test("a run that breaks off before or after any file is gone on with, on each database, and every file is applied once", async () => {
	let batches = 0;
	const state = await openState(async (commit) => {
		batches += 1;
		// Every third file is the last of its run, lost before it is written or after.
		if (batches % 3 > 0) return commit();
		if (batches % 6 === 0) await commit();
		throw new Error("the process was ended");
	});
	let runs = 1;
	for (;;) {
		const error = await migrate(state, quietly).then(quietly, (reason: Error) => reason);
		if (!error) break;
		runs += 1;
		expect(error.message).toContain("was rolled back: the process was ended");
		expect(isMigrated(state.persist)).toBe(false);
	}
	expect(runs).toBeGreaterThan(15);
	for (const [binding, folder] of Object.entries(databaseFolders)) {
		const applied = await state.namesIn(binding, "select name from d1_migrations order by id");
		expect([binding, applied]).toEqual([binding, readMigrations(folder).map(({ name }) => name)]);
	}
	const things =
		"select type || ' ' || name as name from sqlite_master where name not like '\\_cf%' escape '\\' order by 1";
	expect(await state.namesIn("SHARD_1", things)).toEqual(await state.namesIn("SHARD_0", things));
	expect(await state.namesIn("SHARD_0", things)).toContain("trigger outbox_comes_due");
	// Nothing is left to do, and no database is asked.
	expect(isMigrated(state.persist)).toBe(true);
	expect(await migrate({ ...state, database: () => Promise.reject(new Error("asked")) }, quietly)).toEqual([]);
}, 120_000);

/** Measures what a move would cost: rows, their size, and how long one round of comparing takes, of which writes wait for a few. */
import { ledgerFaults } from "#workers/features/points";
import type { TenantDatabase } from "#workers/kernel/database";
import { shardDatabase } from "#workers/kernel/environment";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import { movedShapes } from "../rules/move-tables";
import { listAllShapes, sumBytes } from "../store/export-rows";
import type { DirectoryRow } from "../store/tenants";
import { beginning, type Cursor, compareTable } from "./compare-shards";
import { roundsBehindFence } from "./move-account";
import { databaseOf } from "./tenant";

/** So long is measured at most; what is left is estimated by rows. */
const measuredMs = 5_000;

/** Rows and bytes of a client by table, and the likely pause of its writes. Nothing is changed. */
export async function measureMove(scope: OperatorScope, tenant: DirectoryRow) {
	const { id } = tenant;
	const database = databaseOf(scope, tenant);
	const shapes = movedShapes(await listAllShapes(shardDatabase(scope.env, tenant.shard)));
	const sums = await Promise.all(shapes.map(async (shape) => (await database.read(sumBytes(id, shape)))[0]!));
	const tables = shapes
		.map(({ name }, at) => ({ table: name, rows: sums[at]!.count, bytes: sums[at]!.bytes }))
		.filter(({ rows }) => rows > 0);
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	const round = await measureRound(database, id, shapes);
	const begunAt = Date.now();
	await Promise.all(ledgerFaults(id).map((statement) => database.read(statement)));
	const whole_ms = round.rows === 0 ? round.ms : round.ms * Math.max(1, rows / round.rows);
	const likely_pause_ms = Math.ceil(whole_ms * roundsBehindFence + (Date.now() - begunAt) * 2);
	return { rows, bytes: tables.reduce((sum, { bytes }) => sum + bytes, 0), tables, likely_pause_ms };
}

/** Compares the account with itself, which costs what comparing it with its copy will. */
async function measureRound(database: TenantDatabase, account_id: number, shapes: ReturnType<typeof movedShapes>) {
	const begunAt = Date.now();
	const sides = { account_id, from: database, to: database.share() };
	let rows = 0;
	let waiting: { shape: (typeof shapes)[number]; at: Cursor }[] = shapes.map((shape) => ({ shape, at: beginning }));
	while (waiting.length > 0 && Date.now() - begunAt < measuredMs) {
		const found = await Promise.all(waiting.map(({ shape, at }) => compareTable(sides, shape, at)));
		rows += found.reduce((sum, one) => sum + one.rows, 0);
		waiting = found.flatMap(({ shape, next }) => (next ? [{ shape, at: next }] : []));
	}
	return { rows, ms: Date.now() - begunAt };
}

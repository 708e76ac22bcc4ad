/** Measures what a move would cost: rows, their size, and how long one round behind the fence takes, of which writes wait for a few. */
import { countUnbalanced, listBalances } from "#workers/features/points";
import type { TenantDatabase } from "#workers/kernel/database";
import { shardDatabase } from "#workers/kernel/environment";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import type { TableShape } from "../rules/export-tables";
import { movedShapes } from "../rules/move-tables";
import { listAllShapes, listRows, sumBytes } from "../store/export-rows";
import type { DirectoryRow } from "../store/tenants";
import { compareRows, keyOf } from "./compare-shards";
import { roundsBehindFence } from "./move-account";
import { databaseOf } from "./tenant";

/** Of how many rows a table is supposed to change within the last round. */
const rowsATable = 50;

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
	const likely_pause_ms = Math.ceil((await measureRound(database, id, shapes)) * roundsBehindFence);
	return { rows, bytes: tables.reduce((sum, { bytes }) => sum + bytes, 0), tables, likely_pause_ms };
}

/** Compares some rows of each table and the sums of the ledger as the rounds behind the fence do; how long that takes. */
async function measureRound(
	database: TenantDatabase,
	account_id: number,
	shapes: readonly TableShape[],
): Promise<number> {
	const sides = { account_id, from: database, to: database.share() };
	const pages = await Promise.all(
		shapes.map(async (shape) => ({ shape, rows: await database.read(listRows(account_id, shape, [], rowsATable)) })),
	);
	const begunAt = Date.now();
	await Promise.all([
		...pages.map(({ shape, rows }) =>
			compareRows(
				sides,
				shape,
				rows.map((row) => keyOf(shape, row)),
			),
		),
		database.read(listBalances(account_id)),
		database.read(countUnbalanced(account_id)),
	]);
	return Date.now() - begunAt;
}

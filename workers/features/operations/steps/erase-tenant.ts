/**
 * Erases clients whose 30 days are over, a bounded piece in each run of the schedule: objects, rows by table, each before those that it
 * refers to, then files, then the directory's rows; what is left is a certificate.
 */
import { hash } from "node:crypto";
import { eraseCarts } from "#workers/features/cart";
import { eraseSaleObjects } from "#workers/features/flash-sale";
import { openTenantDatabase } from "#workers/kernel/database";
import { type Environment, shardDatabase } from "#workers/kernel/environment";
import { prepare, type Statement } from "#workers/kernel/sql";
import { isolateClock, isolateIds } from "#workers/runtime/clock";
import { forgetTenants } from "#workers/runtime/directory";
import { deleteAllFiles, sumAllFiles } from "../store/erase-files";
import { underErasure } from "../store/erase-rows";
import {
	beginErasing,
	deletePiece,
	type ErasureRow,
	endErasing,
	keepErased,
	keepFound,
	listDueErasures,
} from "../store/erasures";
import { countRowsOf, listAllShapes } from "../store/export-rows";
import { listPeopleAfter, listSaleItemsAfter } from "../store/object-names";
import { listHosts } from "../store/tenants";

const erasuresAtOnce = 5;
const rowsAtOnce = 1_000;
/** So many batches of rows a run: the next minute goes on. */
const piecesARun = 50;
const objectsAtOnce = 100;
const objectPagesARun = 50;

/** What there was of a client: rows by table, files and their bytes. */
export type Found = {
	tables: { table: string; rows: number }[];
	files: number;
	bytes: number;
	/** Objects that are deleted: carts and flash sales. */
	objects?: number;
	/** Up to whom their objects are deleted, while people are left. */
	objects_after?: number | null;
};

/** Goes on with whatever is due. */
export async function eraseDueTenants(env: Environment): Promise<void> {
	const { read, write } = directoryOf(env);
	const due = await read<ErasureRow>(listDueErasures(isolateClock.current.now(), erasuresAtOnce));
	for (const erasure of due) {
		await write([beginErasing(erasure.account_id, isolateClock.current.now())]);
		const [begun] = (await read<ErasureRow>(listDueErasures(isolateClock.current.now(), erasuresAtOnce))).filter(
			({ account_id, begun_at }) => account_id === erasure.account_id && begun_at !== null,
		);
		if (begun) await goOn(env, begun);
	}
}

async function goOn(env: Environment, erasure: ErasureRow): Promise<void> {
	const { read, write } = directoryOf(env);
	const { account_id, shard } = erasure;
	let found = erasure.found === null ? await countAll(env, erasure) : (JSON.parse(erasure.found) as Found);
	if (erasure.found === null) await write([keepFound(account_id, JSON.stringify(found))]);
	// Rows tell the names of objects: objects go first.
	if (found.objects_after !== null) {
		found = await eraseObjects(env, erasure, found);
		await write([keepErased(account_id, JSON.stringify(found))]);
		if (found.objects_after !== null) return;
	}
	if (!(await deleteRowsInPieces(env, shard, account_id))) return;
	if (!(await deleteAllFiles(env.FILES, account_id))) return;
	const hosts = (await read<{ host: string }>(listHosts(account_id))).map(({ host }) => host);
	const now = isolateClock.current.now();
	const certificate = JSON.stringify(certificateOf(erasure, found, now));
	await write(
		endErasing(erasure, { certificate, sha256: hash("sha256", certificate, "hex"), now, line_id: isolateIds()() }),
	);
	forgetTenants(hosts);
}

/** What is certified: what was deleted, when, and who asked for it. */
function certificateOf(
	{ account_id, subdomain, asked_by, asked_at, begun_at }: ErasureRow,
	found: Found,
	ended_at: number,
) {
	const rows = found.tables.reduce((sum, table) => sum + table.rows, 0);
	const { objects_after: _place, ...there } = found;
	return { account_id, subdomain, asked_by, asked_at, begun_at, ended_at, rows, ...there };
}

/** Deletes the storage of a client's carts and flash sales while this run may; objects that were deleted are counted by name. */
async function eraseObjects(env: Environment, { account_id, shard }: ErasureRow, found: Found): Promise<Found> {
	const database = openTenantDatabase(env, shard, account_id);
	let { objects = 0, objects_after: after = 0 } = found;
	for (let pages = 0; after !== null && pages < objectPagesARun; pages += 1) {
		const people = await database.read(listPeopleAfter(account_id, after, objectsAtOnce));
		objects += await eraseCarts(
			env,
			account_id,
			people.map(({ id }) => id),
		);
		after = people.length < objectsAtOnce ? null : people.at(-1)!.id;
	}
	if (after !== null) return { ...found, objects, objects_after: after };
	for (let item = 0; ; ) {
		const items = await database.read(listSaleItemsAfter(account_id, item, objectsAtOnce));
		objects += await eraseSaleObjects(
			env,
			account_id,
			items.map(({ id }) => id),
		);
		if (items.length < objectsAtOnce) return { ...found, objects, objects_after: null };
		item = items.at(-1)!.id;
	}
}

async function countAll(env: Environment, { account_id, shard }: ErasureRow): Promise<Found> {
	const database = openTenantDatabase(env, shard, account_id);
	const shapes = await listAllShapes(shardDatabase(env, shard));
	const counted = await Promise.all(
		shapes.map(async ({ name }) => ({
			table: name,
			rows: (await database.read(countRowsOf(account_id, name)))[0]!.count,
		})),
	);
	return { tables: counted.filter(({ rows }) => rows > 0), ...(await sumAllFiles(env.FILES, account_id)) };
}

/** Deletes rows while this run may; answers whether none is left. */
async function deleteRowsInPieces(env: Environment, shard: number, account_id: number): Promise<boolean> {
	const database = openTenantDatabase(env, shard, account_id);
	const shapes = await listAllShapes(shardDatabase(env, shard));
	const countOf = async (table: string) => (await database.read(countRowsOf(account_id, table)))[0]!.count;
	let pieces = 0;
	// What deleting writes (versions of lists) is gone after the second round.
	for (const _round of [1, 2]) {
		for (const { name } of [...shapes].reverse()) {
			if (name === "erasures") continue;
			for (let left = await countOf(name); left > 0; left = await countOf(name)) {
				pieces += 1;
				if (pieces > piecesARun) return false;
				const statements = [deletePiece(account_id, name, rowsAtOnce)];
				await database.write(underErasure(account_id, 0, isolateClock.current.now(), statements));
			}
		}
	}
	return true;
}

function directoryOf({ DIRECTORY }: Environment) {
	const bind = (statement: Statement) => {
		const { text, params } = prepare(statement);
		return DIRECTORY.prepare(text).bind(...params);
	};
	return {
		read: async <Row>(statement: Statement) => (await bind(statement).all<Row>()).results,
		write: (statements: readonly Statement[]) => DIRECTORY.batch(statements.map(bind)),
	};
}

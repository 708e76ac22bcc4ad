/** What an erasure finds and changes of one person, table by table; each piece can be done again. */

import { openTenantRowsOn, type TenantDatabase } from "#workers/kernel/database";
import { constraintFailure } from "#workers/kernel/errors";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { blanked, impersonal, mark, type Terms, termsOf } from "../rules/erase-terms";
import { leftOut, type TableShape } from "../rules/export-tables";
import {
	type ErasedPerson,
	listFactsOf,
	listOrderTexts,
	listPicturesOf,
	listProfileFactsOf,
	listRequestFiles,
} from "../store/erase-person";
import { deleteRows, findRowsWith, underErasure } from "../store/erase-rows";
import { placeOf } from "../store/export-files";
import type { AnyRow } from "../store/export-rows";
import { settleRows } from "../store/import-rows";
import { assertLeftBehind, listLeftBehind } from "../store/moves";
import type { DirectoryRow } from "../store/tenants";
import { databaseOf } from "./tenant";

const rowsAtOnce = 200;

/** Rows that are kept for speed or for hours go; of what is left out of exports the outbox alone is rewritten. */
const isForgotten = (table: string) => Object.hasOwn(leftOut, table) && table !== "outbox";

/** Where rows of the person's account lie: where it lives, and where a move left some behind. */
export type ErasedPlace = {
	account_id: number;
	shard: number;
	database: TenantDatabase;
	now: () => number;
	/** What must be true of each batch. */
	guards: readonly Statement[];
};

/** The places of an account, that where it lives first. */
export async function placesOf(scope: OperatorScope, tenant: DirectoryRow): Promise<[ErasedPlace, ...ErasedPlace[]]> {
	const { id: account_id, shard } = tenant;
	const left = await scope.directory.read(listLeftBehind(account_id));
	const now = () => scope.clock.now();
	const leftAt = left.map((move): ErasedPlace => {
		const place = move.moved_at === null ? move.to_shard : move.from_shard;
		const database = openTenantRowsOn(scope.env, place, account_id);
		return { account_id, shard: place, database, now, guards: [assertLeftBehind(move)] };
	});
	return [{ account_id, shard, database: databaseOf(scope, tenant), now, guards: [] }, ...leftAt];
}

/** The words by which the person is known at a place. */
export async function findTerms({ database, account_id }: ErasedPlace, person: ErasedPerson): Promise<Terms> {
	const rows = [
		...(await database.read(listFactsOf(account_id, person.id))),
		...(await database.read(listProfileFactsOf(account_id, person.id))),
	];
	return termsOf({
		...person,
		isFirstNameTheirs: person.first_name_count === 1,
		isLastNameTheirs: person.last_name_count === 1,
		facts: [person.email, person.phone, ...rows.flatMap(({ facts }) => JSON.parse(facts) as string[])],
	});
}

/** Rewrites or deletes what holds the person's words in one table; gives how many rows. */
export async function eraseInTable(
	place: ErasedPlace,
	person: ErasedPerson,
	shape: TableShape,
	terms: Terms,
): Promise<number> {
	const spared = impersonal[shape.name] ?? [];
	const texts = spared === "all" ? [] : shape.texts.filter((column) => !spared.includes(column));
	if (texts.length === 0 || terms.needles.length === 0) return 0;
	const searched = { ...shape, texts };
	let count = 0;
	for (let after: unknown[] = []; ; ) {
		const rows = await place.database.read(findRowsWith(place.account_id, searched, terms.needles, after, rowsAtOnce));
		if (rows.length > 0) count += await eraseRows(place, person, searched, terms, rows);
		if (rows.length < rowsAtOnce) return count;
		after = shape.key.map((column) => rows.at(-1)![column]);
	}
}

async function eraseRows(
	{ account_id, database, now, guards }: ErasedPlace,
	{ id }: ErasedPerson,
	shape: TableShape,
	terms: Terms,
	rows: readonly AnyRow[],
): Promise<number> {
	const write = (statements: readonly Statement[]) =>
		database.write([...guards, ...underErasure(account_id, id, now(), statements)]);
	if (isForgotten(shape.name)) {
		await write([deleteRows(account_id, shape, rows)]);
		return rows.length;
	}
	const columns = shape.texts.filter((column) => !shape.key.includes(column));
	const rewritten = (instead: string) =>
		rows.flatMap((row) => {
			const texts = columns.map((column) => [column, erased(row[column], terms, instead)] as const);
			const changed = texts.some(([column, text]) => text !== row[column]);
			return changed ? [{ ...row, ...Object.fromEntries(texts) } as AnyRow] : [];
		});
	const settled = (instead: string) => settleRows(account_id, shape, rewritten(instead), columns);
	const changed = rewritten(mark);
	if (changed.length === 0) return 0;
	const changing = columns.filter((column) =>
		changed.some(
			(row) => rows.find((one) => shape.key.every((key) => one[key] === row[key]))?.[column] !== row[column],
		),
	);
	await write(settleRows(account_id, shape, changed, changing)).catch(async (error) => {
		// Two things that were called by the person's name would be called alike.
		if (constraintFailure(error)?.kind !== "unique") throw error;
		await write(settled(`${mark}${id.toString(36)}`));
	});
	return changed.length;
}

function erased(value: string | number | null | undefined, terms: Terms, instead: string) {
	if (typeof value !== "string") return value ?? null;
	const left = terms.erase(value);
	return instead === mark || left === value ? left : left.replaceAll(mark, instead);
}

/** The addresses of orders, and who gets their gifts, with every word gone. */
export async function eraseOrders(
	{ account_id, database, guards }: ErasedPlace,
	shapes: readonly TableShape[],
	id: number,
) {
	for (const [table, column] of [
		["orders", "address"],
		["order_lines", "recipient"],
	] as const) {
		const shape = shapes.find(({ name }) => name === table)!;
		const rows = await database.read(listOrderTexts(account_id, table, column, id));
		const blank = rows.map(({ id: row, text }) => ({ id: row, [column]: blanked(text) }));
		if (blank.length > 0) await database.write([...guards, ...settleRows(account_id, shape, blank, [column])]);
	}
}

/** Files that show or tell of the person: their pictures, and whatever was made for download, which can be made again. */
export async function eraseFiles(
	scope: OperatorScope,
	tenant: DirectoryRow,
	inside: Scope<null>,
	person: ErasedPerson,
) {
	const { env } = scope;
	const [pictures, requests] = await Promise.all([
		inside.read(listPicturesOf(tenant.id, person)),
		inside.read(listRequestFiles(tenant.id)),
	]);
	const keys = pictures.map(({ key }) => placeOf(tenant.id, `files/${key}`));
	for (const { id } of requests)
		for (const family of ["reports", "imports"]) {
			const { objects } = await env.FILES.list({ prefix: `${family}/${tenant.id}/${id}/` });
			keys.push(...objects.map(({ key }) => key));
		}
	for (let at = 0; at < keys.length; at += 1_000) await env.FILES.delete(keys.slice(at, at + 1_000));
	return { pictures, requests, count: keys.length };
}

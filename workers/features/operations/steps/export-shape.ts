/** Finds the table that a call of an export or import names, as the database describes it. */
import { z } from "zod";
import { invalid, notFound } from "#workers/kernel/errors";
import { leftOut, type TableShape } from "../rules/export-tables";
import { listAllShapes } from "../store/export-rows";

/** The values of a row's key. */
export const keyValues = z.array(z.union([z.int(), z.string().max(2_000)])).max(8);

/** The table; `after` is a key of it, or empty. Throws not_found (404), and validation (400) for another table's key. */
export async function shapeOf(shard: D1Database, name: string, after: readonly unknown[] = []): Promise<TableShape> {
	const [shape] = /^[a-z_]+$/.test(name) && !Object.hasOwn(leftOut, name) ? await listAllShapes(shard, name) : [];
	if (shape?.name !== name) throw notFound("table");
	if (after.length > 0 && after.length !== shape.key.length) throw invalid({ after: [shape.key.join(", ")] });
	return shape;
}

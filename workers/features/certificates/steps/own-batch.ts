/** A batch of the account, or not found. */
import { notFound } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import { type BatchRow, findBatch } from "../store/batches";

/** The batch. Throws where there is none. */
export async function getBatchRow({ account, read }: Pick<Scope, "account" | "read">, id: number): Promise<BatchRow> {
	const [batch] = await read(findBatch(account.id, id));
	if (!batch) throw notFound("certificate_batch");
	return batch;
}

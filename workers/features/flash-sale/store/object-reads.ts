/** What the object of a sale asks of the database: the sale as it stands, and ending it once. */
import type { TenantDatabase } from "#workers/kernel/database";
import type { OutboxSignal } from "#workers/kernel/environment";
import { constraintFailure } from "#workers/kernel/errors";
import { signalOutbox } from "#workers/kernel/outbox";
import { isolateIds } from "#workers/runtime/clock";
import type { Sale } from "../rules/holds";
import { type HoldEnd, listHoldEnds } from "./holds";
import { endedAlready, endSale, findSaleOfItem, listBuyers, saleRuns } from "./sales";

/** The sale of an item that runs or comes next, who bought in it, and how these holds ended: all of one moment. */
export async function readSale(
	database: TenantDatabase,
	account_id: number,
	item_id: number,
	holdIds: readonly number[],
	now: number,
): Promise<{ sale: Sale | null; buyers: { user_id: number; quantity: number }[]; ends: HoldEnd[] }> {
	const [[sale], buyers, ends] = (await database.write([
		findSaleOfItem(account_id, item_id, now),
		listBuyers(account_id, item_id, now),
		listHoldEnds(account_id, holdIds),
	])) as [Sale[], { user_id: number; quantity: number }[], HoldEnd[]];
	return { sale: sale ?? null, buyers, ends };
}

/** Ends a sale and has its owner told, unless that was done, or it runs after all. */
export async function endSaleOnce(
	where: { account_id: number; shard: number; database: Pick<TenantDatabase, "write">; queue: Queue<OutboxSignal> },
	sale_id: number,
	now: number,
): Promise<void> {
	const { account_id, shard } = where;
	const outbox_id = isolateIds()();
	try {
		await where.database.write(endSale(account_id, sale_id, now, outbox_id));
	} catch (error) {
		if (![endedAlready, saleRuns].includes(constraintFailure(error)?.name ?? "")) throw error;
		return;
	}
	// A signal that is lost is made up for by the schedule.
	await signalOutbox(where.queue, [{ account_id, shard, outbox_id }]).catch(() => undefined);
}

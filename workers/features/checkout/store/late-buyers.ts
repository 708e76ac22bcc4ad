/** What the database says of many who come too late for a flash sale, asked once for all of them (decision 024). */
import { findVariantsForSale, toVariantForSale } from "#workers/features/catalog";
import { listRecentBuyers } from "#workers/features/orders";
import { findUsersOfSessions } from "#workers/features/session";
import type { TenantDatabase } from "#workers/kernel/database";
import { findStoredKeys } from "#workers/kernel/idempotency";
import type { UserRow } from "#workers/kernel/identity";
import { recentMs } from "../rules/recent";

/** One who orders: by which session, as whom, under which key of repetition, and which variants. */
export type LateBuyer = { session_hash: string; user_id: number; key: string | null; variant_ids: number[] };

/** The session's person, whether this may be an earlier order again, and what of the variants a flash sale has sold out. */
export type LateFacts = {
	person: UserRow | undefined;
	mayBeRepeat: boolean;
	sold_out: { id: number; name: string }[];
};

/** The facts of each who asks, all of one moment, in one round trip and four statements for however many. */
export async function readLateBuyers(
	database: Pick<TenantDatabase, "read">,
	account_id: number,
	buyers: readonly LateBuyer[],
	now: number,
): Promise<LateFacts[]> {
	const userIds = buyers.map(({ user_id }) => user_id);
	const keys = buyers.flatMap(({ key }) => (key === null ? [] : [key]));
	const variantIds = [...new Set(buyers.flatMap(({ variant_ids }) => variant_ids))];
	const [people, recent, stored, rows] = await Promise.all([
		database.read(findUsersOfSessions(account_id, [...new Set(buyers.map((buyer) => buyer.session_hash))], now)),
		database.read(listRecentBuyers(account_id, [...new Set(userIds)], now - recentMs)),
		database.read(findStoredKeys(account_id, keys)),
		// The sale's stock is the same for all; what each has bought of it is not asked here.
		database.read(findVariantsForSale(account_id, variantIds, { user_id: 0, now })),
	]);
	const personOf = new Map(people.map(({ token_hash, ...person }) => [token_hash, person]));
	const haveOrdered = new Set(recent.map(({ user_id }) => user_id));
	const storedKeys = new Set(stored.map(({ key }) => key));
	const soldOut = rows.map(toVariantForSale).filter(({ flash }) => flash?.quantity_left === 0);
	return buyers.map(({ session_hash, user_id, key, variant_ids }) => ({
		person: personOf.get(session_hash),
		mayBeRepeat: haveOrdered.has(user_id) || (key !== null && storedKeys.has(key)),
		sold_out: soldOut.filter(({ id }) => variant_ids.includes(id)).map(({ id, name }) => ({ id, name })),
	}));
}

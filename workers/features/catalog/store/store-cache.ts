/** What isolates may keep of the store, and for how long: until something it shows is written, or an offer or a novelty begins or ends. */
import { sql } from "drizzle-orm";
import type { MemberScope } from "#workers/kernel/scope";
import type { CacheRule } from "#workers/runtime/cached-answers";
import { newForMs } from "../rules/store-item";
import { listing } from "./figures";

/** The version that triggers raise with every row which the store shows. */
export const storeVersion = "catalog/store";

/** The rule for answers made of items, variants, pictures, categories and flash sales alone. */
export function untilStoreChanges(scope: MemberScope): CacheRule {
	const { account, clock } = scope;
	return {
		version: sql`select sum(version) as version from table_versions
			where account_id = ${account.id} and table_name in (${storeVersion}, ${listing})`,
		until: async () => {
			const [next] = await scope.read(findNextMoment(account.id, newForMs(account), clock.now()));
			return next?.moment ?? null;
		},
	};
}

/** The next moment (ms UTC) at which the store shows something else though nothing is written. */
export function findNextMoment(account_id: number, new_for_ms: number, now: number) {
	return sql<{ moment: number | null }>`select min(moment) as moment from (
		select min(iif(starts_at > ${now}, starts_at, live_to_date)) as moment from flash_sales
			where account_id = ${account_id} and live_to_date > ${now}
		union all
		select min(created_at) + ${new_for_ms} from items
			where account_id = ${account_id} and is_listed = 1 and created_at > ${now - new_for_ms})`;
}

/** Whose feed is read, and which people and teams that means for one reader. @browser-safe */
import type { User } from "#workers/kernel/identity";

/** The feed's filter: everything that one may see, one's team's, or what one gave and received. */
export const feedScopes = ["everyone", "my_team", "mine"] as const;

/** One of the feed's filters. */
export type FeedScope = (typeof feedScopes)[number];

/** The reader, and the managers whose teams they belong to; 0 stands for no manager and meets nobody. */
export type Reader = { account_id: number; id: number; manager_id: number };

/** The reader of a scope. */
export function readerOf(account_id: number, user: Pick<User, "id" | "manager_id">): Reader {
	return { account_id, id: user.id, manager_id: user.manager_id ?? 0 };
}

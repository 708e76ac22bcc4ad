/** What giving needs of a scope, whether somebody calls or the clock does it in their name. */
import type { User } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";

/** What giving needs of a scope, and whoever gives: the person who calls, or in whose name the clock does it. */
export type GivingScope = Pick<Scope, "account" | "clock" | "newId" | "read" | "request"> & {
	user: Pick<User, "id" | "first_name" | "last_name" | "manager_id">;
};

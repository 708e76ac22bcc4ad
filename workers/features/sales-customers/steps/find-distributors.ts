/** Distributors by the words that begin their names, with how many customers each has; distributors find themselves alone. */
import { seesSumsAlone, supplierRoles } from "#workers/features/members";
import { wordsFit } from "#workers/features/search";
import { isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { listDistributors } from "../store/people";

const seeAll: readonly string[] = ["account_owner", ...supplierRoles];

/** Those whom the caller may know of: none where the account has no customers. */
export async function findDistributors({ account, user, read }: MemberScope, typed: string) {
	const isOwn = user.role === "distributor";
	const maySee = isOwn || (seeAll.includes(user.role) && !seesSumsAlone(user));
	if (!isOn(account, "sales_module_enabled") || !maySee) return [];
	const rows = await read(listDistributors(account.id, isOwn ? user.id : undefined));
	return rows.filter(({ name }) => wordsFit(typed, [name]));
}

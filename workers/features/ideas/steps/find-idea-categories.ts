/** Finds categories of ideas by the beginnings of the words of their names, where the account and the person have ideas. */
import { wordsFit } from "#workers/features/search";
import { isOn, isOnFor } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { listCategories } from "../store/categories";

/** The categories in which ideas can be sent. */
export async function findIdeaCategories({ account, user, read }: MemberScope, typed: string) {
	if (!isOn(account, "ideas_enabled") || isOnFor(user, "ideas_disabled")) return [];
	const known = await read(listCategories(account.id));
	return known.filter(({ name, is_active }) => is_active === 1 && wordsFit(typed, [name]));
}

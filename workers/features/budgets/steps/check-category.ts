/** The category of budgets that was typed, as it is written; one that no budget has is refused with those that come near. */
import { wordsFit } from "#workers/features/search";
import { invalid } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { listCategories } from "../store/budgets";

/** An account has some dozens; more than these are not looked through. */
const maxCategories = 2_000;
const maxSuggested = 5;

/** The categories that begin as typed, of all budgets for account owners, of their own for budget owners; none for others. */
export async function findCategories({ account, user, read }: MemberScope, typed: string) {
	if (user.role !== "account_owner" && user.role !== "budget_owner") return [];
	const owner_id = user.role === "account_owner" ? null : user.id;
	const known = await read(listCategories(account.id, owner_id, maxCategories));
	return known.filter(({ name }) => wordsFit(typed, [name]));
}

/** The filters with their category as budgets have it. Throws a validation refusal for one that none has. */
export async function checkCategory<Filters extends { budget_category?: string }>(
	scope: MemberScope,
	filters: Filters,
): Promise<Filters> {
	const { budget_category: typed } = filters;
	if (!typed) return filters;
	const found = await findCategories(scope, typed);
	const same = found.find(({ name }) => name === typed) ?? found.find(({ name }) => isSame(name, typed));
	if (same) return { ...filters, budget_category: same.name };
	const near = found.slice(0, maxSuggested).map(({ name }) => `“${name}”`);
	const said =
		near.length === 0
			? scope.translate("budgets:categories.none", { typed })
			: scope.translate("budgets:categories.near", { typed, near: near.join(", ") });
	throw invalid({ budget_category: [said] });
}

function isSame(one: string, other: string): boolean {
	return one.toLowerCase() === other.toLowerCase();
}

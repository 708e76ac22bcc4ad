/** The SQL of categories: what ideas are about, and what they earn. */
import { type SQL, sql } from "drizzle-orm";
import type { ideaCategories } from "#drizzle/ideas";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** A category. */
export type CategoryRow = Omit<RowOf<typeof ideaCategories>, "account_id">;

/** What an owner says of one. */
export type CategoryFields = Omit<CategoryRow, "id" | "idea_count" | "created_at">;

const columns = sql`c.id, c.name, c.description, c.is_active, c.points_on_approval, c.points_on_highlighting, c.budget_id,
	c.idea_count, c.created_at`;

/** More categories than these are not chosen from. */
export const maxCategories = 100;

/** One category, with the budget that pays: its ledger account, and what is left there. */
export function findCategory(account_id: number, id: number) {
	return sql<
		CategoryRow & { budget_ledger_account_id: number | null; points_remaining: number | null }
	>`select ${columns}, l.id as budget_ledger_account_id, l.balance as points_remaining from idea_categories c
		left join ledger_accounts l on l.account_id = c.account_id and l.kind = 'budget' and l.unit = 'points' and l.owner_id = c.budget_id
		where c.account_id = ${account_id} and c.id = ${id}`;
}

/** The categories that ideas can be sent in, and those that have some, by name. */
export function listCategories(account_id: number) {
	return sql<CategoryRow>`select ${columns} from idea_categories c where c.account_id = ${account_id}
		order by c.name, c.id limit ${maxCategories}`;
}

/** Adds one. */
export function insertCategory(account_id: number, id: number, category: CategoryFields, now: number): Statement {
	return sql`insert into idea_categories (account_id, id, name, description, is_active, points_on_approval, points_on_highlighting,
			budget_id, created_at)
		values (${account_id}, ${id}, ${category.name}, ${category.description}, ${category.is_active}, ${category.points_on_approval},
		${category.points_on_highlighting}, ${category.budget_id}, ${now})`;
}

/** Changes one; what was paid stays as it was paid. */
export function updateCategory(account_id: number, id: number, category: CategoryFields): Statement {
	return sql`update idea_categories set name = ${category.name}, description = ${category.description},
		is_active = ${category.is_active}, points_on_approval = ${category.points_on_approval},
		points_on_highlighting = ${category.points_on_highlighting}, budget_id = ${category.budget_id}
		where account_id = ${account_id} and id = ${id}`;
}

/** True in SQL while the account has this budget. */
export function hasBudget(account_id: number, budget_id: number): Statement {
	return sql`select count(*) from budgets b where b.account_id = ${account_id} and b.id = ${budget_id}`;
}

/** True in SQL while there is room for one more. */
export function hasRoomForCategory(account_id: number): Statement {
	return sql`select count(*) < ${maxCategories} from idea_categories c where c.account_id = ${account_id}`;
}

/** True in SQL while ideas can be sent in a category. */
export function isCategoryOpen(account_id: number, id: number): Statement {
	return sql`select count(*) from idea_categories c where c.account_id = ${account_id} and c.id = ${id} and c.is_active = 1`;
}

/** True in SQL while a category earns what was read. */
export function earnsAsRead(
	account_id: number,
	{ id, points_on_approval, points_on_highlighting, budget_id }: CategoryRow,
): Statement {
	return sql`select count(*) from idea_categories c where c.account_id = ${account_id} and c.id = ${id}
		and c.points_on_approval = ${points_on_approval} and c.points_on_highlighting = ${points_on_highlighting}
		and c.budget_id is ${budget_id}`;
}

/** True in SQL while a budget's ledger account holds so many points. */
export function holdsPoints(account_id: number, ledger_account_id: number, points: number): Statement {
	return sql`select count(*) from ledger_accounts l where l.account_id = ${account_id} and l.id = ${ledger_account_id}
		and l.balance >= ${points}`;
}

/** What a category is called. */
export function categoryName(account_id: number, id: number | SQL) {
	return sql<{
		name: string;
	}>`select c.name from idea_categories c where c.account_id = ${account_id} and c.id = ${id}`;
}

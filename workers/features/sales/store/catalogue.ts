/** The SQL of what is sold: the tree of categories, brands with their budgets, and items. */
import { type SQL, sql } from "drizzle-orm";
import type { saleBrands, saleCategories, saleProductItems } from "#drizzle/sales";
import type { RowOf, Statement } from "#workers/kernel/sql";
import type { BrandStatus } from "../rules/brand-statuses";

/** The most categories, and the most brands, of an account. */
export const maxCategories = 1_000;

/** A category. */
export type SaleCategoryRow = RowOf<
	typeof saleCategories,
	"id" | "parent_id" | "name" | "parents_list_string" | "depth" | "description"
> & { is_active: 0 | 1 };

/** A category by id. */
export function findSaleCategory(account_id: number, id: number) {
	return sql<SaleCategoryRow>`select id, parent_id, name, parents_list_string, depth, description, is_active from sale_categories
		where account_id = ${account_id} and id = ${id}`;
}

/** What a category is called. */
export function saleCategoryName(account_id: number, id: number | SQL) {
	return sql<{
		name: string;
	}>`select parents_list_string as name from sale_categories where account_id = ${account_id} and id = ${id}`;
}

/** All categories by their names from the root, those that are off too. */
export function listSaleCategories(account_id: number) {
	return sql<RowOf<typeof saleCategories, "id" | "parents_list_string" | "depth">>`select id, parents_list_string, depth
		from sale_categories where account_id = ${account_id} order by parents_list_string limit ${maxCategories}`;
}

/** True while there is room for one more category. */
export function hasRoomForSaleCategory(account_id: number): Statement {
	return sql`select count(*) < ${maxCategories} from sale_categories where account_id = ${account_id}`;
}

/** True while a category has the path with which it was read. */
export function hasSaleCategoryPath(account_id: number, id: number, path: string): Statement {
	return sql`select count(*) from sale_categories where account_id = ${account_id} and id = ${id} and parents_list_string = ${path}`;
}

/** Adds a category. */
export function insertSaleCategory(account_id: number, category: SaleCategoryRow, now: number): Statement {
	const { id, parent_id, name, parents_list_string, depth, description, is_active } = category;
	return sql`insert into sale_categories (account_id, id, parent_id, name, parents_list_string, depth, description, is_active, created_at)
		values (${account_id}, ${id}, ${parent_id}, ${name}, ${parents_list_string}, ${depth}, ${description}, ${is_active}, ${now})`;
}

/** Changes a category; a new name goes on into the paths of all below it. */
export function updateSaleCategoryRow(account_id: number, known_path: string, category: SaleCategoryRow): Statement[] {
	const { id, name, parents_list_string: path, description, is_active } = category;
	return [
		sql`update sale_categories set name = ${name}, parents_list_string = ${path}, description = ${description}, is_active = ${is_active}
			where account_id = ${account_id} and id = ${id}`,
		...(path === known_path
			? []
			: [
					sql`update sale_categories set parents_list_string = ${path} || substr(parents_list_string, length(${known_path}) + 1)
						where account_id = ${account_id} and parents_list_string >= ${`${known_path} > `} and parents_list_string < ${`${known_path} >!`}`,
				]),
	];
}

/** A brand. */
export type SaleBrandRow = RowOf<typeof saleBrands, "id" | "name" | "budget_id"> & {
	is_active: 0 | 1;
	status: BrandStatus;
};

/** A brand by id. */
export function findSaleBrand(account_id: number, id: number) {
	return sql<SaleBrandRow>`select id, name, budget_id, is_active, status from sale_brands where account_id = ${account_id} and id = ${id}`;
}

/** What a brand is called. */
export function saleBrandName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select name from sale_brands where account_id = ${account_id} and id = ${id}`;
}

/** All brands by name, those that are off too. */
export function listSaleBrands(account_id: number) {
	return sql<{ id: number; name: string }>`select id, name from sale_brands
		where account_id = ${account_id} order by name limit ${maxCategories}`;
}

/** Adds a brand. */
export function insertSaleBrand(account_id: number, brand: SaleBrandRow, now: number): Statement {
	return sql`insert into sale_brands (account_id, id, name, budget_id, is_active, status, created_at)
		values (${account_id}, ${brand.id}, ${brand.name}, ${brand.budget_id}, ${brand.is_active}, ${brand.status}, ${now})`;
}

/** Changes a brand. */
export function updateSaleBrand(account_id: number, brand: SaleBrandRow): Statement {
	return sql`update sale_brands set name = ${brand.name}, budget_id = ${brand.budget_id}, is_active = ${brand.is_active}, status = ${brand.status}
		where account_id = ${account_id} and id = ${brand.id}`;
}

/** An item. */
export type SaleItemRow = RowOf<
	typeof saleProductItems,
	"id" | "sku" | "name" | "brand_id" | "category_id" | "unit_cost_amount" | "points"
> & { is_active: 0 | 1 };

/** An item by id. */
export function findSaleItem(account_id: number, id: number) {
	return sql<SaleItemRow>`select id, sku, name, brand_id, category_id, unit_cost_amount, points, is_active from sale_product_items
		where account_id = ${account_id} and id = ${id}`;
}

/** What an item is called. */
export function saleItemName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select name from sale_product_items where account_id = ${account_id} and id = ${id}`;
}

/** Adds an item. */
export function insertSaleItem(account_id: number, item: SaleItemRow, now: number): Statement {
	return sql`insert into sale_product_items (account_id, id, sku, name, brand_id, category_id, unit_cost_amount, points, is_active, created_at)
		values (${account_id}, ${item.id}, ${item.sku}, ${item.name}, ${item.brand_id}, ${item.category_id}, ${item.unit_cost_amount},
		${item.points}, ${item.is_active}, ${now})`;
}

/** Changes an item; sales that were logged stay as they are. */
export function updateSaleItem(account_id: number, item: SaleItemRow): Statement {
	return sql`update sale_product_items set sku = ${item.sku}, name = ${item.name}, brand_id = ${item.brand_id}, category_id = ${item.category_id},
		unit_cost_amount = ${item.unit_cost_amount}, points = ${item.points}, is_active = ${item.is_active}
		where account_id = ${account_id} and id = ${item.id}`;
}

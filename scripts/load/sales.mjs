/** Makes sales by the million: what is sold, and what each person sold of it on which day; triggers keep the sums. */
import { idAt } from "./id-blocks.mjs";

const atOnce = 20_000;
const dayMs = 86_400_000;
const days = 365;
/** Kinds of what is sold; ids of a kind stand together. */
const things = { brand: 10, category: 20, item: 200, distributor: 5 };
const perKind = 1_000;
const kinds = Object.keys(things);

/** The id of a brand, a category or an item. */
const thingAt = (kind, at = 0) => idAt("saleThing", kinds.indexOf(kind) * perKind + at);

/**
 * Adds sales of the members 0 … `members` - 1, each person's on days apart within the last year; nine of ten are approved. The
 * points of none are paid: what is shown of sales is read from sums, which triggers keep.
 */
export async function addSales(tenant, count, { members, program, log = () => undefined }) {
	await addThings(tenant, program);
	const today = Math.floor(Date.now() / dayMs) * dayMs;
	for (let start = 0; start < count; start += atOnce) {
		await addChunk(tenant, start, Math.min(start + atOnce, count), { members, program, today });
		if (start % 200_000 === 0 && start > 0) log(`  ${start} sales`);
	}
}

async function addThings(tenant, { budget_id }) {
	const now = Date.now();
	const numbers = (kind) =>
		`with recursive n (i) as (select 0 union all select i + 1 from n where i + 1 < ${things[kind]})`;
	await tenant.run(
		`insert into sale_brands (account_id, id, name, budget_id, created_at) ${numbers("brand")}
		select ?1, ?2 + i, 'Brand ' || (i + 1), ?3, ?4 from n`,
		...[tenant.id, thingAt("brand"), budget_id, now],
	);
	await tenant.run(
		`insert into sale_categories (account_id, id, name, parents_list_string, depth, created_at) ${numbers("category")}
		select ?1, ?2 + i, 'Category ' || (i + 1), 'Category ' || (i + 1), 0, ?3 from n`,
		...[tenant.id, thingAt("category"), now],
	);
	await tenant.run(
		`insert into sale_product_items (account_id, id, sku, name, brand_id, category_id, unit_cost_amount, points, created_at)
		${numbers("item")} select ?1, ?2 + i, 'SKU-' || (i + 1), 'Item ' || (i + 1), ?3 + i % ${things.brand},
			?4 + i % ${things.category}, 500 + 25 * i, 5 + i % 20, ?5 from n`,
		...[tenant.id, thingAt("item"), thingAt("brand"), thingAt("category"), now],
	);
}

function addChunk(tenant, start, end, { members, program, today }) {
	return tenant.run(
		`insert into sales (account_id, id, owner_id, item_id, brand_id, category_id, budget_id, quantity, unit_cost_amount,
			external_cost_amount, total_points_earned, company_name, distributor, invoice_number, external_created_at, status,
			created_at, approved_at, approved_by)
		with recursive n (i) as (select ${start} union all select i + 1 from n where i + 1 < ${end}),
			facts as (select i, i * 7 % ${things.item} as item_at, 1 + i % 5 as quantity,
				?2 - ((i / ${members} * 17 + i) % ${days}) * ${dayMs} as day, i % 10 = 9 as is_pending from n)
		select ?1, ${idAt("sale")} + f.i, ${idAt("member")} + f.i % ${members}, it.id, it.brand_id, it.category_id, ?3, f.quantity,
			it.unit_cost_amount, it.unit_cost_amount * f.quantity, it.points * f.quantity, 'Company ' || (f.i % 97),
			'Distributor ' || (f.i % ${things.distributor}), 'INV-' || f.i, f.day, iif(f.is_pending, 'pending', 'approved'),
			f.day + 36000000, iif(f.is_pending, null, f.day + 72000000), iif(f.is_pending, null, ${idAt("member")})
		from facts f cross join sale_product_items it on it.account_id = ?1 and it.id = ${thingAt("item")} + f.item_at`,
		...[tenant.id, today, program.budget_id],
	);
}

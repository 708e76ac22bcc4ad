/** Writes many orders at once, as an import from elsewhere would: one line each, no points moved. */
import { sql } from "drizzle-orm";
import { newId, type TestTenant } from "#test/kit/tenant";
import { addToDaySums, nextOrderNumber, type ProductType } from "#workers/features/orders";

/** An order to be written. */
export type PastOrder = {
	user_id: number;
	created_at: number;
	status?: "placed" | "open" | "closed";
	total_points?: number;
	product_type?: ProductType;
	city?: string;
	lines?: number;
};

/** Writes the orders with lines of the variant; gives their ids. */
export async function addPastOrders(
	tenant: TestTenant,
	item: { id: number; variant_id: number },
	orders: readonly PastOrder[],
): Promise<number[]> {
	const rows = orders.map((order) => {
		const id = newId();
		const count = order.lines ?? 1;
		const lines = Array.from({ length: count }, (_, at) => ({ id: newId(), name: `Thing ${at + 1}` }));
		return { ...order, id, count, lines, city: order.city ?? "Leeds", points: order.total_points ?? 500 };
	});
	const [account] = await tenant.database.read(
		sql<{ time_zone: string }>`select time_zone from accounts where account_id = ${tenant.id}`,
	);
	for (let at = 0; at < rows.length; at += 1_000) {
		const slice = rows.slice(at, at + 1_000);
		const some = JSON.stringify(slice);
		await tenant.database.write([
			sql`insert into orders (account_id, id, number, user_id, status, product_type, total_points, total_cents, line_count, unit_count, address, cart_key, created_at)
				select ${tenant.id}, value ->> 'id', ${nextOrderNumber(tenant.id)} + key, value ->> 'user_id', coalesce(value ->> 'status', 'placed'),
				coalesce(value ->> 'product_type', 'standard_product'), value ->> 'points', 100,
				value ->> 'count', value ->> 'count', json_object('city', value ->> 'city', 'country', 'GBR'), 'past-' || (value ->> 'id'), value ->> 'created_at'
				from json_each(${some})`,
			sql`insert into order_lines (account_id, id, order_id, user_id, variant_id, item_id, name, brand_name, options, sku,
				quantity, points, price_cents, status_at, created_at)
				select ${tenant.id}, l.value ->> 'id', o.value ->> 'id', o.value ->> 'user_id', ${item.variant_id}, ${item.id}, l.value ->> 'name', 'Brand', '[]', '',
				1, o.value ->> 'points', 100, o.value ->> 'created_at', o.value ->> 'created_at'
				from json_each(${some}) o, json_each(o.value, '$.lines') l`,
			addToDaySums(
				{ id: tenant.id, time_zone: account!.time_zone },
				slice.flatMap(({ lines, points, product_type = "standard_product", ...order }) =>
					lines.map(() => ({ ...order, product_type, points, item_id: item.id, quantity: 1 })),
				),
			),
		]);
	}
	return rows.map(({ id }) => id);
}

/** One's own orders, found by their number or by what was ordered. */
import { sql } from "drizzle-orm";
import type { orders } from "#drizzle/orders";
import { defineSearchSection, maxCounted } from "#workers/kernel/define-search-section";
import type { Account } from "#workers/kernel/identity";
import type { RowOf } from "#workers/kernel/sql";
import { orderNumber, orderNumberRanges } from "../rules/order-number";
import { holdsWords } from "../store/orders";

type FoundOrder = RowOf<typeof orders, "id" | "number" | "total_points"> & {
	first_name: string;
	image_url: string | null;
	total: number;
};

/** So many of the newest orders are looked at; the My orders page searches all. */
const maxLookedAt = 100;

/** The number of an order that was typed whole; -1 for anything else. */
const exactNumber = (account: Account, text: string) => orderNumberRanges(account, text)[0]?.[0] ?? -1;

/** What stands in the first line of an order `o`. */
const firstLine = (column: "name" | "image_url") => sql`(select l.${sql.raw(column)} from order_lines l
	where l.account_id = o.account_id and l.order_id = o.id order by l.id limit 1)`;

export const ownOrdersSection = defineSearchSection({
	key: "orders",
	title: "orders:title",
	icon: "box",
	place: 50,
	component: "order",
	to: (text) => `/store/orders?${new URLSearchParams({ searchString: text })}`,
	flags: ["redemptions_enabled", "!user.disable_shop"],
	find: async ({ account, user, read }, { text, max }) => {
		const found = await read(sql<FoundOrder>`select o.id, o.number, o.total_points, ${firstLine("name")} as first_name,
			${firstLine("image_url")} as image_url, count(*) over () as total from (select * from (select n.id from orders n
				where n.account_id = ${account.id} and n.user_id = ${user.id} order by n.created_at desc, n.id desc limit ${maxLookedAt})
				union select e.id from orders e where e.account_id = ${account.id} and e.number = ${exactNumber(account, text)}) known
			cross join orders o on o.account_id = ${account.id} and o.id = known.id
			where o.user_id = ${user.id} and ${holdsWords(account, text)}
			order by o.created_at desc, o.id desc limit ${max}`);
		const hits = found.map(({ id, number, total_points, first_name, image_url }) => ({
			link: `/store/orders/${id}`,
			fields: { name: orderNumber(account, number), detail: first_name, points: total_points },
			image: image_url,
		}));
		return { hits, total: Math.min(found[0]?.total ?? 0, maxCounted) };
	},
});

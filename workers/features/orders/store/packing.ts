/** The SQL of the packing list: courier's lines that are being prepared, with the shelf where each lies. */
import { sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import type { MemberScope } from "#workers/kernel/scope";
import { ofDistributor } from "./managed-orders";

/** A packing list has at most so many sheets: what can be fetched in one go. */
const maxSheets = 50;

/** An order's sheet. */
export type SheetRow = {
	id: number;
	number: number;
	member_name: string;
	created_at: number;
	address: string;
	lines: string;
};

/** The sheets of the orders that have waited longest. */
export function listToPack(scope: Pick<MemberScope, "account" | "user">) {
	const account_id = scope.account.id;
	return sql<SheetRow>`with sheets (id) as (
			select distinct l.order_id from order_lines l cross join orders o on o.account_id = l.account_id and o.id = l.order_id
			where l.account_id = ${account_id} and l.status = 'processing' and l.delivery = 'courier' and ${ofDistributor(scope)}
			order by l.order_id limit ${maxSheets})
		select o.id, o.number, ${personName("u")} as member_name, o.created_at, o.address,
			(select json_group_array(json_object('id', l.id, 'name', l.name, 'options', l.options, 'sku', l.sku, 'shelf', v.shelf,
				'quantity', l.quantity, 'recipient', l.recipient) order by l.id)
			from order_lines l join variants v on v.account_id = l.account_id and v.id = l.variant_id
			where l.account_id = o.account_id and l.order_id = o.id and l.status = 'processing' and l.delivery = 'courier') as lines
		from sheets s cross join orders o on o.account_id = ${account_id} and o.id = s.id
		cross join users u on u.account_id = o.account_id and u.id = o.user_id
		order by o.created_at, o.id`;
}

/** How many orders are being prepared. */
export function countToPack(scope: Pick<MemberScope, "account" | "user">) {
	return sql<{ count: number }>`select count(distinct l.order_id) as count from order_lines l
		cross join orders o on o.account_id = l.account_id and o.id = l.order_id
		where l.account_id = ${scope.account.id} and l.status = 'processing' and l.delivery = 'courier' and ${ofDistributor(scope)}`;
}

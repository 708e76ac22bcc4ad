/** The SQL that writes the demo's history, many rows a statement, and what it reads of people, programs and variants. */

import { sql } from "drizzle-orm";
import type { comments } from "#drizzle/activity";
import type { orders } from "#drizzle/orders";
import type { recognitions } from "#drizzle/recognition";
import { nextOrderNumber } from "#workers/features/orders";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";

/** People with their points accounts. */
export function listPeople(account_id: number) {
	return sql<{
		id: number;
		email: string;
		manager_id: number | null;
		points_account_id: number;
	}>`select u.id, u.email, u.manager_id,
		p.id as points_account_id from users u join ledger_accounts p
		on p.account_id = u.account_id and p.kind = 'member' and p.unit = 'points' and p.owner_id = u.id where u.account_id = ${account_id}`;
}

/** Programs with the ledger accounts of their budgets. */
export function listPrograms(account_id: number) {
	return sql<{
		id: number;
		name: string;
		budget_id: number;
		ledger_account_id: number;
	}>`select p.id, p.name, p.budget_id, b.ledger_account_id
		from programs p join budgets b on b.account_id = p.account_id and b.id = p.budget_id where p.account_id = ${account_id}`;
}

/** Behaviours by key. */
export function listBehaviorKeys(account_id: number) {
	return sql<{ id: number; key: string }>`select id, key from behaviors where account_id = ${account_id}`;
}

/** The badges by their drawings. */
export function listBadgeGlyphs(account_id: number) {
	return sql<{ id: number; glyph: string }>`select id, glyph from badges where account_id = ${account_id}`;
}

/** A variant with the words that an order line keeps. */
export type SoldVariant = {
	id: number;
	item_id: number;
	handle: string;
	name: string;
	brand_name: string;
	options: string;
	options_key: string;
	sku: string;
	price_cents: number;
	image_url: string | null;
	delivery: string;
};

/** All variants. */
export function listVariants(account_id: number) {
	return sql<SoldVariant>`select v.id, v.item_id, i.handle, i.name, i.brand_name, v.options, v.options_key, v.sku, v.price_cents, v.delivery,
		coalesce(v.image_url, i.image_url) as image_url from variants v
		join items i on i.account_id = v.account_id and i.id = v.item_id where v.account_id = ${account_id}`;
}

/** A recipient's recognition. */
export type RecognitionRow = RowOf<
	typeof recognitions,
	| "id"
	| "activity_id"
	| "transaction_id"
	| "giver_id"
	| "recipient_id"
	| "recipient_manager_id"
	| "program_id"
	| "behavior_ids"
	| "badge_id"
	| "points"
	| "message"
	| "visibility"
	| "certificate_code"
	| "created_at"
>;

/** A comment, or a like (without text). */
export type ReactionRow = RowOf<typeof comments, "id" | "activity_id" | "user_id" | "text" | "created_at">;

/** A comment with whom it mentions. */
export type CommentRow = ReactionRow & RowOf<typeof comments, "mentioned_ids">;

/** Writes recognitions. */
export function insertRecognitions(account_id: number, rows: readonly RecognitionRow[]): Statement {
	return sql`insert into recognitions (account_id, id, activity_id, transaction_id, giver_id, recipient_id, recipient_manager_id, program_id,
			behavior_ids, badge_id, points, message, visibility, certificate_code, created_at)
		select ${account_id}, value ->> 'id', value ->> 'activity_id', value ->> 'transaction_id', value ->> 'giver_id', value ->> 'recipient_id',
		value ->> 'recipient_manager_id', value ->> 'program_id', value ->> 'behavior_ids', value ->> 'badge_id', value ->> 'points', value ->> 'message',
		value ->> 'visibility', value ->> 'certificate_code', value ->> 'created_at' from ${rowsOf(rows)}`;
}

/** Writes comments and likes, and counts them. */
export function insertReactions(
	account_id: number,
	comments: readonly CommentRow[],
	likes: readonly ReactionRow[],
): Statement[] {
	const posts = rowsOf([...new Set([...comments, ...likes].map(({ activity_id }) => activity_id))]);
	return [
		sql`insert into comments (account_id, id, activity_id, user_id, text, mentioned_ids, created_at)
			select ${account_id}, value ->> 'id', value ->> 'activity_id', value ->> 'user_id', value ->> 'text', value ->> 'mentioned_ids',
			value ->> 'created_at' from ${rowsOf(comments)}`,
		sql`insert into likes (account_id, id, activity_id, user_id, created_at)
			select ${account_id}, value ->> 'id', value ->> 'activity_id', value ->> 'user_id', value ->> 'created_at' from ${rowsOf(likes)}`,
		sql`update activities set
			comment_count = (select count(*) from comments c where c.account_id = ${account_id} and c.activity_id = activities.id and c.deleted_at is null),
			like_count = (select count(*) from likes l where l.account_id = ${account_id} and l.activity_id = activities.id and l.comment_id = 0)
			where account_id = ${account_id} and id in (select value from ${posts})`,
	];
}

/** An order. */
export type OrderRow = RowOf<
	typeof orders,
	| "id"
	| "user_id"
	| "status"
	| "total_points"
	| "total_cents"
	| "line_count"
	| "unit_count"
	| "address"
	| "cart_key"
	| "created_at"
>;

/** A line of an order. */
export type OrderLineRow = Omit<SoldVariant, "id" | "handle" | "options_key"> & {
	id: number;
	order_id: number;
	user_id: number;
	variant_id: number;
	quantity: number;
	points: number;
	transaction_id: number;
	carrier: string;
	tracking_number: string;
	status: string;
	status_at: number;
	/** 1 where its buyer asks to send it back. */
	asks_return: 0 | 1;
	created_at: number;
};

/** Writes orders with their lines. */
export function insertOrders(
	account_id: number,
	orders: readonly OrderRow[],
	lines: readonly OrderLineRow[],
): Statement[] {
	return [
		sql`insert into orders (account_id, id, number, user_id, status, total_points, total_cents, line_count, unit_count, address, cart_key, created_at)
			select ${account_id}, value ->> 'id', ${nextOrderNumber(account_id)} + key, value ->> 'user_id', value ->> 'status', value ->> 'total_points',
			value ->> 'total_cents', value ->> 'line_count', value ->> 'unit_count', value ->> 'address', value ->> 'cart_key', value ->> 'created_at'
			from ${rowsOf(orders)}`,
		sql`insert into order_lines (account_id, id, order_id, user_id, variant_id, item_id, name, brand_name, options, sku, image_url, quantity,
				points, price_cents, delivery, transaction_id, carrier, tracking_number, status, status_at, return_asked_at,
				return_reason, created_at)
			select ${account_id}, value ->> 'id', value ->> 'order_id', value ->> 'user_id', value ->> 'variant_id', value ->> 'item_id',
			value ->> 'name', value ->> 'brand_name', value ->> 'options', value ->> 'sku', value ->> 'image_url', value ->> 'quantity',
			value ->> 'points', value ->> 'price_cents', value ->> 'delivery', value ->> 'transaction_id', value ->> 'carrier',
			value ->> 'tracking_number', value ->> 'status', value ->> 'status_at',
			iif(value ->> 'asks_return', value ->> 'status_at' + 86400000, null), iif(value ->> 'asks_return', 'One lid does not close', ''),
			value ->> 'created_at' from ${rowsOf(lines)}`,
	];
}

/** Gives what a courier brings its place in the store room. */
export function placeOnShelves(account_id: number): Statement {
	return sql`update variants set shelf = char(65 + item_id % 6) || ' ' || (1 + item_id % 9) || '-' || (1 + position % 4)
		where account_id = ${account_id} and delivery = 'courier' and shelf = ''`;
}

/** Counts what everybody gave and received. */
export function countRecognitions(account_id: number): Statement {
	return sql`update users set
		recognitions_given_count = (select count(*) from recognitions r where r.account_id = users.account_id and r.giver_id = users.id),
		recognitions_received_count = (select count(*) from recognitions r where r.account_id = users.account_id and r.recipient_id = users.id)
		where account_id = ${account_id}`;
}

/** Lets everybody buy points. */
export function letEverybodyBuy(account_id: number): Statement {
	return sql`update users set switches = json_set(switches, '$.buy_points_enabled', 1) where account_id = ${account_id}`;
}

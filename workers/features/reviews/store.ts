/** The SQL of reviews: what people wrote of a thing, who may write of it, and how a decision changes one. */
import { sql } from "drizzle-orm";
import type { reviews } from "#drizzle/reviews";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";

/** The states of a review. */
export const reviewStatuses = ["pending", "approved", "denied"] as const;

/** One of them. */
export type ReviewStatus = (typeof reviewStatuses)[number];

/** A review as its author sees it. */
export type OwnReviewRow = RowOf<typeof reviews, "id" | "stars" | "text" | "created_at" | "order_id"> & {
	status: ReviewStatus;
};

/** A person's review of an item. */
export function findOwnReview(account_id: number, item_id: number, user_id: number) {
	return sql<OwnReviewRow>`select id, stars, text, status, created_at, order_id from reviews
		where account_id = ${account_id} and subject_kind = 'item' and subject_id = ${item_id} and user_id = ${user_id}`;
}

/** What the approved reviews of an item add up to. */
export function findFigures(account_id: number, item_id: number) {
	return sql<{ count: number; stars: number }>`select count, stars from review_figures
		where account_id = ${account_id} and subject_kind = 'item' and subject_id = ${item_id}`;
}

/** An item that the store shows. */
export function findReviewable(account_id: number, item_id: number) {
	return sql<{ id: number; name: string }>`select id, name from items
		where account_id = ${account_id} and id = ${item_id} and is_listed = 1`;
}

/** The order that brought a person an item: of those that delivered it, the one with the fewest reviews. */
export function findDeliveringOrder(account_id: number, item_id: number, user_id: number) {
	return sql<{ order_id: number; reviews_count: number }>`select l.order_id, o.reviews_count from order_lines l
		join orders o on o.account_id = l.account_id and o.id = l.order_id
		where l.account_id = ${account_id} and l.user_id = ${user_id} and l.item_id = ${item_id} and l.status = 'delivered'
		order by o.reviews_count, l.id limit 1`;
}

/** True while an order has brought its buyer an item. */
export function wasDelivered(account_id: number, item_id: number, user_id: number, order_id: number): Statement {
	return sql`select count(*) > 0 from order_lines where account_id = ${account_id} and order_id = ${order_id}
		and user_id = ${user_id} and item_id = ${item_id} and status = 'delivered'`;
}

/** True while an order has room for one more review. */
export function hasRoomForReview(account_id: number, order_id: number, max: number): Statement {
	return sql`select count(*) < ${max} from reviews where account_id = ${account_id} and order_id = ${order_id}`;
}

/** Writes a review of an item, which waits. */
export function insertReview(
	account_id: number,
	review: RowOf<typeof reviews, "id" | "subject_id" | "user_id" | "order_id" | "stars" | "text">,
	now: number,
): Statement {
	return sql`insert into reviews (account_id, id, subject_kind, subject_id, user_id, order_id, stars, text, created_at)
		values (${account_id}, ${review.id}, 'item', ${review.subject_id}, ${review.user_id}, ${review.order_id}, ${review.stars},
			${review.text}, ${now})`;
}

/** Writes a rejected review again, which waits once more. */
export function updateReview(
	account_id: number,
	id: number,
	words: { stars: number; text: string },
	now: number,
): Statement {
	return sql`update reviews set stars = ${words.stars}, text = ${words.text}, status = 'pending', created_at = ${now}
		where account_id = ${account_id} and id = ${id}`;
}

/** True while a review is in this state. */
export function isReview(account_id: number, id: number, status: ReviewStatus): Statement {
	return sql`select count(*) from reviews where account_id = ${account_id} and id = ${id} and status = ${status}`;
}

/** Sets what was decided of a review. */
export function updateReviewStatus(account_id: number, id: number, status: ReviewStatus): Statement {
	return sql`update reviews set status = ${status} where account_id = ${account_id} and id = ${id}`;
}

/** Reviews as whoever decides sees them. */
export function listReviewsToModerate(account_id: number, ids: readonly number[]) {
	return sql<{
		id: number;
		stars: number;
		text: string;
		item_id: number;
		item: string;
		image_url: string | null;
		name: string;
	}>`
		select r.id, r.stars, r.text, r.subject_id as item_id, i.name as item, u.image_url, ${personName("u")} as name
		from reviews r join items i on i.account_id = r.account_id and i.id = r.subject_id
		join users u on u.account_id = r.account_id and u.id = r.user_id
		where r.account_id = ${account_id} and r.id in (select value from ${rowsOf(ids)})`;
}

/** Who wrote it, to be told of the decision. */
export function findAuthor(account_id: number, user_id: number) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u where u.account_id = ${account_id} and u.id = ${user_id}`;
}

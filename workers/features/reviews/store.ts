/** The SQL of reviews: what people wrote of a thing, who may write of it, and how a decision changes one. */
import { type SQL, sql } from "drizzle-orm";
import type { reviews } from "#drizzle/reviews";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import type { Walk } from "#workers/kernel/gathered-summary";
import type { MemberScope } from "#workers/kernel/scope";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { findVersion } from "#workers/kernel/table-page";
import type { Subject } from "./rules/subject";

/** The states of a review. */
export const reviewStatuses = ["pending", "approved", "denied"] as const;

/** One of them. */
export type ReviewStatus = (typeof reviewStatuses)[number];

/** A review as its author sees it. */
export type OwnReviewRow = RowOf<typeof reviews, "id" | "stars" | "text" | "created_at" | "order_id"> & {
	status: ReviewStatus;
};

/** A person's review of a thing. */
export function findOwnReview(account_id: number, { kind, id }: Subject, user_id: number) {
	return sql<OwnReviewRow>`select id, stars, text, status, created_at, order_id from reviews
		where account_id = ${account_id} and subject_kind = ${kind} and subject_id = ${id} and user_id = ${user_id}`;
}

/** What the approved reviews of a thing add up to. */
export function findFigures(account_id: number, { kind, id }: Subject) {
	return sql<{ count: number; stars: number }>`select count, stars from review_figures
		where account_id = ${account_id} and subject_kind = ${kind} and subject_id = ${id}`;
}

/** An item that the store shows, with its figures, somebody's own review, and how many reviews the order has that brought it to them. */
export type ItemReviewsRow = {
	count: number | null;
	stars: number | null;
	/** JSON of `OwnReviewRow`. */
	own: string | null;
	/** Null where no order brought it. */
	reviews_count: number | null;
};

/** What an item's page says of its reviews, in one statement: each costs its own time. */
export function findItemReviews(account_id: number, item_id: number, user_id: number) {
	return sql<ItemReviewsRow>`select f.count, f.stars,
		iif(r.id is null, null, json_object('id', r.id, 'stars', r.stars, 'text', r.text, 'status', r.status,
			'created_at', r.created_at, 'order_id', r.order_id)) as own,
		(select o.reviews_count from order_lines l join orders o on o.account_id = l.account_id and o.id = l.order_id
			where l.account_id = i.account_id and l.user_id = ${user_id} and l.item_id = i.id and l.status = 'delivered'
			order by o.reviews_count, l.id limit 1) as reviews_count
		from items i
		left join review_figures f on f.account_id = i.account_id and f.subject_kind = 'item' and f.subject_id = i.id
		left join reviews r on r.account_id = i.account_id and r.subject_kind = 'item' and r.subject_id = i.id and r.user_id = ${user_id}
		where i.account_id = ${account_id} and i.id = ${item_id} and i.is_listed = 1`;
}

/** The version of all reviews, and how many approved ones a thing has, both kept by triggers. */
export function reviewsCount(scope: MemberScope, { kind, id }: Subject, isShown: SQL) {
	return findVersion(
		scope,
		["reviews"],
		sql`coalesce((select f.count from review_figures f where f.account_id = ${scope.account.id}
			and f.subject_kind = ${kind} and f.subject_id = ${id} and ${isShown}), 0)`,
	);
}

/** The approved reviews of a thing, as the parts of a list's query. */
export function approvedReviews(account_id: number, { kind, id }: Subject) {
	return {
		select: sql`r.id, r.stars, r.text, ${personName("u")} as name, u.image_url, r.created_at`,
		from: sql`reviews r`,
		joins: sql`join users u on u.account_id = r.account_id and u.id = r.user_id`,
		where: [
			sql`r.account_id = ${account_id}`,
			sql`r.subject_kind = ${kind}`,
			sql`r.subject_id = ${id}`,
			sql`r.status = 'approved'`,
		],
	};
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

/** An idea that was sent, with whether somebody voted for it, and how many reviews it has that wait or are shown, at most `max`. */
export function findReviewableIdea(account_id: number, idea_id: number, user_id: number, max: number) {
	return sql<{ id: number; name: string; has_voted: 0 | 1; reviews_count: number }>`select i.id, i.title as name,
		exists (select 1 from idea_votes v where v.account_id = i.account_id and v.idea_id = i.id and v.user_id = ${user_id}) as has_voted,
		(${reviewsOfIdea(account_id, idea_id, max)}) as reviews_count
		from ideas i where i.account_id = ${account_id} and i.id = ${idea_id} and i.status <> 'draft'`;
}

/** True while somebody's vote for an idea stands; its own team has none. */
export function votedFor(account_id: number, idea_id: number, user_id: number): Statement {
	return sql`select count(*) from idea_votes where account_id = ${account_id} and idea_id = ${idea_id} and user_id = ${user_id}`;
}

/** True while an idea has room for one more review; a rejected one takes none. */
export function hasRoomOnIdea(account_id: number, idea_id: number, max: number): Statement {
	return sql`select (${reviewsOfIdea(account_id, idea_id, max)}) < ${max}`;
}

function reviewsOfIdea(account_id: number, idea_id: number, max: number): Statement {
	return sql`select count(*) from (select 1 from reviews r where r.account_id = ${account_id} and r.subject_kind = 'idea'
		and r.subject_id = ${idea_id} and r.status in ('pending', 'approved') limit ${max})`;
}

/** What is written of a new review. */
export type ReviewToSave = RowOf<typeof reviews, "id" | "user_id" | "order_id" | "stars" | "text">;

/** Writes a review of a thing, which waits. */
export function insertReview(account_id: number, { kind, id }: Subject, review: ReviewToSave, now: number): Statement {
	return sql`insert into reviews (account_id, id, subject_kind, subject_id, user_id, order_id, stars, text, created_at)
		values (${account_id}, ${review.id}, ${kind}, ${id}, ${review.user_id}, ${review.order_id}, ${review.stars}, ${review.text},
			${now})`;
}

/** A review of the past that was approved. */
export type PastReview = Omit<ReviewToSave, "order_id"> & {
	subject_kind: Subject["kind"];
	subject_id: number;
	created_at: number;
};

/** Writes reviews of the past, which everybody sees. */
export function insertPastReviews(account_id: number, past: readonly PastReview[]): Statement {
	return sql`insert into reviews (account_id, id, subject_kind, subject_id, user_id, stars, text, status, created_at)
		select ${account_id}, value ->> 'id', value ->> 'subject_kind', value ->> 'subject_id', value ->> 'user_id', value ->> 'stars',
			value ->> 'text', 'approved', value ->> 'created_at' from ${rowsOf(past)}`;
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

/** Reviews as whoever decides sees them, with what their thing is called. */
export function listReviewsToModerate(account_id: number, ids: readonly number[]) {
	return sql<{
		id: number;
		stars: number;
		text: string;
		subject_kind: Subject["kind"];
		subject_id: number;
		subject: string;
		image_url: string | null;
		name: string;
	}>`
		select r.id, r.stars, r.text, r.subject_kind, r.subject_id, coalesce(i.name, d.title) as subject, u.image_url,
			${personName("u")} as name
		from reviews r join users u on u.account_id = r.account_id and u.id = r.user_id
		left join items i on r.subject_kind = 'item' and i.account_id = r.account_id and i.id = r.subject_id
		left join ideas d on r.subject_kind = 'idea' and d.account_id = r.account_id and d.id = r.subject_id
		where r.account_id = ${account_id} and r.id in (select value from ${rowsOf(ids)})`;
}

/** Who wrote it, to be told of the decision. */
export function findAuthor(account_id: number, user_id: number) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u where u.account_id = ${account_id} and u.id = ${user_id}`;
}

/** The next items behind an id that have approved reviews, with how many and their stars together. */
export function listReviewedItems(account_id: number, { after, max }: Walk) {
	return sql<{
		thing_id: number;
		item: string;
		brand: string;
		reviews: number;
		stars: number;
	}>`select f.subject_id as thing_id,
		i.name as item, i.brand_name as brand, f.count as reviews, f.stars
		from review_figures f join items i on i.account_id = f.account_id and i.id = f.subject_id
		where f.account_id = ${account_id} and f.subject_kind = 'item' and f.subject_id > ${after} and f.count > 0
		order by f.subject_id limit ${max}`;
}

/** How many reviews a person writes of what one order brought, and how many an idea has at most. @pure */
import type { Account } from "#workers/kernel/identity";

/** So many, unless the account's setting `max_reviews_count` says otherwise. */
export const usualMaxReviews = 10;

/** The most of an account. */
export function maxReviewsOf({ settings }: Pick<Account, "settings">): number {
	const { max_reviews_count } = settings;
	return typeof max_reviews_count === "number" ? max_reviews_count : usualMaxReviews;
}

/** Reviews of a thing on the wire: their figures with one's own, and each that is shown. */
import { z } from "zod";
import { type OwnReviewRow, reviewStatuses } from "../store";

/** What a thing's page says of its reviews. */
export const figuresOutput = {
	count: z.int(),
	/** In tenths of a star; null where there is no review. */
	average: z.number().nullable(),
	own: z.object({ stars: z.int(), text: z.string(), status: z.enum(reviewStatuses), created_at: z.int() }).nullable(),
	may_review: z.literal([0, 1]),
};

/** A review that everybody sees. */
export const reviewOutput = {
	id: z.int(),
	stars: z.int(),
	text: z.string(),
	name: z.string(),
	image_url: z.string().nullable(),
	created_at: z.int(),
};

/** The figures and one's own review; `mayReview` is said by whoever knows the thing. */
export function presentFigures(
	{ count, stars }: { count: number; stars: number } = { count: 0, stars: 0 },
	own: OwnReviewRow | undefined,
	mayReview: boolean,
) {
	return {
		count,
		average: count === 0 ? null : Math.round((10 * stars) / count) / 10,
		own: own ? { stars: own.stars, text: own.text, status: own.status, created_at: own.created_at } : null,
		may_review: mayReview ? (1 as const) : (0 as const),
	};
}

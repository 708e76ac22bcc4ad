/** What a post shows of likes and comments while the server has not answered yet: entries appear at once and give way. */
import type { FeedComment, FeedItem } from "./feed-item";

/** A post's reactions as they are shown. */
export type Reactions = {
	isLiked: boolean;
	likeCount: number;
	/** First names of others who like it. */
	likers: string[];
	comments: FeedComment[];
	commentCount: number;
	/** What was typed and not saved, and why. */
	lost: { text: string; message: string } | null;
	likeProblem: string | null;
	/** What the like that is not answered yet asks for; what is loaded meanwhile may not know of it. */
	askedLike: boolean | null;
};

/** How many there are, as somebody who looks at the feed hears it later. */
export type Figures = Pick<Reactions, "likeCount" | "commentCount">;

/** What happens to a post's reactions. */
export type ReactionEvent =
	| { type: "counted"; figures: Figures }
	| { type: "loaded"; item: FeedItem }
	| { type: "like-asked"; isLiked: boolean }
	| { type: "like-answered"; likeCount: number }
	| { type: "like-failed"; message: string }
	| { type: "comment-asked"; comment: FeedComment }
	| { type: "comment-answered"; temp_id: string; comment: FeedComment }
	| { type: "comment-failed"; temp_id: string; message: string };

/** The reactions that came with the post. */
export function reactionsOf(item: FeedItem): Reactions {
	return {
		isLiked: item.liked_by_me === 1,
		likeCount: item.like_count,
		likers: item.likers,
		comments: item.comments,
		commentCount: item.comment_count,
		lost: null,
		likeProblem: null,
		askedLike: null,
	};
}

/** The next state. */
export function nextReactions(state: Reactions, event: ReactionEvent): Reactions {
	switch (event.type) {
		case "counted":
			return isAnswered(state) ? { ...state, ...event.figures } : state;
		case "loaded":
			return withWaiting(reactionsOf(event.item), state);
		case "like-asked":
			return { ...withLike(state, event.isLiked), likeProblem: null, askedLike: event.isLiked };
		case "like-answered":
			return { ...state, likeCount: event.likeCount, askedLike: null };
		case "like-failed":
			return { ...withLike(state, !state.isLiked), likeProblem: event.message, askedLike: null };
		case "comment-asked":
			return {
				...state,
				comments: [...state.comments, event.comment],
				commentCount: state.commentCount + 1,
				lost: null,
			};
		case "comment-answered":
			return {
				...state,
				comments: state.comments.map((comment) => (comment.temp_id === event.temp_id ? event.comment : comment)),
			};
		case "comment-failed":
			return withoutComment(state, event.temp_id, event.message);
	}
}

/** False while the server was asked for something that what is counted meanwhile may not know of. */
function isAnswered({ askedLike, comments }: Reactions): boolean {
	return askedLike === null && comments.every(({ temp_id }) => temp_id === undefined);
}

/** What the server says now, with the like and, below, the comments that it has not answered yet. */
function withWaiting(loaded: Reactions, before: Reactions): Reactions {
	const waiting = before.comments.filter((comment) => comment.temp_id !== undefined);
	const { askedLike } = before;
	return {
		...(askedLike === null ? loaded : { ...withLike(loaded, askedLike), askedLike }),
		comments: [...loaded.comments, ...waiting],
		commentCount: loaded.commentCount + waiting.length,
		lost: before.lost,
	};
}

function withLike(state: Reactions, isLiked: boolean): Reactions {
	if (state.isLiked === isLiked) return state;
	return { ...state, isLiked, likeCount: Math.max(0, state.likeCount + (isLiked ? 1 : -1)) };
}

function withoutComment(state: Reactions, temp_id: string, message: string): Reactions {
	const failed = state.comments.find((comment) => comment.temp_id === temp_id);
	if (!failed) return state;
	return {
		...state,
		comments: state.comments.filter((comment) => comment !== failed),
		commentCount: state.commentCount - 1,
		lost: { text: failed.text, message },
	};
}

/**
 * Pages of the feed as one list: items by id, newest first; an item that came again is the newer one. With the
 * override only what was fetched stays.
 */
export function mergeItems(
	earlier: readonly FeedItem[],
	fetched: readonly FeedItem[],
	{ isOverride = false } = {},
): FeedItem[] {
	if (isOverride) return [...fetched];
	const byId = new Map([...earlier, ...fetched].map((item) => [item.id, item]));
	return [...byId.values()].sort((a, b) => b.created_at - a.created_at || b.id - a.id);
}

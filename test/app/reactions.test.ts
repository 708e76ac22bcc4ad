/** What a post shows while the server has not answered: entries appear at once, give way, or are taken back. */
import { describe, expect, test } from "vitest";
import type { FeedComment, ItemOf } from "~/features/activity/feed-item";
import { likersLine } from "~/features/activity/likers";
import { mergeItems, nextReactions, reactionsOf } from "~/features/activity/reactions";

describe("comments", () => {
	test("a comment appears at once with its temporary id, and the server's answer takes its place", () => {
		const asked = nextReactions(reactionsOf(post()), { type: "comment-asked", comment: comment({ temp_id: "t1" }) });
		expect(asked.comments.map(({ temp_id }) => temp_id)).toEqual(["t1"]);
		expect(asked.commentCount).toBe(1);
		const saved = comment({ id: 55 });
		const answered = nextReactions(asked, { type: "comment-answered", temp_id: "t1", comment: saved });
		expect(answered.comments).toEqual([saved]);
		expect(answered.commentCount).toBe(1);
	});

	test("a comment that was refused is taken back, and its words are kept with the reason", () => {
		const asked = nextReactions(reactionsOf(post()), { type: "comment-asked", comment: comment({ temp_id: "t1" }) });
		const failed = nextReactions(asked, { type: "comment-failed", temp_id: "t1", message: "Gone." });
		expect(failed).toMatchObject({ comments: [], commentCount: 0, lost: { text: "Thanks", message: "Gone." } });
		expect(nextReactions(failed, { type: "comment-failed", temp_id: "t1", message: "Gone." })).toBe(failed);
	});

	test("what the server says later keeps the comments that still wait", () => {
		const asked = nextReactions(reactionsOf(post()), { type: "comment-asked", comment: comment({ temp_id: "t1" }) });
		const item = { ...post(), comments: [comment({ id: 3 })], comment_count: 1 };
		const loaded = nextReactions(asked, { type: "loaded", item });
		expect(loaded.comments.map(({ id, temp_id }) => temp_id ?? id)).toEqual([3, "t1"]);
		expect(loaded.commentCount).toBe(2);
	});
});

describe("figures of a feed that is looked at", () => {
	test("they take the place of those before and leave everything else; what waits for an answer is not overtaken", () => {
		const start = reactionsOf({
			...post(),
			comments: [comment({ id: 3 })],
			comment_count: 1,
			like_count: 4,
			liked_by_me: 1,
		});
		const figures = { likeCount: 9, commentCount: 5 };
		expect(nextReactions(start, { type: "counted", figures })).toEqual({ ...start, ...figures });
		const liking = nextReactions(start, { type: "like-asked", isLiked: false });
		expect(nextReactions(liking, { type: "counted", figures })).toBe(liking);
		const writing = nextReactions(start, { type: "comment-asked", comment: comment({ temp_id: "t1" }) });
		expect(nextReactions(writing, { type: "counted", figures })).toBe(writing);
	});
});

describe("likes", () => {
	test("a like counts at once, takes the server's count, and is taken back when it fails", () => {
		const start = reactionsOf({ ...post(), like_count: 4 });
		const asked = nextReactions(start, { type: "like-asked", isLiked: true });
		expect([asked.isLiked, asked.likeCount]).toEqual([true, 5]);
		expect(nextReactions(asked, { type: "like-answered", likeCount: 9 }).likeCount).toBe(9);
		const failed = nextReactions(asked, { type: "like-failed", message: "No." });
		expect([failed.isLiked, failed.likeCount, failed.likeProblem]).toEqual([false, 4, "No."]);
	});

	test("what is loaded while a like is under way leaves it as it was asked, and counts it once", () => {
		const item = { ...post(), like_count: 4, liked_by_me: 0 as const };
		const asked = nextReactions(reactionsOf(item), { type: "like-asked", isLiked: true });
		const before = nextReactions(asked, { type: "loaded", item: { ...item, like_count: 6 } });
		expect([before.isLiked, before.likeCount]).toEqual([true, 7]);
		const after = nextReactions(asked, { type: "loaded", item: { ...item, like_count: 7, liked_by_me: 1 } });
		expect([after.isLiked, after.likeCount]).toEqual([true, 7]);
		const answered = nextReactions(before, { type: "like-answered", likeCount: 8 });
		const later = nextReactions(answered, { type: "loaded", item: { ...item, like_count: 2 } });
		expect([answered.isLiked, answered.likeCount, later.isLiked, later.likeCount]).toEqual([true, 8, false, 2]);
	});

	test("the line names the reader first, then others, then how many more", () => {
		const state = { ...reactionsOf(post()), likers: ["Nadia", "Olu", "Kenji"] };
		expect(likersLine({ ...state, isLiked: true, likeCount: 14 }, "You")).toEqual({
			names: ["You", "Nadia"],
			more: 12,
		});
		expect(likersLine({ ...state, isLiked: false, likeCount: 3 }, "You")).toEqual({ names: ["Nadia", "Olu"], more: 1 });
		expect(likersLine({ ...state, isLiked: true, likeCount: 1, likers: [] }, "You")).toEqual({
			names: ["You"],
			more: 0,
		});
		expect(likersLine({ ...state, isLiked: false, likeCount: 0, likers: [] }, "You")).toEqual({ names: [], more: 0 });
	});
});

test("pages are merged by id, the newer answer wins, unless an override is set", () => {
	const [a, b, c] = [post({ id: 1, created_at: 30 }), post({ id: 2, created_at: 20 }), post({ id: 3, created_at: 20 })];
	const newer = { ...b!, message: "changed" };
	expect(mergeItems([a!, b!], [newer, c!])).toEqual([a, c, newer]);
	expect(mergeItems([a!, b!], [c!], { isOverride: true })).toEqual([c]);
});

function post(values: Partial<ItemOf<"recognition">> = {}): ItemOf<"recognition"> {
	return {
		id: 1,
		kind: "recognition",
		recognition_id: 2,
		created_at: 1,
		visibility: "public",
		actor: { name: "Marcus Webb", image_url: null },
		recipients: [{ name: "Priya Raman", image_url: null }],
		recipient_count: 1,
		group_names: [],
		named_count: 1,
		message: "Thanks",
		program: { id: 7, name: "Everyday Thanks", glyph: "star", image: null },
		behaviors: "",
		points: 50,
		is_for_me: 0,
		comments: [],
		comment_count: 0,
		likers: [],
		like_count: 0,
		liked_by_me: 0,
		when: "now",
		...values,
	};
}

function comment(values: Partial<FeedComment> = {}): FeedComment {
	const author = { name: "Priya Raman", image_url: null };
	const likes = { like_count: 0, liked_by_me: 0 as const };
	return {
		id: 1,
		activity_id: 1,
		text: "Thanks",
		author,
		...likes,
		may_edit: 1,
		may_delete: 1,
		when: "now",
		...values,
	};
}

/** Likes or unlikes a thing or a comment; invariant: one like a person and thing, guarded by the unique index likes_once. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { readerOf } from "../rules/audience";
import { likeOutput } from "../rules/present-activity";
import {
	deleteLike,
	findComment,
	findLike,
	findVisibleActivity,
	insertLike,
	isVisible,
	likeCount,
} from "../store/reactions";
import { tempId } from "./save-comment";

type LikeData = z.input<typeof likeOutput>;

export const saveLikeUnlike = defineEndpoint({
	name: "activity/save-like-unlike",
	path: "/api/activities/api_save_like_unlike",
	summary: "Likes or unlikes an item of the feed or a comment.",
	access: "signed_in",
	startsEarly: true,
	input: z.object({
		action: z.enum(["like", "unlike"]),
		temp_id: tempId.nullish(),
		activity_id: z.int(),
		comment_id: z.int().nullish(),
	}),
	output: z.object({
		temp_id: tempId.nullable(),
		/** The like; null after unlike. */
		like_data: likeOutput.nullable(),
		like_count: z.int(),
	}),
	errors: { activity_gone: {} },
	repetition: {
		kind: "key",
		derive: (_scope, { action, activity_id, comment_id, temp_id }) =>
			temp_id === null || temp_id === undefined ? undefined : `${activity_id}:${comment_id ?? 0}:${action}:${temp_id}`,
	},
	handler: async (scope, { action, temp_id, activity_id, comment_id }) => {
		const { account, user } = scope;
		const reader = readerOf(account.id, user);
		const like = { account_id: account.id, activity_id, comment_id: comment_id ?? 0, user_id: user.id };
		const [[activity], [comment], [stored]] = await Promise.all([
			scope.read(findVisibleActivity(reader, activity_id)),
			comment_id ? scope.read(findComment(reader, activity_id, comment_id)) : [undefined],
			scope.read(findLike(like)),
		]);
		if (!activity) throw notFound("activity");
		if (comment_id && !comment) throw notFound("comment");
		const { name, first_name, last_name } = user;
		const made = { id: scope.newId(), activity_id, comment_id: comment_id ?? null, created_at: scope.clock.now() };
		const like_data: LikeData = stored
			? (JSON.parse(stored.like_data) as LikeData)
			: { ...made, user_id: user.id, name, first_name, last_name };
		return scope.commit({
			statements: [
				assertThat("activity_gone", isVisible(reader, activity_id)),
				...(action === "like" ? insertLike(like, made.id, made.created_at) : deleteLike(like)),
			],
			answer: { temp_id: temp_id ?? null, like_data: action === "like" ? like_data : null, like_count: 0 },
			live: { like_count: likeCount(like) },
			audit: { subject_kind: comment_id ? "comment" : "activity", subject_id: comment_id ?? activity_id },
		});
	},
});

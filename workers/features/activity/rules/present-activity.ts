/** What all things in the feed share on the wire, whatever their kind: who did it, when, for whom, comments and likes. */

import { z } from "zod";
import { personOutput } from "#workers/features/members";
import type { MemberScope } from "#workers/kernel/scope";
import { commentOutput, presentComment } from "./present-comment";

const flag = z.union([z.literal(0), z.literal(1)]);

/** A like (specification §3, "Activity item"). `comment_id` is null for a like of the thing itself. */
export const likeOutput = z.object({
	id: z.int(),
	activity_id: z.int(),
	comment_id: z.int().nullable(),
	user_id: z.int(),
	created_at: z.int(),
	name: z.string(),
	first_name: z.string(),
	last_name: z.string(),
});

/** What every thing in the feed has (specification §3, "Activity item"), beside what its kind adds. */
export const sharedOutput = z.object({
	id: z.int(),
	created_at: z.int(),
	visibility: z.enum(["public", "team"]),
	actor: personOutput.omit({ title: true, activation_pending: true }),
	is_for_me: flag,
	/** The last three, oldest first. */
	comments: z.array(commentOutput),
	comment_count: z.int(),
	/** The first three. */
	likes: z.array(likeOutput),
	like_count: z.int(),
	liked_by_me: flag,
});

/** A thing in the feed as the query gives it. */
export type ActivityRow = {
	id: number;
	kind: string;
	created_at: number;
	visibility: "public" | "team";
	details: string;
	is_for_me: number;
	actor: string;
	comments: string;
	comment_count: number;
	likes: string;
	like_count: number;
	liked_by_me: number;
	/** Left out of lists. */
	is_of_blocked: number;
};

/** What a kind needs to know of a thing to say what it shows. */
export type KindRow = Pick<ActivityRow, "id" | "kind" | "created_at" | "details" | "is_for_me">;

/** Makes the shared part of the wire's item from the query's row. */
export function presentShared(scope: MemberScope, row: ActivityRow): z.input<typeof sharedOutput> {
	const { id, created_at, visibility, comment_count, like_count } = row;
	const comments = JSON.parse(row.comments) as Parameters<typeof presentComment>[1][];
	return {
		...{ id, created_at, visibility, comment_count, like_count },
		actor: JSON.parse(row.actor) as z.input<typeof sharedOutput>["actor"],
		is_for_me: row.is_for_me === 1 ? 1 : 0,
		comments: comments.reverse().map((comment) => presentComment(scope, comment)),
		likes: JSON.parse(row.likes) as z.input<typeof likeOutput>[],
		liked_by_me: row.liked_by_me === 1 ? 1 : 0,
	};
}

/** A comment as the wire shows it, with what its reader may do to it. */

import { z } from "zod";
import { nameOf } from "#workers/features/members";
import type { MemberScope } from "#workers/kernel/scope";
import { pictureOutput } from "#workers/kernel/shown-picture";
import { presentPicture } from "./comment-picture";
import { mayDeleteComment, mayEditComment } from "./comment-rights";
import { type Mentioned, withNames } from "./mentions";

const flag = z.union([z.literal(0), z.literal(1)]);

/** A comment (specification §3, "Activity item"). */
export const commentOutput = z.object({
	id: z.int(),
	activity_id: z.int(),
	user_id: z.int(),
	/** The words, each mention as @ and the name that the person has now. */
	text: z.string(),
	/** Who is mentioned, in turn. */
	mentions: z.array(z.object({ id: z.int(), name: z.string() })),
	/** What its author's editor kept; with one thing or one comment, left out of lists. */
	editor_state: z.string().nullable().optional(),
	/** The picture that goes with the words. */
	picture: pictureOutput.nullable(),
	created_at: z.int(),
	edited_at: z.int().nullable(),
	name: z.string(),
	first_name: z.string(),
	last_name: z.string(),
	avatar: z.string().nullable(),
	like_count: z.int(),
	liked_by_me: flag,
	may_edit: flag,
	may_delete: flag,
});

/** A comment as the query gives it. */
export type CommentRow = Omit<
	z.input<typeof commentOutput>,
	"name" | "mentions" | "picture" | "liked_by_me" | "may_edit" | "may_delete"
> & {
	liked_by_me: number;
	/** Who is mentioned, as JSON. */
	mentions: string;
	/** Its picture as it is kept. */
	picture: string | null;
};

/** Shapes a comment for its reader. */
export function presentComment(scope: MemberScope, row: CommentRow): z.input<typeof commentOutput> {
	const mentions = mentionsOf(row);
	return {
		...row,
		mentions,
		text: withNames(row.text, mentions),
		picture: presentPicture(row),
		name: nameOf(row),
		liked_by_me: row.liked_by_me === 1 ? 1 : 0,
		may_edit: mayEditComment(row, scope.user.id, scope.clock.now()) ? 1 : 0,
		may_delete: mayDeleteComment(row, scope.user) ? 1 : 0,
	};
}

/** Who is mentioned in a comment. */
export function mentionsOf({ mentions }: Pick<CommentRow, "mentions">): Mentioned[] {
	return JSON.parse(mentions) as Mentioned[];
}

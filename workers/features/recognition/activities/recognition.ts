/** A recognition in the feed: its recipients, words, program and points; one post for all who were thanked at once. */
import { z } from "zod";
import { badgeOutput, presentBadge } from "#workers/features/badges";
import { personOutput } from "#workers/features/members";
import { defineActivity } from "#workers/kernel/define-activity";
import { isOn, type User } from "#workers/kernel/identity";
import { namesIn } from "#workers/kernel/name-in";
import type { MemberScope } from "#workers/kernel/scope";
import { pictureOutput } from "#workers/kernel/shown-picture";
import { presentRecognitionPicture } from "../steps/present-picture";
import { type FirstRecognition, listPosts, type PostPerson, type PostRow } from "../store/posts";

const recipient = personOutput.omit({ title: true, activation_pending: true });

const details = z.object({
	recipient_count: z.int(),
	/** The groups that were thanked, by the names that they had then. */
	group_names: z.array(z.string()).default([]),
	/** How many of the recipients were named one by one, beside groups. */
	named_count: z.int().default(0),
});

const content = z.object({
	/** The first three, the reader first when they are one of them. */
	recipients: z.array(recipient),
	recipient_count: z.int(),
	group_names: z.array(z.string()),
	named_count: z.int(),
	/** The reader's own recognition in it, else the first. */
	recognition_id: z.int(),
	message: z.string(),
	program: z.object({ id: z.int(), name: z.string(), glyph: z.string(), image: z.string().nullable() }),
	behaviors: z.array(z.string()),
	/** What its giver chose in place of the program's drawing. */
	badge: badgeOutput,
	/** Points for each recipient; null where the account hides points. */
	points: z.int().nullable(),
	/** The picture that was sent with it. */
	picture: pictureOutput.nullable(),
});

export const recognitionActivity = defineActivity({
	kind: "recognition",
	details,
	content,
	present: async (scope, activities) => {
		const byId = new Map(activities.map((activity) => [activity.id, activity]));
		const asked = activities.map(({ id, created_at, is_for_me, details: { recipient_count } }) => ({
			...{ id, created_at, is_for_me, recipient_count },
		}));
		const rows = await scope.read(listPosts(scope.account.id, scope.user.id, asked));
		return new Map(
			rows.flatMap((row) => {
				const { is_for_me, details: stored } = byId.get(row.activity_id)!;
				const shown = contentOf(scope, row, is_for_me);
				return shown ? [[row.activity_id, { ...stored, ...shown }] as const] : [];
			}),
		);
	},
});

function contentOf(scope: MemberScope, row: PostRow, isForMe: boolean) {
	if (row.recognition === null) return null;
	const { id, message, points, program, behavior_names, picture_id, picture, badge, ...first } = JSON.parse(
		row.recognition,
	) as FirstRecognition;
	const recipients = [first.recipient, ...(JSON.parse(row.others) as PostPerson[])];
	return {
		...{ message, program },
		recipients: isForMe && row.own_id !== null ? readerFirst(recipients, scope.user) : recipients,
		recognition_id: row.own_id ?? id,
		behaviors: namesIn(behavior_names, scope),
		picture: presentRecognitionPicture({ picture_id, picture }),
		badge: presentBadge(badge, scope),
		points: isOn(scope.account, "hide_points_for_account") ? null : points,
	};
}

function readerFirst(
	recipients: readonly PostPerson[],
	{ id, name, first_name, last_name, image_url }: User,
): PostPerson[] {
	const others = recipients.filter((person) => person.id !== id);
	return [{ id, name, first_name, last_name, image_url }, ...others].slice(0, 3);
}

/** A recognition in the feed: its recipients, words, program and points; one post for all who were thanked at once. */

import { sql } from "drizzle-orm";
import { z } from "zod";
import { badgeOutput, presentBadge } from "#workers/features/badges";
import { hasOwnBudget } from "#workers/features/budgets";
import { personOutput } from "#workers/features/members";
import { isFoundBy } from "#workers/features/search";
import { defineActivity } from "#workers/kernel/define-activity";
import { isOn, type User } from "#workers/kernel/identity";
import { namesIn } from "#workers/kernel/name-in";
import type { MemberScope } from "#workers/kernel/scope";
import { pictureOutput } from "#workers/kernel/shown-picture";
import { maxBoosts, mayBoost } from "../rules/boost-obstacle";
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
	/** What colleagues added to it; 0 of several people's, whose own pages tell it, and null where the account hides points. */
	boost_points: z.int().nullable(),
	/** 1: the reader owns a budget from which they may add points to it; of several people's their own pages tell to which. */
	may_boost: z.literal([0, 1]),
	/** The picture that was sent with it. */
	picture: pictureOutput.nullable(),
});

export const recognitionActivity = defineActivity({
	kind: "recognition",
	details,
	content,
	holds: (account_id, typed) => isFoundBy(account_id, typed, { kind: "recognition", id: sql`f.id` }),
	present: async (scope, activities) => {
		const byId = new Map(activities.map((activity) => [activity.id, activity]));
		const asked = activities.map(({ id, created_at, is_for_me, details: { recipient_count } }) => ({
			...{ id, created_at, is_for_me, recipient_count },
		}));
		const [rows, isBooster] = await Promise.all([
			scope.read(listPosts(scope.account.id, scope.user.id, asked)),
			mayBoost(scope) && hasOwnBudget(scope),
		]);
		return new Map(
			rows.flatMap((row) => {
				const { is_for_me, details: stored } = byId.get(row.activity_id)!;
				const shown = contentOf(scope, row, { is_for_me, isBooster, ...stored });
				return shown ? [[row.activity_id, { ...stored, ...shown }] as const] : [];
			}),
		);
	},
});

type Read = { is_for_me: boolean; isBooster: boolean; recipient_count: number };

function contentOf(scope: MemberScope, row: PostRow, { is_for_me, isBooster, recipient_count }: Read) {
	if (row.recognition === null) return null;
	const first = JSON.parse(row.recognition) as FirstRecognition;
	const { id, message, points, program, behavior_names, picture_id, picture, badge, boosts } = first;
	const recipients = [first.recipient, ...(JSON.parse(row.others) as PostPerson[])];
	const isOfOne = recipient_count === 1;
	const areHidden = isOn(scope.account, "hide_points_for_account");
	const isOpen = isBooster && (isOfOne ? isBoostable(first, scope.user) : first.giver_id !== scope.user.id);
	return {
		...{ message, program },
		recipients: is_for_me && row.own_id !== null ? readerFirst(recipients, scope.user) : recipients,
		recognition_id: row.own_id ?? id,
		behaviors: namesIn(behavior_names, scope),
		picture: presentRecognitionPicture({ picture_id, picture }),
		badge: presentBadge(badge, scope),
		points: areHidden ? null : points,
		boost_points: areHidden ? null : isOfOne ? boosts.points : 0,
		may_boost: isOpen ? (1 as const) : (0 as const),
	};
}

/** Whether it is somebody else's, and open for a boost of this reader. */
function isBoostable({ giver_id, recipient, boosts }: FirstRecognition, { id }: User): boolean {
	return giver_id !== id && recipient.id !== id && boosts.is_by_reader === 0 && boosts.count < maxBoosts;
}

function readerFirst(
	recipients: readonly PostPerson[],
	{ id, name, first_name, last_name, image_url }: User,
): PostPerson[] {
	const others = recipients.filter((person) => person.id !== id);
	return [{ id, name, first_name, last_name, image_url }, ...others].slice(0, 3);
}

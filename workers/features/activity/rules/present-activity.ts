/** A thing in the feed as the wire shows it: its people, words, points, last comments and likes. */

import { z } from "zod";
import { personOutput } from "#workers/features/members";
import { isOn } from "#workers/kernel/identity";
import { nameIn } from "#workers/kernel/name-in";
import type { MemberScope } from "#workers/kernel/scope";
import { commentOutput, presentComment } from "./present-comment";

const flag = z.union([z.literal(0), z.literal(1)]);

/** A person in the feed. */
const shownPerson = personOutput.omit({ title: true, activation_pending: true });

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

/** A thing in the feed (specification §3, "Activity item"). */
export const activityOutput = z.object({
	id: z.int(),
	kind: z.string(),
	created_at: z.int(),
	visibility: z.enum(["public", "team"]),
	actor: shownPerson,
	/** The first three, the reader first when they are one of them. */
	recipients: z.array(shownPerson),
	recipient_count: z.int(),
	/** The groups that were thanked, by the names that they had then. */
	group_names: z.array(z.string()),
	/** How many of the recipients were named one by one, beside groups. */
	named_count: z.int(),
	/** The reader's own recognition in it, else the first; null for other kinds. */
	recognition_id: z.int().nullable(),
	message: z.string(),
	program: z.object({ id: z.int(), name: z.string(), glyph: z.string(), image: z.string().nullable() }).nullable(),
	behaviors: z.array(z.string()),
	/** Points for each recipient; null where the account hides points. */
	points: z.int().nullable(),
	is_for_me: flag,
	/** The last three, oldest first. */
	comments: z.array(commentOutput),
	comment_count: z.int(),
	/** The first three. */
	likes: z.array(likeOutput),
	like_count: z.int(),
	liked_by_me: flag,
});

const jsonFields = ["actor", "recipients", "recognition", "comments", "likes"] as const;

/** Makes the wire's item from the query's row. */
export function presentActivity(scope: MemberScope, row: Record<string, unknown>): z.input<typeof activityOutput> {
	const { actor, recipients, recognition, comments, likes } = readJson(row);
	const { request, account, user } = scope;
	const isForMe = row.is_for_me === 1;
	const { message = "", points = null, program = null, behavior_names = [], id = null } = recognition ?? {};
	return {
		...(row as { id: number; kind: string; created_at: number; visibility: "public" | "team" }),
		actor,
		recipients: isForMe ? readerFirst(recipients, user) : recipients,
		recipient_count: Number(row.recipient_count),
		group_names: JSON.parse(String(row.group_names)) as string[],
		named_count: Number(row.named_count),
		recognition_id: id,
		message,
		program,
		behaviors: behavior_names.map((names) => nameIn(names, request.language_code, account.default_language_code)),
		points: isOn(account, "hide_points_for_account") ? null : points,
		is_for_me: isForMe ? 1 : 0,
		comments: comments.reverse().map((comment) => presentComment(scope, comment)),
		comment_count: Number(row.comment_count),
		likes,
		like_count: Number(row.like_count),
		liked_by_me: row.liked_by_me === 1 ? 1 : 0,
	};
}

type Person = z.input<typeof shownPerson>;
type Parts = {
	actor: Person;
	recipients: Person[];
	recognition: {
		id: number;
		message: string;
		points: number;
		program: { id: number; name: string; glyph: string; image: string | null };
		behavior_names: string[];
	} | null;
	comments: Parameters<typeof presentComment>[1][];
	likes: z.input<typeof likeOutput>[];
};

function readJson(row: Record<string, unknown>): Parts {
	return Object.fromEntries(jsonFields.map((field) => [field, JSON.parse(String(row[field] ?? "null"))])) as Parts;
}

function readerFirst(recipients: Person[], reader: Person): Person[] {
	const { id, name, first_name, last_name, image_url } = reader;
	const others = recipients.filter((person) => person.id !== id);
	return [{ id, name, first_name, last_name, image_url }, ...others].slice(0, 3);
}

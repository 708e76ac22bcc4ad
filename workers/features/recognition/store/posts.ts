/** The SQL of what posts in the feed show of their recognitions: one row for each of a page's posts. */
import { sql } from "drizzle-orm";
import { badgeOf } from "#workers/features/badges";
import { personJson } from "#workers/features/members";
import { namesOfListed } from "#workers/kernel/listed-names";
import { rowsOf } from "#workers/kernel/sql";

/** A post in the feed, how many were thanked in it, and whether its reader is one of them. */
export type AskedPost = { id: number; created_at: number; recipient_count: number; is_for_me: boolean };

/** What a post shows, as JSON: its first recognition, which the others share but for the recipient, and whom it names. */
export type PostRow = {
	activity_id: number;
	/** A `FirstRecognition`; null where a post has none. */
	recognition: string | null;
	/** Whom the next two recognitions name. */
	others: string;
	/** The reader's own recognition, when they are one of several. */
	own_id: number | null;
};

/** Somebody in a post. */
export type PostPerson = { id: number; name: string; first_name: string; last_name: string; image_url: string | null };

/** The recognition that stands for its post. */
export type FirstRecognition = {
	id: number;
	message: string;
	points: number;
	giver_id: number;
	recipient: PostPerson;
	program: { id: number; name: string; glyph: string; image: string | null };
	behavior_names: string[];
	picture_id: number | null;
	/** What is kept of its picture, as JSON. */
	picture: string | null;
	/** Its badge, for `presentBadge`. */
	badge: string | null;
	/** Of what colleagues added to it: how often, how much, and whether the reader did. */
	boosts: { count: number; points: number; is_by_reader: 0 | 1 };
};

/** What these posts show a reader; of others who were thanked nothing is read where there are none. */
export function listPosts(account_id: number, reader_id: number, posts: readonly AskedPost[]) {
	const asked = rowsOf(posts.map((post) => [post.id, post.created_at, post.recipient_count > 1, post.is_for_me]));
	return sql<PostRow>`select e.value ->> 0 as activity_id,
		(select json_object('id', r.id, 'message', r.message, 'points', r.points, 'recipient', ${personJson("u")},
			'giver_id', r.giver_id, 'boosts', (select json_object('count', count(*), 'points', coalesce(sum(b.points), 0),
				'is_by_reader', coalesce(max(b.booster_id = ${reader_id}), 0))
				from recognition_boosts b where b.account_id = r.account_id and b.recognition_id = r.id),
			'picture_id', r.picture_id,
			'picture', (select x.picture from recognition_pictures x where x.account_id = r.account_id and x.id = r.picture_id),
			'program', json_object('id', p.id, 'name', p.name, 'glyph', p.glyph, 'image', p.image),
			'behavior_names', ${namesOfListed(sql`behaviors`, "r", "behavior_ids")}, 'badge', ${badgeOf("r")} || '')
			from recognitions r join users u on u.account_id = r.account_id and u.id = r.recipient_id
			join programs p on p.account_id = r.account_id and p.id = r.program_id
			where r.account_id = ${account_id} and r.activity_id = e.value ->> 0 and r.status = 'issued' order by r.id limit 1) as recognition,
		iif(e.value ->> 2, (select json_group_array(json(person)) from (select ${personJson("u")} as person from recognitions r
			join users u on u.account_id = r.account_id and u.id = r.recipient_id
			where r.account_id = ${account_id} and r.activity_id = e.value ->> 0 and r.status = 'issued' order by r.id limit 2 offset 1)), '[]') as others,
		iif(e.value ->> 2 and e.value ->> 3, (select r.id from recognitions r where r.account_id = ${account_id}
			and r.recipient_id = ${reader_id} and r.created_at = e.value ->> 1 and r.activity_id = e.value ->> 0 and r.status = 'issued' limit 1), null) as own_id
		from ${asked} e`;
}

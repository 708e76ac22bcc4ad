/** One's own follows, followers, groups and blocks; nobody else's, and never who blocked one. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { followedKinds } from "../rules/following";
import { followsVersion } from "../store/follows";
import { followersFace } from "./get-followers";

const flag = z.literal([0, 1]);

const row = rowOf(followersFace, {
	id: z.int(),
	kind: z.enum(followedKinds),
	name: z.string(),
	title: z.string(),
	image_url: z.string().nullable(),
	is_followed: flag,
	is_blocked: flag,
});

export const getFollowers = defineList(followersFace, {
	path: "/api/followers/api_get_followers",
	summary: "Whom one follows, who follows one, the groups that one is in, or whom one blocked (filters.relation).",
	access: "signed_in",
	row,
	version_of: "followers/get-followers",
	counted: ({ account, user }) => sql<{ version: number; total_rows: null }>`select
		${followsVersion({ account_id: account.id, id: user.id })} as version, null as total_rows`,
	joins: 3,
	sorts: { id: { key: sql`r.id`, id: sql`r.id` } },
	query: ({ account, user }, { relation }) => {
		const person = sql`r.id, 'person' as kind, ${personName("u")} as name, u.title, u.image_url,
			exists (select 1 from follows o where o.account_id = ${account.id} and o.follower_id = ${user.id} and o.kind = 'person'
				and o.target_id = r.id) as is_followed`;
		const people = sql`join users u on u.account_id = ${account.id} and u.id = r.id`;
		if (relation === "groups")
			return {
				select: sql`r.id, 'group' as kind, g.name, '' as title, null as image_url, 0 as is_blocked,
					exists (select 1 from follows o where o.account_id = ${account.id} and o.follower_id = ${user.id} and o.kind = 'group'
						and o.target_id = r.id) as is_followed`,
				from: sql`(select m.group_id as id from group_members m where m.account_id = ${account.id} and m.user_id = ${user.id}) r`,
				joins: sql`join groups g on g.account_id = ${account.id} and g.id = r.id`,
				where: [sql`1`],
			};
		if (relation === "blocked")
			return {
				select: sql`${person}, 1 as is_blocked`,
				from: sql`(select b.blocked_id as id from blocks b where b.account_id = ${account.id} and b.blocker_id = ${user.id}) r`,
				joins: people,
				where: [sql`1`],
			};
		return {
			select: sql`${person}, 0 as is_blocked`,
			from:
				relation === "followers"
					? sql`(select f.follower_id as id from follows f where f.account_id = ${account.id} and f.kind = 'person'
						and f.target_id = ${user.id}) r`
					: sql`(select f.target_id as id from follows f where f.account_id = ${account.id} and f.follower_id = ${user.id}
						and f.kind = 'person') r`,
			joins: people,
			where: [sql`1`],
		};
	},
});

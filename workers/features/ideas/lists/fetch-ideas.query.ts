/** The ideas that one may see, by votes or time: everybody's that were sent, or one's own with drafts. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { maxReviewsOf } from "#workers/features/account";
import { personName } from "#workers/features/members";
import { findDocuments } from "#workers/features/search";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { findVersion } from "#workers/kernel/table-page";
import { type AdditionalFields, ideaStatuses } from "../rules/idea";
import { votesData } from "../steps/present-idea";
import { ideasFace } from "./fetch-ideas";

const flag = z.literal([0, 1]);

const row = rowOf(ideasFace, {
	id: z.int(),
	problem: z.string(),
	category_id: z.int(),
	author_id: z.int(),
	status: z.enum(ideaStatuses),
	is_featured: flag,
	/** 1: the reader's own, or their team's. */
	is_in_team: flag,
	current_user_votes_data: votesData,
	/** What its author says besides, by key. */
	additional_fields: z.record(z.string(), z.string()),
	/** The most reviews of an idea, and how many everybody sees. */
	max_reviews_count: z.int(),
	current_reviews_count: z.int(),
});

export const fetchIdeas = defineList(ideasFace, {
	path: "/api/ideas/api_fetch_ideas",
	summary: "The ideas of the account (the default), one's own with drafts, or those that one voted for.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	row,
	version_of: "ideas",
	// Author, category, and the reader's vote and place in the team.
	joins: 4,
	sorts: {
		vote_count: { key: sql`i.vote_count`, id: sql`i.id` },
		created_at: { key: sql`i.created_at`, id: sql`i.id` },
	},
	counted: (scope, { tab, ...narrower }) => {
		const isNarrower = tab !== "all" || Object.values(narrower).some((value) => value !== undefined && value !== "");
		const shown = sql`coalesce((select n.shown_count from idea_counts n where n.account_id = ${scope.account.id}), 0)`;
		return findVersion(scope, ["ideas"], isNarrower ? null : shown);
	},
	query: ({ account, user }, { tab, search, category_id, status }) => {
		const documents = search ? findDocuments(account.id, search, "idea") : undefined;
		const isMine = sql`exists (select 1 from idea_team_members t where t.account_id = ${account.id} and t.idea_id = i.id
			and t.user_id = ${user.id})`;
		return {
			select: sql`i.id, i.title, i.problem, i.category_id, c.name as category, i.author_id, ${personName("u")} as author,
				u.image_url as author_image, i.status, i.is_featured, i.vote_count, i.reviews_count, i.additional_fields, i.created_at, ${isMine} as is_in_team,
				(select v.created_at from idea_votes v where v.account_id = ${account.id} and v.idea_id = i.id
					and v.user_id = ${user.id}) as voted_at`,
			from: sql`ideas i`,
			joins: sql`join users u on u.account_id = i.account_id and u.id = i.author_id
				join idea_categories c on c.account_id = i.account_id and c.id = i.category_id`,
			where: [
				sql`i.account_id = ${account.id}`,
				...(tab === "mine" ? [] : [sql`i.status <> 'draft'`, sql`i.merged_into_id is null`]),
			],
			found: [
				...(tab === "mine" ? [isMine] : []),
				...(tab === "voted"
					? [
							sql`exists (select 1 from idea_votes v where v.account_id = ${account.id} and v.idea_id = i.id and v.user_id = ${user.id})`,
						]
					: []),
				...(category_id === undefined ? [] : [sql`i.category_id = ${category_id}`]),
				...(status === undefined ? [] : [sql`i.status = ${status}`]),
				...(documents ? [sql`i.id in (select f.id from ${documents})`] : []),
			],
		};
	},
	present: ({ account }, { voted_at, additional_fields, reviews_count, ...shown }) => ({
		...(shown as z.input<typeof row>),
		max_reviews_count: maxReviewsOf(account),
		current_reviews_count: reviews_count as number,
		additional_fields: JSON.parse(String(additional_fields)) as AdditionalFields,
		current_user_votes_data: {
			has_voted: voted_at === null ? (0 as const) : (1 as const),
			voted_at: voted_at as number | null,
		},
	}),
});

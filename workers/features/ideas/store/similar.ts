/** The SQL that finds ideas by their words: those like a title, those of the global search, and those to merge with. */
import { sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import { findDocuments, findSimilarDocuments } from "#workers/features/search";
import type { IdeaRow } from "./ideas";

const maxSimilar = 5;
/** More documents than are shown are looked at, since some are merged or gone. */
const maxLookedAt = 20;

/** An idea that is like another one. */
export type SimilarIdea = Pick<
	IdeaRow,
	"id" | "title" | "status" | "vote_count" | "author" | "voted_at" | "is_in_team"
>;

/** Ideas that share longer words with a title; undefined where it has none. */
export function similarTo(account_id: number, title: string, { user_id, but }: { user_id: number; but: number }) {
	const documents = findSimilarDocuments(account_id, title, "idea", maxLookedAt);
	if (!documents) return undefined;
	return sql<SimilarIdea>`select i.id, i.title, i.status, i.vote_count, ${personName("u")} as author,
		(select v.created_at from idea_votes v where v.account_id = i.account_id and v.idea_id = i.id
			and v.user_id = ${user_id}) as voted_at,
		exists (select 1 from idea_team_members t where t.account_id = i.account_id and t.idea_id = i.id
			and t.user_id = ${user_id}) as is_in_team
		from ${documents} cross join ideas i on i.account_id = ${account_id} and i.id = f.id
		join users u on u.account_id = i.account_id and u.id = i.author_id
		where i.status <> 'draft' and i.merged_into_id is null and i.id <> ${but} order by f.place, i.id limit ${maxSimilar}`;
}

/** An idea that the global search found. */
export type FoundIdea = {
	id: number;
	title: string;
	problem: string;
	author: string;
	image_url: string | null;
	total: number;
};

/** Ideas whose words begin as typed; undefined where nothing was typed. */
export function findIdeas(account_id: number, text: string, max: number) {
	const documents = findDocuments(account_id, text, "idea");
	if (!documents) return undefined;
	return sql<FoundIdea>`select i.id, i.title, i.problem, ${personName("u")} as author, u.image_url, count(*) over () as total
		from ${documents} cross join ideas i on i.account_id = ${account_id} and i.id = f.id
		join users u on u.account_id = i.account_id and u.id = i.author_id
		where i.status <> 'draft' and i.merged_into_id is null order by f.place, i.vote_count desc, i.id desc limit ${max}`;
}

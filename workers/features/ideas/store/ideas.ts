/** The SQL of ideas: reading one with its people, writing its words, and each step of its life. */
import { type SQL, sql } from "drizzle-orm";
import type { ideas } from "#drizzle/ideas";
import { personName } from "#workers/features/members";
import { indexDocuments } from "#workers/features/search";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { IdeaStatus } from "../rules/idea";

/** An idea as its reader meets it, with its author, category and own vote. */
export type IdeaRow = Omit<RowOf<typeof ideas>, "account_id" | "status" | "reviews_count"> & {
	status: IdeaStatus;
	author: string;
	author_image: string | null;
	category: string;
	is_in_team: 0 | 1;
	/** When the reader voted; null: they did not. */
	voted_at: number | null;
	/** What the idea is called that has the votes of a merged one. */
	merged_title: string | null;
};

const columns = sql`i.id, i.author_id, i.category_id, i.title, i.problem, i.solution, i.additional_fields, i.status, i.version, i.sent,
	i.is_featured, i.vote_count, i.reason, i.merged_into_id, i.activity_id, i.approval_paid_at, i.highlighting_paid_at,
	i.commission_paid_at, i.decided_at, i.decided_by, i.created_at, i.updated_at`;

/** One idea, for this reader. */
export function findIdea(account_id: number, id: number, user_id: number) {
	return sql<IdeaRow>`select ${columns}, ${personName("u")} as author, u.image_url as author_image, c.name as category,
		exists (select 1 from idea_team_members t where t.account_id = i.account_id and t.idea_id = i.id
			and t.user_id = ${user_id}) as is_in_team,
		(select v.created_at from idea_votes v where v.account_id = i.account_id and v.idea_id = i.id
			and v.user_id = ${user_id}) as voted_at,
		(select m.title from ideas m where m.account_id = i.account_id and m.id = i.merged_into_id) as merged_title
		from ideas i join users u on u.account_id = i.account_id and u.id = i.author_id
		join idea_categories c on c.account_id = i.account_id and c.id = i.category_id
		where i.account_id = ${account_id} and i.id = ${id}`;
}

/** What a list of ideas elsewhere shows of one: a page of requests, posts of the feed. */
export type ShownIdea = Pick<IdeaRow, "id" | "title" | "status" | "vote_count" | "version" | "problem"> & {
	author: string;
	author_image: string | null;
	category: string;
	points_on_approval: number;
};

/** These ideas. */
export function listIdeas(account_id: number, ids: readonly number[]) {
	return sql<ShownIdea>`select i.id, i.title, i.status, i.vote_count, i.version, i.problem, ${personName("u")} as author,
		u.image_url as author_image, c.name as category, c.points_on_approval from ${rowsOf(ids)} e
		cross join ideas i on i.account_id = ${account_id} and i.id = e.value
		join users u on u.account_id = i.account_id and u.id = i.author_id
		join idea_categories c on c.account_id = i.account_id and c.id = i.category_id`;
}

/** The words of an idea, as its author gives them; `additional_fields` are JSON. */
export type IdeaFields = RowOf<typeof ideas, "category_id" | "title" | "problem" | "solution" | "additional_fields">;

/** Begins a draft. */
export function insertIdea(
	account_id: number,
	idea: IdeaFields & { id: number; author_id: number },
	now: number,
): Statement {
	return sql`insert into ideas (account_id, id, author_id, category_id, title, problem, solution, additional_fields, created_at, updated_at)
		values (${account_id}, ${idea.id}, ${idea.author_id}, ${idea.category_id}, ${idea.title}, ${idea.problem}, ${idea.solution},
		${idea.additional_fields}, ${now}, ${now})`;
}

/** Changes the words. */
export function updateWords(account_id: number, id: number, idea: IdeaFields, now: number): Statement {
	return sql`update ideas set category_id = ${idea.category_id}, title = ${idea.title}, problem = ${idea.problem},
		solution = ${idea.solution}, additional_fields = ${idea.additional_fields}, updated_at = ${now}
		where account_id = ${account_id} and id = ${id}`;
}

/** Sends it: the version rises, and from the first on others see it. `sent` are its words as JSON. */
export function updateSent(account_id: number, id: number, sent: string, now: number): Statement {
	return sql`update ideas set status = 'pending', version = version + 1, sent = ${sent}, updated_at = ${now},
		created_at = iif(version = 0, ${now}, created_at) where account_id = ${account_id} and id = ${id}`;
}

/** What a decision makes of an idea. */
export type DecidedIdea = Pick<IdeaRow, "status" | "reason" | "merged_into_id" | "activity_id" | "approval_paid_at"> & {
	decided_by: number;
};

/** Writes a decision. */
export function updateDecidedIdea(account_id: number, id: number, idea: DecidedIdea, now: number): Statement {
	return sql`update ideas set status = ${idea.status}, reason = ${idea.reason}, merged_into_id = ${idea.merged_into_id},
		activity_id = ${idea.activity_id}, approval_paid_at = ${idea.approval_paid_at}, decided_by = ${idea.decided_by},
		decided_at = ${now}, updated_at = ${now} where account_id = ${account_id} and id = ${id}`;
}

/** Puts an idea among the highlighted ones, or takes it out; when its points were paid stays. */
export function updateFeatured(
	account_id: number,
	id: number,
	{ is_featured, highlighting_paid_at }: Pick<IdeaRow, "is_featured" | "highlighting_paid_at">,
	now: number,
): Statement {
	return sql`update ideas set is_featured = ${is_featured}, highlighting_paid_at = ${highlighting_paid_at}, updated_at = ${now}
		where account_id = ${account_id} and id = ${id}`;
}

/** Notes that the final commission was paid. */
export function updateCommission(account_id: number, id: number, now: number): Statement {
	return sql`update ideas set commission_paid_at = ${now}, updated_at = ${now} where account_id = ${account_id} and id = ${id}`;
}

/** True in SQL while an idea stands as it was read. */
export function isAsRead(account_id: number, { id, status, version, is_featured, commission_paid_at }: IdeaRow): SQL {
	return sql`select count(*) from ideas i where i.account_id = ${account_id} and i.id = ${id} and i.status = ${status}
		and i.version = ${version} and i.is_featured = ${is_featured} and i.commission_paid_at is ${commission_paid_at}`;
}

/** Puts its words into the index of the search. */
export function indexIdea(
	account_id: number,
	{ id, title, problem, solution }: { id: number } & Pick<IdeaFields, "title" | "problem" | "solution">,
): Statement[] {
	return indexDocuments(account_id, "idea", [{ id, title, body: `${problem} ${solution}` }]);
}

/** What an idea is called. */
export function ideaName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select i.title as name from ideas i where i.account_id = ${account_id} and i.id = ${id}`;
}

/** The idea that was highlighted last, for the side of the list. */
export function findFeatured(account_id: number) {
	return sql<{
		id: number;
		title: string;
		author: string;
		team_count: number;
	}>`select i.id, i.title, ${personName("u")} as author,
		(select count(*) from idea_team_members t where t.account_id = i.account_id and t.idea_id = i.id) as team_count
		from ideas i indexed by ideas_featured join users u on u.account_id = i.account_id and u.id = i.author_id
		where i.account_id = ${account_id} and i.is_featured = 1 order by i.decided_at desc, i.id desc limit 1`;
}

/** Notes that something around an idea changed, so that lists are read anew. */
export function touchIdea(account_id: number, id: number, now: number): Statement {
	return sql`update ideas set updated_at = ${now} where account_id = ${account_id} and id = ${id}`;
}

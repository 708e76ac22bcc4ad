/** The SQL of whole ideas with their people, votes and threads, as a demo has them: running ones and some that are done. */
import { sql } from "drizzle-orm";
import { insertActivities } from "#workers/features/activity";
import { indexDocuments } from "#workers/features/search";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { Change } from "../rules/changes";
import type { EventKind, IdeaStatus } from "../rules/idea";
import type { CategoryFields } from "./categories";
import type { Share } from "./team";

/** A category, as a demo has it. */
export type PastCategory = CategoryFields & { id: number; created_at: number };

/** An idea with all that belongs to it. */
export type PastIdea = {
	id: number;
	author_id: number;
	category_id: number;
	title: string;
	problem: string;
	solution: string;
	additional_fields: string;
	status: IdeaStatus;
	version: number;
	sent: string | null;
	is_featured: 0 | 1;
	reason: string;
	activity_id: number | null;
	decided_by: number | null;
	decided_at: number | null;
	commission_paid_at: number | null;
	created_at: number;
	team: (Share & { manager_id: number | null })[];
	votes: { user_id: number; created_at: number }[];
	events: {
		id: number;
		user_id: number;
		kind: EventKind;
		version: number;
		text: string;
		changes: Change[];
		created_at: number;
	}[];
};

/** Writes them with their posts, and what search knows of them. */
export function insertPastIdeas(
	account_id: number,
	categories: readonly PastCategory[],
	ideas: readonly PastIdea[],
): Statement[] {
	const rows = rowsOf(ideas);
	const posted = ideas.filter(({ activity_id }) => activity_id !== null);
	return [
		sql`insert into idea_categories (account_id, id, name, description, is_active, points_on_approval, points_on_highlighting,
				budget_id, created_at)
			select ${account_id}, value ->> 'id', value ->> 'name', value ->> 'description', value ->> 'is_active',
				value ->> 'points_on_approval', value ->> 'points_on_highlighting', value ->> 'budget_id', value ->> 'created_at'
			from ${rowsOf(categories)}`,
		...insertActivities(
			account_id,
			"idea",
			posted.map(({ activity_id, author_id, decided_at, id, team }) => ({
				...{
					id: activity_id!,
					actor_id: author_id,
					visibility: "public",
					team_manager_id: null,
					created_at: decided_at!,
				},
				...{ people: team.map(({ user_id }) => user_id), details: { idea_id: id } },
				teams: [...new Set(team.map(({ manager_id }) => manager_id))],
			})),
		),
		sql`insert into ideas (account_id, id, author_id, category_id, title, problem, solution, additional_fields, status, version, sent,
				is_featured, reason, activity_id, decided_by, decided_at, commission_paid_at, approval_paid_at, highlighting_paid_at,
				created_at, updated_at)
			select ${account_id}, value ->> 'id', value ->> 'author_id', value ->> 'category_id', value ->> 'title', value ->> 'problem',
				value ->> 'solution', value ->> 'additional_fields', value ->> 'status', value ->> 'version', value ->> 'sent',
				value ->> 'is_featured', value ->> 'reason', value ->> 'activity_id', value ->> 'decided_by', value ->> 'decided_at',
				value ->> 'commission_paid_at', iif(value ->> 'status' = 'approved', value ->> 'decided_at', null),
				iif(value ->> 'is_featured' = 1, value ->> 'decided_at', null), value ->> 'created_at', value ->> 'created_at' from ${rows}`,
		sql`insert into idea_team_members (account_id, idea_id, user_id, share, place, created_at)
			select ${account_id}, i.value ->> 'id', t.value ->> 'user_id', t.value ->> 'share', t.key, i.value ->> 'created_at'
			from ${rows} as i, json_each(i.value, '$.team') as t`,
		sql`insert into idea_votes (account_id, idea_id, user_id, created_at)
			select ${account_id}, i.value ->> 'id', v.value ->> 'user_id', v.value ->> 'created_at'
			from ${rows} as i, json_each(i.value, '$.votes') as v`,
		sql`insert into idea_events (account_id, id, idea_id, user_id, kind, version, text, changes, created_at)
			select ${account_id}, e.value ->> 'id', i.value ->> 'id', e.value ->> 'user_id', e.value ->> 'kind', e.value ->> 'version',
				e.value ->> 'text', e.value ->> 'changes', e.value ->> 'created_at'
			from ${rows} as i, json_each(i.value, '$.events') as e`,
		...indexDocuments(
			account_id,
			"idea",
			ideas
				.filter(({ status }) => status !== "draft")
				.map(({ id, title, problem, solution }) => ({ id, title, body: `${problem} ${solution}` })),
		),
	];
}

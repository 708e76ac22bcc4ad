/** An idea on the wire: what everybody reads of it, and what its team and the moderators read besides. */
import { z } from "zod";
import { isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import type { Change } from "../rules/changes";
import {
	type AdditionalFields,
	additionalKeys,
	eventKinds,
	ideaStatuses,
	mayBeChanged,
	takesVotes,
} from "../rules/idea";
import { mayDecide, maySeeThread, moderatesIdeas } from "../rules/rights";
import { splitPoints } from "../rules/split-points";
import type { EventRow } from "../store/events";
import type { IdeaRow } from "../store/ideas";
import type { PictureRow } from "../store/pictures";
import type { TeamRow } from "../store/team";
import type { PayingCategory } from "./pay-team";

const flag = z.literal([0, 1]);

/** The reader's own vote (specification §3). */
export const votesData = z.object({ has_voted: flag, voted_at: z.int().nullable() });

/** An idea. */
export const ideaOutput = z.object({
	id: z.int(),
	title: z.string(),
	problem: z.string(),
	solution: z.string(),
	/** What its author says besides, in order; `label` in the reader's language. */
	additional_fields: z.array(z.object({ key: z.enum(additionalKeys), label: z.string(), value: z.string() })),
	category: z.object({ id: z.int(), name: z.string() }),
	status: z.enum(ideaStatuses),
	version: z.int(),
	is_featured: flag,
	vote_count: z.int(),
	current_user_votes_data: votesData,
	author: z.object({ id: z.int(), name: z.string(), image_url: z.string().nullable() }),
	/** Points are null where the account hides them. */
	team_members: z.array(
		z.object({
			id: z.int(),
			name: z.string(),
			image_url: z.string().nullable(),
			share: z.int(),
			points: z.int().nullable(),
			created_at: z.int(),
		}),
	),
	pictures: z.array(z.object({ id: z.int(), image_url: z.string(), name: z.string() })),
	points_on_approval: z.int().nullable(),
	points_on_highlighting: z.int().nullable(),
	is_approval_paid: flag,
	is_highlighting_paid: flag,
	/** When the final commission was paid; null: it was not. */
	final_commission_paid_at: z.int().nullable(),
	reason: z.string(),
	merged_into: z.object({ id: z.int(), title: z.string() }).nullable(),
	activity_id: z.int().nullable(),
	created_at: z.int(),
	updated_at: z.int(),
	decided_at: z.int().nullable(),
});

/** What happened to it. */
export const eventOutput = z.object({
	id: z.int(),
	kind: z.enum(eventKinds),
	version: z.int(),
	text: z.string(),
	changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
	person: z.object({ id: z.int(), name: z.string(), image_url: z.string().nullable() }),
	created_at: z.int(),
});

/** What the reader may do with it. */
export const rightsOutput = z.object({
	may_vote: flag,
	may_change: flag,
	/** 1: the author, until it is decided. */
	may_set_team: flag,
	may_decide: flag,
	may_feature: flag,
	may_write: flag,
	is_in_team: flag,
});

type Parts = { team: readonly TeamRow[]; category: PayingCategory; pictures: readonly PictureRow[] };

/** The idea for the wire. */
export function presentIdea(
	{ account, translate }: MemberScope,
	idea: IdeaRow,
	{ team, category, pictures }: Parts,
): z.input<typeof ideaOutput> {
	const said = JSON.parse(idea.additional_fields) as AdditionalFields;
	const areHidden = isOn(account, "hide_points_for_account");
	const points = splitPoints(
		category.points_on_approval,
		team.map(({ id, share }) => ({ user_id: id, share })),
	);
	const { id, title, problem, solution, status, version, is_featured, vote_count, reason, activity_id } = idea;
	return {
		...{ id, title, problem, solution, status, version, is_featured, vote_count, reason, activity_id },
		...{ created_at: idea.created_at, updated_at: idea.updated_at, decided_at: idea.decided_at },
		additional_fields: additionalKeys.flatMap((key) => {
			const value = said[key];
			if (!value) return [];
			const words = key === "impact" ? translate(`ideas:impacts.${value as "other"}`) : value;
			return [{ key, label: translate(`ideas:fields.${key}`), value: words }];
		}),
		category: { id: category.id, name: category.name },
		current_user_votes_data: { has_voted: flagOf(idea.voted_at !== null), voted_at: idea.voted_at },
		author: { id: idea.author_id, name: idea.author, image_url: idea.author_image },
		team_members: team.map(({ id: user_id, name, image_url, share, created_at }) => ({
			...{ id: user_id, name, image_url, share, created_at },
			points: areHidden ? null : (points.find((part) => part.user_id === user_id)?.points ?? 0),
		})),
		pictures: pictures.map((picture) => ({ ...picture })),
		points_on_approval: areHidden ? null : category.points_on_approval,
		points_on_highlighting: areHidden ? null : category.points_on_highlighting,
		is_approval_paid: flagOf(idea.approval_paid_at !== null),
		is_highlighting_paid: flagOf(idea.highlighting_paid_at !== null),
		final_commission_paid_at: idea.commission_paid_at,
		merged_into: idea.merged_into_id === null ? null : { id: idea.merged_into_id, title: idea.merged_title ?? "" },
	};
}

/** The thread for the wire. */
export function presentEvent({ id, kind, version, text, changes, user_id, name, image_url, created_at }: EventRow) {
	const changed = JSON.parse(changes) as Change[];
	return { id, kind, version, text, changes: changed, person: { id: user_id, name, image_url }, created_at };
}

/** What the reader may do. */
export function rightsTo({ user, actor }: MemberScope, idea: IdeaRow): z.input<typeof rightsOutput> {
	const isAuthor = idea.author_id === user.id;
	const mayAct = actor === null;
	return {
		may_vote: flagOf(mayAct && takesVotes(idea.status) && idea.is_in_team === 0),
		may_change: flagOf(mayAct && isAuthor && mayBeChanged(idea.status)),
		may_set_team: flagOf(mayAct && isAuthor && idea.status !== "approved" && idea.status !== "rejected"),
		may_decide: flagOf(mayAct && idea.status === "pending" && mayDecide(user, idea)),
		may_feature: flagOf(mayAct && idea.status === "approved" && moderatesIdeas(user) && idea.is_in_team === 0),
		may_write: flagOf(mayAct && idea.version > 0 && maySeeThread(user, idea)),
		is_in_team: idea.is_in_team,
	};
}

/** A claim on the wire. */
export function flagOf(is: boolean): 0 | 1 {
	return is ? 1 : 0;
}

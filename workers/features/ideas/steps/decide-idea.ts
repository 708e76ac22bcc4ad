/**
 * What a decision on an idea does, from its page and from the inbox alike: the idea's new state, its points, its post, its
 * thread, and who is told. Invariant: what was read is asserted, so that of two moderators one decides.
 */
import { insertActivities } from "#workers/features/activity";
import { notify, toldPoints } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import type { EventKind, IdeaDecision } from "../rules/idea";
import { takesVotes } from "../rules/idea";
import { findCategory } from "../store/categories";
import { insertEvent } from "../store/events";
import { type DecidedIdea, findIdea, type IdeaRow, isAsRead, updateDecidedIdea } from "../store/ideas";
import { listTeam, type TeamRow } from "../store/team";
import { moveVotes } from "../store/votes";
import { partsOf, payTeam } from "./pay-team";

/** What was decided, with the words to the team, and the idea that a duplicate is merged into. */
export type Decided = { decision: IdeaDecision; notes: string; merge_into_id?: number };

/** The effect of a decision. */
export type IdeaEffect = { statements: Statement[]; follow: OutboxMessage[] };

const eventOf = {
	approve: "approved",
	suggest_changes: "suggestion",
	reject: "rejected",
	merge: "merged",
} as const satisfies Record<IdeaDecision, EventKind>;

/** The statements of a decision on an idea that waits. */
export async function decideIdea(scope: MemberScope, idea: IdeaRow, decided: Decided): Promise<IdeaEffect> {
	const { account, user, clock, newId, read } = scope;
	if (idea.status !== "pending") throw refuse("already_decided");
	if (idea.is_in_team === 1) throw refuse("own_request");
	checkWords(scope, decided);
	const [[category], team, into] = await Promise.all([
		read(findCategory(account.id, idea.category_id)),
		read(listTeam(account.id, idea.id)),
		readMergedInto(scope, idea, decided),
	]);
	if (!category) throw notFound("idea");
	const now = clock.now();
	const isApproved = decided.decision === "approve";
	const activity_id = isApproved ? newId() : null;
	const paid = isApproved ? partsOf(category, team, "approval") : [];
	const pointsOf = new Map(paid.map(({ user_id, points }) => [user_id, points]));
	const notice = notify(scope, "ideas/news", others(team, user.id), ({ id }) => ({
		...{ idea_id: idea.id, title: idea.title, what: eventOf[decided.decision], notes: decided.notes },
		...{ points: toldPoints(account, pointsOf.get(id) ?? 0), by: user.name },
	}));
	return {
		statements: [
			assertThat("already_decided", isAsRead(account.id, idea)),
			...(into ? [assertThat("idea_changed", isAsRead(account.id, into))] : []),
			...(isApproved ? payTeam(scope, { idea, category, team }, "approval") : []),
			...(activity_id === null ? [] : postOf(scope, { idea, team, activity_id })),
			...(into ? moveVotes(account.id, idea.id, into.id) : []),
			updateDecidedIdea(
				account.id,
				idea.id,
				{ ...stateAfter(decided), activity_id, decided_by: user.id, approval_paid_at: paid.length > 0 ? now : null },
				now,
			),
			insertEvent(
				account.id,
				{
					...{ id: newId(), idea_id: idea.id, user_id: user.id, version: idea.version },
					...{ kind: eventOf[decided.decision], text: decided.notes },
				},
				now,
			),
			...notice.statements,
		],
		follow: notice.follow,
	};
}

function checkWords({ translate }: MemberScope, { decision, notes }: Decided): void {
	if (decision !== "reject" && decision !== "suggest_changes") return;
	if (notes === "") throw invalid({ notes: [translate(`ideas:validation.${decision}`)] });
}

function stateAfter({
	decision,
	notes,
	merge_into_id,
}: Decided): Pick<DecidedIdea, "status" | "reason" | "merged_into_id"> {
	if (decision === "approve") return { status: "approved", reason: "", merged_into_id: null };
	if (decision === "suggest_changes") return { status: "changes_suggested", reason: "", merged_into_id: null };
	return { status: "rejected", reason: notes, merged_into_id: decision === "merge" ? (merge_into_id ?? null) : null };
}

/** The idea that gets the votes: another one that takes votes. */
async function readMergedInto(
	{ account, user, read, translate }: MemberScope,
	idea: IdeaRow,
	{ decision, merge_into_id }: Decided,
): Promise<IdeaRow | undefined> {
	if (decision !== "merge") return undefined;
	const [into] = merge_into_id === undefined ? [] : await read(findIdea(account.id, merge_into_id, user.id));
	if (!into || into.id === idea.id || !takesVotes(into.status))
		throw invalid({ merge_into_id: [translate("ideas:validation.merge")] });
	return into;
}

function others(team: readonly TeamRow[], user_id: number): TeamRow[] {
	return team.filter(({ id }) => id !== user_id);
}

function postOf(
	{ account, clock }: MemberScope,
	{ idea, team, activity_id }: { idea: IdeaRow; team: readonly TeamRow[]; activity_id: number },
): Statement[] {
	return insertActivities(account.id, "idea", [
		{
			...{ id: activity_id, actor_id: idea.author_id, visibility: "public", team_manager_id: null },
			...{ created_at: clock.now(), people: team.map(({ id }) => id) },
			...{ teams: [...new Set(team.map(({ manager_id }) => manager_id))], details: { idea_id: idea.id } },
		},
	]);
}
